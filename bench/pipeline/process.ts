import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { appUrl } from '../../database/migrate.ts'
import type { Crowd } from './crowd.ts'
import type { RunAnswer } from './worker.ts'
import type { Stages } from './stages.ts'

export type { RunAnswer } from './worker.ts'

export type Worker = {
  readonly run: (crowd: Crowd) => Promise<RunAnswer>
  readonly stages: (crowd: Crowd) => Promise<Stages>
  readonly stop: () => Promise<void>
}

/** A process of its own that calculates months, connected as the application's role. */
export function startWorker(ownerUrl: string): Worker {
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), [appUrl(ownerUrl)])
  return {
    run: (crowd) => asked<RunAnswer>(child, { ...crowd, want: 'run' }),
    stages: (crowd) => asked<Stages>(child, { ...crowd, want: 'stages' }),
    stop: async () => {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function asked<Answer>(child: ChildProcess, question: object): Promise<Answer> {
  child.send(question)
  const died = once(child, 'exit').then(([code]) => {
    throw new Error(`the worker ended with ${String(code)}`)
  })
  const [answer] = (await Promise.race([once(child, 'message'), died])) as [Answer]
  return answer
}
