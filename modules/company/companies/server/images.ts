import type { Readable } from 'node:stream'
import { innerId, publicId } from '#platform/model/ids.ts'
import { type CompanyImage, companyImageAddress } from '#platform/model/company-images.ts'
import type { Context, Services } from '#platform/server/context.ts'
import { sql, type Tx } from '#platform/server/sql/db.ts'
import { forbidden, notFound } from '#platform/server/errors.ts'
import type { UploadPolicy } from '#platform/server/uploads/policy.ts'
import { audit } from './trail.ts'

/** The images of a company: what they hang from, and the column that points at them. */
const images = {
  logo: { relatedType: 'companyLogo', column: 'logo_file_id' },
  ingreso: { relatedType: 'companyBackground', column: 'background_file_id' },
} as const satisfies Record<CompanyImage, object>

const isImage = (text: string | undefined): text is CompanyImage =>
  text !== undefined && Object.hasOwn(images, text)

/** Where a browser finds the images of a company. */
export const imageAddresses = (
  slug: string,
  { logoFileId, backgroundFileId }: { logoFileId: number | null; backgroundFileId: number | null },
) => ({
  logo: companyImageAddress(slug, 'logo', logoFileId),
  loginBackground: companyImageAddress(slug, 'ingreso', backgroundFileId),
})

/** Images are uploaded by who may change the company, from inside it. */
export const companyImages: readonly UploadPolicy[] = Object.values(images).map(
  ({ relatedType, column }) => ({
    relatedType,
    maxBytes: 3 * 1024 * 1024,
    kinds: ['jpeg', 'png', 'webp'],
    maxFiles: 1,
    authorize: ({ can, session }: Context, relatedId: string | null) => {
      if (!can('company.update')) throw forbidden()
      if (relatedId !== null && innerId('company', relatedId) !== session.companyId) {
        throw notFound()
      }
    },
    stored: async (
      { tx, session }: Context,
      _relatedId: string | null,
      fileIds: readonly number[],
    ) => {
      const [fileId] = fileIds
      if (fileId !== undefined) await point(tx, session.companyId, column, fileId)
    },
  }),
)

type Column = (typeof images)[CompanyImage]['column']

/** Points a company at an image, or at none, and leaves it in its trail. */
async function point(tx: Tx, companyId: number, column: Column, fileId: number | null) {
  const { rows } = await sql<{ was: number | null }>`
    with before as (select ${sql.ref(column)} as was from company where id = ${companyId})
    update company set ${sql.ref(column)} = ${fileId}, version = version + 1 from before
    where id = ${companyId} returning before.was`.execute(tx)
  await audit(tx, companyId, { [column]: rows[0]?.was ?? null }, { [column]: fileId })
}

/** Takes an image away; what is shown is the product's own again. */
export async function removeCompanyImage(
  { tx, session }: Context,
  { image }: { image: string },
): Promise<boolean> {
  if (isImage(image)) await point(tx, session.companyId, images[image].column, null)
  return true
}

/**
 * `GET /imagenes/<company>/<logo|ingreso>`, public. A company without that image, a suspended
 * company and an unknown company get the same empty answer, so the images reveal nothing else of a
 * company.
 */
export const serveCompanyImages =
  ({ db, storage }: Pick<Services, 'db' | 'storage'>) =>
  async (request: Request): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url)
    const [, root, slug, image] = pathname.split('/')
    if (root !== 'imagenes') return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405)
    if (slug === undefined || !isImage(image)) return answer(404)
    const company = await db.withPlatform((tx) =>
      tx
        .selectFrom('company')
        .select(['id', 'logoFileId', 'backgroundFileId'])
        .where('slug', '=', slug)
        .where('status', '=', 'ACTIVE')
        .executeTakeFirst(),
    )
    const fileId = image === 'logo' ? company?.logoFileId : company?.backgroundFileId
    if (!company || !fileId) return answer(204)
    const nobody = { userId: null, loginId: null, acting: false, traceId: '' }
    const file = await db.withTenant({ companyId: company.id, ...nobody }, (tx) =>
      tx
        .selectFrom('file')
        .select(['storageKey', 'mediaType'])
        .where('id', '=', fileId)
        .where('removedAt', 'is', null)
        .executeTakeFirst(),
    )
    if (!file) return answer(204)
    const named = searchParams.get('v') === publicId('file', fileId)
    const kept = named ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = { ...publicHeaders, 'cache-control': kept, 'content-type': file.mediaType }
    if (request.method === 'HEAD') return new Response(null, { headers })
    return new Response(await bytesOf(await storage.get(file.storageKey)), { headers })
  }

/** An image has at most 3 MB: it is read whole. */
async function bytesOf(stream: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return new Uint8Array(Buffer.concat(chunks))
}

/** What an image shows can run nothing. An address with its number names one file for ever. */
const publicHeaders = {
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

const words = { 204: null, 404: 'No encontrado', 405: 'Use GET' } as const

const answer = (status: keyof typeof words) =>
  new Response(words[status], {
    status,
    headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  })
