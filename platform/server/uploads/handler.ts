import { z } from 'zod'
import { publicId } from '#platform/model/ids.ts'
import { type Context, inCompany, type RequestContext } from '../context.ts'
import { asUserError } from '../database-errors.ts'
import { type ErrorKind, forbidden, notFound, unauthenticated, UserError } from '../errors.ts'
import { newKey } from '../storage/storage.ts'
import { weightOf } from '../storage/weigh.ts'
import { ALL_KINDS, type FileKind, fileKinds, IMAGES, kindOf } from './kinds.ts'
import {
  badUpload,
  FILE_BYTES,
  type Form,
  MAX_FILES,
  readForm,
  type SentFile,
  tooLarge,
} from './multipart.ts'
import { intake } from './intake.ts'
import { isActivePdf } from './active-pdf.ts'
import { endOf } from './files.ts'
import { COMPANY_GB, gigabytes, sizeOf, takeRoom } from './pace.ts'
import type { UploadPolicy, UploadRecord } from './policy.ts'
import { withoutMetadata } from './strip-metadata.ts'

const yes = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((word) => /^(true|1)$/.test(word))
const fieldsOf = z.object({
  relatedType: z.string().min(1).max(40),
  relatedId: z
    .string()
    .max(40)
    .transform((id) => id || null)
    .nullable()
    .default(null),
  companySlug: z.string().max(60).optional(),
  multiple: yes,
  images: yes,
  hashName: z
    .string()
    .regex(/^[\w.-]{0,100}$/)
    .transform((name) => name || null)
    .nullable()
    .default(null),
})
type Fields = z.output<typeof fieldsOf>
/** Memory for forms being read, of one process. */
const MEMORY = 256 * 1024 * 1024

const ACTIVE_PDF = 'El PDF trae contenido activo o clave; guárdelo como PDF simple'

type Checked = SentFile & { readonly kind: FileKind }

/**
 * `POST /uploadFile/create`: up to three files for one thing, as multipart. Answers as the
 * mutations do: `{ status, message, error, data }`, with one upload record per file.
 */
export function uploadHandler(
  policies: ReadonlyMap<string, UploadPolicy>,
  { companyBytes = gigabytes(COMPANY_GB) }: { companyBytes?: number } = {},
) {
  const forms = intake({ bytes: MEMORY, waiting: 50, each: 3 })
  return async (request: Request, context: () => Promise<RequestContext>): Promise<Response> => {
    if (request.method !== 'POST') return failed(405, 'bad-request', 'Use POST')
    const asking = await context()
    try {
      // Before the first byte of a file is read.
      if (!asking.principal) throw unauthenticated()
      if (asking.principal.mustChangePassword || asking.principal.mustAddFactor) throw forbidden()
      const bytes = sizeOf(request)
      await takeRoom(asking, bytes, companyBytes)
      const data = await forms.run(String(asking.principal.loginId), bytes, async (arrival) =>
        store(policies, asking, await readForm(request, arrival)),
      )
      return Response.json({ status: 'OK', message: '', error: null, data })
    } catch (error) {
      const known = asUserError(error)
      if (!known) asking.log.error('upload failed', {}, error)
      const { kind, message, field } = known ?? new UserError('conflict', 'Error al subir imagen')
      return failed(known ? STATUS[kind] : 500, known ? kind : 'internal', message, {
        ...(field ? { field } : {}),
        traceId: asking.traceId,
      })
    }
  }
}

