import { Button, Steps } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { NewContractForm } from '#modules/contracts/web/index.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { PageHeader } from '#platform/web/kit/PageHeader.tsx'
import { type FormValues, SectionForm } from '#platform/web/kit/SectionForm.tsx'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useNarrow } from '#platform/web/media.ts'
import { NewPerson } from '../model/user.ts'
import { CreatePerson, UpdatePerson } from './documents.ts'
import {
  ContactFields,
  FamilyFields,
  HealthFields,
  IdentityFields,
  PersonalFields,
  PrevisionFields,
} from './fields.tsx'
import { type Access, NewPassword } from './PersonActions.tsx'
import { NewPaymentForm } from './PaymentMethods.tsx'

type Created = { id: string; fullname: string }
const steps = ['Datos personales', 'Previsión y salud', 'Pago', 'Contrato'] as const

/** A person in four steps. Each is saved when it is left: after the first, the rest may wait. */
export default function NewPersonPage() {
  const navigate = useNavigate()
  const narrow = useNarrow()
  const can = useCan()
  const [at, setAt] = useState(0)
  const [created, setCreated] = useState<Created>()
  const [access, setAccess] = useState<Access>()
  const toRecord = () => created && void navigate(pathTo('ficha/:id', { id: created.id }))
  const next = () => setAt((now) => now + 1)
  const shown = steps.filter((step) => step !== 'Contrato' || can('contracts.create'))
  const step = shown[at]
  if (created && step === undefined) toRecord()
  return (
    <section className="mg-form-page">
      <PageHeader
        title={created ? created.fullname : 'Nueva persona'}
        context={created ? 'Ya está guardada. Lo que falta puede completarse después.' : undefined}
        actions={created && <Button onClick={toRecord}>Terminar e ir a la ficha</Button>}
      />
      <Steps
        className="mg-steps"
        current={at}
        size="small"
        orientation={narrow ? 'vertical' : 'horizontal'}
        items={shown.map((title) => ({ title }))}
      />
      {at === 0 && (
        <FirstStep
          onDone={({ id, fullname, username, temporaryPassword }) => {
            setCreated({ id, fullname })
            if (temporaryPassword) setAccess({ username: username ?? null, temporaryPassword })
            next()
          }}
        />
      )}
      {created && step === 'Previsión y salud' && <PrevisionStep id={created.id} onDone={next} />}
      {created && step === 'Pago' && (
        <NewPaymentForm userId={created.id} onDone={next} cancel={next} submit="Guardar y seguir" />
      )}
      {created && step === 'Contrato' && (
        <NewContractForm userId={created.id} onDone={() => toRecord()} cancel={() => toRecord()} />
      )}
      {access && <NewPassword access={access} onClose={() => setAccess(undefined)} />}
    </section>
  )
}

type FirstProps = {
  onDone: (
    created: Created & { username?: string | null; temporaryPassword?: string | null },
  ) => void
}

function FirstStep({ onDone }: FirstProps) {
  const create = useAction(CreatePerson, { done: 'Persona creada' })
  return (
    <SectionForm
      action={create}
      initial={{
        identificationType: 'RUT',
        gender: 'UNKNOWN',
        civilStatus: 'UNKNOWN',
        countryOfOrigin: 'CL',
        addressCountry: 'CL',
      }}
      cancel={pathTo('trabajadores')}
      submit="Crear y seguir"
      draft="person-new"
      toInput={firstInput}
      onDone={onDone}
    >
      <Section title="Identificación">
        <IdentityFields autoFocus />
      </Section>
      <Section title="Datos personales">
        <PersonalFields />
      </Section>
      <Section title="Contacto y domicilio">
        <ContactFields />
      </Section>
      <Section title="Empresa y acceso" text="Todo esto puede agregarse después.">
        <Field of={NewPerson} name="businessId" />
        <Field of={NewPerson} name="username" />
      </Section>
    </SectionForm>
  )
}

/** Empty fields are not sent; what is entered holds from today on. */
const firstInput = (values: FormValues) => ({
  ...Object.fromEntries(
    Object.entries(values).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    ),
  ),
  from: today(),
})

function PrevisionStep({ id, onDone }: { id: string; onDone: () => void }) {
  const update = useAction(UpdatePerson, { done: 'Previsión guardada' })
  return (
    <SectionForm
      action={update}
      more={{ id, from: today() }}
      initial={{
        previsionType: 'AFP_FONASA',
        retirementScheme: 'AFP',
        pensionStatus: 'ACTIVE',
        afcEnrolled: true,
        healthInstitution: 'FONASA',
        simpleBurdens: 0,
        maternalBurdens: 0,
        disabledBurdens: 0,
      }}
      cancel={onDone}
      submit="Guardar y seguir"
    >
      <Section title="Previsión">
        <PrevisionFields />
      </Section>
      <Section title="Salud">
        <HealthFields />
      </Section>
      <Section title="Cargas y retenciones">
        <FamilyFields />
      </Section>
    </SectionForm>
  )
}
