/** Everything that a razón social answers for its payslips: whoever calculates selects them all. */
export const answeredOptions = [
  'option.payrollUseThirtyDays',
  'option.payrollUseThirtyDaysOnLicense',
  'option.payrollPayGratificationLicense',
  'option.payrollSettings',
] as const
