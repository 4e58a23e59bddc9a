export { afterPay, AfterPaySteps, NextStep } from './AfterPay.tsx'
export { type CloseProps, Closing, provideClosing } from './Closing.tsx'
export { OtherProcess } from '#generated/operations/parts/payroll-frame.ts'
export { OtherActions } from './OtherActions.tsx'
