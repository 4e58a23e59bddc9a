import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { attachment, checkKey, MissingFile, SIGNED_SECONDS, type Storage } from './storage.ts'

export type S3Options = {
  readonly endpoint?: string
  readonly bucket: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Files in a bucket of any S3-compatible service. Links are signed by the service's own scheme. */
export function s3Storage({ endpoint, bucket, region, accessKey, secretKey }: S3Options): Storage {
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    region,
    // Services other than Amazon's often do not know the trailing checksum of a stream.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  })
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) })
  const send = (key: string, Body: Uint8Array | Readable, ContentType: string, length: number) =>
    client.send(new PutObjectCommand({ ...at(key), Body, ContentType, ContentLength: length }))

  const storage: Storage = {
    async put(key, body, mediaType) {
      if (!(body instanceof Readable)) await send(key, body, mediaType, body.length)
      else {
        await spooled(body, (file, size) => send(key, createReadStream(file), mediaType, size))
      }
    },
    async get(key) {
      const { Body } = await client.send(new GetObjectCommand(at(key))).catch(missing(key))
      if (!(Body instanceof Readable)) throw new MissingFile(key)
      return Body
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)))
    },
    exists: (key) =>
      client
        .send(new HeadObjectCommand(at(key)))
        .catch(missing(key))
        .then(
          () => true,
          (error: unknown) => {
            if (error instanceof MissingFile) return false
            throw error
          },
        ),
    signedUrl: async (key, { name, mediaType }) =>
      getSignedUrl(
        client,
        new GetObjectCommand({
          ...at(key),
          ResponseContentDisposition: attachment(name),
          ResponseContentType: mediaType,
        }),
        { expiresIn: SIGNED_SECONDS },
      ),
    linksFor: () => storage,
  }
  return storage
}

const missing =
  (key: string) =>
  (error: unknown): never => {
    const gone = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
    throw gone ? new MissingFile(key) : error
  }

/**
 * S3 wants the length before the first byte: a stream goes through a file, so memory stays flat.
 */
async function spooled(body: Readable, use: (file: string, size: number) => Promise<unknown>) {
  const file = path.join(tmpdir(), `minga-${randomUUID()}`)
  try {
    await pipeline(body, createWriteStream(file, { mode: 0o600 }))
    await use(file, (await stat(file)).size)
  } finally {
    await rm(file, { force: true })
  }
}
