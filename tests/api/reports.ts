import type { Session } from '../client.ts'

type Rows = { total: number | null; rows: { cells: string[] }[] }

/** The most rows of a page. */
const size = 100

/** All rows of a report, page by page, with other fields of its answer, as somebody signed in. */
export async function wholeReport<Fields extends object>(
  session: Session,
  fields: string,
  input: object,
): Promise<Rows & Fields> {
  const page = async (number: number) => {
    const { reportPreview } = await session.run<{ reportPreview: Rows & Fields }>(
      `query Report($input: ReportPreviewInput!) {
        reportPreview(input: $input) { total rows { cells } ${fields} } }`,
      { input: { ...input, page: number, size } },
    )
    return reportPreview
  }
  const first = await page(1)
  const pages = [first]
  const isMore = () =>
    pages.length * size < (first.total ?? 0) && pages.at(-1)?.rows.length === size
  while (isMore()) pages.push(await page(pages.length + 1))
  return { ...first, rows: pages.flatMap(({ rows }) => rows) }
}
