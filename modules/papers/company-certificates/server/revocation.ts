import { callOut, NotCalled, type Outgoing } from '#platform/server/http/outgoing.ts'
import type { Revocation } from '../model/revocation.ts'
import { signedBy } from './read-cms.ts'
import { readList } from './revocation-list.ts'
import { readAnswer, revocationQuery } from './revocation-answer.ts'
import type { Said, SignerFacts } from './signed-der.ts'

/** Milliseconds for one question, and bytes of one answer: lists of them are long. */
const DEADLINE_MS = 5_000
const MOST_BYTES = 16 * 1024 * 1024
/** Addresses of each kind that are tried. */
const TRIED = 2

type Asked = { readonly at: Date; readonly outgoing: Outgoing }

/**
 * Whether who issued a certificate has revoked it: asked of its responder (RFC 6960), and else of
 * its list of revoked certificates (RFC 5280, 5), at the addresses that the certificate names. What
 * comes back is signed by who issued it, so that its address may be of http.
 */
export async function revocationOf(by: SignerFacts, { at, outgoing }: Asked): Promise<Revocation> {
  const { responders, lists } = by
  if (responders.length + lists.length === 0) return { state: 'UNASKED', why: NOWHERE }
  for (const url of responders.slice(0, TRIED)) {
    const body = revocationQuery(by)
    const answer = await bytesOf(url, outgoing, { method: 'POST', body, headers: OF_QUERIES })
    const said = answer && read(() => readAnswer(answer, by, at))
    if (said) return { ...said, asked: url }
  }
  for (const url of lists.slice(0, TRIED)) {
    const list = await bytesOf(url, outgoing, { method: 'GET', headers: OURS })
    const said = list && read(() => readList(list, by, at))
    if (said) return { ...said, asked: url }
  }
  return { state: 'UNASKED', why: SILENT }
}

/** Whose a signature is, and whether who issued that certificate has revoked it. */
export const signatureChecks = { signedBy, revocationOf }

const NOWHERE = 'el certificado no dice dónde'
const SILENT = 'quien lo emitió no respondió'
const OURS = { 'user-agent': 'Minga-Signatures/1' }
const OF_QUERIES = { ...OURS, 'content-type': 'application/ocsp-request' }

type Sent = Parameters<typeof callOut>[1]

/** What an address answers; nothing of one that is silent, or that is not of the internet. */
async function bytesOf(url: string, outgoing: Outgoing, sent: Sent): Promise<Buffer | undefined> {
  try {
    const answer = await callOut(
      url,
      { ...sent, mostBytes: MOST_BYTES },
      { timeoutMs: DEADLINE_MS, ...outgoing, takesHttp: true },
    )
    return answer.status === 200 ? answer.bytes : undefined
  } catch (error) {
    if (error instanceof NotCalled) return undefined
    throw error
  }
}

/** What an answer says; nothing where it is not written as it should be, whatever is wrong. */
function read(work: () => Said | undefined): Said | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
