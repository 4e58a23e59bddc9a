import type { z } from 'zod'
import { type Called, callOut, NotCalled } from '#platform/server/http/outgoing.ts'
import {
  MOST_ADDED,
  preparedAnswer,
  type ProviderStatus,
  refusalAnswer,
  statusAnswer,
} from '../model/protocol.ts'
import { isItsPage, provider } from './provider.ts'

/** The provider does not answer, or answers something else: it is asked again later. */
export class NoAnswer extends Error {}

/** The provider does not take the signature that is asked for; the sentence is its own. */
export class NotTaken extends Error {}

const MOST_JSON = 16 * 1024

type Asking = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly body?: string
  readonly mostBytes?: number
}

async function ask(path: string, { method, body, mostBytes = MOST_JSON }: Asking): Promise<Called> {
  const { url, key, outgoing } = provider()
  try {
    const answer = await callOut(
      `${url}/signatures${path}`,
      {
        method,
        headers: {
          'user-agent': 'Minga-Signatures/1',
          authorization: `Bearer ${key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
        // One byte more says that the answer is longer than what is read.
        mostBytes: mostBytes + 1,
      },
      outgoing,
    )
    if (answer.bytes.length > mostBytes) throw new NoAnswer('El prestador responde demasiado')
    return answer
  } catch (error) {
    if (!(error instanceof NotCalled)) throw error
    throw new NoAnswer(`El prestador no respondió: ${error.message}`)
  }
}

const requireOk = ({ status }: Called): void => {
  if (status !== 200 && status !== 201) throw new NoAnswer(`El prestador respondió ${status}`)
}

function read<T>(schema: z.ZodType<T>, { body }: Called): T {
  try {
    return schema.parse(JSON.parse(body))
  } catch (error) {
    throw new NoAnswer('El prestador respondió otra cosa', { cause: error })
  }
}

export type ToPrepare = {
  readonly reference: string
  readonly document: { name: string; sha256: string; bytes: Buffer }
  readonly signer: { name: string; rut: string }
  readonly returnUrl: string
  readonly expiresAt: Date
}

/**
 * Asks for the signature of somebody on a file; asked again with the same reference, it is the
 * same one. Answers where the person signs, which is a page of the provider.
 *
 * @throws NoAnswer, NotTaken
 */
export async function prepare({ document, ...asked }: ToPrepare): Promise<string> {
  const { bytes, ...facts } = document
  const body = JSON.stringify({
    ...asked,
    document: { ...facts, content: bytes.toString('base64') },
  })
  const answer = await ask('', { method: 'POST', body })
  if (answer.status === 422) throw new NotTaken(read(refusalAnswer, answer).message)
  requireOk(answer)
  const { url } = read(preparedAnswer, answer)
  if (!isItsPage(url)) throw new NoAnswer('El prestador envió a una dirección que no es la suya')
  return url
}

/** @throws NoAnswer */
export async function statusOf(reference: string): Promise<ProviderStatus> {
  const answer = await ask(`/${reference}`, { method: 'GET' })
  requireOk(answer)
  return read(statusAnswer, answer)
}

/**
 * The signed file.
 *
 * @throws NoAnswer
 */
export async function fetchSigned(reference: string, sizeBefore: number): Promise<Buffer> {
  const mostBytes = sizeBefore + MOST_ADDED
  const answer = await ask(`/${reference}/document`, { method: 'GET', mostBytes })
  requireOk(answer)
  return answer.bytes
}

/**
 * Takes a signature back; one that the provider does not know, or that ended there, is taken back.
 *
 * @throws NoAnswer
 */
export async function cancel(reference: string): Promise<void> {
  const { status } = await ask(`/${reference}`, { method: 'DELETE' })
  const isOver = (status >= 200 && status < 300) || [404, 409, 410].includes(status)
  if (!isOver) throw new NoAnswer(`El prestador respondió ${status}`)
}
