import { yearMonthOf } from '#chile/period.ts'
import { closedMonths, monthClosed } from '#modules/people/file-contracts/server/index.ts'
import { ofCatalogue } from '#platform/server/imports/of-catalogue.ts'
import type { Change, Importing, ToWrite } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import { type AbsenceValues, WrittenAbsence } from '../model/absence-row.ts'
import { continues, type Known, standingAbsences, whole } from './absence-file.ts'

const fields = [
  'userContractId',
  'type',
  'subtype',
  'startDate',
  'endDate',
  'halfDay',
  'pay',
  'licenseNumber',
  'comment',
  'continuousLicense',
  'firstLicence',
  'responseStatus',
  'creatorLoginId',
  'updatedLoginId',
  'respondedLoginId',
  'respondedAt',
] as const

const stored = ofCatalogue(WrittenAbsence, { table: 'absence', fields }, ['userContractId'])

/** Registers the absences of rows as approved, and corrects those that are there. */
export async function applyAbsences(
  importing: Importing,
  rows: readonly ToWrite<AbsenceValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): AbsenceValues => ({ ...found?.values, ...values }))
  const all = await standingAbsences(importing, wholes)
  const coming = Map.groupBy(
    all.flatMap(({ contract }, n) => {
      const row = wholes[n]
      return contract && row ? [{ id: contract.id, ...whole(row) }] : []
    }),
    ({ id }) => id,
  )
  const by = {
    creatorLoginId: importing.session.loginId,
    updatedLoginId: importing.session.loginId,
    respondedLoginId: importing.session.loginId,
    respondedAt: importing.now.toISOString(),
  }
  return stored.write.apply(
    importing,
    rows.map(({ line, found, values }, n) => {
      const { contract, own = [] } = all[n] ?? {}
      const { rut: _rut, contract: _contract, ...said } = values
      if (found) return { line, found, values: { ...definite(said) } }
      const row = wholes[n] ?? {}
      const draft = whole(row)
      const known: readonly Known[] = [...own, ...(coming.get(contract?.id ?? 0) ?? [])]
      const isLeave = draft.type === 'LICENSE'
      const isFirst = !known.some(
        (one) => one.type === 'LICENSE' && one.startDate < draft.startDate,
      )
      return {
        line,
        found: undefined,
        values: {
          ...draft,
          userContractId: contract?.id ?? 0,
          licenseNumber: row.licenseNumber ?? null,
          comment: row.comment ?? null,
          continuousLicense: isLeave && continues(known, draft),
          firstLicence: isLeave && isFirst,
          responseStatus: 'APPROVED' as const,
          ...by,
        },
      }
    }),
  )
}

/** What changes of an absence; an empty class or pay is as it was. */
function definite({ subtype, pay, continuousLicense, ...said }: AbsenceValues) {
  return {
    ...said,
    ...(subtype ? { subtype } : {}),
    ...(pay ? { pay } : {}),
    ...(typeof continuousLicense === 'boolean' ? { continuousLicense } : {}),
  }
}

/** Takes absences back, but for those of months that closed since. */
export async function undoAbsences(importing: Importing, changes: readonly Change[]) {
  const held = await importing.tx
    .selectFrom('absence')
    .innerJoin('userContract as contract', 'contract.id', 'absence.userContractId')
    .select(['absence.id', 'absence.startDate', 'contract.businessId'])
    .where(sql<boolean>`absence.id in (select unnest(${changes.map(({ id }) => id)}::bigint[]))`)
    .execute()
  const months = await closedMonths(importing)
  const closed = new Map(
    held.flatMap(({ id, startDate, businessId }) => {
      const last = months.get(businessId) ?? 0
      return yearMonthOf(startDate) <= last ? [[id, monthClosed(last)] as const] : []
    }),
  )
  const open = changes.filter(({ id }) => !closed.has(id))
  const said = open.length > 0 ? await stored.write.undo(importing, open) : []
  const why = new Map(open.map((change, n) => [change, said[n]]))
  return changes.map((change) => closed.get(change.id) ?? why.get(change))
}
