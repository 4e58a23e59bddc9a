import { entity } from '#platform/model/entity.ts'
import {
  choice,
  date,
  decimal,
  email,
  flag,
  id,
  integer,
  longText,
  money,
  optional,
  percent,
  pesos,
  phone,
  ref,
  rut,
  text,
  uf,
} from '#platform/model/field.ts'
import {
  ApvRegime,
  CivilStatus,
  Disability,
  FamilyAllowanceSegment,
  Gender,
  IdentificationType,
  PensionStatus,
  PreviredGender,
  PrevisionType,
  RetirementScheme,
  Role,
  UserStatus,
} from './catalogs.ts'

const A = { sensitivity: 'A' } as const
const B = { sensitivity: 'B' } as const
const institution = (label: string) => optional(text(label, { max: 30, ...A }))
const burdens = (label: string) => integer(label, { max: 30, ...A })

/**
 * A person of the company: who they are (one row), and what holds of them from a day on (versions).
 * Fields of class A are shown only to the person and to whoever sees their contract.
 */
export const User = entity({
  name: 'User',
  table: 'users',
  label: 'Persona',
  guarded: true,
  fields: {
    id: id('user'),
    identificationType: choice(IdentificationType, 'Tipo de documento'),
    rut: rut('RUT'),
    documentNumber: text('Número de documento', { max: 30, ...B }),
    role: choice(Role, 'Rol'),
    status: choice(UserStatus, 'Estado'),
    isPrivateRole: flag('Rol privado', {
      help: 'Sus remuneraciones las ven solo administradores y quienes también tienen rol privado',
    }),
    external: flag('Persona externa'),
    retired: flag('Con jubilación'),
    comment: optional(longText('Comentario', { max: 2000, ...B })),
    version: integer('Versión'),

    firstname: text('Primer nombre', { max: 80, ...B }),
    secondName: optional(text('Otros nombres', { max: 80, ...B })),
    paternalLastname: text('Apellido paterno', { max: 80, ...B }),
    maternalLastname: optional(text('Apellido materno', { max: 80, ...B })),
    birthday: optional(date('Fecha de nacimiento', B)),
    gender: choice(Gender, 'Sexo', B),
    genderPrevired: optional(
      choice(PreviredGender, 'Sexo para Previred', {
        help: 'Previred admite dos; vacío, se informa el de la ficha',
        ...B,
      }),
    ),
    civilStatus: choice(CivilStatus, 'Estado civil', B),
    countryOfOrigin: text('Nacionalidad', { max: 2, ...B }),
    email: optional(email('Correo personal')),
    personalPhone: optional(phone('Teléfono personal')),
    addressCountry: text('País del domicilio', { max: 2, ...B }),
    address: optional(text('Dirección', { max: 200, ...B })),
    communeCode: optional(text('Comuna', { max: 5, ...B })),
    city: optional(text('Ciudad', { max: 80, ...B })),
    province: optional(text('Provincia', { max: 80, ...B })),
    region: optional(text('Región', { max: 80, ...B })),
    postalCode: optional(text('Código postal', { max: 12, ...B })),

    previsionType: choice(PrevisionType, 'Tipo de previsión', A),
    retirementScheme: choice(RetirementScheme, 'Régimen de pensión', A),
    pensionInstitution: institution('AFP'),
    pensionStatus: choice(PensionStatus, 'Situación de pensión', A),
    ipsReducedRate: optional(decimal('Tasa rebajada IPS (%)', 4, { max: 30, unit: '%', ...A })),
    afcEnrolled: flag('Seguro de cesantía', A),
    afcDate: optional(date('En la AFC desde', A)),
    unemploymentInsuranceDate: optional(
      date('Inicio del seguro con este empleador', {
        help: 'Desde aquí se cuentan los 11 años de la cotización del empleador (Ley 19.728)',
        ...A,
      }),
    ),
    afpCollect: optional(
      text('AFP que recauda la cesantía', {
        max: 30,
        help: 'De quien tiene el seguro de cesantía y no cotiza en una AFP, como en las ex cajas',
        ...A,
      }),
    ),
    keepsContributing: flag('Pidió seguir cotizando', {
      help: 'Por escrito, a la edad de pensión: 65 años, 60 las mujeres (DL 3.500, art. 69)',
      ...A,
    }),
    partialDisability: flag('Pensión de invalidez parcial', {
      help: 'El seguro de cesantía lo sigue cubriendo (Ley 19.728, art. 2)',
      ...A,
    }),
    disability: choice(Disability, 'Discapacidad', {
      help: 'Va en el Libro de Remuneraciones (columna 1108); solo lo que la persona acredita',
      ...A,
    }),
    youngSubsidy: flag('Subsidio al empleo joven', A),

    healthInstitution: institution('Institución de salud'),
    healthPercentage: optional(percent('Plan en porcentaje', A)),
    healthAmountUf: optional(uf('Plan en UF', A)),
    healthAmount: optional(pesos('Plan en pesos', A)),

    apviInstitution: institution('Institución de APV'),
    apviRegime: optional(choice(ApvRegime, 'Régimen de APV', A)),
    apvi: optional(money('APV mensual', A)),
    apvi2Institution: institution('Institución del segundo APV'),
    apvi2Regime: optional(choice(ApvRegime, 'Régimen del segundo APV', A)),
    apvi2: optional(money('Segundo APV mensual', A)),
    apvcInstitution: institution('Institución de APV colectivo'),
    apvc: optional(money('APV colectivo mensual', A)),
    cuenta2Institution: institution('AFP de cuenta 2'),
    cuenta2: optional(money('Cuenta 2 mensual', A)),
    affiliateRut: optional(
      rut('RUT del afiliado voluntario', {
        help: 'A quien la persona le paga cotizaciones por descuento, como su cónyuge',
        ...A,
      }),
    ),
    affiliatePaternalLastname: optional(text('Apellido paterno del afiliado', { max: 80, ...A })),
    affiliateMaternalLastname: optional(text('Apellido materno del afiliado', { max: 80, ...A })),
    affiliateNames: optional(text('Nombres del afiliado', { max: 80, ...A })),
    affiliateInstitution: institution('AFP del afiliado'),
    affiliateContribution: optional(money('Cotización mensual del afiliado', A)),
    affiliateSaving: optional(money('Ahorro mensual del afiliado', A)),

    subjectToFamilyAllowance: flag('Recibe asignación familiar', A),
    familyAllowanceSegment: optional(choice(FamilyAllowanceSegment, 'Tramo informado', A)),
    simpleBurdens: burdens('Cargas simples'),
    maternalBurdens: burdens('Cargas maternales'),
    disabledBurdens: burdens('Cargas por invalidez'),

    subjectToJudicialRetention: flag('Retención judicial', A),
    judicial: optional(money('Retención mensual', A)),
    judicialRetentionPercentage: optional(percent('Retención en porcentaje', A)),
  },
})

