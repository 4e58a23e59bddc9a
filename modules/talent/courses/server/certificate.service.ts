import { randomBytes } from 'node:crypto'
import { formatDate } from '#chile/dates.ts'
import { listedNumber } from '#chile/identity-document.ts'
import { formatRut } from '#chile/rut.ts'
import { contractsOn } from '#modules/people/contracts/server/index.ts'
import { documentFiles } from '#modules/papers/documents/server/index.ts'
import { verification } from '#modules/papers/signature/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { qrPixels } from '#platform/server/pdf/qr.ts'
import { createPrinter } from '#platform/server/pdf/render.ts'
import { nameIn } from '#platform/server/sql/person-names.ts'
import { CourseDuty } from '../model/catalogs.ts'
import { courseTemplate } from './certificate.template.ts'

/** Papers are printed one at a time: one thread is enough. */
const printer = createPrinter({ threads: 1 })

const RANDOM_BYTES = 16

/** Where the papers of courses go, in the digital folder of each person. */
const FOLDER = 'Certificados y comprobantes'

/**
 * Issues the certificate of a course that was passed just now, in the digital folder of its person,
 * with a code that anybody may verify.
 */
export async function issueCertificate(context: Context, assignmentId: number): Promise<void> {
  const { tx, session, today, services } = context
  const row = await tx
    .selectFrom('courseAssignment as assigned')
    .innerJoin('course', 'course.id', 'assigned.courseId')
    .innerJoin('users', 'users.id', 'assigned.userId')
    .select(['assigned.userId', 'assigned.score', 'assigned.passedOn', 'assigned.expiresOn'])
    .select(['course.title', 'course.duty', 'users.rut'])
    .select(nameIn('assigned.userId').as('fullname'))
    .where('assigned.id', '=', assignmentId)
    .executeTakeFirstOrThrow()
  const held = await contractsOn(tx, today)
    .select('business.rut as employerRut')
    .where('contract.userId', '=', row.userId)
    .where('contract.status', '<>', 'DELETED')
    .orderBy('contract.initialDate', 'desc')
    .executeTakeFirst()
  const code = verification.codeOf(session.companyId, randomBytes(RANDOM_BYTES))
  const url = new URL(`/public/curso/${code}`, services.publicUrl).href
  const { pixels, side } = qrPixels(url)
  const name = row.fullname ?? row.rut
  const { pdf } = await printer.renderPages(
    courseTemplate,
    {
      employer: {
        name: held?.businessName ?? '',
        rut: held ? formatRut(held.employerRut) : '',
      },
      name,
      title: row.title,
      facts: [
        ['Documento', listedNumber(row.rut)],
        ['Aprobado el', formatDate(row.passedOn ?? today)],
        ['Puntaje', `${row.score ?? 0} %`],
        ['Vigencia', row.expiresOn ? `Hasta el ${formatDate(row.expiresOn)}` : 'Sin vencimiento'],
      ],
      declared: row.duty
        ? `${name} declaró haber recibido esta capacitación. ${CourseDuty.label(row.duty)}.`
        : '',
      seal: { code, url, side },
    },
    { qr: pixels },
  )
  const documentId = await documentFiles.issuePrinted(
    context,
    {
      userId: row.userId,
      userContractId: null,
      legalKind: 'CERTIFICATE',
      name: `Constancia de ${row.title}`,
      folder: FOLDER,
    },
    Buffer.from(pdf),
  )
  await tx
    .updateTable('courseAssignment')
    .set({ documentId, certificateCode: code })
    .where('id', '=', assignmentId)
    .execute()
}
