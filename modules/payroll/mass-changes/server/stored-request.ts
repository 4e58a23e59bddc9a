import { z } from 'zod'
import { MassChangeKind, RaiseMode, RaiseRounding } from '../model/mass-change.ts'
import type { Wanted } from './members.queries.ts'

const words = z.string().nullable()
const month = z.number().int().nullable()

/** A change as it was asked for and checked, for work in background. */
export const keptWanted = z.object({
  kind: MassChangeKind.schema,
  businessId: z.number().int(),
  fromDate: z.iso.date().nullable(),
  startMonth: month,
  endMonth: month,
  raiseMode: RaiseMode.schema.nullable(),
  value: words,
  rounding: RaiseRounding.schema.nullable(),
  least: z.number().int().nullable(),
  itemCode: words,
  jobTitle: words,
  area: words,
  branchOffice: words,
  syndicateId: z.number().int().nullable(),
  ruts: words,
  unit: z.string(),
  itemLabel: words,
}) satisfies z.ZodType<Wanted>

/** The same change is the same text, whatever the order in which its parts were written. */
export const textOf = (wanted: Wanted): string => JSON.stringify(keptWanted.parse(wanted))
