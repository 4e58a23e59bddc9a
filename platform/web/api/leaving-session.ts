import { hook } from '#platform/model/hook.ts'

/** What ends on this device when its person signs out, while their session still stands. */
export const leavingSession = hook<() => Promise<unknown>>('what ends when somebody signs out')
