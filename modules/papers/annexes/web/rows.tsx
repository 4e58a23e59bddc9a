import { labelOf } from '#platform/model/entity.ts'
import {
  ContractAnnexSteps,
  DeleteContractAnnex,
  OpenContractAnnex,
  RejectContractAnnex,
  SendContractAnnex,
} from '#generated/operations/annexes.ts'
import { Contract } from '#modules/people/contracts/model/contract.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import type { OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { fullnameColumn } from '#platform/web/kit/list/usual-columns.tsx'
import { useAct } from '#platform/web/kit/record/RecordsPage.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { annexTerms, ContractAnnex } from '../model/annex.ts'
import { Changes } from './Changes.tsx'
import type { AnnexRow } from './types.ts'

/** What an annex says and what can be done with it, wherever it is listed. */
export function useAnnexes(form: OpenForm, send: (annexes: readonly Sent[]) => void) {
  const can = useCan()
  const open = useAction(OpenContractAnnex, { after: openFile, quiet: true, keepCache: true })
  const seen = (what: string) => ({ open: ({ id }: AnnexRow) => form.open(`${what} ${id}`) })
  return {
    of: ContractAnnex,
    nameOf: ({ number, fullname }: AnnexRow) => `el anexo N° ${number} de ${formatName(fullname)}`,
    lead: ({ title }: AnnexRow) => title,
    acts: {
      edit: seen('edit'),
      remove: { send: useAct(ContractAnnex, 'remove', DeleteContractAnnex), confirmed: true },
      send: { send: useAct(ContractAnnex, 'send', SendContractAnnex), confirmed: true },
      sign: seen('sign'),
      reject: { send: useAct(ContractAnnex, 'reject', RejectContractAnnex) },
      annul: seen('annul'),
    },
    detail: {
      label: 'Ver qué cambia',
      of: ({ id }: AnnexRow) => <Changes id={id} />,
      steps: ContractAnnexSteps,
    },
    links: (row: AnnexRow) => {
      const { id, state, isOwn, inSignature } = row
      const { documentId } = row
      if (state === 'DRAFT' || !documentId) return []
      const shown = { label: 'Ver documento', onClick: () => open.run({ input: { id } }) }
      const sends = state === 'PENDING' && !isOwn && !inSignature
      if (!sends || !can('digitalSignature.create')) return [shown]
      const name = `Anexo N° ${row.number} de ${formatName(row.fullname)}`
      const sending = {
        label: 'Enviar a firma digital',
        onClick: () => send([{ id: documentId, name }]),
      }
      return [shown, sending]
    },
  } as const
}

type Sent = { id: string; name: string }

const termWords = ({ terms }: AnnexRow) =>
  annexTerms
    .filter((name) => terms.includes(name))
    .map((name) => labelOf(Contract, name))
    .join(', ')

/** Without the person, whose ficha it is. */
export const annexColumns: readonly Column<AnnexRow>[] = [
  {
    key: 'title',
    title: 'Anexo',
    lead: true,
    text: ({ title }) => title,
    render: (row) => (
      <TextWithHint words={`N° ${row.number} · ${row.title}`} hint={termWords(row)} />
    ),
  },
  dateColumn('effectiveOn', 'Rige desde', { sort: 'effectiveOn' }),
  stateColumn('state', ContractAnnex.machine, ({ state }) => state, {
    sort: 'state',
    below: ({ reason, inSignature }) =>
      (inSignature || reason) && (
        <span className="soft">{inSignature ? 'En firma digital' : reason}</span>
      ),
  }),
]

export const peopleColumns: readonly Column<AnnexRow>[] = [
  fullnameColumn,
  ...annexColumns.map((column) => ({ ...column, lead: false })),
]
