import type { KnownForm } from '../known-form.ts'

/** The forms of this module, and how one comes to each in the demo world. */
export const forms: readonly KnownForm[] = [
  { at: 'prestamos/nuevo', in: 'NewLoanPage', form: 'CreateEmployerLoan' },
  {
    at: 'prestamos/:id',
    in: 'LoanDialogs',
    form: 'SuspendEmployerLoan',
    opener: 'Suspender cuotas',
  },
  {
    at: 'prestamos/:id',
    in: 'LoanDialogs',
    form: 'PayEmployerLoan',
    opener: 'Registrar pago anticipado',
  },
]