async function store(
  policies: ReadonlyMap<string, UploadPolicy>,
  asking: RequestContext,
  form: Form,
): Promise<UploadRecord[]> {
  const fields = parsed(form)
  const policy = policies.get(fields.relatedType)
  if (!policy) throw forbidden()
  checkCount(form.files.length, fields, policy)
  const files = form.files.map((file) => checked(file, fields, policy))
  for (const { kind, bytes } of files) {
    if (kind === 'pdf' && (await isActivePdf(bytes))) throw badUpload(ACTIVE_PDF)
  }
  const { storage, now } = asking.services
  const keys: string[] = []
  try {
    const written = await inCompany(asking, async (context) => {
      if (fields.companySlug && fields.companySlug !== context.company.slug) throw notFound()
      await policy.authorize(context, fields.relatedId)
      const rows = []
      for (const file of files) {
        const key = newKey(context.session.companyId, now().getUTCFullYear())
        keys.push(key)
        await storage.put(key, file.bytes, fileKinds[file.kind].mediaType)
        const row = await insert(context, fields, file, key, policy)
        rows.push({ key, companyId: context.session.companyId, fileType: file.kind, ...row })
      }
      await policy.stored?.(
        context,
        fields.relatedId,
        rows.map(({ id }) => id),
      )
      return rows
    })
    return await Promise.all(
      written.map(async ({ key, id, companyId, ...row }) => ({
        ...row,
        companyId: publicId('company', companyId),
        uid: publicId('file', id),
        mime: row.mediaType,
        type: row.mediaType,
        filesTypes: acceptedBy(policy, fields),
        ext: endOf(row.name),
        // A file never changes: another one takes its place.
        updatedAt: row.createdAt,
        id: publicId('file', id),
        url: await storage.signedUrl(key, row),
      })),
    )
  } catch (error) {
    // The rows were rolled back: bytes that no row names would stay for ever.
    await Promise.allSettled(keys.map((key) => storage.remove(key)))
    throw error
  }
}

function parsed({ fields }: Form): Fields {
  const result = fieldsOf.safeParse(Object.fromEntries(fields))
  if (result.success) return result.data
  const field = String(result.error.issues[0]?.path[0] ?? '')
  throw badUpload(`el campo ${field} no es válido`)
}

function checkCount(count: number, { multiple }: Fields, { maxFiles = MAX_FILES }: UploadPolicy) {
  if (count === 0) throw badUpload('el formulario no trae archivos')
  const most = multiple ? maxFiles : 1
  if (count > most)
    throw badUpload(most === 1 ? 'se admite un solo archivo' : `se admiten ${most} archivos`)
}

/** The kinds that may be sent, of a form that takes images alone those. */
const acceptedBy = ({ kinds = ALL_KINDS }: UploadPolicy, { images }: Fields): readonly FileKind[] =>
  images ? kinds.filter((one) => IMAGES.includes(one)) : kinds

/** @throws UserError naming the file and what is wrong with it */
function checked(file: SentFile, fields: Fields, policy: UploadPolicy): Checked {
  const { maxBytes = FILE_BYTES } = policy
  if (file.bytes.length > maxBytes) throw tooLarge(file.name, file.bytes.length, maxBytes)
  if (file.bytes.length === 0) throw badUpload(`${file.name} está vacío`)
  const kind = kindOf(file.bytes, file.name)
  const accepted = acceptedBy(policy, fields)
  if (kind && accepted.includes(kind)) {
    return { bytes: withoutMetadata(file.bytes, kind), name: named(file.name, kind), kind }
  }
  if (accepted.every((one) => IMAGES.includes(one))) {
    throw new UserError('invalid', 'Error al subir imagen', 'files')
  }
  const words = accepted.map((one) => one.toUpperCase()).join(', ')
  throw badUpload(`${file.name} no es de un tipo permitido (${words})`)
}

/**
 * `foto.exe` whose bytes are a PNG is saved as `foto.exe.png`: the name never promises another
 * type.
 */
function named(name: string, kind: FileKind) {
  const ends: readonly string[] = fileKinds[kind].ends
  return ends.includes(endOf(name)) ? name : `${name}.${ends[0]}`
}

async function insert(
  { tx, session }: Context,
  { relatedType, relatedId, hashName }: Fields,
  file: Checked,
  storageKey: string,
  { stored }: UploadPolicy,
) {
  return tx
    .insertInto('file')
    .values({
      storageKey,
      name: file.name,
      mediaType: fileKinds[file.kind].mediaType,
      ...weightOf(file.bytes),
      relatedType,
      relatedId,
      hashName,
      keptAs: stored ? 'RECORD' : 'UPLOAD',
      userId: session.userId,
      loginId: session.loginId,
    })
    .returning(['id', 'name', 'mediaType', 'size', 'relatedType', 'relatedId', 'hashName'])
    .returning('createdAt')
    .executeTakeFirstOrThrow()
}

const STATUS: Record<ErrorKind, number> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  invalid: 422,
  conflict: 409,
  'too-many': 429,
  confirm: 409,
}

const failed = (status: number, kind: string, message: string, more: object = {}) =>
  Response.json(
    { status: 'ERROR', message, error: { kind, message, ...more }, data: null },
    { status },
  )
