import { useState } from 'react'
import { useParams } from 'react-router'
import { formatNumber } from '#chile/numbers.ts'
import { SyndicateCatalogue } from '#generated/catalogues.ts'
import { Syndicate as OneSyndicate } from '#generated/operations/businesses.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { SectionForm, useHasDraft } from '#platform/web/kit/SectionForm.tsx'
import { Facts } from '#platform/web/kit/values.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { Syndicate } from '../model/business.ts'
import { changedOf } from '#platform/web/changed.ts'
import { FeeValue, plain } from './fee.tsx'
import { SyndicateFields, syndicateFields } from './SyndicateFields.tsx'

const DRAFT = 'sindicato'

/** One union: who it is, what its members pay, how many they are. */
export default function SyndicatePage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(OneSyndicate, { input: { id } })
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  const update = useAction(SyndicateCatalogue.update, {
    done: 'Sindicato guardado',
    after: () => setEditing(false),
  })
  const remove = useAction(SyndicateCatalogue.remove, {
    done: 'Sindicato eliminado',
    after: `${pathTo('empresa')}/sindicatos`,
  })
  const union = data?.syndicate
  const members = union?.members ?? 0
  const initial = union && { ...union, feeValue: plain(union.feeValue) }
  return (
    <DetailPage
      title={union?.name ?? ''}
      context={`${countOf(members)} con contrato vigente`}
      loading={loading}
      error={error}
      retry={reload}
      actions={
        !editing && (
          <>
            <ActionButton
              danger
              permission="syndicates.delete"
              disabled={members > 0 ? 'Hay contratos que lo nombran' : undefined}
              confirm={`${union?.name ?? 'El sindicato'} deja de existir. No se puede deshacer.`}
              onClick={() => remove.run({ input: { id } })}
            >
              Eliminar
            </ActionButton>
            <ActionButton permission="syndicates.update" onClick={() => setEditing(true)}>
              Editar
            </ActionButton>
          </>
        )
      }
    >
      {editing && initial ? (
        <SectionForm
          action={update}
          more={{ id, version: initial.version }}
          initial={initial}
          toInput={(values) => changedOf(syndicateFields, initial, values)}
          cancel={() => setEditing(false)}
          draft={DRAFT}
        >
          <SyndicateFields />
        </SectionForm>
      ) : (
        <Facts
          of={Syndicate}
          row={union}
          names={['rut', 'feeType', 'feeValue', 'members']}
          show={{
            feeValue: union && <FeeValue feeType={union.feeType} feeValue={union.feeValue} />,
          }}
        />
      )}
    </DetailPage>
  )
}

const countOf = (people: number) =>
  people === 1 ? '1 persona' : `${formatNumber(people)} personas`
