import { Button, Steps } from 'antd'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { isDate } from '#chile/dates.ts'
import { CreateUser, UpdateUser } from '#generated/operations/people.ts'
import { PersonRecord } from '#generated/operations/parts/people.ts'
import { proposedDay, whyProposed } from '#modules/people/contracts/model/start.ts'
import { NewContractForm, usePayrollStart } from '#modules/people/contracts/web/index.ts'
import { type Access, GivenAccess } from '#modules/company/accounts/web/index.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { type FormValues, SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { today } from '#platform/web/look/today.ts'
import { useStepStart } from '#platform/web/kit/form/useStepStart.ts'
import { wordIn } from '#platform/web/list/list-state.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useNarrow } from '#platform/web/look/media.ts'
import { NewPerson } from '../model/user.ts'
import {
  ContactFields,
  FamilyFields,
  HealthFields,
  IdentityFields,
  PersonalFields,
  PrevisionFields,
} from './fields.tsx'
import { NewPaymentForm } from './PaymentMethods.tsx'

/** Somebody who was just created, and since when they work. */
type Created = { id: string; from: string }

/** The steps, by the word of their address. */
const steps = [
  { word: 'datos', title: 'Datos personales' },
  { word: 'prevision', title: 'Previsión y salud' },
  { word: 'pago', title: 'Pago' },
  { word: 'contrato', title: 'Contrato' },
] as const
type Word = (typeof steps)[number]['word']

/**
 * A person in four steps. Each is saved when it is left: after the first, the rest may wait. The
 * address says whose and which, so that a reload goes on there.
 */
export default function NewPersonPage() {
  const navigate = useNavigate()
  const narrow = useNarrow()
  const can = useCan()
  const { id, at, from, goTo } = useStep()
  useStepStart(at)
  const { data } = useDetail(PersonRecord, { input: { id, reveal: false } }, { enabled: id !== '' })
  const [access, setAccess] = useState<Access>()
  const mayContract = can('contracts.create') && can('contracts.read')
  const shown = steps.filter(({ word }) => word !== 'contrato' || mayContract)
  const place = shown.findIndex(({ word }) => word === at)
  const toRecord = () => void navigate(pathTo('ficha/:id', { id }))
  const next = () => {
    const following = shown[place + 1]
    if (following) goTo(id, following.word, from)
    else toRecord()
  }
  return (
    <section className="mg-form-page">
      <PageHeader
        title={data?.user.fullname ?? 'Nueva persona'}
        context={id ? 'Ya está guardada. Lo que falta puede completarse después.' : undefined}
        actions={id && <Button onClick={toRecord}>Terminar e ir a la ficha</Button>}
      />
      <Steps
        className="mg-steps"
        current={place}
        size="small"
        responsive={false}
        titlePlacement={narrow ? 'vertical' : 'horizontal'}
        items={shown.map(({ title }) => ({ title }))}
      />
      {at === 'datos' && (
        <FirstStep
          onDone={(made) => {
            // A mail is said in a notice; a code is shown once, and has to be read.
            if (made.oneTimeCode) setAccess(made)
            goTo(made.id, 'prevision', made.from)
          }}
        />
      )}
      {at === 'prevision' && <PrevisionStep id={id} from={from} onDone={next} />}
      {at === 'pago' && (
        <NewPaymentForm userId={id} onDone={next} cancel={next} submit="Guardar y seguir" />
      )}
      {at === 'contrato' && (
        <NewContractForm userId={id} from={from} onDone={toRecord} cancel={toRecord} />
      )}
      {access && <GivenAccess access={access} onClose={() => setAccess(undefined)} />}
    </section>
  )
}

/** Who is being added, since when and at which step, as the address says it. */
function useStep() {
  const [params, setParams] = useAddressParams()
  const id = wordIn(params, 'persona')
  const word = steps.find((step) => step.word === params.get('paso'))?.word
  const since = params.get('desde')
  const from = isDate(since) ? since : today()
  const goTo = (persona: string, paso: Word, desde: string) =>
    setParams({ persona, paso, desde }, { replace: true })
  return { id, from, at: id === '' ? 'datos' : (word ?? 'prevision'), goTo } as const
}

const createdWords = ({ invitedTo }: Access): string =>
  invitedTo
    ? `Persona creada: se envió a ${invitedTo} un enlace para elegir su contraseña`
    : 'Persona creada'

type FirstProps = { onDone: (created: Created & Access) => void }

function FirstStep({ onDone }: FirstProps) {
  const create = useAction(CreateUser, { done: createdWords })
  const { open, loading } = usePayrollStart({})
  const [from, setFrom] = useState<string>()
  const proposed = proposedDay(today(), open)
  const initial = useMemo(() => ({ ...usualPerson, from: proposed }), [proposed])
  if (loading) return <PageSkeleton header={false} />
  return (
    <SectionForm
      action={create}
      initial={initial}
      cancel={pathTo('trabajadores')}
      submit="Crear y seguir"
      toInput={firstInput}
      onChange={(values) => setFrom(dayOf(values))}
      onDone={(created) => onDone({ ...created, from: from ?? proposed })}
    >
      <Section title="Identificación">
        <IdentityFields autoFocus />
      </Section>
      <Section title="Desde cuándo" text={whyProposed(today(), open)}>
        <Field of={NewPerson} name="from" />
      </Section>
      <Section title="Datos personales">
        <PersonalFields isNew />
      </Section>
      <Section title="Contacto y domicilio">
        <ContactFields />
      </Section>
      <Section title="Empresa y acceso" text="Todo esto puede agregarse después.">
        <FieldList of={NewPerson} names={['businessId', 'username']} />
      </Section>
    </SectionForm>
  )
}

const usualPerson = {
  identificationType: 'RUT',
  civilStatus: 'UNKNOWN',
  countryOfOrigin: 'CL',
  addressCountry: 'CL',
}

const dayOf = ({ from }: FormValues) =>
  typeof from === 'string' && isDate(from) ? from : undefined

/** Empty fields are not sent; what is entered holds from the day on that was said. */
const firstInput = (values: FormValues) => ({
  ...Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ),
  from: dayOf(values) ?? today(),
})

type PrevisionProps = { id: string; from: string; onDone: () => void }

function PrevisionStep({ id, from, onDone }: PrevisionProps) {
  const update = useAction(UpdateUser, { done: 'Previsión guardada' })
  return (
    <SectionForm
      action={update}
      more={{ id, from }}
      initial={usualPrevision}
      cancel={onDone}
      onDone={onDone}
      submit="Guardar y seguir"
    >
      <Section title="Previsión">
        <PrevisionFields />
      </Section>
      <Section
        title="Salud"
        text="El plan de la isapre en UF, en pesos o en porcentaje; se suman si hay más de uno."
      >
        <HealthFields />
      </Section>
      <Section title="Cargas y retenciones">
        <FamilyFields />
      </Section>
    </SectionForm>
  )
}

const usualPrevision = {
  previsionType: 'AFP_FONASA',
  retirementScheme: 'AFP',
  disability: 'NONE',
  pensionStatus: 'ACTIVE',
  afcEnrolled: true,
  healthInstitution: 'FONASA',
  simpleBurdens: 0,
  maternalBurdens: 0,
  disabledBurdens: 0,
}
