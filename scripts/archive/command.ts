import { untilAsked } from '../clean-up.ts'
import { Refused } from './manifest.ts'

/** What has been started so far, and ends however the command does. */
export type Started = (() => Promise<void>)[]

/** Runs a command to its end; a refusal is said in its words, anything else with its place. */
export async function runCommand(work: (started: Started) => Promise<void>): Promise<void> {
  const started: Started = []
  untilAsked(started)
  try {
    await work(started)
  } catch (error) {
    console.error(error instanceof Refused ? error.message : error)
    process.exitCode = 1
  } finally {
    for (const stop of started.toReversed()) await stop()
  }
}
