import { DocumentTemplates, TemplateSubjects } from '#generated/operations/templates.ts'
import { request } from '#platform/web/api/api.ts'
import type { Option, ReferenceSource } from '#platform/web/screen/slots.tsx'

/** The razón social of each contract that was found: a document names both. */
const businesses = new Map<string, string>()
export const businessOf = (contractId: string): string | undefined => businesses.get(contractId)

/** The contracts of which somebody makes documents, by the names of their people; of one person. */
export const subjectsOf = (userId: string | null): ReferenceSource & { name: string } => ({
  name: `template-subject-${userId ?? 'all'}`,
  needs: 'digitalFolder.create',
  search: async (text, signal) => {
    const input = { search: text === '' ? null : text, userId }
    const { templateSubjects } = await request(TemplateSubjects, { input }, { signal })
    return templateSubjects.map(({ id, businessId, label, hint }): Option => {
      businesses.set(id, businessId)
      return { value: id, label, hint }
    })
  },
  ...(userId === null ? {} : { beginsWithOnly: true as const }),
})

export const subjectSource = subjectsOf(null)

/** The templates of which documents are made. */
export const templateSource: ReferenceSource & { name: string } = {
  name: 'document-template',
  needs: 'documentTemplates.read',
  search: async (text, signal) => {
    const filter = { state: 'PUBLISHED' as const, search: text === '' ? null : text }
    const page = { number: 1, size: 30 }
    const { documentTemplates } = await request(DocumentTemplates, { filter, page }, { signal })
    return documentTemplates.rows.map(({ id, name, typeLabel }): Option => {
      return { value: id, label: name, hint: typeLabel }
    })
  },
}
