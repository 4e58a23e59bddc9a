import { fullnameOf } from '#chile/names.ts'
import { z } from 'zod'

const snapshotSchema = z.object({
  name: z.string(),
  rut: z.string(),
  jobTitle: z.string(),
  area: z.string().nullable(),
  branchOffice: z.string().nullable(),
  contractCode: z.string(),
  contractType: z.string(),
  initialDate: z.string(),
  finalDate: z.string().nullable(),
  pensionInstitution: z.string().nullable(),
  healthInstitution: z.string().nullable(),
  hoursPerWeek: z.string(),
  isPrivate: z.boolean(),
})

/**
 * The names and terms of person and contract, frozen with the payslip: later changes do not rewrite
 * it.
 */
export type Snapshot = z.output<typeof snapshotSchema>

/** The columns of a contract in its month, and of its person, that a payslip stores. */
type Kept = Omit<Snapshot, 'name' | 'contractCode'> & {
  readonly code: string
  readonly firstname: string | null
  readonly secondName: string | null
  readonly paternalLastname: string | null
  readonly maternalLastname: string | null
}

export function snapshotOf(row: Kept): Snapshot {
  return {
    name: fullnameOf(row),
    rut: row.rut,
    jobTitle: row.jobTitle,
    area: row.area,
    branchOffice: row.branchOffice,
    contractCode: row.code,
    contractType: row.contractType,
    initialDate: row.initialDate,
    finalDate: row.finalDate,
    pensionInstitution: row.pensionInstitution,
    healthInstitution: row.healthInstitution,
    hoursPerWeek: row.hoursPerWeek,
    isPrivate: row.isPrivate,
  }
}

/** The snapshot stored with a payslip. Throws when it is not one of ours. */
export const readSnapshot = (stored: unknown): Snapshot => snapshotSchema.parse(stored)
