import type { Session } from '../client.ts'
import type { Known } from '../world.ts'
import { OpenMonth, outcome } from './payroll.ts'

/**
 * October 2026, of which the law's tables have no UF yet: what a company does that goes on. One
 * person enters it, another confirms, and the month opens.
 */
export async function openOctober(
  { first, second }: { first: Session; second: Session },
  business: Known,
): Promise<string> {
  const entered = await first.mutate<{ entryId: string; version: number; needsSecond: boolean }>(
    `mutation ($input: EnterIndicatorInput!) {
      enterIndicator(input: $input) { ${outcome} data { entryId version needsSecond } } }`,
    {
      input: {
        key: 'UF',
        yearMonth: 202610,
        value: '41180.55',
        source: 'SII, UF de octubre',
        outOfBounds: false,
      },
    },
  )
  if (entered.needsSecond) {
    await second.mutate(
      `mutation ($input: ConfirmIndicatorInput!) {
        confirmIndicator(input: $input) { ${outcome} } }`,
      { input: { id: entered.entryId, version: entered.version } },
    )
  }
  const { id } = await first.mutate<{ id: string }>(OpenMonth, {
    input: { businessId: business.publicId, yearMonth: 202610 },
  })
  return id
}
