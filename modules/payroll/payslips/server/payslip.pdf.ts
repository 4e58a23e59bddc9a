import { availableParallelism } from 'node:os'
import { splitPages } from '#platform/server/pdf/pages.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { ahead } from '#platform/server/pdf/ahead.ts'
import { pagesOf, type SealOf } from './payslip.page.ts'
import type { PayslipView } from './payslip.service.ts'
import { payslipTemplate } from './payslip.template.ts'

/** Two threads print ten thousand; more would only wait for the reading of rows. */
const THREADS = Math.min(2, availableParallelism())
const printer = createPrinter({ threads: THREADS })

/** How many payslips are laid out at once. More at once are no faster, and need more memory. */
export const PRINTED_AT_ONCE = 25

/** The PDF of one payslip, tagged for screen readers. */
export function printPayslip(view: PayslipView, sealOf?: SealOf): Promise<Buffer> {
  const { data, assets } = pagesOf([view], sealOf)
  return printer.render(payslipTemplate, data, assets)
}

type Batches = AsyncIterable<readonly PayslipView[]>

/** Payslips in one document, a page each; or a single payslip, with as many pages as it needs. */
type PrintedGroup = { readonly views: readonly PayslipView[]; readonly pdf: Buffer }

/** Payslips in several documents, in order; each is printed while the ones before are written. */
export async function* printedGroups(batches: Batches, sealOf?: SealOf) {
  for await (const groups of ahead(batches, THREADS, (views) => printed(views, sealOf))) {
    yield* groups
  }
}

/** The same with one document for each payslip. */
export async function* printedPayslips(batches: Batches, sealOf?: SealOf) {
  for await (const { views, pdf } of printedGroups(batches, sealOf)) {
    const each = views.length === 1 ? [pdf] : splitPages(pdf)
    let at = 0
    for (const alone of each) {
      const view = views[at]
      if (view) yield { view, pdf: alone }
      at += 1
    }
  }
}

/**
 * Prints a group; if a payslip is longer than a page, it is isolated by halving the group, and the
 * others stay together.
 */
async function printed(
  views: readonly PayslipView[],
  sealOf: SealOf | undefined,
): Promise<readonly PrintedGroup[]> {
  const { data, assets } = pagesOf(views, sealOf)
  const { pdf, pages } = await printer.renderPages(payslipTemplate, data, assets)
  if (pages === views.length || views.length === 1) return [{ views, pdf }]
  const half = Math.ceil(views.length / 2)
  const first = await printed(views.slice(0, half), sealOf)
  return [...first, ...(await printed(views.slice(half), sealOf))]
}

/** The file name of a payslip. */
export const payslipFileName = ({
  name,
  yearMonth,
}: Pick<PayslipView, 'name' | 'yearMonth'>): string => `Liquidación ${yearMonth} ${name}.pdf`
