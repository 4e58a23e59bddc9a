import type { SuiteFile } from './cases.ts'
import { finiquitoFiles } from './finiquito-cases.ts'
import { payslipFiles } from './payslips.ts'
import { vacationFiles } from './vacation-cases.ts'

/** Every file of the suite whose amounts the references work out. */
export const suiteFiles = (): SuiteFile[] => [
  ...payslipFiles(),
  ...finiquitoFiles(),
  ...vacationFiles(),
]

/** A file as it is written: a list, with one case a line. */
export const fileText = ({ cases }: SuiteFile): string =>
  `[\n${cases.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`
