/**
 * Tables that a module writes though another one owns them, and why that is so today. The list is
 * only ever made shorter: the owner gets a verb, and the others call it.
 */
export const FOREIGN_WRITES: readonly (readonly [module: string, table: string, why: string])[] = [
  ['accounts', 'login', 'A one-time code is kept with the account that it opens.'],
  ['accounts', 'login_session', 'Whoever closes an account, or names its sessions, ends them.'],
  [
    'additional-payments',
    'additional_payment',
    'The engine below owns the figures of a process, and this module its states.',
  ],
  [
    'additional-payments',
    'payroll_month',
    'Opening a process of additional payments makes its month.',
  ],
  [
    'companies',
    'company_module',
    'A new company begins with the services that were chosen for it.',
  ],
  ['companies', 'login', 'The first administrator of a company is made with it.'],
  ['companies', 'login_session', 'Suspending a company ends what is open in it.'],
  ['companies', 'users', 'The first administrator of a company is made with it.'],
  [
    'compliance',
    'payroll_deadline',
    'A deadline of a process is marked as done where all obligations are.',
  ],
  ['contracts', 'user_business', 'A contract brings its person to the razón social.'],
  ['grants', 'users', 'Profiles and restrictions are columns of an account.'],
  [
    'gratification',
    'additional_payment',
    'An advance of gratification is paid by a process of the engine.',
  ],
  [
    'payroll-months',
    'payroll_month',
    'The frame below says what a month is, and this module opens and calculates it.',
  ],
  ['payroll-months', 'payslip', 'Calculating a month writes its payslips.'],
  ['payroll-release', 'payroll_month', 'Whoever releases a month writes when.'],
  [
    'second-factor',
    'login_challenge',
    'A question of a second factor belongs to a session being made.',
  ],
]
