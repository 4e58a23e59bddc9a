import type { Permission } from './services.ts'

/**
 * What somebody may whose contracts ended, over their own records alone: to read what the law gives
 * them of their work, to dispute it, and to keep their account safe. Whatever their role and their
 * profile were, nothing else.
 */
export const formerRights: ReadonlySet<Permission> = new Set<Permission>([
  'users.read',
  'contracts.read',
  'annexes.read',
  'contractSettlements.read',
  'ownSettlements.read',
  'payslips.read',
  'payslipDisputes.read',
  'payslipDisputes.create',
  'certificates.read',
  'certificates.create',
  'dashboard.read',
  'retention.read',
  'privacyRequests.read',
  'privacyRequests.create',
  'processingActivities.read',
  'passwords.update',
])

/**
 * Years after their last day in which somebody reads these papers in their account: those in which
 * they may claim what they rest on (Código del Trabajo, art. 510 inc. 1).
 */
export const FORMER_YEARS = 2
