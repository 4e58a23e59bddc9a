import type { DocumentKind } from '#chile/identity-document.ts'
import { sql } from '#platform/server/sql/db.ts'

/**
 * The kind of the document that a payslip kept: that of the person's record while the number is
 * still the same, and nothing once it is another.
 */
export const keptDocumentKind = sql<DocumentKind | null>`(select u.identification_type from users u
  where u.company_id = app.current_company() and u.id = payslip.user_id
    and u.rut = payslip.snapshot ->> 'rut')`.as('documentKind')
