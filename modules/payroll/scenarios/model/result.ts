import { z } from 'zod'

const whole = z.number()
const totals = z.object({
  people: whole,
  failed: whole,
  net: whole,
  earnings: whole,
  deductions: whole,
  employerCost: whole,
})
export type Totals = z.output<typeof totals>
export const noTotals: Totals = {
  people: 0,
  failed: 0,
  net: 0,
  earnings: 0,
  deductions: 0,
  employerCost: 0,
}

const side = z.object({ real: whole, simulated: whole })
/** What the calculation of a scenario leaves: totals, never payslips. */
export const storedResult = z.object({
  months: z.array(
    z.object({
      yearMonth: whole,
      real: totals,
      simulated: totals,
      /** What the closed month paid, where there is one for every razón social of the scenario. */
      paidNet: whole.nullable(),
      projected: z.boolean(),
    }),
  ),
  concepts: z.array(side.extend({ code: z.string(), label: z.string(), section: z.string() })),
  areas: z.array(side.extend({ area: z.string(), realPeople: whole, simulatedPeople: whole })),
  people: z.array(
    z.object({
      contractId: whole,
      userId: whole,
      name: z.string(),
      area: z.string(),
      netChange: whole,
      costChange: whole,
    }),
  ),
  assumptions: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      from: whole,
      to: whole,
      first: z.string(),
      last: z.string(),
      unit: z.string(),
      text: z.string(),
    }),
  ),
  affected: whole,
  durationMs: whole,
})
export type ScenarioResult = z.output<typeof storedResult>
