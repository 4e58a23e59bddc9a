import { useState } from 'react'
import { useParams } from 'react-router'
import { byCode, ccafs, mutuals } from '#chile/catalogues.ts'
import { formatRut } from '#chile/rut.ts'
import type { BusinessQuery } from '#generated/documents/graphql.ts'
import { UpdateBusiness, Business as OneBusiness } from '#generated/operations/businesses.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { SectionForm, useHasDraft } from '#platform/web/kit/form/SectionForm.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Business, BusinessStatus } from '../model/business.ts'
import { BusinessFields, businessFields } from './BusinessFields.tsx'
import { BusinessLogo } from './BusinessLogo.tsx'
import { changedOf } from '#platform/web/draft/changed-fields.ts'
import { plain, rateText } from './fee.tsx'
import { useCommunes } from './useCommunes.ts'

const DRAFT = 'datos'

/** The data of a razón social, to be read and corrected. */
export default function BusinessDataTab() {
  const { id = '' } = useParams()
  const { data } = useDetail(OneBusiness, { input: { id } })
  // What was left half written is open again.
  const [editing, setEditing] = useState(useHasDraft(DRAFT))
  const update = useAction(UpdateBusiness, {
    done: 'Datos guardados',
    after: () => setEditing(false),
  })

  if (!data) return null
  const { business } = data
  const initial = {
    ...business,
    baseAccidentabilityRate: plain(business.baseAccidentabilityRate),
    accidentabilityRate: plain(business.accidentabilityRate),
    sannaRate: plain(business.sannaRate),
    representatives: business.representatives.map(({ name, rut, jobTitle }) => ({
      name,
      rut,
      jobTitle,
    })),
  }
  if (!editing) return <Reading business={business} onEdit={() => setEditing(true)} />
  return (
    <SectionForm
      action={update}
      more={{ id, version: business.version }}
      initial={initial}
      toInput={(values) => changedOf(businessFields, initial, values)}
      cancel={() => setEditing(false)}
      draft={DRAFT}
    >
      <BusinessFields />
    </SectionForm>
  )
}

type ReadingProps = { business: BusinessQuery['business']; onEdit: () => void }

function Reading({ business, onEdit }: ReadingProps) {
  const communes = useCommunes()
  const commune = communes.find(({ value }) => value === business.communeCode)
  return (
    <>
      <Panel
        title="Identificación"
        action={
          <ActionButton permission="businesses.update" onClick={onEdit}>
            Editar
          </ActionButton>
        }
      >
        <Facts
          of={Business}
          row={business}
          names={[
            'businessName',
            'rut',
            'status',
            'businessField',
            'activityCode',
            'usePayroll',
            'principal',
          ]}
          show={{
            status: (
              <StatusTag tone={business.status === 'ACTIVE' ? 'success' : 'neutral'}>
                {BusinessStatus.label(business.status)}
              </StatusTag>
            ),
          }}
        />
      </Panel>
      <Panel title="Contacto">
        <Facts
          of={Business}
          row={business}
          names={['address', 'communeCode', 'phone', 'email']}
          show={{ communeCode: commune && `${commune.label}, ${commune.hint}` }}
        />
      </Panel>
      <Panel title="Seguridad social">
        <Facts
          of={Business}
          row={business}
          names={[
            'mutualCode',
            'ccafCode',
            'baseAccidentabilityRate',
            'accidentabilityRate',
            'sannaRate',
          ]}
          show={{
            mutualCode: byCode(mutuals, business.mutualCode)?.name,
            ccafCode: byCode(ccafs, business.ccafCode)?.name,
            baseAccidentabilityRate: rateText(business.baseAccidentabilityRate),
            accidentabilityRate: rateText(business.accidentabilityRate),
            sannaRate: rateText(business.sannaRate),
          }}
        />
      </Panel>
      <Panel title="Representantes legales">
        <Signers rows={business.representatives} />
      </Panel>
      <BusinessLogo businessId={business.id} name={business.name} />
    </>
  )
}

type Signer = { name: string; rut: string | null; jobTitle: string | null }

const Signers = ({ rows }: { rows: readonly Signer[] }) =>
  rows.length === 0 ? (
    <p className="soft">Nadie todavía</p>
  ) : (
    <ol className="bo-signers">
      {rows.map(({ name, rut, jobTitle }, at) => (
        <li key={at}>
          {name}
          {rut && <span className="soft tabular"> · {formatRut(rut)}</span>}
          {jobTitle && <span className="soft"> · {jobTitle}</span>}
        </li>
      ))}
    </ol>
  )
