import { cancelJob, enqueue, retryJob } from './enqueue.ts'

/** What a request may ask of the jobs, each in its own transaction. */
export const queue = { enqueue, cancel: cancelJob, retry: retryJob }
export type Queue = typeof queue
