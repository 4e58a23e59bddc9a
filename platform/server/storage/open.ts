import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { folderStorage } from './folder.ts'
import { PRIVATE_FILE, privateFolder } from './private.ts'
import { s3Storage } from './s3.ts'
import { type GivesFiles, serveFiles } from './serve.ts'
import type { Storage } from './storage.ts'

type Environment = Readonly<Record<string, string | undefined>>
export type OpenedStorage = {
  readonly storage: Storage
  /** Answers `GET /files/…`. With S3 the links point at the bucket, and this answers 404. */
  readonly serve: (request: Request, gives: GivesFiles) => Promise<Response>
}

/**
 * The storage the environment asks for: S3 when `S3_BUCKET` is set (with S3_ENDPOINT, S3_REGION,
 * S3_ACCESS_KEY, S3_SECRET_KEY), else `folder`.
 */
export function openStorage(env: Environment, folder: string, baseUrl?: string): OpenedStorage {
  if (env['S3_BUCKET']) {
    const storage = s3Storage({
      bucket: env['S3_BUCKET'],
      region: env['S3_REGION'] ?? 'us-east-1',
      accessKey: needed(env, 'S3_ACCESS_KEY'),
      secretKey: needed(env, 'S3_SECRET_KEY'),
      ...(env['S3_ENDPOINT'] ? { endpoint: env['S3_ENDPOINT'] } : {}),
    })
    return { storage, serve: async () => new Response('No encontrado', { status: 404 }) }
  }
  privateFolder(folder)
  const secret = env['FILES_SECRET'] ?? ownSecret(folder)
  const where = baseUrl === undefined ? { folder, secret } : { folder, secret, baseUrl }
  return { storage: folderStorage(where), serve: serveFiles(where) }
}

/** Made once beside the files, so that the API and the worker of one machine sign alike. */
function ownSecret(folder: string) {
  const file = path.join(folder, '.secret')
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: PRIVATE_FILE })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}

function needed(env: Environment, name: string) {
  const value = env[name]
  if (!value) throw new Error(`S3_BUCKET is set, ${name} is missing`)
  return value
}
