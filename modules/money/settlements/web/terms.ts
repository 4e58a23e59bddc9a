import { isDate } from '#chile/dates.ts'
import type { SettlementPreviewQueryVariables } from '#generated/documents/graphql.ts'
import type { FormValues } from '#platform/web/kit/form/form-props.ts'
import type { LeftOut } from '../model/gathered-facts.ts'
import type { Cause } from './types.ts'

type Input = SettlementPreviewQueryVariables['input']

const pesosIn = (values: FormValues, name: string): number | null => {
  const value = values[name]
  return typeof value === 'number' ? value : null
}
const textIn = (values: FormValues, name: string): string | null => {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** What the form says so far as the input of a calculation; nothing while it lacks a part. */
export function termsIn(
  values: FormValues,
  causes: readonly Cause[],
  without: readonly LeftOut[],
): Input | undefined {
  const found = causes.find(({ cause }) => cause === values['dismissalCause'])
  const userContractId = textIn(values, 'userContractId')
  const { disengagementDate, payDate, noticeDate, notifiedOn } = values
  if (!found || !userContractId || !isDate(disengagementDate) || !isDate(payDate)) return undefined
  return {
    userContractId,
    dismissalCause: found.cause,
    disengagementDate,
    payDate,
    noticeDate: isDate(noticeDate) ? noticeDate : null,
    notifiedOn: isDate(notifiedOn) ? notifiedOn : null,
    salary: pesosIn(values, 'salary'),
    fixed: pesosIn(values, 'fixed'),
    gratification: pesosIn(values, 'gratification'),
    allowances: pesosIn(values, 'allowances'),
    variableAverage: pesosIn(values, 'variableAverage'),
    lastThree: pesosIn(values, 'lastThree'),
    lastPay: pesosIn(values, 'lastPay'),
    average24: pesosIn(values, 'average24'),
    afcEmployerBalance: pesosIn(values, 'afcEmployerBalance'),
    fundBalance: pesosIn(values, 'fundBalance'),
    voluntary: pesosIn(values, 'voluntary'),
    pactDays: textIn(values, 'pactDays'),
    pactAnyCause: values['pactAnyCause'] === true,
    pactWithoutYearsCap: values['pactWithoutYearsCap'] === true,
    pactWithoutUfCap: values['pactWithoutUfCap'] === true,
    advances: pesosIn(values, 'advances'),
    loans: pesosIn(values, 'loans'),
    otherDeductions: pesosIn(values, 'otherDeductions'),
    alimonyPesos: pesosIn(values, 'alimonyPesos'),
    alimonyPercent: textIn(values, 'alimonyPercent'),
    deferVacation: values['deferVacation'] === true,
    payLastPayslip: values['payLastPayslip'] === true,
    contributionsPaid: values['contributionsPaid'] === true,
    withoutDebts: [...without],
  }
}

/** Flags that nobody touched are no. */
export const settledFlags = (values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    [
      'pactAnyCause',
      'pactWithoutYearsCap',
      'pactWithoutUfCap',
      'deferVacation',
      'payLastPayslip',
      'contributionsPaid',
    ].map((name) => [name, values[name] === true]),
  ),
})
