import { catalogue } from '../../../modules/reports/server/catalogue.ts'
import { inLanes } from '../../../platform/server/jobs/lanes.ts'
import type { Session } from '../../client.ts'
import { isRefused } from './sweep.ts'

const Make = `mutation Make($input: RunReportInput!) {
  runReport(input: $input) { status message error { kind message field } }
}`
const Made = `query Made($input: ReportProcessInput!) {
  reportProcess(input: $input) { type fileName fileUrl }
}`

type Made = { type: string; fileName: string | null; fileUrl: string | null }

/** Asks for every report as a file; those that are not for this person are refused. */
export async function askForFiles(session: Session): Promise<void> {
  await inLanes(4, catalogue, async ({ name }) => {
    await session.raw(Make, {
      input: { name, yearMonth: 202609, year: 2026, days: 365, format: 'CSV' },
    })
  })
}

/** The contents of every file that this person is given: their own, and other people's. */
export async function filesOf(session: Session, url: string) {
  const answer = await session.raw(Made, { input: {} })
  const contents: { name: string; text: string }[] = []
  if (isRefused(answer.text)) return contents
  const { reportProcess } = (JSON.parse(answer.text) as { data: { reportProcess: Made[] } }).data
  await inLanes(4, reportProcess, async ({ type, fileUrl }) => {
    if (fileUrl === null) return
    const { pathname, search } = new URL(fileUrl, url)
    const file = await fetch(new URL(pathname + search, url))
    contents.push({ name: `file ${type}`, text: await file.text() })
  })
  return contents
}
