// npm run -s casos -- PATH…: runs any file or folder of JSON cases and says what does not agree.
// --with 'COMMAND' asks another program; --answer is such a program, with our law; --schema prints
// the format.
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Verdict } from '#law/cases.ts'
import { answerAll, examine, isAsked } from './casos/exam.ts'
import { findCases, type FoundCase } from './casos/files.ts'
import { schemaText } from './casos/schema.ts'
import { judge, subjectOf } from './casos/subjects.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { with: { type: 'string' }, answer: { type: 'boolean' }, schema: { type: 'boolean' } },
})

if (values.answer) {
  await answerAll(process.stdin, (line) => process.stdout.write(line))
} else if (values.schema) {
  process.stdout.write(schemaText())
} else {
  const places = positionals.length > 0 ? positionals : ['law/cases']
  process.exitCode = await run(places, values.with)
}

/** Runs the cases, says what does not agree, and answers the exit code. */
async function run(places: readonly string[], command: string | undefined): Promise<number> {
  const { cases, unreadable } = findCases(places)
  for (const { file, reason } of unreadable)
    say(file, path.basename(file), [`No se pudo leer: ${reason}`])
  const asked = command === undefined ? cases : cases.filter(({ one }) => isAsked(one))
  const verdicts =
    command === undefined ? asked.map(({ one }) => judge(one)) : await ask(command, asked)
  for (const [place, { title, problems }] of verdicts.entries()) {
    if (problems.length > 0) say(asked[place]?.file ?? '', title, problems)
  }
  summary(asked, verdicts)
  const failed = verdicts.filter(({ problems }) => problems.length > 0).length + unreadable.length
  console.log(`${verdicts.length + unreadable.length - failed} passed, ${failed} failed`)
  return failed > 0 || verdicts.length === 0 ? 1 : 0
}

async function ask(command: string, cases: readonly FoundCase[]): Promise<readonly Verdict[]> {
  const exam = await examine(
    command,
    cases.map(({ one }) => one),
  )
  for (const line of exam.strange) console.log(`? ${line}`)
  if (exam.exitCode !== 0) console.log(`? El programa terminó con ${exam.exitCode ?? 'una señal'}`)
  return exam.verdicts
}

function say(file: string, title: string, problems: readonly string[]): void {
  console.log(`✗ ${title} (${path.relative(process.cwd(), file)})`)
  for (const problem of problems) console.log(`    ${problem}`)
}

/** How many of each subject agree. A case without a subject was listed above. */
function summary(cases: readonly FoundCase[], verdicts: readonly Verdict[]): void {
  const subjects = Map.groupBy(cases.keys(), (place) => subjectNamed(cases[place]?.one))
  for (const [subject, places] of subjects) {
    const sound = places.filter((place) => verdicts[place]?.problems.length === 0).length
    console.log(`${subject}: ${sound} de ${places.length}`)
  }
}

function subjectNamed(found: unknown): string {
  try {
    return subjectOf(found)
  } catch {
    return 'sin materia'
  }
}
