import type { startApi } from './api.ts'

/** What an inspector writes in each request. */
export type Held = { businessRut: string; inspectorRut: string; code: string }

type Found = {
  company: string
  businessName: string
  total: number
  rows: { id: string; name: string; rut: string; isInForce: boolean; code: string | null }[]
}
type Opened = {
  error: { kind: string; message: string } | null
  data: { name: string; url: string } | null
}

/** What an inspector does, who has no session. */
export const consultsOf = ({ post }: Awaited<ReturnType<typeof startApi>>) => ({
  ask: async (held: Held, more: object = {}) => {
    const { json } = await post({
      query: `query ($input: InspectionDocumentsInput!) { inspectionDocuments(input: $input) {
        company businessName total rows { id name rut isInForce code } } }`,
      variables: { input: { ...held, page: 1, ...more } },
    })
    const data = json?.data?.['inspectionDocuments'] as Found | null | undefined
    return { data, message: json?.errors?.[0]?.message }
  },
  read: async (held: Held, documentId: string) => {
    const { json } = await post({
      query: `mutation ($input: OpenInspectionDocumentInput!) {
        openInspectionDocument(input: $input) {
          error { kind message } data { name url } } }`,
      variables: { input: { ...held, documentId } },
    })
    return json?.data?.['openInspectionDocument'] as Opened
  },
})
