import { builtinLists } from '#chile/bank-lists/builtin.ts'
import { BankTemplateCatalogue } from '#generated/catalogues.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'

/** The templates of a list for a bank: those of the company, and the published ones. */
export function useTemplates() {
  const detail = useDetail(BankTemplateCatalogue.list, undefined, { needs: 'bankTemplates.read' })
  const own = detail.data?.bankTemplates ?? []
  const ownOf = (chosen: string) => own.find(({ id }) => id === chosen)
  return {
    options: [
      ...own.map(({ id, name }) => ({ value: id, label: name, group: 'De la empresa' })),
      ...builtinLists.map(({ code, name }) => ({ value: code, label: name, group: 'Publicados' })),
    ],
    /** Why no list is made with a template. */
    whyNot: (chosen: string): string | undefined => {
      const template = ownOf(chosen)
      if (template)
        return template.published > 0 ? undefined : 'Primero hay que publicar la plantilla'
      return builtinLists.find(({ code }) => code === chosen)?.incomplete
    },
    /** The template as the operations take it. */
    inputOf: (chosen: string) => (ownOf(chosen) ? { templateId: chosen } : { builtin: chosen }),
  }
}
