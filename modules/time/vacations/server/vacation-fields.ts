import type { Context } from '#platform/server/context.ts'
import { UploadedFile } from '#platform/server/graphql/files.ts'
import { derivedFields, joinedFields } from '#platform/server/graphql/more-fields.ts'
import { objectFrom, of } from '#platform/server/graphql/object.ts'
import { filesOf } from '#platform/server/uploads/files.ts'
import { VacationObject } from './vacation.object.ts'
import { ConfigObject } from './vacations.graphql.ts'

derivedFields(
  VacationObject,
  ({ startDate, endDate, enjoyedUntil, half }) => ({
    // The days that are taken off the balance: an interrupted vacation ends earlier.
    applicationStartDate: startDate,
    applicationEndDate: enjoyedUntil ?? endDate,
    halfDay: half !== null,
  }),
  { applicationStartDate: of.date, applicationEndDate: of.date, halfDay: of.flag },
)

/** The voucher that was printed last, by the vacation that it is about. */
async function vouchersOf(context: Context, vacations: readonly { id: number }[]) {
  const files = await filesOf(
    context,
    'vacation',
    vacations.map(({ id }) => String(id)),
  )
  return vacations.map(({ id }) => ({ voucherFile: files.get(String(id)) ?? null }))
}

joinedFields(VacationObject, vouchersOf, { voucherFile: of.maybe(of.object(UploadedFile)) })

type Balances = { legal: string; progressive: string; additional: string }

derivedFields(
  ConfigObject,
  ({ legalBalance, progressiveBalance, additionalBalance }) => ({
    balances: {
      legal: legalBalance,
      progressive: progressiveBalance,
      additional: additionalBalance,
    },
  }),
  {
    balances: of.object(
      objectFrom<Balances>('VacationBalances', {
        legal: of.decimal,
        progressive: of.decimal,
        additional: of.decimal,
      }),
    ),
  },
)