/** What a person may be given when they are entered, and is kept elsewhere. */
export const NewPerson = entity({
  name: 'NewPerson',
  table: 'users',
  label: 'Persona nueva',
  guarded: true,
  fields: {
    businessId: optional(ref('business', 'Razón social', { help: 'Vacía, la da el contrato' })),
    from: optional(
      date('Trabaja desde', {
        help: 'Lo que se ingrese de la persona rige desde ese día, y su contrato comienza en él.',
      }),
    ),
    username: optional(
      text('Usuario para ingresar', {
        max: 80,
        help: 'Si se indica, se crea su acceso; al usuario se le agrega el nombre de la empresa',
      }),
    ),
  },
})

export const identityFields = ['role', 'isPrivateRole', 'external', 'retired', 'comment'] as const

export const nameFields = [
  'firstname',
  'secondName',
  'paternalLastname',
  'maternalLastname',
] as const

export const personalFields = [
  ...nameFields,
  'birthday',
  'gender',
  'genderPrevired',
  'civilStatus',
  'countryOfOrigin',
] as const

export const contactFields = [
  'email',
  'personalPhone',
  'addressCountry',
  'address',
  'communeCode',
  'city',
  'province',
  'region',
  'postalCode',
] as const

export const previsionFields = [
  'previsionType',
  'retirementScheme',
  'pensionInstitution',
  'ipsReducedRate',
  'pensionStatus',
  'keepsContributing',
  'partialDisability',
  'disability',
  'youngSubsidy',
  'afcEnrolled',
  'afcDate',
  'unemploymentInsuranceDate',
  'afpCollect',
] as const

export const healthFields = [
  'healthInstitution',
  'healthAmountUf',
  'healthAmount',
  'healthPercentage',
] as const

export const savingsFields = [
  'apviInstitution',
  'apviRegime',
  'apvi',
  'apvi2Institution',
  'apvi2Regime',
  'apvi2',
  'apvcInstitution',
  'apvc',
  'cuenta2Institution',
  'cuenta2',
] as const

export const affiliateFields = [
  'affiliateRut',
  'affiliatePaternalLastname',
  'affiliateMaternalLastname',
  'affiliateNames',
  'affiliateInstitution',
  'affiliateContribution',
  'affiliateSaving',
] as const

export const familyFields = [
  'subjectToFamilyAllowance',
  'familyAllowanceSegment',
  'simpleBurdens',
  'maternalBurdens',
  'disabledBurdens',
  'subjectToJudicialRetention',
  'judicial',
  'judicialRetentionPercentage',
] as const

/** What holds from a day on and anybody who sees the person sees. */
export const openFields = [...personalFields, ...contactFields] as const
/** What holds from a day on and is of class A. */
export const reservedFields = [
  ...previsionFields,
  ...healthFields,
  ...savingsFields,
  ...affiliateFields,
  ...familyFields,
] as const
export const versionedFields = [...openFields, ...reservedFields] as const

/**
 * Who may read fields of class A is decided per person: these are the names that are then emptied.
 */
export const reservedNames: ReadonlySet<string> = new Set(reservedFields)
