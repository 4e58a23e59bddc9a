import { ApiError, failureToError, send } from './api.ts'

export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_AVATAR_BYTES = 3 * 1024 * 1024
export const MAX_FILES = 3

export type UploadedFile = {
  id: string
  url: string
  name: string
  mime: string
  ext: string
  createdAt: string
  updatedAt: string
}
type About = {
  relatedId: string
  relatedType: string
  images?: boolean
  companySlug?: string
}

/** Sends files to POST /uploadFile/create. @throws ApiError in the words of the specification */
export async function upload(files: readonly File[], about: About): Promise<UploadedFile[]> {
  const refused = uploadProblem(files)
  if (refused) throw new ApiError('invalid', refused)
  const body = new FormData()
  for (const [name, value] of Object.entries(about)) body.append(name, String(value))
  body.append('multiple', String(files.length > 1))
  for (const file of files) body.append('files', file, file.name)
  const response = await send('/uploadFile/create', { method: 'POST', body })
  const answer = (await response.json().catch(() => ({}))) as {
    data?: UploadedFile[] | UploadedFile
    error?: { kind?: string; message?: string; traceId?: string } | string
    message?: string
  }
  if (!response.ok || answer.error) {
    const failure = typeof answer.error === 'object' ? answer.error : {}
    throw failureToError({ message: answer.message ?? 'Error al subir imagen', ...failure })
  }
  return [answer.data ?? []].flat()
}

/** Why these files cannot be sent, or `undefined`. */
export function uploadProblem(files: readonly File[], limit = MAX_FILE_BYTES): string | undefined {
  if (files.length > MAX_FILES) return 'Error, no puede tener mas de 3 archivos'
  const large = files.find((file) => file.size > limit)
  if (!large) return undefined
  const size = (large.size / 1024 / 1024).toFixed(1).replace('.', ',')
  return `Carga: ${large.name} pesa ${size} MB y el máximo es ${limit / 1024 / 1024} MB`
}
