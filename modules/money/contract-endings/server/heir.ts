import { counted } from '#chile/counts.ts'
import { formatDate, type ISODate } from '#chile/dates.ts'
import { requireSet, targetOf, targetsOf } from '#modules/company/authority/server/index.ts'
import type { EndingLine } from '#modules/people/contracts/model/ending.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid } from '#platform/server/errors.ts'

/**
 * Requires that whoever takes a team is somebody else who stays, and that the actor may give each
 * of its people another supervisor.
 */
export async function requireHeir(
  context: Context,
  {
    userId,
    heirUserId,
    finalDate,
  }: { userId: number; heirUserId: number | null; finalDate: ISODate },
  lines: readonly EndingLine[],
): Promise<void> {
  const field = 'heirUserId'
  if (heirUserId !== null) {
    if (heirUserId === userId) throw invalid(field, 'Elija a otra persona')
    await targetOf(context, heirUserId)
    const stays = await context.tx
      .selectFrom('userContract')
      .select('id')
      .where('userId', '=', heirUserId)
      .where('status', '<>', 'DELETED')
      .where((eb) => eb.or([eb('finalDate', 'is', null), eb('finalDate', '>', finalDate)]))
      .limit(1)
      .executeTakeFirst()
    if (!stays) throw invalid(field, `No tiene contrato después del ${formatDate(finalDate)}`)
  }
  await requireTeam(context, userId, finalDate, lines)
}

async function requireTeam(
  context: Context,
  userId: number,
  finalDate: ISODate,
  lines: readonly EndingLine[],
): Promise<void> {
  if (!lines.some(({ part }) => part === 'TEAM')) return
  const reports = await context.tx
    .selectFrom('userContractVersion as line')
    .innerJoin('userContract as report', 'report.id', 'line.userContractId')
    .select('report.userId')
    .distinct()
    .where('line.supervisorId', '=', userId)
    .where('line.supersededAt', 'is', null)
    .where('report.status', '<>', 'DELETED')
    .where(sql<boolean>`coalesce(upper(line.valid), 'infinity') > ${finalDate}::date + 1`)
    .where((eb) => eb.or([eb('finalDate', 'is', null), eb('finalDate', '>', finalDate)]))
    .execute()
  const targets = await targetsOf(
    context,
    reports.map((row) => row.userId),
  )
  if (targets.size < reports.length) {
    throw conflict('Dirige a personas fuera de su alcance: lo termina quien las alcanza a todas')
  }
  for (const target of targets.values()) {
    requireSet(context, target, { fields: ['UserContract.supervisorId'] })
  }
}

/** That a team would have no supervisor deserves a second look. */
export function teamDoubts(lines: readonly EndingLine[], heirUserId: number | null): string[] {
  const led = lines.filter(({ part }) => part === 'TEAM' || part === 'UNITS').length
  return led > 0 && heirUserId === null
    ? [`Sin jefatura desde entonces: ${counted(led, 'persona o unidad', 'personas o unidades')}`]
    : []
}
