import { fullnameOf } from '#chile/names.ts'

type Named = Parameters<typeof fullnameOf>[0] & { writtenName: string | null; rut: string }

/** How somebody of a month is called: as their record says, or as it is written for other days. */
export const nameInMonth = (row: Named): string => fullnameOf(row) || (row.writtenName ?? row.rut)
