import { spawn } from 'node:child_process'
import path from 'node:path'

export type Step = {
  readonly name: string
  /** A program of node_modules/.bin and its arguments. */
  readonly command: readonly [program: string, ...argv: string[]]
  /** The test files it is limited to; all of them without it. */
  readonly files?: readonly string[]
}

export type Outcome = { readonly name: string; readonly ok: boolean; readonly seconds: number }

const ROOT = path.resolve(import.meta.dirname, '..')

/** Runs the steps, at most `atOnce` together; one line each, and what a failed one printed. */
export async function runSteps(steps: readonly Step[], atOnce = 2): Promise<Outcome[]> {
  const waiting = [...steps.entries()]
  const outcomes: Outcome[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, step] = next
      outcomes[place] = await runStep(step)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

async function runStep({ name, command: [program, ...argv], files = [] }: Step): Promise<Outcome> {
  const start = performance.now()
  const { code, output } = await run(program, [...argv, ...files])
  const outcome = { name, ok: code === 0, seconds: (performance.now() - start) / 1000 }
  console.log(lineOf(outcome))
  if (!outcome.ok) console.log(output.trimEnd())
  return outcome
}

export function lineOf({ name, ok, seconds }: Outcome): string {
  return `${ok ? '✓' : '✗'} ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s`
}

function run(program: string, argv: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(path.join(ROOT, 'node_modules/.bin', program), argv, { cwd: ROOT })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    const pass = (signal: NodeJS.Signals) => child.kill(signal)
    process.on('SIGINT', pass).on('SIGTERM', pass)
    child.on('close', (code) => {
      process.off('SIGINT', pass).off('SIGTERM', pass)
      resolve({ code: code ?? 1, output })
    })
  })
}
