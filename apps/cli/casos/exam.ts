import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type Answers, differences } from '#law/answers.ts'
import type { Verdict } from '#law/cases.ts'
import {
  answersOf,
  codesOf,
  isRecord,
  judged,
  type Subject,
  subjectOf,
  wantedBy,
} from './subjects.ts'

/** What a program is asked, a line of JSON each: a case without what must come out. */
export type Question = {
  readonly id: number
  readonly subject: Subject
  readonly asks: readonly string[]
}

/** What is left of a case for who answers it. */
const hidden = ['expect', 'not', 'expectTables', 'source', 'checkedBy', 'note']

/** The question of a case. Throws a RangeError where the case has no subject. */
export function questionOf(id: number, found: unknown): Question {
  const parts = Object.entries(isRecord(found) ? found : {})
  return {
    id,
    subject: subjectOf(found),
    asks: codesOf(found),
    ...Object.fromEntries(parts.filter(([name]) => !hidden.includes(name))),
  }
}

/** A line that a program wrote: the amounts of one question, or why it has none. */
type Reply = { readonly id: number; readonly amounts?: Answers; readonly error?: string }

/** Our own reply to a question. */
export function replyTo(question: unknown): Reply {
  const given: Record<string, unknown> = isRecord(question) ? question : {}
  const { id, asks, subject: _, ...facts } = given
  const codes = Array.isArray(asks) ? asks.map(String) : []
  const asked = { ...facts, source: '', checkedBy: '', expect: zeros(codes) }
  try {
    return { id: Number(id), amounts: answersOf(asked, codes) }
  } catch (error) {
    return { id: Number(id), error: error instanceof Error ? error.message : String(error) }
  }
}

/** A case that is only asked still has to ask for something. */
const zeros = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, 0]))

/** A reply that was read from a line, or what is wrong with the line. */
export function readReply(line: string): Reply | string {
  try {
    const found: unknown = JSON.parse(line)
    const { id, error, amounts }: Record<string, unknown> = isRecord(found) ? found : {}
    if (typeof id !== 'number') return 'falta el id'
    if (typeof error === 'string') return { id, error }
    if (!isRecord(amounts)) return { id, error: 'No responde amounts ni error' }
    return { id, amounts: textsOf(amounts) }
  } catch {
    return 'no es JSON'
  }
}

/** Amounts may come as numbers; what is neither a number nor a text is no amount. */
const textsOf = (amounts: Record<string, unknown>): Answers =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([code, value]) =>
      typeof value === 'number' || typeof value === 'string' ? [[code, String(value)]] : [],
    ),
  )

/** The verdict of a case by the reply of a program. */
export const judgeReply = (found: unknown, reply: Reply | undefined): Verdict =>
  judged(found, () => {
    if (!reply) return ['No respondió']
    if (reply.error !== undefined || !reply.amounts) return [reply.error ?? 'No respondió']
    return differences(wantedBy(found), reply.amounts)
  })

/** What came of asking a program. */
export type Exam = {
  readonly verdicts: readonly Verdict[]
  /** Lines that are no reply, in words. */
  readonly strange: readonly string[]
  /** Exit code of the program; null where a signal ended it. */
  readonly exitCode: number | null
}

/** Asks a program for every case, through its standard input and output, a line of JSON each. */
export async function examine(command: string, cases: readonly unknown[]): Promise<Exam> {
  const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = new Promise<number | null>((resolve, reject) => {
    program.on('error', reject)
    program.on('close', resolve)
  })
  // A program that ends before it has read everything fails in what it did not answer.
  program.stdin.on('error', () => {})
  const replies = new Map<number, Reply>()
  const strange: string[] = []
  const reading = readLines(program.stdout, (line) => {
    const reply = readReply(line)
    if (typeof reply === 'string') strange.push(`«${line.slice(0, 60)}»: ${reply}`)
    else replies.set(reply.id, reply)
  })
  program.stdin.end(cases.map((found, id) => `${JSON.stringify(questionOf(id, found))}\n`).join(''))
  const [exitCode] = await Promise.all([exited, reading])
  return {
    verdicts: cases.map((found, id) => judgeReply(found, replies.get(id))),
    strange,
    exitCode,
  }
}

/** Every line of a stream that says something. */
async function readLines(
  stream: NodeJS.ReadableStream,
  read: (line: string) => void,
): Promise<void> {
  for await (const line of createInterface({ input: stream })) {
    if (line.trim() !== '') read(line)
  }
}

/** Answers questions with our law until there are no more: an example of such a program. */
export const answerAll = (
  input: NodeJS.ReadableStream,
  write: (line: string) => void,
): Promise<void> =>
  readLines(input, (line) => write(`${JSON.stringify(replyTo(JSON.parse(line)))}\n`))

/** What is asked of no program: brackets as an institution prints them have no amounts. */
export const isAsked = (found: unknown): boolean => codesOf(found).length > 0
