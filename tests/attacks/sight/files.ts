import { createHash } from 'node:crypto'
import { readSheet } from 'read-excel-file/node'
import { catalogue } from '../../../modules/administration/reports/server/catalogue.ts'
import { inLanes } from '../../../platform/server/jobs/lanes.ts'
import { shuffled } from '../../budget.ts'
import type { Session } from '../../client.ts'
import { pdfText } from '../../pdf-text.ts'
import { isRefused } from './sweep.ts'

const Make = `mutation Make($input: RunReportInput!) {
  runReport(input: $input) { status message error { kind message field } }
}`
const Made = `query Made($input: ReportProcessInput!) {
  reportProcess(input: $input) { type fileName fileUrl }
}`

type Made = { type: string; fileName: string | null; fileUrl: string | null }

const formats = ['CSV', 'XLSX', 'PDF'] as const
export type Format = (typeof formats)[number]

/** Every report in every kind of file. */
export const everyFile = catalogue.flatMap(({ name }) =>
  formats.map((format) => ({ name, format })),
)

/** Every report once, each in a kind of file that the seed of the run chooses for this person. */
export const someFiles = (person: string) =>
  catalogue.map(({ name }) => ({
    name,
    format: shuffled(`file of ${name} for ${person}`, formats)[0] ?? 'CSV',
  }))

/** Asks for reports as files; those that are not for this person are refused. */
export async function askForFiles(
  session: Session,
  files: readonly { name: string; format: Format }[],
): Promise<void> {
  await inLanes(4, files, async ({ name, format }) => {
    await session.raw(Make, {
      input: { name, yearMonth: 202609, year: 2026, days: 365, format },
    })
  })
}

type NamedText = { name: string; format: Format; text: string }

/**
 * The words of every file that this person is given: their own, and other people's. Asked for by
 * report, as a list of all of them is of the newest only.
 */
export async function filesOf(session: Session, url: string): Promise<readonly NamedText[]> {
  const contents: NamedText[] = []
  await inLanes(4, catalogue, async ({ name }) => {
    const { text } = await session.raw(Made, { input: { type: name } })
    if (isRefused(text)) return
    const { reportProcess } = (JSON.parse(text) as { data: { reportProcess: Made[] } }).data
    for (const { type, fileName, fileUrl } of reportProcess) {
      if (fileUrl === null) continue
      const format = formatOf(fileName ?? '')
      const { pathname, search } = new URL(fileUrl, url)
      const file = await fetch(new URL(pathname + search, url))
      const bytes = Buffer.from(await file.arrayBuffer())
      contents.push({ name: `file ${type} ${format}`, format, text: await read(format, bytes) })
    }
  })
  return contents
}

const known = new Map<string, string>()

/** The words of a file, which many are given, looked for in it once. */
async function read(format: Format, bytes: Buffer): Promise<string> {
  const key = createHash('sha256').update(bytes).digest('hex')
  const text = known.get(key) ?? (await readers[format](bytes))
  known.set(key, text)
  return text
}

function formatOf(fileName: string): Format {
  const found = formats.find((format) => fileName.toLowerCase().endsWith(format.toLowerCase()))
  if (!found) throw new Error(`${fileName} is no file that a report is made as`)
  return found
}

/** What a person reads in a file of each kind. */
const readers: Readonly<Record<Format, (file: Buffer) => string | Promise<string>>> = {
  CSV: (file) => file.toString(),
  XLSX: async (file) => JSON.stringify(await readSheet(file)),
  PDF: (file) => pdfText(file).join('\n'),
}
