import type { startApi } from './api.ts'
import { plainPdf } from './documents.ts'
import type { Username } from './world.ts'

const outcome = 'status message error { kind message field traceId }'
const row = `id userContractId number title effectiveOn state reason applied annulsNumber signedOn
  version isOwn terms documentId inSignature`

type Tools = Pick<Awaited<ReturnType<typeof startApi>>, 'api' | 'url'>
type Row = {
  id: string
  userContractId: string
  number: number
  title: string
  effectiveOn: string
  state: string
  reason: string | null
  applied: boolean
  annulsNumber: number | null
  signedOn: string | null
  version: number
  isOwn: boolean
  terms: string[]
  documentId: string | null
  inSignature: boolean
}
type Detail = Row & {
  revealed: boolean
  changes: { attribute: string; label: string; before: string | null; after: string | null }[]
  values: Record<string, unknown>
}

/** Sends the scan of a paper, for one annex or one contract. */
const sendsFor =
  ({ api, url }: Tools) =>
  (relatedType: 'contractAnnex' | 'contractFile') =>
  async (who: Username, relatedId: string, body: Uint8Array = plainPdf()) => {
    const form = new FormData()
    form.append('relatedType', relatedType)
    form.append('relatedId', relatedId)
    form.append('files', new File([new Uint8Array(body)], 'firmado.pdf'))
    const answer = await fetch(`${url}/uploadFile/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.as(who).token()}` },
      body: form,
    })
    const { data } = (await answer.json()) as { data: { id: string }[] | null }
    return { status: answer.status, fileId: data?.[0]?.id }
  }
/** The annexes of contracts as people use them. */
export function annexesOf({ api, url }: Tools) {
  const act =
    <Data = Row>(operation: string, input: string, data = `{ ${row} }`) =>
    (who: Username, values: object) =>
      api.as(who).result<Data>(
        `mutation ($input: ${input}!) { ${operation}(input: $input) {
          ${outcome} data ${data} } }`,
        { input: values },
      )
  const scanOf = sendsFor({ api, url })
  const scan = scanOf('contractAnnex')
  const sign = act('signContractAnnex', 'SignContractAnnexInput')
  return {
    create: act('createContractAnnex', 'CreateContractAnnexInput'),
    update: act('updateContractAnnex', 'UpdateContractAnnexInput'),
    remove: act<boolean>('deleteContractAnnex', 'DeleteContractAnnexInput', ''),
    send: act('sendContractAnnex', 'SendContractAnnexInput'),
    sign,
    reject: act('rejectContractAnnex', 'RejectContractAnnexInput'),
    annul: act('annulContractAnnex', 'AnnulContractAnnexInput'),
    generate: act('generateContractAnnex', 'ByIdContractAnnexNeed'),
    dismiss: act<boolean>('dismissContractAnnexNeed', 'DismissContractAnnexNeedInput', ''),
    open: act<{ name: string; url: string }>(
      'openContractAnnex',
      'ByIdContractAnnex',
      '{ name url }',
    ),
    scan,
    scanOf,
    /** Registers as signed, with a scan that is sent first. */
    signed: async (who: Username, { id, version }: Row, more: object = {}) => {
      const { fileId } = await scan(who, id)
      return sign(who, { id, version, fileId, ...more })
    },
    list: async (who: Username, filter: object = {}) =>
      (
        await api.as(who).run<{ contractAnnexes: { total: number; rows: Row[] } }>(
          `query ($filter: ContractAnnexFilter) { contractAnnexes(filter: $filter) {
            total rows { ${row} } } }`,
          { filter },
        )
      ).contractAnnexes,
    one: async (who: Username, id: string, reveal = false) =>
      (
        await api.as(who).run<{ contractAnnex: Detail }>(
          `query ($input: ContractAnnexInput!) { contractAnnex(input: $input) {
            ${row} revealed changes { attribute label before after }
            values { jobTitle branchOffice daysPerWeek remoteWork
              monthlySalary { value currency } } } }`,
          { input: { id, reveal } },
        )
      ).contractAnnex,
    needs: async (who: Username, userContractId: string) =>
      (
        await api.as(who).run<{
          contractAnnexNeeds: { id: string; effectiveOn: string; terms: string[] }[]
        }>(
          `query ($input: ContractAnnexNeedsInput!) { contractAnnexNeeds(input: $input) {
            id effectiveOn terms } }`,
          { input: { userContractId } },
        )
      ).contractAnnexNeeds,
  }
}
