import { z } from 'zod'
import type { PeriodValues } from '#formula/types.ts'
import type { Terms } from '../model/gathered-facts.ts'
import { DismissalCause } from '../model/finiquito.ts'
import type { Parties } from '../model/parties.ts'

const pesos = z.number().nullable()
const text = z.string().nullable()

const terms = z.object({
  dismissalCause: z.string().refine(DismissalCause.has),
  disengagementDate: z.string(),
  payDate: z.string(),
  noticeDate: text,
  // What was stored before this day could be written says none.
  notifiedOn: text.default(null),
  salary: pesos,
  fixed: pesos,
  gratification: pesos,
  allowances: pesos,
  variableAverage: pesos,
  lastThree: pesos,
  // What was stored before this amount could be written took what was found.
  lastPay: pesos.default(null),
  average24: pesos,
  afcEmployerBalance: pesos,
  fundBalance: pesos,
  voluntary: pesos,
  pactDays: text,
  pactAnyCause: z.boolean(),
  pactWithoutYearsCap: z.boolean(),
  pactWithoutUfCap: z.boolean(),
  advances: pesos,
  loans: pesos,
  otherDeductions: pesos,
  alimonyPesos: pesos,
  alimonyPercent: text,
  deferVacation: z.boolean(),
  payLastPayslip: z.boolean(),
  contributionsPaid: z.boolean(),
  // What was stored before debts could be left out asked for all of them.
  withoutDebts: z
    .array(z.object({ key: z.string() }))
    .nullable()
    .default([]),
})

const numbers = z.record(z.string(), z.number())

const source = z.object({
  text: z.string(),
  url: z.exactOptional(z.string()),
  since: z.exactOptional(z.string()),
})

const period = z.object({
  name: z.string(),
  variables: numbers,
  tables: z.record(
    z.string(),
    z.array(z.object({ upTo: z.number().nullable(), values: z.array(z.number()) })),
  ),
  sources: z.exactOptional(z.record(z.string(), source)),
})

const domicile = { address: text, commune: text }

const parties = z.object({
  employer: z.object({ legalName: z.string(), rut: z.string(), ...domicile }),
  signer: z.object({ name: z.string(), rut: text, jobTitle: text }).nullable(),
  worker: z.object({
    name: z.string(),
    gender: z.string(),
    nationality: text,
    civilStatus: z.string(),
    ...domicile,
  }),
  certificates: z.array(z.object({ month: z.number(), paidOn: z.string() })),
})

/** The parties of a finiquito since it was issued; null where none are kept of it. */
export const readParties = (stored: unknown): Parties | null =>
  stored === null ? null : parties.parse(stored)
/** What people decided of a stored finiquito; columns that it lacks are none. */
export const readTerms = (stored: unknown): Terms => terms.parse(stored)
/** What a row keeps of it: what was given and no more. */
export const termsOf = (given: Terms): Terms => terms.parse(given)
export const readNumbers = (stored: unknown): Readonly<Record<string, number>> =>
  numbers.parse(stored)
export const readPeriod = (stored: unknown): PeriodValues => period.parse(stored)
