/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AbsenceContractsInput = {
  userId?: string | null | undefined;
};

export type AbsenceFilter = {
  businessId?: string | null | undefined;
  late?: boolean | null | undefined;
  month?: number | null | undefined;
  search?: string | null | undefined;
  status?: RequestStatus | null | undefined;
  type?: AbsenceType | null | undefined;
  userId?: string | null | undefined;
};

export type AbsenceOverlapDatesInput = {
  applicationEndDate?: string | null | undefined;
  applicationStartDate?: string | null | undefined;
  endDate: string;
  exceptId?: string | null | undefined;
  halfDay: boolean;
  ignoreHolidays: boolean;
  pay: AbsencePay;
  startDate: string;
  subtype: AbsenceSubtype;
  type: AbsenceType;
  userContractId: string;
};

export type AbsencePay =
  | 'WITHOUTPAY'
  | 'WITHPAY';

export type AbsenceSubtype =
  | 'ADMINISTRATIVE_DAY'
  | 'COMPENSATORY_DAY'
  | 'MATERNITY'
  | 'NORMAL'
  | 'PROTECTED_PARENTING'
  | 'WORK_ACCIDENT';

export type AbsenceType =
  | 'LEAVE'
  | 'LICENSE'
  | 'NOT_WORKED'
  | 'WORK_SUSPENSION';

export type AbsencesSort = {
  by: AbsencesSortField;
  descending?: boolean | null | undefined;
};

export type AbsencesSortField =
  | 'endDate'
  | 'fullname'
  | 'startDate'
  | 'status'
  | 'type';

export type AccessState =
  | 'ACTIVE'
  | 'DISABLED'
  | 'EXPIRED'
  | 'INVITED'
  | 'NONE'
  | 'TEMPORARY';

export type AccountType =
  | 'AHORRO'
  | 'CORRIENTE'
  | 'RUT'
  | 'VISTA';

export type ActivityKind =
  | 'ABSENCE_ANSWERED'
  | 'ABSENCE_ASKED'
  | 'CONTRACT_ADDED'
  | 'MONTH_CLOSED'
  | 'MONTH_OPENED'
  | 'MONTH_REOPENED'
  | 'PAYSLIPS_RELEASED'
  | 'PERSON_ADDED';

export type AddToBusinessInput = {
  admissionDate?: string | null | undefined;
  businessEmail?: string | null | undefined;
  businessId: string;
  firstAdmissionDate?: string | null | undefined;
  inPayroll?: boolean | null | undefined;
  privateRole?: boolean | null | undefined;
  userId: string;
  workPhone?: string | null | undefined;
};

export type AdditionalRow = {
  accruedFrom?: number | null | undefined;
  accruedTo?: number | null | undefined;
  contractId: string;
  itemCode: string;
  seen?: string | null | undefined;
  value: string;
};

export type AdvanceMode =
  | 'FIXED'
  | 'PERCENT';

export type AdvanceRow = {
  contractId: string;
  mode: AdvanceMode;
  seen?: string | null | undefined;
  value: string;
};

export type AfcConfig =
  | 'ENROLLED'
  | 'NOT_COVERED'
  | 'NOT_ENROLLED';

export type AgreedNetContract =
  | 'BY_WORK_OR_TASK'
  | 'FIXED'
  | 'INDEFINITE';

export type AllContractsInput = {
  contractId?: string | null | undefined;
  search?: string | null | undefined;
};

export type AllUsersInput = {
  search?: string | null | undefined;
  userId?: string | null | undefined;
};

export type AnswerPayrollClosingInput = {
  answer: ClosingAnswer;
  note?: string | null | undefined;
  number: number;
  payrollMonthId: string;
};

export type ApvRegime =
  | 'A'
  | 'B';

export type AssignmentFilter = {
  assigned?: boolean | null | undefined;
  profileId?: string | null | undefined;
  restrictionId?: string | null | undefined;
  role?: Role | null | undefined;
  search?: string | null | undefined;
};

export type AuditLogFilter = {
  action?: string | null | undefined;
  entity?: string | null | undefined;
  from?: string | null | undefined;
  until?: string | null | undefined;
};

export type AuditLogSort = {
  by: AuditLogSortField;
  descending?: boolean | null | undefined;
};

export type AuditLogSortField =
  | 'at';

export type BankCurrency =
  | 'CLP'
  | 'USD';

export type BusinessStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING';

export type ByIdAbsence = {
  id: string;
};

export type ByIdBusiness = {
  id: string;
};

export type ByIdCompany = {
  id: string;
};

export type ByIdConceptCase = {
  id: string;
};

export type ByIdContract = {
  id: string;
};

export type ByIdFormula = {
  id: string;
};

export type ByIdHoliday = {
  id: string;
};

export type ByIdItem = {
  id: string;
};

export type ByIdLoan = {
  id: string;
};

export type ByIdPasskey = {
  id: string;
};

export type ByIdPaymentMethod = {
  id: string;
};

export type ByIdPayrollMonth = {
  id: string;
};

export type ByIdPayrollTable = {
  id: string;
};

export type ByIdProfile = {
  id: string;
};

export type ByIdRestriction = {
  id: string;
};

export type ByIdScenario = {
  id: string;
};

export type ByIdSession = {
  id: string;
};

export type ByIdSyndicate = {
  id: string;
};

export type ByIdUser = {
  id: string;
};

export type ByIdUserBusiness = {
  id: string;
};

export type ByIdVariable = {
  id: string;
};

export type CapType =
  | 'CLP'
  | 'IMM'
  | 'SALARY'
  | 'UF'
  | 'UTM';

export type CaseFactInput = {
  code: string;
  value: string;
};

export type CaseFactsInput = {
  code: string;
  contractId?: string | null | undefined;
  gratification: boolean;
  inputName?: string | null | undefined;
  inputUnit: ItemUnit;
  isNew: boolean;
  kind: DraftKind;
  payrollMonthId: string;
  proportional: boolean;
  sourceCode?: string | null | undefined;
  taxable: boolean;
  title: string;
  tributable: boolean;
  type: ItemType;
};

export type Cause =
  | 'ABSENCE'
  | 'CALENDAR'
  | 'CONTRACT'
  | 'ENTRY'
  | 'ERROR'
  | 'EXIT'
  | 'HOURS'
  | 'INDICATOR'
  | 'ITEM'
  | 'LAW'
  | 'OTHER'
  | 'PERSON'
  | 'PLAN'
  | 'RAISE'
  | 'UNEXPLAINED'
  | 'WITHHOLDING';

export type ChangePasswordInput = {
  newPassword: string;
  token: string;
};

export type ChangeStateItemInput = {
  activity?: ItemActivity | null | undefined;
  id: string;
  validFrom?: number | null | undefined;
};

export type CheckFix =
  | 'ABSENCES'
  | 'BUSINESS'
  | 'CONTRACT'
  | 'ENTRIES'
  | 'LASTING'
  | 'MONTH'
  | 'PAYSLIP'
  | 'PERSON'
  | 'RETROACTIVE'
  | 'REVIEW';

export type CheckGroup =
  | 'ABSENCES'
  | 'CONTRACT'
  | 'DEDUCTIONS'
  | 'ITEMS'
  | 'MONTH'
  | 'OWED'
  | 'PAYMENT'
  | 'PERSON'
  | 'RESULT'
  | 'REVIEW'
  | 'TIME';

export type CheckSeverity =
  | 'ERROR'
  | 'WARNING';

export type CivilStatus =
  | 'CIVILIAN_PARTNER'
  | 'DIVORCED'
  | 'MARRIED'
  | 'SINGLE'
  | 'UNKNOWN'
  | 'WIDOWER';

export type ClosePayrollMonthInput = {
  acceptErrors: boolean;
  id: string;
};

export type ClosingAnswer =
  | 'APPROVED'
  | 'RETURNED'
  | 'WITHDRAWN';

export type CompaniesFilter = {
  search?: string | null | undefined;
  status?: CompanyStatus | null | undefined;
};

export type CompaniesSort = {
  by: CompaniesSortField;
  descending?: boolean | null | undefined;
};

export type CompaniesSortField =
  | 'createdAt'
  | 'lastSeenAt'
  | 'logins'
  | 'name'
  | 'online';

export type CompanyAccessSetting =
  | 'ALL'
  | 'MANAGERS';

export type CompanyImage =
  | 'ingreso'
  | 'logo';

export type CompanyInput = {
  id?: string | null | undefined;
};

export type CompanyPeopleFilter = {
  access?: PlatformAccessState | null | undefined;
  companyId: string;
  search?: string | null | undefined;
};

export type CompanyPeopleSort = {
  by: CompanyPeopleSortField;
  descending?: boolean | null | undefined;
};

export type CompanyPeopleSortField =
  | 'fullname';

export type CompanyStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING';

export type ConceptCasesInput = {
  code: string;
  gratification: boolean;
  inputName?: string | null | undefined;
  inputUnit: ItemUnit;
  isNew: boolean;
  kind: DraftKind;
  payrollMonthId: string;
  proportional: boolean;
  sourceCode?: string | null | undefined;
  taxable: boolean;
  title: string;
  tributable: boolean;
  type: ItemType;
};

export type ConceptImpactInput = {
  after?: string | null | undefined;
  code: string;
  gratification: boolean;
  inputName?: string | null | undefined;
  inputUnit: ItemUnit;
  isNew: boolean;
  kind: DraftKind;
  payrollMonthId: string;
  proportional: boolean;
  sourceCode?: string | null | undefined;
  taxable: boolean;
  title: string;
  tributable: boolean;
  type: ItemType;
};

export type ConceptKind =
  | 'formula'
  | 'item'
  | 'table'
  | 'variable';

export type ConceptOrigin =
  | 'COMPANY'
  | 'LAW'
  | 'USUAL';

export type ConfirmIndicatorInput = {
  id: string;
  version: number;
};

export type ConfirmIndicatorTableInput = {
  id: string;
  version: number;
};

export type ConfirmPasskeyInput = {
  challenge: string;
  label: string;
  passkey?: string | null | undefined;
};

export type ConfirmTotpInput = {
  challenge: string;
  code: string;
};

export type ContractHistoryInput = {
  id: string;
  reveal?: boolean | null | undefined;
};

export type ContractState =
  | 'ACTIVE'
  | 'INCOMING'
  | 'LEFT'
  | 'SUSPENDED';

export type ContractStatus =
  | 'ACTIVE'
  | 'DELETED'
  | 'SUSPENDED';

export type ContractType =
  | 'BY_WORK_OR_TASK'
  | 'FIXED'
  | 'INDEFINITE';

export type ConventionInput = {
  code: string;
  value: string;
};

export type CreateAbsenceInput = {
  applicationEndDate?: string | null | undefined;
  applicationStartDate?: string | null | undefined;
  approve?: boolean | null | undefined;
  comment?: string | null | undefined;
  continuousLicense?: boolean | null | undefined;
  contributionDays?: number | null | undefined;
  description?: string | null | undefined;
  endDate: string;
  fileId?: string | null | undefined;
  format?: LicenseFormat | null | undefined;
  halfDay?: boolean | null | undefined;
  ignoreHolidays?: boolean | null | undefined;
  licenseNumber?: string | null | undefined;
  pay?: AbsencePay | null | undefined;
  previousPay?: number | null | undefined;
  sendEmailToSupervisor?: boolean | null | undefined;
  startDate: string;
  subtype?: AbsenceSubtype | null | undefined;
  type: AbsenceType;
  userContractId: string;
};

export type CreateBankAccountInput = {
  accountIdentifier: string;
  accountType: AccountType;
  bankCode: string;
  businessId: string;
  currency: BankCurrency;
};

export type CreateBusinessInput = {
  accidentabilityRate: string;
  activityCode?: string | null | undefined;
  address?: string | null | undefined;
  baseAccidentabilityRate: string;
  businessField?: string | null | undefined;
  businessName: string;
  ccafCode?: string | null | undefined;
  communeCode?: string | null | undefined;
  email?: string | null | undefined;
  mutualCode?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  representatives?: Array<RepresentativeInput> | null | undefined;
  rut: string;
  sannaRate: string;
  status: BusinessStatus;
  usePayroll: boolean;
};

export type CreateCompanyInput = {
  adminEmail: string;
  adminFirstname: string;
  adminLastname: string;
  adminRut: string;
  adminUsername: string;
  name: string;
  slug: string;
};

export type CreateConceptCaseInput = {
  caseTitle: string;
  code: string;
  contractId?: string | null | undefined;
  expected: number;
  facts: Array<CaseFactInput>;
  gratification: boolean;
  inputName?: string | null | undefined;
  inputUnit: ItemUnit;
  isNew: boolean;
  kind: DraftKind;
  payrollMonthId: string;
  proportional: boolean;
  sourceCode?: string | null | undefined;
  taxable: boolean;
  title: string;
  tributable: boolean;
  type: ItemType;
};

export type CreateEmployerLoanInput = {
  amount: number;
  comment?: string | null | undefined;
  contractId: string;
  grantedOn: string;
  startMonth: number;
  totalQuotas: number;
};

export type CreateFormulaInput = {
  code: string;
  editable?: boolean | null | undefined;
  inputName?: string | null | undefined;
  inputUnit?: ItemUnit | null | undefined;
  itemType?: ItemType | null | undefined;
  sourceCode: string;
  title: string;
  validFrom: number;
};

export type CreateHolidayInput = {
  comment?: string | null | undefined;
  date: string;
  irrevocable: boolean;
  status: HolidayStatus;
  title: string;
  type: HolidayType;
};

export type CreateItemInput = {
  accountingCode?: string | null | undefined;
  accountingInformative?: boolean | null | undefined;
  activity?: ItemActivity | null | undefined;
  analyticAccounting?: boolean | null | undefined;
  calculationOrder?: number | null | undefined;
  capped?: boolean | null | undefined;
  cappedType?: CapType | null | undefined;
  cappedValue?: string | null | undefined;
  code: string;
  compensation?: boolean | null | undefined;
  deductionLimit?: DeductionLimit | null | undefined;
  defaultFormulaCode?: string | null | undefined;
  distributableInCC?: boolean | null | undefined;
  editable?: boolean | null | undefined;
  endDate?: string | null | undefined;
  extraHours?: boolean | null | undefined;
  formula?: string | null | undefined;
  gratification?: boolean | null | undefined;
  holidays?: boolean | null | undefined;
  ineCode?: string | null | undefined;
  informative?: boolean | null | undefined;
  inputUnit?: ItemUnit | null | undefined;
  isFixed?: boolean | null | undefined;
  isRetained?: boolean | null | undefined;
  ledgerAccount?: string | null | undefined;
  lreCode?: string | null | undefined;
  medicalLicenses?: boolean | null | undefined;
  print?: boolean | null | undefined;
  printOnSalarySettlement?: boolean | null | undefined;
  printOrder?: number | null | undefined;
  proportional?: boolean | null | undefined;
  seizable?: boolean | null | undefined;
  startDate?: string | null | undefined;
  subjectToCompensation?: boolean | null | undefined;
  taxable?: boolean | null | undefined;
  title: string;
  tributable?: boolean | null | undefined;
  type: ItemType;
  validFrom: number;
};

export type CreateLateItemInput = {
  comment: string;
  contractId: string;
  itemCode: string;
  payrollMonthId: string;
  value: string;
  yearMonth: number;
};

export type CreateLoginInput = {
  email?: string | null | undefined;
  userId: string;
  username: string;
};

export type CreatePaymentMethodInput = {
  accountNumber?: string | null | undefined;
  accountType?: AccountType | null | undefined;
  bankCode?: string | null | undefined;
  kind: PaymentKind;
  userId: string;
};

export type CreateProfileInput = {
  name: string;
};

export type CreateRestrictionInput = {
  businesses: Array<RestrictionBusinessInput>;
  name: string;
};

export type CreateScenarioInput = {
  businessId?: string | null | undefined;
  changes: Array<ScenarioChangeInput>;
  description?: string | null | undefined;
  firstMonth: number;
  monthlyGrowth: string;
  months: number;
  name: string;
  repeatItems: boolean;
  yearly: boolean;
};

export type CreateServiceCompanyInput = {
  admin?: boolean | null | undefined;
  companyId: string;
  employee?: boolean | null | undefined;
  manager?: boolean | null | undefined;
  module: string;
  superManager?: boolean | null | undefined;
};

export type CreateSyndicateInput = {
  feeType: FeeType;
  feeValue: string;
  name: string;
  rut?: string | null | undefined;
};

export type CreateTableInput = {
  code: string;
  editable?: boolean | null | undefined;
  fixedRows: Array<PayrollTableRowInput>;
  metadata: Array<PayrollTableColumnInput>;
  source?: string | null | undefined;
  title: string;
  type?: PayrollTableType | null | undefined;
  validFrom: number;
};

export type CreateTransferFileInput = {
  format?: TransferFormat | null | undefined;
  payrollMonthId: string;
};

export type CreateUserContractInput = {
  apprentice?: boolean | null | undefined;
  area?: string | null | undefined;
  art22?: boolean | null | undefined;
  branchOffice?: string | null | undefined;
  businessId: string;
  code?: string | null | undefined;
  contractType: ContractType;
  cycleDays?: number | null | undefined;
  cycleHours?: string | null | undefined;
  daysPerWeek?: number | null | undefined;
  finalDate?: string | null | undefined;
  fixedTermRenewals?: number | null | undefined;
  gratificationAmount?: number | null | undefined;
  gratificationType?: GratificationType | null | undefined;
  heavyWork?: boolean | null | undefined;
  heavyWorkRate?: string | null | undefined;
  holidayRate?: MoneyInput | null | undefined;
  holidaySurcharge?: string | null | undefined;
  hoursPerWeek: string;
  initialDate: string;
  isCorporateSalary?: boolean | null | undefined;
  isDomestic?: boolean | null | undefined;
  isProfessional?: boolean | null | undefined;
  isSupervisor?: boolean | null | undefined;
  jobTitle: string;
  jobTitleFamily?: string | null | undefined;
  liveIn?: boolean | null | undefined;
  monthlySalary: MoneyInput;
  nightSurcharge?: string | null | undefined;
  overdraft?: boolean | null | undefined;
  paymentPeriod?: PaymentPeriod | null | undefined;
  remoteWork?: boolean | null | undefined;
  saturdayRate?: MoneyInput | null | undefined;
  shiftWork?: boolean | null | undefined;
  signatureDate?: string | null | undefined;
  signatureIntegrationCode?: string | null | undefined;
  signed?: boolean | null | undefined;
  sundayRate?: MoneyInput | null | undefined;
  supervisorId?: string | null | undefined;
  syncAttendance?: boolean | null | undefined;
  syncDigitalSign?: boolean | null | undefined;
  syndicateId?: string | null | undefined;
  taxPeriod?: TaxPeriod | null | undefined;
  taxRegime?: TaxRegime | null | undefined;
  unionFeeType?: FeeType | null | undefined;
  unionFeeValue?: string | null | undefined;
  userCode?: string | null | undefined;
  userId: string;
  weekdayRate?: MoneyInput | null | undefined;
};

export type CreateUserInput = {
  address?: string | null | undefined;
  addressCountry?: string | null | undefined;
  afcDate?: string | null | undefined;
  afcEnrolled?: boolean | null | undefined;
  afpCollect?: string | null | undefined;
  apvc?: MoneyInput | null | undefined;
  apvcInstitution?: string | null | undefined;
  apvi?: MoneyInput | null | undefined;
  apvi2?: MoneyInput | null | undefined;
  apvi2Institution?: string | null | undefined;
  apvi2Regime?: ApvRegime | null | undefined;
  apviInstitution?: string | null | undefined;
  apviRegime?: ApvRegime | null | undefined;
  birthday?: string | null | undefined;
  businessId?: string | null | undefined;
  city?: string | null | undefined;
  civilStatus?: CivilStatus | null | undefined;
  comment?: string | null | undefined;
  communeCode?: string | null | undefined;
  countryOfOrigin?: string | null | undefined;
  cuenta2?: MoneyInput | null | undefined;
  cuenta2Institution?: string | null | undefined;
  disabledBurdens?: number | null | undefined;
  documentNumber?: string | null | undefined;
  email?: string | null | undefined;
  external?: boolean | null | undefined;
  familyAllowanceSegment?: FamilyAllowanceSegment | null | undefined;
  firstname: string;
  from?: string | null | undefined;
  gender?: Gender | null | undefined;
  genderPrevired?: PreviredGender | null | undefined;
  healthAmount?: number | null | undefined;
  healthAmountUf?: string | null | undefined;
  healthInstitution?: string | null | undefined;
  healthPercentage?: string | null | undefined;
  identificationType: IdentificationType;
  ipsReducedRate?: string | null | undefined;
  isPrivateRole?: boolean | null | undefined;
  judicial?: MoneyInput | null | undefined;
  judicialRetentionPercentage?: string | null | undefined;
  keepsContributing?: boolean | null | undefined;
  maternalBurdens?: number | null | undefined;
  maternalLastname?: string | null | undefined;
  partialDisability?: boolean | null | undefined;
  paternalLastname: string;
  pensionInstitution?: string | null | undefined;
  pensionStatus?: PensionStatus | null | undefined;
  personalPhone?: string | null | undefined;
  postalCode?: string | null | undefined;
  previsionType?: PrevisionType | null | undefined;
  province?: string | null | undefined;
  region?: string | null | undefined;
  retired?: boolean | null | undefined;
  retirementScheme?: RetirementScheme | null | undefined;
  role?: Role | null | undefined;
  rut?: string | null | undefined;
  secondName?: string | null | undefined;
  simpleBurdens?: number | null | undefined;
  subjectToFamilyAllowance?: boolean | null | undefined;
  subjectToJudicialRetention?: boolean | null | undefined;
  unemploymentInsuranceDate?: string | null | undefined;
  username?: string | null | undefined;
  youngSubsidy?: boolean | null | undefined;
};

export type CreateUserItemInput = {
  comment?: string | null | undefined;
  contractId: string;
  endMonth?: number | null | undefined;
  itemCode: string;
  startMonth: number;
  totalAmount?: number | null | undefined;
  totalQuotas?: number | null | undefined;
  value: string;
};

export type CreateVariableInput = {
  code: string;
  editable?: boolean | null | undefined;
  endDate?: string | null | undefined;
  source?: string | null | undefined;
  startDate?: string | null | undefined;
  subType?: VariableSubType | null | undefined;
  title: string;
  type?: VariableType | null | undefined;
  validFrom: number;
  value?: string | null | undefined;
  valueType?: ItemUnit | null | undefined;
};

export type DeadlineMonth = {
  payrollMonthId: string;
};

export type DeclaredKind =
  | 'LRE'
  | 'PREVIRED';

export type DeductionLimit =
  | 'ADVANCE'
  | 'AGREED'
  | 'CCAF'
  | 'COOPERATIVE'
  | 'HOUSING'
  | 'NONE';

export type DifferenceSize =
  | 'ANY'
  | 'S10'
  | 'S50'
  | 'S100'
  | 'S500';

export type DirectoryFilter = {
  area?: string | null | undefined;
  businessId?: string | null | undefined;
  search?: string | null | undefined;
};

export type DirectorySort = {
  by: DirectorySortField;
  descending?: boolean | null | undefined;
};

export type DirectorySortField =
  | 'area'
  | 'businessName'
  | 'fullname'
  | 'jobTitle';

export type DraftKind =
  | 'FORMULA'
  | 'ITEM'
  | 'LAW';

export type EmployerLoansFilter = {
  search?: string | null | undefined;
  state?: LoanState | null | undefined;
};

export type EmployerLoansSort = {
  by: EmployerLoansSortField;
  descending?: boolean | null | undefined;
};

export type EmployerLoansSortField =
  | 'balance'
  | 'person'
  | 'startMonth';

export type EmploymentState =
  | 'ACTIVE'
  | 'INCOMING'
  | 'LEFT'
  | 'NONE'
  | 'SUSPENDED';

export type EndExceptionInput = {
  companyId: string;
  id: string;
  until?: string | null | undefined;
  version: number;
};

export type EnterIndicatorInput = {
  comment?: string | null | undefined;
  key: string;
  outOfBounds: boolean;
  source: string;
  sourceUrl?: string | null | undefined;
  value: string;
  yearMonth: number;
};

export type EnterIndicatorTableInput = {
  comment?: string | null | undefined;
  key: string;
  outOfBounds: boolean;
  rows: Array<EnteredBracketInput>;
  source: string;
  sourceUrl?: string | null | undefined;
  yearMonth: number;
};

export type EnteredBracketInput = {
  above?: string | null | undefined;
  upTo?: string | null | undefined;
  value1: string;
  value2?: string | null | undefined;
};

export type ExceptionCode =
  | 'AVATARS_BY_MANAGERS'
  | 'CLOSED_LIST'
  | 'DIRECTORY_OF_ONE_AND_TEAM'
  | 'EARLY_ACCESS'
  | 'NO_ADMINISTRATIVE_DAYS'
  | 'ORGANIZATION_NOT_SHOWN'
  | 'SUPERVISORS_ANSWER_VACATIONS'
  | 'SUPERVISORS_SEE_ABSENCES';

export type ExceptionState =
  | 'ENDED'
  | 'IN_FORCE'
  | 'PLANNED';

export type ExcludeFromGratificationInput = {
  payrollMonthId: string;
  rows: Array<GratificationExclusionRow>;
};

export type ExplainDraftInput = {
  asked?: string | null | undefined;
  code: string;
  contractId: string;
  gratification: boolean;
  inputName?: string | null | undefined;
  inputUnit: ItemUnit;
  isNew: boolean;
  kind: DraftKind;
  payrollMonthId: string;
  proportional: boolean;
  sourceCode?: string | null | undefined;
  taxable: boolean;
  title: string;
  tributable: boolean;
  type: ItemType;
};

export type ExplainNetToGrossInput = {
  afp?: string | null | undefined;
  allowances: number;
  code: string;
  contractId?: string | null | undefined;
  contractType: AgreedNetContract;
  gratification: boolean;
  net: number;
  planUf?: string | null | undefined;
  yearMonth: number;
};

export type ExplainPayslipInput = {
  code: string;
  contractId: string;
  payrollMonthId: string;
};

export type ExportFormat =
  | 'csv'
  | 'xlsx';

export type ExportUsersInput = {
  area?: string | null | undefined;
  branchOffice?: string | null | undefined;
  businessId?: string | null | undefined;
  descending?: boolean | null | undefined;
  format: ExportFormat;
  incomplete?: boolean | null | undefined;
  role?: Role | null | undefined;
  search?: string | null | undefined;
  sortBy?: string | null | undefined;
  state?: EmploymentState | null | undefined;
  status?: UserStatus | null | undefined;
};

export type FamilyAllowanceSegment =
  | 'A'
  | 'B'
  | 'C'
  | 'D';

export type FeeType =
  | 'FIXED'
  | 'NONE'
  | 'PERCENT';

export type FirstStep =
  | 'BANK_ACCOUNT'
  | 'BUSINESS'
  | 'CALCULATE'
  | 'CHECKS'
  | 'CLOSE'
  | 'CONCEPTS'
  | 'CONTRACTS'
  | 'INDICATORS'
  | 'MONTH'
  | 'OPTIONS'
  | 'PEOPLE'
  | 'RELEASE';

export type FirstStepState =
  | 'DONE'
  | 'LEFT'
  | 'NOW'
  | 'WAITING';

export type FirstStepsInput = {
  always?: boolean | null | undefined;
};

export type FormulaFilter = {
  code?: string | null | undefined;
  month?: number | null | undefined;
  origin?: ConceptOrigin | null | undefined;
  search?: string | null | undefined;
  type?: ItemType | null | undefined;
};

export type FormulaLibraryInput = {
  payrollMonthId?: string | null | undefined;
};

export type FormulasSort = {
  by: FormulasSortField;
  descending?: boolean | null | undefined;
};

export type FormulasSortField =
  | 'code'
  | 'origin'
  | 'title';

export type Gender =
  | 'F'
  | 'M'
  | 'OTHER'
  | 'UNKNOWN';

export type GenerateProcessInput = {
  id: string;
  processJob?: ProcessJob | null | undefined;
  queue?: ProcessQueue | null | undefined;
  responsible?: string | null | undefined;
};

export type GiveExceptionInput = {
  code: ExceptionCode;
  companyId: string;
  reason: string;
  since: string;
  until?: string | null | undefined;
  userId?: string | null | undefined;
};

export type GratificationExclusionRow = {
  contractId: string;
  reason?: string | null | undefined;
};

export type GratificationRowsFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
  state?: GratificationState | null | undefined;
};

export type GratificationRowsSort = {
  by: GratificationRowsSortField;
  descending?: boolean | null | undefined;
};

export type GratificationRowsSortField =
  | 'base'
  | 'difference'
  | 'due'
  | 'name'
  | 'net'
  | 'paid';

export type GratificationRule =
  | 'ART_47'
  | 'ART_50'
  | 'CONVENTIONAL';

export type GratificationState =
  | 'EVEN'
  | 'EXCESS'
  | 'EXCLUDED'
  | 'NO_PROFIT'
  | 'PAY';

export type GratificationType =
  | 'ART_47'
  | 'ART_50'
  | 'CONVENTIONAL'
  | 'NONE';

export type HolidayStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type HolidayType =
  | 'CIVIL'
  | 'RELIGIOUS';

export type IdentificationType =
  | 'CC'
  | 'CI'
  | 'DNI'
  | 'NIC'
  | 'OTHER'
  | 'PASSPORT'
  | 'RUT';

export type IndicatorHistoryInput = {
  from: number;
  key: string;
  to: number;
};

export type IndicatorState =
  | 'CONFIRMED'
  | 'PENDING'
  | 'REVOKED';

export type IndicatorStatus =
  | 'COMPANY'
  | 'DOUBTFUL'
  | 'MISSING'
  | 'OK'
  | 'SINGLE';

export type InitPayrollMonthInput = {
  businessId: string;
  name?: string | null | undefined;
  type?: ProcessType | null | undefined;
  yearMonth: number;
};

export type InviteUsersInput = {
  rows: Array<InvitedUserRow>;
};

export type InvitedUserRow = {
  userId: string;
};

export type ItemActivity =
  | 'ACTIVE'
  | 'INACTIVE';

export type ItemFilter = {
  activity?: ItemActivity | null | undefined;
  code?: string | null | undefined;
  month?: number | null | undefined;
  origin?: ConceptOrigin | null | undefined;
  search?: string | null | undefined;
  type?: ItemType | null | undefined;
};

export type ItemOrder =
  | 'CALCULATION'
  | 'PRINT';

export type ItemType =
  | 'ASSIGNATION'
  | 'DEDUCTION'
  | 'EARNING'
  | 'EMPLOYER_EARNING'
  | 'LEGAL_DEDUCTION'
  | 'OTHER'
  | 'PROVISION'
  | 'SPECIAL_EARNING';

export type ItemUnit =
  | 'CLP'
  | 'DAYS'
  | 'HOURS'
  | 'NUMBER'
  | 'PERCENT'
  | 'UF'
  | 'UTM';

export type ItemsSort = {
  by: ItemsSortField;
  descending?: boolean | null | undefined;
};

export type ItemsSortField =
  | 'calculationOrder'
  | 'code'
  | 'origin'
  | 'printOrder'
  | 'title'
  | 'type';

export type LateFactKind =
  | 'ABSENCE'
  | 'CONTRACT'
  | 'CONTRACT_VERSION'
  | 'LATE_ITEM'
  | 'LAW'
  | 'LINK'
  | 'PERSON_VERSION';

export type LeaveFirstStepInput = {
  later: boolean;
  step: FirstStep;
};

export type LicenseFormat =
  | 'ELECTRONIC'
  | 'PAPER';

export type LoanState =
  | 'ACTIVE'
  | 'PAID';

export type MailOutboxFilter = {
  search?: string | null | undefined;
  status?: MailStatus | null | undefined;
};

export type MailOutboxSort = {
  by: MailOutboxSortField;
  descending?: boolean | null | undefined;
};

export type MailOutboxSortField =
  | 'createdAt';

export type MailStatus =
  | 'FAILED'
  | 'KEPT'
  | 'QUEUED'
  | 'SENT';

export type MarkPayrollDeadlineInput = {
  done: boolean;
  kind: DeclaredKind;
  months: Array<DeadlineMonth>;
};

export type MoneyInput = {
  currency: string;
  value: string;
};

export type MutationStatus =
  | 'ERROR'
  | 'OK';

export type NameAdditionalInput = {
  name: string;
  payrollMonthId: string;
};

export type NetToGrossInput = {
  afp?: string | null | undefined;
  allowances: number;
  contractId?: string | null | undefined;
  contractType: AgreedNetContract;
  gratification: boolean;
  net: number;
  planUf?: string | null | undefined;
  yearMonth: number;
};

export type NewHiresInput = {
  businessId?: string | null | undefined;
  yearMonth: number;
};

export type NotePayrollChecksInput = {
  findings: Array<PayrollCheckRef>;
  note: string;
  payrollMonthId: string;
};

export type OfAccess = {
  userId: string;
};

export type OfAdditionalMonth = {
  payrollMonthId: string;
};

export type OfAdditionalPayment = {
  contractId: string;
  payrollMonthId: string;
};

export type OfAdvanceMonth = {
  payrollMonthId: string;
};

export type OfBusiness = {
  businessId: string;
};

export type OfClosing = {
  payrollMonthId: string;
};

export type OfCompany = {
  companyId?: string | null | undefined;
};

export type OfConcept = {
  code: string;
  kind: ConceptKind;
};

export type OfGratification = {
  payrollMonthId: string;
};

export type OfGratificationPerson = {
  contractId: string;
  payrollMonthId: string;
};

export type OfPayrollMonth = {
  payrollMonthId: string;
};

export type OfPayslip = {
  contractId: string;
  payrollMonthId: string;
};

export type OfProcess = {
  payrollMonthId: string;
};

export type OfProcessMonth = {
  payrollMonthId: string;
};

export type OfRetroactivity = {
  payrollMonthId: string;
};

export type OfRules = {
  businessId: string;
};

export type OfSettlementMonth = {
  payrollMonthId: string;
};

export type OfTransfer = {
  contractId: string;
};

export type OfYearMonth = {
  yearMonth: number;
};

export type OrderItemsInput = {
  by: ItemOrder;
  items: Array<OrderedItemInput>;
  validFrom: number;
};

export type OrderedItemInput = {
  id: string;
  version: number;
};

export type OrderedItemsInput = {
  by: ItemOrder;
  yearMonth: number;
};

export type Page = {
  number: number;
  size: number;
};

export type PasswordLinkInput = {
  token: string;
};

export type PayEmployerLoanInput = {
  amount: number;
  comment?: string | null | undefined;
  id: string;
  paidOn: string;
  version: number;
};

export type PaymentKind =
  | 'CASH'
  | 'CHECK'
  | 'TRANSFER';

export type PaymentMethodsInput = {
  reveal?: boolean | null | undefined;
  userId: string;
};

export type PaymentPeriod =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY';

export type PaymentStatus =
  | 'IN_PROGRESS'
  | 'PAID'
  | 'UNPAID';

export type PayrollCheckRef = {
  contractId?: string | null | undefined;
  rule: string;
};

export type PayrollChecksInput = {
  payrollMonthId: string;
};

export type PayrollComparisonFilter = {
  area?: string | null | undefined;
  cause?: Cause | null | undefined;
  payrollMonthId: string;
  search?: string | null | undefined;
  size?: DifferenceSize | null | undefined;
  state?: ReviewState | null | undefined;
};

export type PayrollComparisonSort = {
  by: PayrollComparisonSortField;
  descending?: boolean | null | undefined;
};

export type PayrollComparisonSortField =
  | 'change'
  | 'name'
  | 'net'
  | 'percent';

export type PayrollComparisonTotalsInput = {
  payrollMonthId: string;
};

export type PayrollDifferenceInput = {
  contractId: string;
  payrollMonthId: string;
};

export type PayrollHistoryInput = {
  contractId: string;
};

export type PayrollProcessMonthsInput = {
  businessId?: string | null | undefined;
};

export type PayrollStartInput = {
  businessId?: string | null | undefined;
  userId?: string | null | undefined;
};

export type PayrollSummariesFilter = {
  area?: string | null | undefined;
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type PayrollSummariesPdfInput = {
  format: PrintFormat;
  payrollMonthId: string;
};

export type PayrollSummariesSort = {
  by: PayrollSummariesSortField;
  descending?: boolean | null | undefined;
};

export type PayrollSummariesSortField =
  | 'change'
  | 'deductions'
  | 'earnings'
  | 'employerCost'
  | 'name'
  | 'net';

export type PayrollTableColumnInput = {
  code: string;
  title: string;
  unit: ItemUnit;
};

export type PayrollTableFilter = {
  code?: string | null | undefined;
  month?: number | null | undefined;
  origin?: ConceptOrigin | null | undefined;
  search?: string | null | undefined;
};

export type PayrollTableRowInput = {
  value1?: string | null | undefined;
  value2?: string | null | undefined;
  value3?: string | null | undefined;
  value4?: string | null | undefined;
  value5?: string | null | undefined;
};

export type PayrollTableType =
  | 'BRACKET';

export type PayslipReceiptsFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
  state?: ReceiptState | null | undefined;
};

export type PayslipReceiptsSort = {
  by: PayslipReceiptsSortField;
  descending?: boolean | null | undefined;
};

export type PayslipReceiptsSortField =
  | 'acknowledgedAt'
  | 'name'
  | 'net';

export type PayslipRevisionsInput = {
  contractId: string;
  payrollMonthId: string;
};

export type PensionStatus =
  | 'ACTIVE'
  | 'ACTIVE_OVER_65'
  | 'PENSIONED_ACTIVE'
  | 'PENSIONED_INACTIVE';

export type PermissionInput = {
  userId?: string | null | undefined;
};

export type PinnedContract = {
  contractId: string;
};

export type PlatformAccessState =
  | 'ACTIVE'
  | 'DISABLED'
  | 'NONE'
  | 'PENDING';

export type PreviewConceptInput = {
  code: string;
  gratification: boolean;
  inputName?: string | null | undefined;
  inputUnit: ItemUnit;
  isNew: boolean;
  kind: DraftKind;
  payrollMonthId: string;
  pinned: Array<PinnedContract>;
  proportional: boolean;
  sourceCode?: string | null | undefined;
  taxable: boolean;
  title: string;
  tributable: boolean;
  type: ItemType;
};

export type PreviousUserItemsInput = {
  payrollMonthId: string;
};

export type PreviredGender =
  | 'F'
  | 'M';

export type PrevisionType =
  | 'AFP_FONASA'
  | 'AFP_ISAPRE'
  | 'EX_CAJA'
  | 'FONASA'
  | 'ISAPRE'
  | 'NO_COTIZA';

export type PrintFormat =
  | 'PDF'
  | 'ZIP';

export type ProcessJob =
  | 'CALCULATE';

export type ProcessQueue =
  | 'NIGHT'
  | 'NOW';

export type ProcessType =
  | 'ADDITIONAL'
  | 'ADVANCE'
  | 'PAYROLL'
  | 'SETTLEMENT';

export type ProfileAssignmentsSort = {
  by: ProfileAssignmentsSortField;
  descending?: boolean | null | undefined;
};

export type ProfileAssignmentsSortField =
  | 'fullname'
  | 'profileName'
  | 'restrictionName'
  | 'role';

export type ProfilePermissionInput = {
  byRole?: boolean | null | undefined;
  code: string;
  create: boolean;
  delete: boolean;
  read: boolean;
  update: boolean;
};

export type Proof =
  | 'PASSKEY'
  | 'PASSWORD'
  | 'RECOVERY_CODE'
  | 'TOTP';

export type ProposeAdvancesInput = {
  payrollMonthId: string;
  percent: string;
};

export type ProveIdentityInput = {
  password?: string | null | undefined;
};

export type ProveSecondInput = {
  challenge: string;
  code?: string | null | undefined;
  passkey?: string | null | undefined;
};

export type ReceiptState =
  | 'ACKNOWLEDGED'
  | 'PENDING'
  | 'WAITING';

export type RecoverPasswordInput = {
  email: string;
};

export type RemoveCompanyImageInput = {
  image: CompanyImage;
};

export type RemoveLateItemInput = {
  id: string;
  payrollMonthId: string;
};

export type RemoveUserItemInput = {
  id: string;
  payrollMonthId: string;
};

export type ReopenPayrollMonthInput = {
  id: string;
  reason: string;
};

export type ReportFormat =
  | 'CSV'
  | 'PDF'
  | 'XLSX';

export type ReportGrouping =
  | 'AREA'
  | 'BRANCH'
  | 'BUSINESS'
  | 'JOB';

export type ReportLines =
  | 'ALL'
  | 'DEDUCTIONS'
  | 'EARNINGS'
  | 'EMPLOYER';

export type ReportPreviewInput = {
  all: boolean;
  businessId?: string | null | undefined;
  days?: number | null | undefined;
  grouping?: ReportGrouping | null | undefined;
  lines?: ReportLines | null | undefined;
  name: string;
  userId?: string | null | undefined;
  year?: number | null | undefined;
  yearMonth?: number | null | undefined;
};

export type ReportProcessInput = {
  companyId?: string | null | undefined;
  type?: string | null | undefined;
};

export type RepresentativeInput = {
  name: string;
  rut?: string | null | undefined;
};

export type RequestPayrollClosingInput = {
  acceptErrors: boolean;
  note?: string | null | undefined;
  payrollMonthId: string;
};

export type RequestStatus =
  | 'APPROVED'
  | 'CANCELED'
  | 'PENDING'
  | 'REJECTED';

export type RestrictionBusinessInput = {
  businessId: string;
};

export type RetirementScheme =
  | 'AFP'
  | 'IPS';

export type ReviewPayslipsInput = {
  area?: string | null | undefined;
  cause?: Cause | null | undefined;
  contractId?: string | null | undefined;
  payrollMonthId: string;
  reviewed: boolean;
  search?: string | null | undefined;
  size?: DifferenceSize | null | undefined;
  state?: ReviewState | null | undefined;
};

export type ReviewState =
  | 'PENDING'
  | 'REVIEWED'
  | 'REVOKED';

export type RevokeIndicatorInput = {
  id: string;
  revokeReason: string;
  version: number;
};

export type RevokeIndicatorTableInput = {
  id: string;
  revokeReason: string;
  version: number;
};

export type Role =
  | 'ADMIN'
  | 'BUSINES_MANAGER'
  | 'EMPLOYEE'
  | 'EXTERNAL'
  | 'GUEST'
  | 'MANAGER'
  | 'ROMANAGER'
  | 'SUBMANAGER'
  | 'SUPERVISOR'
  | 'SUPER_MANAGER';

export type RunReportInput = {
  businessId?: string | null | undefined;
  days?: number | null | undefined;
  format: ReportFormat;
  grouping?: ReportGrouping | null | undefined;
  lines?: ReportLines | null | undefined;
  name: string;
  userId?: string | null | undefined;
  year?: number | null | undefined;
  yearMonth?: number | null | undefined;
};

export type SaveAdditionalPaymentsInput = {
  payrollMonthId: string;
  rows: Array<AdditionalRow>;
};

export type SaveAdvancesInput = {
  payrollMonthId: string;
  rows: Array<AdvanceRow>;
};

export type SaveConceptInput = {
  code: string;
  from: number;
  gratification: boolean;
  inputName?: string | null | undefined;
  inputUnit: ItemUnit;
  isNew: boolean;
  kind: DraftKind;
  proportional: boolean;
  reason?: string | null | undefined;
  sourceCode?: string | null | undefined;
  taxable: boolean;
  title: string;
  tributable: boolean;
  type: ItemType;
  version?: number | null | undefined;
};

export type SaveGratificationInput = {
  ownCapital?: number | null | undefined;
  payrollMonthId: string;
  profit?: number | null | undefined;
  year: number;
};

export type SaveProcessRuleInput = {
  businessId: string;
  closingApproval: boolean;
  fromMonth: number;
  payDay: number;
  payNextMonth: boolean;
  version?: number | null | undefined;
};

export type SaveUserItemsInput = {
  cells: Array<UserItemCell>;
  payrollMonthId: string;
};

export type ScenarioChangeInput = {
  area?: string | null | undefined;
  asOf?: number | null | undefined;
  contracts: Array<ScenarioContractInput>;
  count?: number | null | undefined;
  figure?: string | null | undefined;
  from: number;
  kind: ScenarioChangeKind;
  law?: ScenarioLaw | null | undefined;
  percent?: string | null | undefined;
  raiseToMinimum: boolean;
  salary?: number | null | undefined;
  scope?: ScenarioScope | null | undefined;
  value?: string | null | undefined;
};

export type ScenarioChangeKind =
  | 'FIGURE'
  | 'HIRE'
  | 'LAW'
  | 'LEAVE'
  | 'RAISE';

export type ScenarioContractInput = {
  contractId: string;
};

export type ScenarioLaw =
  | 'LEY_21561'
  | 'LEY_21735';

export type ScenarioScope =
  | 'ALL'
  | 'AREA'
  | 'LIST';

export type SecondFactorRule =
  | 'MANAGERS'
  | 'OPTIONAL';

export type ServiceState =
  | 'ACTIVE'
  | 'SUSPENDED';

export type SignInInput = {
  browsers?: string | null | undefined;
  password?: string | null | undefined;
  username?: string | null | undefined;
};

export type SignInSecondInput = {
  challenge: string;
  code?: string | null | undefined;
  passkey?: string | null | undefined;
};

export type SimulateCompanyInput = {
  companyId?: string | null | undefined;
};

export type StudioConceptInput = {
  code: string;
};

export type SuspendEmployerLoanInput = {
  fromMonth: number;
  id: string;
  months: number;
  version: number;
};

export type TablesSort = {
  by: TablesSortField;
  descending?: boolean | null | undefined;
};

export type TablesSortField =
  | 'code'
  | 'origin'
  | 'title';

export type TaxPeriod =
  | 'DAILY'
  | 'FORTNIGHTLY'
  | 'MONTHLY'
  | 'SHIFT'
  | 'WEEKLY';

export type TaxRegime =
  | 'AGRICULTURAL'
  | 'GENERAL'
  | 'TAXI_DRIVER';

export type TeamAbsencesInput = {
  userId?: string | null | undefined;
};

export type Theme =
  | 'dark'
  | 'light'
  | 'system';

export type TransferFormat =
  | 'BCI'
  | 'GENERAL'
  | 'SANTANDER';

export type UpdateAbsenceInput = {
  applicationEndDate?: string | null | undefined;
  applicationStartDate?: string | null | undefined;
  comment?: string | null | undefined;
  continuousLicense?: boolean | null | undefined;
  contributionDays?: number | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  fileId?: string | null | undefined;
  format?: LicenseFormat | null | undefined;
  halfDay?: boolean | null | undefined;
  id: string;
  ignoreHolidays?: boolean | null | undefined;
  licenseNumber?: string | null | undefined;
  pay?: AbsencePay | null | undefined;
  previousPay?: number | null | undefined;
  sendEmailToSupervisor?: boolean | null | undefined;
  startDate?: string | null | undefined;
  subtype?: AbsenceSubtype | null | undefined;
  type?: AbsenceType | null | undefined;
  version?: number | null | undefined;
};

export type UpdateAbsenceResponseInput = {
  id: string;
  response?: string | null | undefined;
  responseStatus: RequestStatus;
  version?: number | null | undefined;
};

export type UpdateBankAccountInput = {
  accountIdentifier?: string | null | undefined;
  accountType?: AccountType | null | undefined;
  bankCode?: string | null | undefined;
  currency?: BankCurrency | null | undefined;
  id: string;
  version: number;
};

export type UpdateBusinessInput = {
  accidentabilityRate?: string | null | undefined;
  activityCode?: string | null | undefined;
  address?: string | null | undefined;
  baseAccidentabilityRate?: string | null | undefined;
  businessField?: string | null | undefined;
  businessName?: string | null | undefined;
  ccafCode?: string | null | undefined;
  communeCode?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  mutualCode?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  representatives?: Array<RepresentativeInput> | null | undefined;
  rut?: string | null | undefined;
  sannaRate?: string | null | undefined;
  status?: BusinessStatus | null | undefined;
  usePayroll?: boolean | null | undefined;
  version: number;
};

export type UpdateBusinessOptionInput = {
  businessId: string;
  conventions: Array<ConventionInput>;
  logoId?: string | null | undefined;
  payrollPayGratificationLicense?: boolean | null | undefined;
  payrollPublicSupervisor?: boolean | null | undefined;
  payrollUseThirtyDays?: boolean | null | undefined;
  payrollUseThirtyDaysOnLicense?: boolean | null | undefined;
  vacationEmailManager?: boolean | null | undefined;
  vacationEmailResponse?: boolean | null | undefined;
  vacationEmailSupervisor?: boolean | null | undefined;
  vacationPublic?: boolean | null | undefined;
  vacationPublicSupervisor?: boolean | null | undefined;
  version: number;
};

export type UpdateCompanyInput = {
  access?: CompanyAccessSetting | null | undefined;
  countryId?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  id?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  url?: string | null | undefined;
  version: number;
};

export type UpdateCompanySecurityInput = {
  secondFactor: SecondFactorRule;
};

export type UpdateConceptCaseInput = {
  expected: number;
  id: string;
  title: string;
};

export type UpdateFormulaInput = {
  editable?: boolean | null | undefined;
  id: string;
  inputName?: string | null | undefined;
  inputUnit?: ItemUnit | null | undefined;
  itemType?: ItemType | null | undefined;
  sourceCode?: string | null | undefined;
  title?: string | null | undefined;
  validFrom: number;
  version: number;
};

export type UpdateHolidayInput = {
  comment?: string | null | undefined;
  date?: string | null | undefined;
  id: string;
  irrevocable?: boolean | null | undefined;
  status?: HolidayStatus | null | undefined;
  title?: string | null | undefined;
  type?: HolidayType | null | undefined;
  version: number;
};

export type UpdateItemInput = {
  accountingCode?: string | null | undefined;
  accountingInformative?: boolean | null | undefined;
  activity?: ItemActivity | null | undefined;
  analyticAccounting?: boolean | null | undefined;
  calculationOrder?: number | null | undefined;
  capped?: boolean | null | undefined;
  cappedType?: CapType | null | undefined;
  cappedValue?: string | null | undefined;
  compensation?: boolean | null | undefined;
  deductionLimit?: DeductionLimit | null | undefined;
  defaultFormulaCode?: string | null | undefined;
  distributableInCC?: boolean | null | undefined;
  editable?: boolean | null | undefined;
  endDate?: string | null | undefined;
  extraHours?: boolean | null | undefined;
  formula?: string | null | undefined;
  gratification?: boolean | null | undefined;
  holidays?: boolean | null | undefined;
  id: string;
  ineCode?: string | null | undefined;
  informative?: boolean | null | undefined;
  inputUnit?: ItemUnit | null | undefined;
  isFixed?: boolean | null | undefined;
  isRetained?: boolean | null | undefined;
  ledgerAccount?: string | null | undefined;
  lreCode?: string | null | undefined;
  medicalLicenses?: boolean | null | undefined;
  print?: boolean | null | undefined;
  printOnSalarySettlement?: boolean | null | undefined;
  printOrder?: number | null | undefined;
  proportional?: boolean | null | undefined;
  seizable?: boolean | null | undefined;
  startDate?: string | null | undefined;
  subjectToCompensation?: boolean | null | undefined;
  taxable?: boolean | null | undefined;
  title?: string | null | undefined;
  tributable?: boolean | null | undefined;
  type?: ItemType | null | undefined;
  validFrom: number;
  version: number;
};

export type UpdateLoginInput = {
  email?: string | null | undefined;
  userId: string;
  username?: string | null | undefined;
};

export type UpdatePasswordInput = {
  currentPassword?: string | null | undefined;
  password?: string | null | undefined;
  repeatedPassword: string;
  userId?: string | null | undefined;
};

export type UpdatePaymentMethodInput = {
  accountNumber?: string | null | undefined;
  accountType?: AccountType | null | undefined;
  bankCode?: string | null | undefined;
  id: string;
  isCurrent?: boolean | null | undefined;
  kind?: PaymentKind | null | undefined;
  version: number;
};

export type UpdatePayrollProcessInput = {
  bankAccountId?: string | null | undefined;
  description?: string | null | undefined;
  payrollMonthId: string;
  responsible?: string | null | undefined;
  version: number;
};

export type UpdateProfileInput = {
  id: string;
  name?: string | null | undefined;
  version: number;
};

export type UpdateProfilePermissionInput = {
  permissions: Array<ProfilePermissionInput>;
  profileId: string;
  version: number;
};

export type UpdateProfileUserInput = {
  profileId?: string | null | undefined;
  userId: string;
};

export type UpdateRestrictionFilterInput = {
  businesses: Array<RestrictionBusinessInput>;
  id: string;
  name?: string | null | undefined;
  version: number;
};

export type UpdateRestrictionUserInput = {
  restrictionId?: string | null | undefined;
  userId: string;
};

export type UpdateScenarioInput = {
  businessId?: string | null | undefined;
  changes: Array<ScenarioChangeInput>;
  description?: string | null | undefined;
  firstMonth: number;
  id: string;
  monthlyGrowth: string;
  months: number;
  name: string;
  repeatItems: boolean;
  version: number;
  yearly: boolean;
};

export type UpdateStateServiceCompanyInput = {
  admin?: boolean | null | undefined;
  companyId: string;
  employee?: boolean | null | undefined;
  manager?: boolean | null | undefined;
  module: string;
  state: ServiceState;
  superManager?: boolean | null | undefined;
  version: number;
};

export type UpdateStatusCompanyInput = {
  companyIdCurrent?: string | null | undefined;
  id: string;
  status: CompanyStatus;
};

export type UpdateSyndicateInput = {
  feeType?: FeeType | null | undefined;
  feeValue?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  rut?: string | null | undefined;
  version: number;
};

export type UpdateTableInput = {
  editable?: boolean | null | undefined;
  fixedRows: Array<PayrollTableRowInput>;
  id: string;
  metadata: Array<PayrollTableColumnInput>;
  source?: string | null | undefined;
  title?: string | null | undefined;
  type?: PayrollTableType | null | undefined;
  validFrom: number;
  version: number;
};

export type UpdateTransferCompletedInput = {
  contracts: Array<OfTransfer>;
  payrollMonthId: string;
  status: PaymentStatus;
};

export type UpdateUiConfigInput = {
  theme: Theme;
};

export type UpdateUserBusinessInput = {
  admissionDate?: string | null | undefined;
  businessEmail?: string | null | undefined;
  firstAdmissionDate?: string | null | undefined;
  id: string;
  inPayroll?: boolean | null | undefined;
  privateRole?: boolean | null | undefined;
  version: number;
  workPhone?: string | null | undefined;
};

export type UpdateUserContractInput = {
  apprentice?: boolean | null | undefined;
  area?: string | null | undefined;
  art22?: boolean | null | undefined;
  branchOffice?: string | null | undefined;
  code?: string | null | undefined;
  contractType?: ContractType | null | undefined;
  cycleDays?: number | null | undefined;
  cycleHours?: string | null | undefined;
  daysPerWeek?: number | null | undefined;
  finalDate?: string | null | undefined;
  fixedTermRenewals?: number | null | undefined;
  from?: string | null | undefined;
  gratificationAmount?: number | null | undefined;
  gratificationType?: GratificationType | null | undefined;
  heavyWork?: boolean | null | undefined;
  heavyWorkRate?: string | null | undefined;
  holidayRate?: MoneyInput | null | undefined;
  holidaySurcharge?: string | null | undefined;
  hoursPerWeek?: string | null | undefined;
  id: string;
  initialDate?: string | null | undefined;
  isCorporateSalary?: boolean | null | undefined;
  isDomestic?: boolean | null | undefined;
  isProfessional?: boolean | null | undefined;
  isSupervisor?: boolean | null | undefined;
  jobTitle?: string | null | undefined;
  jobTitleFamily?: string | null | undefined;
  liveIn?: boolean | null | undefined;
  monthlySalary?: MoneyInput | null | undefined;
  nightSurcharge?: string | null | undefined;
  overdraft?: boolean | null | undefined;
  paymentPeriod?: PaymentPeriod | null | undefined;
  remoteWork?: boolean | null | undefined;
  saturdayRate?: MoneyInput | null | undefined;
  shiftWork?: boolean | null | undefined;
  signatureDate?: string | null | undefined;
  signatureIntegrationCode?: string | null | undefined;
  signed?: boolean | null | undefined;
  sundayRate?: MoneyInput | null | undefined;
  supervisorId?: string | null | undefined;
  syncAttendance?: boolean | null | undefined;
  syncDigitalSign?: boolean | null | undefined;
  syndicateId?: string | null | undefined;
  taxPeriod?: TaxPeriod | null | undefined;
  taxRegime?: TaxRegime | null | undefined;
  unionFeeType?: FeeType | null | undefined;
  unionFeeValue?: string | null | undefined;
  userCode?: string | null | undefined;
  version?: number | null | undefined;
  weekdayRate?: MoneyInput | null | undefined;
};

export type UpdateUserContractStatusInput = {
  id: string;
  status: ContractStatus;
};

export type UpdateUserInput = {
  address?: string | null | undefined;
  addressCountry?: string | null | undefined;
  afcDate?: string | null | undefined;
  afcEnrolled?: boolean | null | undefined;
  afpCollect?: string | null | undefined;
  apvc?: MoneyInput | null | undefined;
  apvcInstitution?: string | null | undefined;
  apvi?: MoneyInput | null | undefined;
  apvi2?: MoneyInput | null | undefined;
  apvi2Institution?: string | null | undefined;
  apvi2Regime?: ApvRegime | null | undefined;
  apviInstitution?: string | null | undefined;
  apviRegime?: ApvRegime | null | undefined;
  birthday?: string | null | undefined;
  city?: string | null | undefined;
  civilStatus?: CivilStatus | null | undefined;
  comment?: string | null | undefined;
  communeCode?: string | null | undefined;
  countryOfOrigin?: string | null | undefined;
  cuenta2?: MoneyInput | null | undefined;
  cuenta2Institution?: string | null | undefined;
  disabledBurdens?: number | null | undefined;
  documentNumber?: string | null | undefined;
  email?: string | null | undefined;
  external?: boolean | null | undefined;
  familyAllowanceSegment?: FamilyAllowanceSegment | null | undefined;
  firstname?: string | null | undefined;
  from?: string | null | undefined;
  gender?: Gender | null | undefined;
  genderPrevired?: PreviredGender | null | undefined;
  healthAmount?: number | null | undefined;
  healthAmountUf?: string | null | undefined;
  healthInstitution?: string | null | undefined;
  healthPercentage?: string | null | undefined;
  id: string;
  identificationType?: IdentificationType | null | undefined;
  ipsReducedRate?: string | null | undefined;
  isPrivateRole?: boolean | null | undefined;
  judicial?: MoneyInput | null | undefined;
  judicialRetentionPercentage?: string | null | undefined;
  keepsContributing?: boolean | null | undefined;
  maternalBurdens?: number | null | undefined;
  maternalLastname?: string | null | undefined;
  partialDisability?: boolean | null | undefined;
  paternalLastname?: string | null | undefined;
  pensionInstitution?: string | null | undefined;
  pensionStatus?: PensionStatus | null | undefined;
  personalPhone?: string | null | undefined;
  postalCode?: string | null | undefined;
  previsionType?: PrevisionType | null | undefined;
  province?: string | null | undefined;
  region?: string | null | undefined;
  retired?: boolean | null | undefined;
  retirementScheme?: RetirementScheme | null | undefined;
  role?: Role | null | undefined;
  rut?: string | null | undefined;
  secondName?: string | null | undefined;
  simpleBurdens?: number | null | undefined;
  subjectToFamilyAllowance?: boolean | null | undefined;
  subjectToJudicialRetention?: boolean | null | undefined;
  unemploymentInsuranceDate?: string | null | undefined;
  version?: number | null | undefined;
  youngSubsidy?: boolean | null | undefined;
};

export type UpdateUserItemInput = {
  comment?: string | null | undefined;
  endMonth?: number | null | undefined;
  id: string;
  payrollMonthId?: string | null | undefined;
  startMonth?: number | null | undefined;
  totalAmount?: number | null | undefined;
  totalQuotas?: number | null | undefined;
  value?: string | null | undefined;
  version: number;
};

export type UpdateUserStatusInput = {
  status: UserStatus;
  userId: string;
};

export type UpdateVariableInput = {
  editable?: boolean | null | undefined;
  endDate?: string | null | undefined;
  id: string;
  source?: string | null | undefined;
  startDate?: string | null | undefined;
  subType?: VariableSubType | null | undefined;
  title?: string | null | undefined;
  type?: VariableType | null | undefined;
  validFrom: number;
  value?: string | null | undefined;
  valueType?: ItemUnit | null | undefined;
  version: number;
};

export type UserAbsenceYearInput = {
  userId: string;
  year: number;
};

export type UserAbsencesInput = {
  reveal?: boolean | null | undefined;
  userId: string;
};

export type UserBusinessesInput = {
  userId: string;
};

export type UserContractsInput = {
  asOf?: string | null | undefined;
  reveal?: boolean | null | undefined;
  userId: string;
};

export type UserHistoryInput = {
  id: string;
  reveal?: boolean | null | undefined;
};

export type UserInput = {
  asOf?: string | null | undefined;
  id: string;
  reveal?: boolean | null | undefined;
};

export type UserItemCell = {
  contractId: string;
  itemCode: string;
  seen?: string | null | undefined;
  value: string;
};

export type UserItemInMonth = {
  id: string;
  payrollMonthId: string;
};

export type UserItemKind =
  | 'ONCE'
  | 'PERMANENT'
  | 'QUOTAS';

export type UserItemOrigin =
  | 'ADVANCE'
  | 'CARRIED'
  | 'LOAN';

export type UserItemStatus =
  | 'ACTIVE'
  | 'SUSPENDED';

export type UserItemsInput = {
  contractId?: string | null | undefined;
  payrollMonthId?: string | null | undefined;
  yearMonth?: number | null | undefined;
};

export type UserStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING';

export type UsersFilter = {
  area?: string | null | undefined;
  branchOffice?: string | null | undefined;
  businessId?: string | null | undefined;
  incomplete?: boolean | null | undefined;
  role?: Role | null | undefined;
  search?: string | null | undefined;
  state?: EmploymentState | null | undefined;
  status?: UserStatus | null | undefined;
};

export type UsersSort = {
  by: UsersSortField;
  descending?: boolean | null | undefined;
};

export type UsersSortField =
  | 'area'
  | 'branchOffice'
  | 'businessName'
  | 'fullname'
  | 'initialDate'
  | 'jobTitle'
  | 'rut'
  | 'state';

export type ValidatePayrollWithLicenseInput = {
  businessId: string;
  code?: string | null | undefined;
  contractId: string;
  month: number;
  year: number;
};

export type VariableFilter = {
  code?: string | null | undefined;
  month?: number | null | undefined;
  origin?: ConceptOrigin | null | undefined;
  search?: string | null | undefined;
  type?: VariableType | null | undefined;
};

export type VariableSubType =
  | 'AMOUNT'
  | 'CAP'
  | 'FACTOR'
  | 'RATE';

export type VariableType =
  | 'AGREEMENT'
  | 'COMPANY'
  | 'LEGAL'
  | 'SETTING';

export type VariablesSort = {
  by: VariablesSortField;
  descending?: boolean | null | undefined;
};

export type VariablesSortField =
  | 'code'
  | 'origin'
  | 'title';

export type VerifyPayslipInput = {
  code: string;
};

export type VouchForLoginInput = {
  userId: string;
};

export type WithdrawAbsenceInput = {
  id: string;
  version?: number | null | undefined;
};

export type HolidaysQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidaysQuery = { holidays: Array<{ id: string | null, date: string | null, title: string | null, type: HolidayType | null, status: HolidayStatus | null, irrevocable: boolean | null, comment: string | null, version: number | null }> };

export type CreateHolidayMutationVariables = Exact<{
  input: CreateHolidayInput;
}>;


export type CreateHolidayMutation = { createHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, date: string | null, title: string | null, type: HolidayType | null, status: HolidayStatus | null, irrevocable: boolean | null, comment: string | null, version: number | null } | null } | null };

export type UpdateHolidayMutationVariables = Exact<{
  input: UpdateHolidayInput;
}>;


export type UpdateHolidayMutation = { updateHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, date: string | null, title: string | null, type: HolidayType | null, status: HolidayStatus | null, irrevocable: boolean | null, comment: string | null, version: number | null } | null } | null };

export type DeleteHolidayMutationVariables = Exact<{
  input: ByIdHoliday;
}>;


export type DeleteHolidayMutation = { deleteHoliday: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type CompanyProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyProfilesQuery = { companyProfiles: Array<{ id: string | null, name: string | null, version: number | null }> };

export type CreateProfileMutationVariables = Exact<{
  input: CreateProfileInput;
}>;


export type CreateProfileMutation = { createProfile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, name: string | null, version: number | null } | null } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, name: string | null, version: number | null } | null } | null };

export type DeleteProfileMutationVariables = Exact<{
  input: ByIdProfile;
}>;


export type DeleteProfileMutation = { deleteProfile: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AuditTrailQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  sort?: AuditLogSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type AuditTrailQuery = { auditLog: { total: number, rows: Array<{ seq: number, at: string, action: string, entity: string, subject: string | null, personId: string | null, author: string, acting: boolean, withheld: boolean, more: number, parts: Array<{ entity: string, action: string, withheld: boolean, changes: Array<{ field: string, before: string | null, after: string | null }> }> }> } };

export type VerifyTrailQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyTrailQuery = { verifyAudit: { events: number, intact: boolean, problem: string | null } };

export type HomeScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeScreenQuery = { dashboard: { today: string, yearMonth: number, months: Array<{ id: string, businessName: string, yearMonth: number, isOpen: boolean, stateLabel: string, contracts: number, calculated: number, failed: number, changesSince: number, calculating: boolean, missingIndicators: string | null, totalPeople: number | null, totalNet: number | null, totalCost: number | null }> | null, payroll: { isOpen: boolean, businesses: number, allBusinesses: number, now: { yearMonth: number, people: number, calculated: number, earnings: number, net: number, cost: number }, before: { yearMonth: number, people: number, calculated: number, earnings: number, net: number, cost: number } | null, history: Array<{ yearMonth: number, people: number, calculated: number, earnings: number, net: number, cost: number }> } | null, people: { active: number, incoming: number, incomplete: number | null } | null, movements: { entering: { total: number, rows: Array<{ id: string, userId: string, fullname: string, businessName: string, day: string }> }, leaving: { total: number, rows: Array<{ id: string, userId: string, fullname: string, businessName: string, day: string }> }, expiring: { total: number, rows: Array<{ id: string, userId: string, fullname: string, businessName: string, day: string }> } } | null, own: { payslip: { monthId: string, contractId: string, yearMonth: number, net: number, earnings: number, deductions: number, businessName: string } | null, contracts: Array<{ id: string, businessName: string, jobTitle: string, contractType: string, initialDate: string, finalDate: string | null }> } | null } };

export type FirstStepsQueryVariables = Exact<{
  input?: FirstStepsInput | null | undefined;
}>;


export type FirstStepsQuery = { firstSteps: { released: boolean, businessId: string | null, monthId: string | null, yearMonth: number | null, userId: string | null, uncontractedId: string | null, steps: Array<{ step: FirstStep, state: FirstStepState, optional: boolean, lacks: Array<{ text: string, businessId: string | null, userId: string | null }> }> } };

export type LeaveFirstStepMutationVariables = Exact<{
  input: LeaveFirstStepInput;
}>;


export type LeaveFirstStepMutation = { leaveFirstStep: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type CompanyProfileListQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyProfileListQuery = { profiles: Array<{ id: string, name: string, people: number, services: number }> };

export type ProfileChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileChoicesQuery = { companyProfiles: Array<{ id: string | null, name: string | null }> };

export type OneProfileQueryVariables = Exact<{
  input: ByIdProfile;
}>;


export type OneProfileQuery = { profilePermissions: { id: string, name: string, version: number, people: number, services: number, isOwn: boolean, roles: Array<string>, permissions: Array<{ code: string, create: boolean, read: boolean, update: boolean, delete: boolean }>, company: { slug: string, today: string, options: Array<string>, exceptions: Array<{ code: string, since: string, until: string | null }>, modules: Array<{ module: string, employee: boolean | null, manager: boolean | null, superManager: boolean | null, admin: boolean | null }> } } };

export type ProfileAssignmentsQueryVariables = Exact<{
  filter?: AssignmentFilter | null | undefined;
  sort?: ProfileAssignmentsSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type ProfileAssignmentsQuery = { profileAssignments: { total: number, rows: Array<{ userId: string, fullname: string, role: string, status: string, profileId: string | null, profileName: string | null, restrictionId: string | null, restrictionName: string | null }> } };

export type CompanyRestrictionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyRestrictionsQuery = { restrictions: Array<{ id: string, name: string, version: number, people: number, businesses: Array<{ id: string, name: string }> }> };

export type RestrictableBusinessesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestrictableBusinessesQuery = { businesses: Array<{ id: string | null, name: string | null, workers: number | null }> };

export type EffectivePermissionsQueryVariables = Exact<{
  input: PermissionInput;
}>;


export type EffectivePermissionsQuery = { permission: { userId: string | null, fullname: string, role: string, isOwn: boolean, inactive: boolean, profileId: string | null, profileName: string | null, restrictionName: string | null, businesses: Array<string>, decisions: Array<{ permission: string, allowed: boolean, because: string, reach: string }> } };

export type SaveProfileMutationVariables = Exact<{
  input: UpdateProfilePermissionInput;
}>;


export type SaveProfileMutation = { updateProfilePermission: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type GiveProfileMutationVariables = Exact<{
  input: UpdateProfileUserInput;
}>;


export type GiveProfileMutation = { updateProfileUser: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { userId: string } | null } | null };

export type NarrowPersonMutationVariables = Exact<{
  input: UpdateRestrictionUserInput;
}>;


export type NarrowPersonMutation = { updateRestrictionUser: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { userId: string } | null } | null };

export type CreateRestrictionMutationVariables = Exact<{
  input: CreateRestrictionInput;
}>;


export type CreateRestrictionMutation = { createRestriction: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type UpdateRestrictionMutationVariables = Exact<{
  input: UpdateRestrictionFilterInput;
}>;


export type UpdateRestrictionMutation = { updateRestrictionFilter: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type DeleteRestrictionMutationVariables = Exact<{
  input: ByIdRestriction;
}>;


export type DeleteRestrictionMutation = { deleteRestriction: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type OnlineUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlineUsersQuery = { onlineUsers: { total: number, rows: Array<{ id: string, fullname: string, jobTitle: string | null, avatarUrl: string | null }> } | null };

export type ActivityFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityFeedQuery = { activity: Array<{ kind: ActivityKind, count: number, subject: string | null, businessName: string | null, own: boolean, at: string, author: string, userId: string | null, payrollMonthId: string | null, processType: string | null }> };

export type ReportsScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportsScreenQuery = { reports: { months: Array<number>, reports: Array<{ name: string, label: string, description: string, code: string, group: string, chart: string | null, download: boolean, filters: Array<{ name: string, label: string }> }>, businesses: Array<{ id: string, name: string }> } };

export type ReportPreviewQueryVariables = Exact<{
  input: ReportPreviewInput;
}>;


export type ReportPreviewQuery = { reportPreview: { name: string, label: string, total: number, notes: Array<string>, error: string | null, headers: Array<{ label: string, kind: string, group: string | null }>, rows: Array<{ cells: Array<string> }>, totals: { cells: Array<string> }, chart: { type: string, unit: string, categories: Array<string>, series: Array<{ name: string, values: Array<string> }> } | null } };

export type RunReportMutationVariables = Exact<{
  input: RunReportInput;
}>;


export type RunReportMutation = { runReport: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, state: string } | null } | null };

export type ReportProcessQueryVariables = Exact<{
  input: ReportProcessInput;
}>;


export type ReportProcessQuery = { reportProcess: Array<{ id: string, type: string, label: string, state: string, stateLabel: string, format: string, fileName: string | null, fileUrl: string | null, requestedBy: string, requestedAt: string, month: number | null, year: number | null, error: string | null }> };

export type ProveIdentityMutationVariables = Exact<{
  input: ProveIdentityInput;
}>;


export type ProveIdentityMutation = { proveIdentity: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { second: { challenge: string, totp: boolean, recoveryCodes: boolean, passkey: string | null } | null } | null } | null };

export type ProveSecondMutationVariables = Exact<{
  input: ProveSecondInput;
}>;


export type ProveSecondMutation = { proveSecond: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { ownSessions: Array<{ id: string, device: string, address: string, createdAt: string, lastSeenAt: string, proof: Proof, current: boolean }> };

export type EndSessionMutationVariables = Exact<{
  input: ByIdSession;
}>;


export type EndSessionMutation = { endSession: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UserAccessQueryVariables = Exact<{
  input: OfAccess;
}>;


export type UserAccessQuery = { userAccess: { state: AccessState, username: string | null, email: string | null, invitedUntil: string | null, lastSeenAt: string | null, openSessions: number, secondFactor: boolean, whyNotHelp: string | null, whyNotPassword: string | null } };

export type SendAccessMutationVariables = Exact<{
  input: OfAccess;
}>;


export type SendAccessMutation = { sendAccess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { username: string, temporaryPassword: string | null, invitedTo: string | null } | null } | null };

export type EndUserSessionsMutationVariables = Exact<{
  input: OfAccess;
}>;


export type EndUserSessionsMutation = { endUserSessions: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ResetSecondFactorMutationVariables = Exact<{
  input: OfAccess;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type CompanyBusinessesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyBusinessesQuery = { businesses: Array<{ id: string | null, name: string | null, businessName: string | null, rut: string | null, status: BusinessStatus | null, principal: boolean | null, usePayroll: boolean | null, businessField: string | null, workers: number | null }> };

export type OneBusinessQueryVariables = Exact<{
  input: ByIdBusiness;
}>;


export type OneBusinessQuery = { business: { id: string | null, name: string | null, businessName: string | null, rut: string | null, usePayroll: boolean | null, activityCode: string | null, businessField: string | null, phone: string | null, email: string | null, address: string | null, communeCode: string | null, mutualCode: string | null, baseAccidentabilityRate: string | null, accidentabilityRate: string | null, sannaRate: string | null, ccafCode: string | null, principal: boolean | null, status: BusinessStatus | null, logo: string | null, version: number | null, workers: number | null, representatives: Array<{ name: string, rut: string | null }> } };

export type BusinessOptionsQueryVariables = Exact<{
  input: OfBusiness;
}>;


export type BusinessOptionsQuery = { businessOptions: { businessId: string, payrollUseThirtyDays: boolean, payrollUseThirtyDaysOnLicense: boolean, payrollPayGratificationLicense: boolean, vacationPublic: boolean, vacationPublicSupervisor: boolean, payrollPublicSupervisor: boolean, vacationEmailSupervisor: boolean, vacationEmailManager: boolean, vacationEmailResponse: boolean, logo: string | null, version: number, conventions: Array<{ code: string, value: string }> } };

export type BusinessAccountsQueryVariables = Exact<{
  input: OfBusiness;
}>;


export type BusinessAccountsQuery = { bankAccountsBusiness: Array<{ id: string | null, bankCode: string | null, accountType: AccountType | null, accountIdentifier: string | null, currency: BankCurrency | null, version: number | null }> };

export type CompanySyndicatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySyndicatesQuery = { syndicates: Array<{ id: string | null, name: string | null, rut: string | null, feeType: FeeType | null, feeValue: string | null, members: number | null }> };

export type OneSyndicateQueryVariables = Exact<{
  input: ByIdSyndicate;
}>;


export type OneSyndicateQuery = { syndicate: { id: string | null, name: string | null, rut: string | null, feeType: FeeType | null, feeValue: string | null, members: number | null, version: number | null } };

export type ProcessRulesQueryVariables = Exact<{
  input: OfRules;
}>;


export type ProcessRulesQuery = { processRules: Array<{ fromMonth: number, closingApproval: boolean, payDay: number, payNextMonth: boolean, version: number }> };

export type SaveProcessRuleMutationVariables = Exact<{
  input: SaveProcessRuleInput;
}>;


export type SaveProcessRuleMutation = { saveProcessRule: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type CreateBusinessMutationVariables = Exact<{
  input: CreateBusinessInput;
}>;


export type CreateBusinessMutation = { createBusiness: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type UpdateBusinessMutationVariables = Exact<{
  input: UpdateBusinessInput;
}>;


export type UpdateBusinessMutation = { updateBusiness: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type UpdateBusinessOptionMutationVariables = Exact<{
  input: UpdateBusinessOptionInput;
}>;


export type UpdateBusinessOptionMutation = { updateBusinessOption: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type CreateBankAccountMutationVariables = Exact<{
  input: CreateBankAccountInput;
}>;


export type CreateBankAccountMutation = { createBankAccount: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type UpdateBankAccountMutationVariables = Exact<{
  input: UpdateBankAccountInput;
}>;


export type UpdateBankAccountMutation = { updateBankAccount: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type CreateSyndicateMutationVariables = Exact<{
  input: CreateSyndicateInput;
}>;


export type CreateSyndicateMutation = { createSyndicate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type UpdateSyndicateMutationVariables = Exact<{
  input: UpdateSyndicateInput;
}>;


export type UpdateSyndicateMutation = { updateSyndicate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type DeleteSyndicateMutationVariables = Exact<{
  input: ByIdSyndicate;
}>;


export type DeleteSyndicateMutation = { deleteSyndicate: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ChooseBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type ChooseBusinessQuery = { businesses: Array<{ id: string | null, name: string | null, businessName: string | null, rut: string | null }> };

export type CompaniesQueryVariables = Exact<{
  filter?: CompaniesFilter | null | undefined;
  sort?: CompaniesSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type CompaniesQuery = { companies: { total: number, rows: Array<{ id: string, name: string, slug: string, status: CompanyStatus, logo: string | null, logins: number, online: number, lastSeenAt: string | null, failedMails: number, createdAt: string }> } };

export type CreateCompanyMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, username: string, invitedTo: string } | null } | null };

export type UpdateStatusCompanyMutationVariables = Exact<{
  input: UpdateStatusCompanyInput;
}>;


export type UpdateStatusCompanyMutation = { updateStatusCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, status: CompanyStatus } | null } | null };

export type GeneralQueryVariables = Exact<{ [key: string]: never; }>;


export type GeneralQuery = { superadminGeneral: { companies: number, active: number, suspended: number, logins: number, sessions: number, mails: number, failedMails: number, database: string, databaseMegabytes: number, runtime: string, uptimeMinutes: number, memoryMegabytes: number, connections: number, waiting: number } };

export type OutboxQueryVariables = Exact<{
  filter?: MailOutboxFilter | null | undefined;
  sort?: MailOutboxSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type OutboxQuery = { mailOutbox: { total: number, rows: Array<{ id: string | null, recipient: string | null, subject: string | null, textBody: string | null, status: MailStatus | null, error: string | null, createdAt: string | null }> } };

export type OwnCompanyDataQueryVariables = Exact<{
  input?: CompanyInput | null | undefined;
}>;


export type OwnCompanyDataQuery = { company: { id: string, name: string, slug: string, description: string | null, phone: string | null, url: string | null, email: string | null, status: CompanyStatus, countryId: string, access: CompanyAccessSetting, logo: string | null, loginBackground: string | null, logins: number, usersCount: number, version: number, createdAt: string, businesses: Array<{ id: string, name: string, rut: string, status: string }> } };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CompanyStandingQueryVariables = Exact<{
  input: ByIdCompany;
}>;


export type CompanyStandingQuery = { companyDashboard: { people: number, withContract: number, businesses: number, openMonths: number, lastClosedMonth: number | null, failedJobs: number, suspendedServices: number, exceptions: number, logins: number, neverSignedIn: number, withoutAccess: number, online: number, lastSeenAt: string | null, storedMegabytes: number } };

export type PeopleWithAccessQueryVariables = Exact<{
  filter?: CompanyPeopleFilter | null | undefined;
  sort?: CompanyPeopleSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type PeopleWithAccessQuery = { companyPeople: { total: number, rows: Array<{ userId: string, fullname: string, role: string, username: string | null, email: string | null, access: PlatformAccessState, lastSeenAt: string | null }> } };

export type SendRecoveryMutationVariables = Exact<{
  input: RecoverPasswordInput;
}>;


export type SendRecoveryMutation = { recoverPassword: { status: MutationStatus | null, message: string | null, data: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type RemoveCompanyImageMutationVariables = Exact<{
  input: RemoveCompanyImageInput;
}>;


export type RemoveCompanyImageMutation = { removeCompanyImage: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type InviteAdminsMutationVariables = Exact<{
  input: ByIdCompany;
}>;


export type InviteAdminsMutation = { inviteCompanyAdmins: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { invited: number } | null } | null };

export type SecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type SecurityQuery = { companySecurity: { secondFactor: SecondFactorRule } };

export type UpdateSecurityMutationVariables = Exact<{
  input: UpdateCompanySecurityInput;
}>;


export type UpdateSecurityMutation = { updateCompanySecurity: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { secondFactor: SecondFactorRule } | null } | null };

export type PeopleOfCompanyQueryVariables = Exact<{
  filter?: CompanyPeopleFilter | null | undefined;
  page?: Page | null | undefined;
}>;


export type PeopleOfCompanyQuery = { companyPeople: { rows: Array<{ userId: string, fullname: string, username: string | null }> } };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { services: Array<{ module: string, label: string, built: boolean, neverEmployees: boolean, employees: boolean, managers: boolean, superManagers: boolean, admins: boolean }> };

export type CompanyServicesQueryVariables = Exact<{
  input?: OfCompany | null | undefined;
}>;


export type CompanyServicesQuery = { servicesCompany: Array<{ module: string, label: string, built: boolean, neverEmployees: boolean, given: boolean, state: ServiceState, version: number, employee: boolean | null, manager: boolean | null, superManager: boolean | null, admin: boolean | null, employees: boolean, managers: boolean, superManagers: boolean, admins: boolean }> };

export type CreateServiceCompanyMutationVariables = Exact<{
  input: CreateServiceCompanyInput;
}>;


export type CreateServiceCompanyMutation = { createServiceCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { module: string, label: string } | null } | null };

export type UpdateStateServiceCompanyMutationVariables = Exact<{
  input: UpdateStateServiceCompanyInput;
}>;


export type UpdateStateServiceCompanyMutation = { updateStateServiceCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { module: string, label: string, state: ServiceState } | null } | null };

export type CompanyExceptionsQueryVariables = Exact<{
  input?: OfCompany | null | undefined;
}>;


export type CompanyExceptionsQuery = { companyExceptions: Array<{ id: string, code: ExceptionCode, label: string, person: string | null, since: string, until: string | null, reason: string, state: ExceptionState, version: number }> };

export type GiveExceptionMutationVariables = Exact<{
  input: GiveExceptionInput;
}>;


export type GiveExceptionMutation = { giveException: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type EndExceptionMutationVariables = Exact<{
  input: EndExceptionInput;
}>;


export type EndExceptionMutation = { endException: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type OwnFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFactorsQuery = { ownFactors: { totpSince: string | null, recoveryCodesLeft: number, canAddPasskey: boolean, required: boolean, passkeys: Array<{ id: string, label: string, createdAt: string, lastUsedAt: string | null }> } };

export type StartTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpMutation = { startTotp: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { challenge: string, secret: string, uri: string } | null } | null };

export type ConfirmTotpMutationVariables = Exact<{
  input: ConfirmTotpInput;
}>;


export type ConfirmTotpMutation = { confirmTotp: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { recoveryCodes: Array<string> } | null } | null };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { challenge: string, options: string } | null } | null };

export type ConfirmPasskeyMutationVariables = Exact<{
  input: ConfirmPasskeyInput;
}>;


export type ConfirmPasskeyMutation = { confirmPasskey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { recoveryCodes: Array<string> } | null } | null };

export type RemovePasskeyMutationVariables = Exact<{
  input: ByIdPasskey;
}>;


export type RemovePasskeyMutation = { removePasskey: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type NewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type NewRecoveryCodesMutation = { newRecoveryCodes: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { recoveryCodes: Array<string> } | null } | null };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { token: string | null, browser: string | null, second: { challenge: string, totp: boolean, recoveryCodes: boolean, passkey: string | null } | null } | null } | null };

export type SignInSecondMutationVariables = Exact<{
  input: SignInSecondInput;
}>;


export type SignInSecondMutation = { signInSecond: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { token: string | null, browser: string | null } | null } | null };

export type PasswordLinkQueryVariables = Exact<{
  input: PasswordLinkInput;
}>;


export type PasswordLinkQuery = { passwordLink: { open: boolean, kind: string | null, username: string | null, company: string | null } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type RecoverPasswordMutationVariables = Exact<{
  input: RecoverPasswordInput;
}>;


export type RecoverPasswordMutation = { recoverPassword: { status: MutationStatus | null, message: string | null, data: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SimulateCompanyMutationVariables = Exact<{
  input: SimulateCompanyInput;
}>;


export type SimulateCompanyMutation = { simulateCompany: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdateUiConfigMutationVariables = Exact<{
  input: UpdateUiConfigInput;
}>;


export type UpdateUiConfigMutation = { updateUiConfig: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { id: string | null, username: string, fullname: string, jobTitle: string | null, avatarUrl: string | null, role: string, external: boolean, supervisedIds: Array<string>, forcePasswordChange: boolean, mustAddFactor: boolean, sessionUntil: string, idleUntil: string, theme: string, draftKey: string, actingUntil: string | null, permissions: Array<string>, company: { id: string, name: string, slug: string, logo: string | null, config: { access: string } } | null } };

export type MaintainedItemsQueryVariables = Exact<{
  filter?: ItemFilter | null | undefined;
  sort?: ItemsSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type MaintainedItemsQuery = { items: { total: number, rows: Array<{ id: string | null, code: string | null, title: string | null, activity: ItemActivity | null, type: ItemType | null, inputUnit: ItemUnit | null, startDate: string | null, endDate: string | null, defaultFormulaCode: string | null, formula: string | null, deductionLimit: DeductionLimit | null, taxable: boolean | null, tributable: boolean | null, gratification: boolean | null, extraHours: boolean | null, proportional: boolean | null, informative: boolean | null, capped: boolean | null, cappedType: CapType | null, cappedValue: string | null, isFixed: boolean | null, compensation: boolean | null, holidays: boolean | null, medicalLicenses: boolean | null, subjectToCompensation: boolean | null, isRetained: boolean | null, seizable: boolean | null, print: boolean | null, printOnSalarySettlement: boolean | null, calculationOrder: number | null, printOrder: number | null, lreCode: string | null, ineCode: string | null, distributableInCC: boolean | null, accountingInformative: boolean | null, analyticAccounting: boolean | null, accountingCode: string | null, ledgerAccount: string | null, editable: boolean | null, universal: boolean | null, origin: ConceptOrigin | null, source: string | null, validFrom: number | null, people: number | null, version: number | null }> } };

export type CreateMaintainedItemMutationVariables = Exact<{
  input: CreateItemInput;
}>;


export type CreateMaintainedItemMutation = { createItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null } | null } | null };

export type UpdateMaintainedItemMutationVariables = Exact<{
  input: UpdateItemInput;
}>;


export type UpdateMaintainedItemMutation = { updateItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null } | null } | null };

export type ChangeStateOfItemMutationVariables = Exact<{
  input: ChangeStateItemInput;
}>;


export type ChangeStateOfItemMutation = { changeStateItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null, activity: ItemActivity | null } | null } | null };

export type DeleteMaintainedItemMutationVariables = Exact<{
  input: ByIdItem;
}>;


export type DeleteMaintainedItemMutation = { deleteItem: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type MaintainedFormulasQueryVariables = Exact<{
  filter?: FormulaFilter | null | undefined;
  sort?: FormulasSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type MaintainedFormulasQuery = { formulas: { total: number, rows: Array<{ id: string | null, code: string | null, title: string | null, sourceCode: string | null, inputName: string | null, inputUnit: ItemUnit | null, itemType: ItemType | null, editable: boolean | null, universal: boolean | null, origin: ConceptOrigin | null, source: string | null, validFrom: number | null, uses: number | null, version: number | null }> } };

export type CreateMaintainedFormulaMutationVariables = Exact<{
  input: CreateFormulaInput;
}>;


export type CreateMaintainedFormulaMutation = { createFormula: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null } | null } | null };

export type UpdateMaintainedFormulaMutationVariables = Exact<{
  input: UpdateFormulaInput;
}>;


export type UpdateMaintainedFormulaMutation = { updateFormula: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null } | null } | null };

export type DeleteMaintainedFormulaMutationVariables = Exact<{
  input: ByIdFormula;
}>;


export type DeleteMaintainedFormulaMutation = { deleteFormula: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type OrderedItemsQueryVariables = Exact<{
  input: OrderedItemsInput;
}>;


export type OrderedItemsQuery = { orderedItems: Array<{ id: string, code: string, title: string, type: ItemType, activity: ItemActivity, number: number, version: number }> };

export type OrderItemsMutationVariables = Exact<{
  input: OrderItemsInput;
}>;


export type OrderItemsMutation = { orderItems: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { changed: number } | null } | null };

export type MaintainedVariablesQueryVariables = Exact<{
  filter?: VariableFilter | null | undefined;
  sort?: VariablesSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type MaintainedVariablesQuery = { variables: { total: number, rows: Array<{ id: string | null, code: string | null, title: string | null, type: VariableType | null, subType: VariableSubType | null, value: string | null, valueType: ItemUnit | null, unit: string | null, startDate: string | null, endDate: string | null, source: string | null, editable: boolean | null, universal: boolean | null, origin: ConceptOrigin | null, validFrom: number | null, uses: number | null, version: number | null }> } };

export type CreateMaintainedVariableMutationVariables = Exact<{
  input: CreateVariableInput;
}>;


export type CreateMaintainedVariableMutation = { createVariable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null } | null } | null };

export type UpdateMaintainedVariableMutationVariables = Exact<{
  input: UpdateVariableInput;
}>;


export type UpdateMaintainedVariableMutation = { updateVariable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null } | null } | null };

export type DeleteMaintainedVariableMutationVariables = Exact<{
  input: ByIdVariable;
}>;


export type DeleteMaintainedVariableMutation = { deleteVariable: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type MaintainedTablesQueryVariables = Exact<{
  filter?: PayrollTableFilter | null | undefined;
  sort?: TablesSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type MaintainedTablesQuery = { tables: { total: number, rows: Array<{ id: string | null, code: string, title: string, type: PayrollTableType, source: string | null, editable: boolean, universal: boolean, origin: ConceptOrigin, validFrom: number, uses: number, version: number, metadata: Array<{ code: string, title: string, unit: ItemUnit }>, fixedRows: Array<{ id: number, value1: string | null, value2: string | null, value3: string | null, value4: string | null, value5: string | null }> }> } };

export type CreateMaintainedTableMutationVariables = Exact<{
  input: CreateTableInput;
}>;


export type CreateMaintainedTableMutation = { createTable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string } | null } | null };

export type UpdateMaintainedTableMutationVariables = Exact<{
  input: UpdateTableInput;
}>;


export type UpdateMaintainedTableMutation = { updateTable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string } | null } | null };

export type DeleteMaintainedTableMutationVariables = Exact<{
  input: ByIdPayrollTable;
}>;


export type DeleteMaintainedTableMutation = { deleteTable: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type HistoryOfConceptQueryVariables = Exact<{
  input: OfConcept;
}>;


export type HistoryOfConceptQuery = { conceptHistory: Array<{ from: number, until: number | null, recordedAt: string, author: string | null, values: Array<{ name: string, label: string, text: string }> }> };

export type UsesOfConceptQueryVariables = Exact<{
  input: OfConcept;
}>;


export type UsesOfConceptQuery = { conceptUses: Array<{ kind: string, code: string, title: string }> };

export type MonthsOfConceptsQueryVariables = Exact<{
  input: PayrollProcessMonthsInput;
}>;


export type MonthsOfConceptsQuery = { payrollProcessMonths: Array<{ yearMonth: number | null, isOpen: boolean | null }> };

export type IndicatorsQueryVariables = Exact<{
  input: OfYearMonth;
}>;


export type IndicatorsQuery = { indicators: Array<{ key: string, label: string, unit: string, decimals: number, group: string, inPayslips: boolean, yearMonth: number, value: string | null, published: string | null, status: IndicatorStatus, certain: boolean, ofTable: boolean, source: string, sourceUrl: string | null, note: string | null, since: number | null, previous: string | null, changePercent: string | null, lower: string, upper: string, why: string, entryId: string | null, entryState: IndicatorState | null, entryValue: string | null, entrySource: string | null, entryUrl: string | null, entryComment: string | null, outOfBounds: boolean, needsSecond: boolean, enteredBy: string | null, enteredAt: string | null, confirmedBy: string | null, confirmedAt: string | null, mine: boolean, version: number }> };

export type IncomeTaxQueryVariables = Exact<{
  input: OfYearMonth;
}>;


export type IncomeTaxQuery = { incomeTax: { utm: string | null, status: IndicatorStatus, source: string, sourceUrl: string | null, note: string | null, since: number | null, certain: boolean, draft: Array<{ above: string | null, upTo: string | null, value1: string, value2: string | null }>, entry: { id: string, key: string, source: string, sourceUrl: string | null, comment: string | null, state: IndicatorState, outOfBounds: boolean, needsSecond: boolean, enteredBy: string | null, enteredAt: string, confirmedBy: string | null, mine: boolean, version: number, brackets: Array<{ above: string | null, upTo: string | null, value1: string, value2: string | null }> } | null, brackets: Array<{ place: number, aboveUtm: string | null, upToUtm: string | null, above: string | null, upTo: string | null, factor: string, rebateUtm: string, rebate: string | null, most: string | null }> } };

export type FamilyAllowanceQueryVariables = Exact<{
  input: OfYearMonth;
}>;


export type FamilyAllowanceQuery = { familyAllowance: { status: IndicatorStatus, source: string, sourceUrl: string | null, note: string | null, since: number | null, certain: boolean, draft: Array<{ above: string | null, upTo: string | null, value1: string, value2: string | null }>, entry: { id: string, key: string, source: string, sourceUrl: string | null, comment: string | null, state: IndicatorState, outOfBounds: boolean, needsSecond: boolean, enteredBy: string | null, enteredAt: string, confirmedBy: string | null, mine: boolean, version: number, brackets: Array<{ above: string | null, upTo: string | null, value1: string, value2: string | null }> } | null, brackets: Array<{ letter: string, above: string | null, upTo: string | null, amount: string }> } };

export type IndicatorHistoryQueryVariables = Exact<{
  input: IndicatorHistoryInput;
}>;


export type IndicatorHistoryQuery = { indicatorHistory: Array<{ yearMonth: number, value: string | null, status: IndicatorStatus }> };

export type EnterIndicatorMutationVariables = Exact<{
  input: EnterIndicatorInput;
}>;


export type EnterIndicatorMutation = { enterIndicator: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { key: string, entryState: IndicatorState | null } | null } | null };

export type ConfirmIndicatorMutationVariables = Exact<{
  input: ConfirmIndicatorInput;
}>;


export type ConfirmIndicatorMutation = { confirmIndicator: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { key: string } | null } | null };

export type RevokeIndicatorMutationVariables = Exact<{
  input: RevokeIndicatorInput;
}>;


export type RevokeIndicatorMutation = { revokeIndicator: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { key: string } | null } | null };

export type EnterIndicatorTableMutationVariables = Exact<{
  input: EnterIndicatorTableInput;
}>;


export type EnterIndicatorTableMutation = { enterIndicatorTable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, state: IndicatorState } | null } | null };

export type ConfirmIndicatorTableMutationVariables = Exact<{
  input: ConfirmIndicatorTableInput;
}>;


export type ConfirmIndicatorTableMutation = { confirmIndicatorTable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, state: IndicatorState } | null } | null };

export type RevokeIndicatorTableMutationVariables = Exact<{
  input: RevokeIndicatorTableInput;
}>;


export type RevokeIndicatorTableMutation = { revokeIndicatorTable: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SettlementContractsQueryVariables = Exact<{
  input: OfSettlementMonth;
}>;


export type SettlementContractsQuery = { settlementContracts: Array<{ basePayrollMonthId: string | null, contractId: string, userId: string, name: string, rut: string, finalDate: string | null, state: string, earnings: number | null, deductions: number | null, net: number | null, releasedAt: string | null, paymentLabel: string }> };

export type CalculateSettlementMutationVariables = Exact<{
  input: GenerateProcessInput;
}>;


export type CalculateSettlementMutation = { generateProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type AdditionalPdfQueryVariables = Exact<{
  input: OfAdditionalPayment;
}>;


export type AdditionalPdfQuery = { additionalPdf: { name: string, url: string } };

export type AdditionalPaymentsQueryVariables = Exact<{
  input: OfAdditionalMonth;
}>;


export type AdditionalPaymentsQuery = { additionalPayments: Array<{ contractId: string, userId: string, name: string, rut: string, itemCode: string | null, value: string | null, earnings: number | null, deductions: number | null, net: number | null, accruedFrom: number | null, accruedTo: number | null }> };

export type NameAdditionalMutationVariables = Exact<{
  input: NameAdditionalInput;
}>;


export type NameAdditionalMutation = { nameAdditional: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string } | null } | null };

export type CalculateAdditionalMutationVariables = Exact<{
  input: GenerateProcessInput;
}>;


export type CalculateAdditionalMutation = { generateProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, activeJobId: string | null } | null } | null };

export type AdditionalItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdditionalItemsQuery = { inputItems: Array<{ code: string, label: string, unit: string, group: string }> };

export type SaveAdditionalPaymentsMutationVariables = Exact<{
  input: SaveAdditionalPaymentsInput;
}>;


export type SaveAdditionalPaymentsMutation = { saveAdditionalPayments: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type GratificationQueryVariables = Exact<{
  input: OfGratification;
}>;


export type GratificationQuery = { gratification: { isOpen: boolean, year: number | null, profit: number | null, ownCapital: number | null, pool: number | null, seesAll: boolean, firstMonth: number | null, years: Array<{ year: number, reason: string | null }>, states: Array<{ state: GratificationState, people: number, difference: number, net: number }>, job: { id: string, status: string, done: number, total: number, error: string | null } | null } };

export type GratificationPeopleQueryVariables = Exact<{
  filter?: GratificationRowsFilter | null | undefined;
  sort?: GratificationRowsSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type GratificationPeopleQuery = { gratificationRows: { total: number, rows: Array<{ contractId: string, userId: string, name: string, rut: string, rule: GratificationRule, months: number, base: number, due: number | null, paid: number, difference: number | null, state: GratificationState, reason: string | null, net: number | null }> } };

export type GratificationOfQueryVariables = Exact<{
  input: OfGratificationPerson;
}>;


export type GratificationOfQuery = { gratificationOf: { reasons: Array<string>, yearMonths: Array<{ yearMonth: number, base: number, paid: number }> } };

export type SaveGratificationMutationVariables = Exact<{
  input: SaveGratificationInput;
}>;


export type SaveGratificationMutation = { saveGratification: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { jobId: string } | null } | null };

export type RemoveGratificationMutationVariables = Exact<{
  input: OfGratification;
}>;


export type RemoveGratificationMutation = { removeGratification: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { paid: number } | null } | null };

export type ExcludeFromGratificationMutationVariables = Exact<{
  input: ExcludeFromGratificationInput;
}>;


export type ExcludeFromGratificationMutation = { excludeFromGratification: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { paid: number } | null } | null };

export type AdditionalReleaseQueryVariables = Exact<{
  input: OfAdditionalMonth;
}>;


export type AdditionalReleaseQuery = { additionalRelease: { total: number, released: number, mailed: number, withoutMail: number, releasedAt: string | null } };

export type ReleaseAdditionalPaymentsMutationVariables = Exact<{
  input: OfAdditionalMonth;
}>;


export type ReleaseAdditionalPaymentsMutation = { releaseAdditionalPayments: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { released: number, mailed: number } | null } | null };

export type AdditionalWithoutMailQueryVariables = Exact<{
  input: OfAdditionalMonth;
}>;


export type AdditionalWithoutMailQuery = { additionalWithoutMail: Array<{ contractId: string, name: string }> };

export type AdditionalPaperQueryVariables = Exact<{
  input: OfAdditionalPayment;
}>;


export type AdditionalPaperQuery = { additionalPaper: { isOwn: boolean, name: string, rut: string, jobTitle: string, businessName: string, yearMonth: number, processName: string | null, isOpen: boolean, paymentLabel: string, earnings: number, deductions: number, net: number, lines: Array<{ code: string, label: string, group: string, difference: number }>, months: Array<{ yearMonth: number, part: string, deductions: number, net: number, tax: number, taxAtPayment: number }>, gratification: { year: number, reasons: Array<string>, yearMonths: Array<{ yearMonth: number, base: number, paid: number }> } | null } };

export type AdvancesQueryVariables = Exact<{
  input: OfAdvanceMonth;
}>;


export type AdvancesQuery = { advances: Array<{ contractId: string, userId: string, name: string, rut: string, salary: number | null, salaryProblem: string | null, mode: string | null, value: string | null, amount: number | null }> };

export type SaveAdvancesMutationVariables = Exact<{
  input: SaveAdvancesInput;
}>;


export type SaveAdvancesMutation = { saveAdvances: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type ProposeAdvancesMutationVariables = Exact<{
  input: ProposeAdvancesInput;
}>;


export type ProposeAdvancesMutation = { proposeAdvances: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type EmployerLoansQueryVariables = Exact<{
  filter?: EmployerLoansFilter | null | undefined;
  sort?: EmployerLoansSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type EmployerLoansQuery = { employerLoans: { total: number, rows: Array<{ id: string, userId: string, person: string, businessName: string, amount: number, totalQuotas: number, quotasLeft: number, startMonth: number, nextMonth: number | null, lastMonth: number | null, balance: number, state: string }> } };

export type EmployerLoanDetailQueryVariables = Exact<{
  input: ByIdLoan;
}>;


export type EmployerLoanDetailQuery = { employerLoan: { id: string, userId: string, person: string, businessName: string, amount: number, totalQuotas: number, quotasLeft: number, startMonth: number, grantedOn: string, nextMonth: number | null, lastMonth: number | null, balance: number, paid: number, state: string, comment: string | null, version: number, schedule: Array<{ number: number, kind: string, yearMonth: number, amount: number, carried: number, paidOn: string | null, comment: string | null, state: string, owed: number }> } };

export type CreateEmployerLoanMutationVariables = Exact<{
  input: CreateEmployerLoanInput;
}>;


export type CreateEmployerLoanMutation = { createEmployerLoan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type PayEmployerLoanMutationVariables = Exact<{
  input: PayEmployerLoanInput;
}>;


export type PayEmployerLoanMutation = { payEmployerLoan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type SuspendEmployerLoanMutationVariables = Exact<{
  input: SuspendEmployerLoanInput;
}>;


export type SuspendEmployerLoanMutation = { suspendEmployerLoan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type PayrollChecksQueryVariables = Exact<{
  input: PayrollChecksInput;
}>;


export type PayrollChecksQuery = { payrollChecks: { payrollMonthId: string, isOpen: boolean, calculated: boolean, rules: number, payslips: number, findings: Array<{ rule: string, title: string, severity: CheckSeverity, answerable: boolean, group: CheckGroup, looksAt: string, fix: CheckFix, message: string, contractId: string | null, userId: string | null, name: string | null, rut: string | null, noted: boolean, note: string | null, notedBy: string | null, notedAt: string | null, before: string | null }> } };

export type NotePayrollChecksMutationVariables = Exact<{
  input: NotePayrollChecksInput;
}>;


export type NotePayrollChecksMutation = { notePayrollChecks: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { payrollMonthId: string } | null } | null };

export type PayrollClosingQueryVariables = Exact<{
  input: OfClosing;
}>;


export type PayrollClosingQuery = { payrollClosing: { needsApproval: boolean, requests: Array<{ number: number, state: string, acceptErrors: boolean, note: string | null, requestedBy: string, requestedAt: string, own: boolean, answeredBy: string | null, answeredAt: string | null, answer: string | null }> } };

export type ClosePayrollMonthMutationVariables = Exact<{
  input: ClosePayrollMonthInput;
}>;


export type ClosePayrollMonthMutation = { closePayrollMonth: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, isOpen: boolean | null } | null } | null };

export type RequestPayrollClosingMutationVariables = Exact<{
  input: RequestPayrollClosingInput;
}>;


export type RequestPayrollClosingMutation = { requestPayrollClosing: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { needsApproval: boolean } | null } | null };

export type AnswerPayrollClosingMutationVariables = Exact<{
  input: AnswerPayrollClosingInput;
}>;


export type AnswerPayrollClosingMutation = { answerPayrollClosing: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { needsApproval: boolean } | null } | null };

export type PayrollLeftOutQueryVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type PayrollLeftOutQuery = { payrollRunErrors: Array<{ contractId: string, name: string, message: string }> };

export type OtherProcessQueryVariables = Exact<{
  input: ByIdPayrollMonth;
}>;


export type OtherProcessQuery = { payrollMonth: { id: string | null, businessId: string | null, businessName: string | null, yearMonth: number | null, type: ProcessType | null, name: string | null, isOpen: boolean | null, stateLabel: string | null, calculated: number | null, activeJobId: string | null, totalNet: number | null } };

export type ReopenProcessMutationVariables = Exact<{
  input: ReopenPayrollMonthInput;
}>;


export type ReopenProcessMutation = { reopenPayrollMonth: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type PayrollMonthsQueryVariables = Exact<{
  input: PayrollProcessMonthsInput;
}>;


export type PayrollMonthsQuery = { payrollProcessMonths: Array<{ id: string | null, businessId: string | null, businessName: string | null, yearMonth: number | null, type: ProcessType | null, name: string | null, isOpen: boolean | null, stateLabel: string | null, contracts: number | null, calculated: number | null, failed: number | null, changesSince: number | null, totalEarnings: number | null, totalDeductions: number | null, totalPeople: number | null, totalNet: number | null, totalCost: number | null, calculatedAt: string | null, closedAt: string | null, activeJobId: string | null }> };

export type MonthBusinessesQueryVariables = Exact<{ [key: string]: never; }>;


export type MonthBusinessesQuery = { businesses: Array<{ id: string | null, name: string | null, usePayroll: boolean | null, status: BusinessStatus | null }> };

export type PayrollMonthDetailQueryVariables = Exact<{
  input: ByIdPayrollMonth;
}>;


export type PayrollMonthDetailQuery = { payrollMonth: { id: string | null, businessId: string | null, businessName: string | null, yearMonth: number | null, type: ProcessType | null, isOpen: boolean | null, stateLabel: string | null, hasPayrollIndicators: boolean | null, missingIndicators: string | null, contracts: number | null, currentRunId: string | null, calculatedAt: string | null, calculated: number | null, failed: number | null, changesSince: number | null, totalEarnings: number | null, totalDeductions: number | null, totalPeople: number | null, totalNet: number | null, totalCost: number | null, activeJobId: string | null, closedAt: string | null, closedBy: string | null, closedHash: string | null, version: number | null } };

export type PayrollRunQueryVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type PayrollRunQuery = { payrollRun: { jobId: string | null, status: string, done: number, total: number, message: string | null, error: string | null, calculated: number, failed: number, startedAt: string | null, finishedAt: string | null, recalculated: number | null, unchanged: number | null } };

export type PayrollRunErrorsQueryVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type PayrollRunErrorsQuery = { payrollRunErrors: Array<{ contractId: string, userId: string, contractCode: string, rut: string, name: string, code: string, message: string, field: string | null }> };

export type InitPayrollMonthMutationVariables = Exact<{
  input: InitPayrollMonthInput;
}>;


export type InitPayrollMonthMutation = { initPayrollMonth: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, yearMonth: number | null } | null } | null };

export type CalculateMonthMutationVariables = Exact<{
  input: GenerateProcessInput;
}>;


export type CalculateMonthMutation = { generateProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, activeJobId: string | null } | null } | null };

export type StopCalculationMutationVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type StopCalculationMutation = { cancelJob: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { status: string } | null } | null };

export type ReleasedOfMonthQueryVariables = Exact<{
  input: OfProcess;
}>;


export type ReleasedOfMonthQuery = { payslipRelease: { paid: number, waiting: number, releasedAt: string | null } };

export type ReopenPayrollMonthMutationVariables = Exact<{
  input: ReopenPayrollMonthInput;
}>;


export type ReopenPayrollMonthMutation = { reopenPayrollMonth: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null, isOpen: boolean | null } | null } | null };

export type MostChangedQueryVariables = Exact<{
  filter?: PayrollSummariesFilter | null | undefined;
  sort?: PayrollSummariesSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type MostChangedQuery = { payrollSummaries: { rows: Array<{ userContractId: string, payrollMonthId: string, name: string, net: number, netBefore: number | null }> } };

export type WhyChangedQueryVariables = Exact<{
  input: PayrollComparisonTotalsInput;
}>;


export type WhyChangedQuery = { payrollComparisonTotals: { comparable: boolean, change: number, people: number, changed: number, unexplained: number, reviewed: number, causes: Array<{ cause: string, label: string, people: number, change: number }> } };

export type IncompleteRecordsQueryVariables = Exact<{
  input: OfProcessMonth;
}>;


export type IncompleteRecordsQuery = { payrollInfo: { incomplete: number } };

export type AdvancesToProcessQueryVariables = Exact<{
  input: OfAdvanceMonth;
}>;


export type AdvancesToProcessQuery = { itemsAdvanceToProcess: Array<{ processId: string, contractId: string, name: string, amount: number, inPayroll: boolean }> };

export type PayslipReleaseQueryVariables = Exact<{
  input: OfProcess;
}>;


export type PayslipReleaseQuery = { payslipRelease: { total: number, released: number, waiting: number, mailed: number, withoutMail: number, acknowledged: number, pending: number, paid: number, releasedAt: string | null, status: string, done: number, jobTotal: number, error: string | null } };

export type PayslipReceiptsQueryVariables = Exact<{
  filter?: PayslipReceiptsFilter | null | undefined;
  sort?: PayslipReceiptsSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type PayslipReceiptsQuery = { payslipReceipts: { total: number, rows: Array<{ payrollMonthId: string, contractId: string, userId: string, name: string, rut: string, net: number, state: string, releasedAt: string | null, acknowledgedAt: string | null, remindedAt: string | null, mailed: boolean, paymentStatus: string, paymentLabel: string, paymentKind: string | null, bank: string | null, accountEnd: string | null }> } };

export type ReleasePayslipsMutationVariables = Exact<{
  input: OfProcess;
}>;


export type ReleasePayslipsMutation = { releasePayslips: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { status: string } | null } | null };

export type RemindPayslipsMutationVariables = Exact<{
  input: OfProcess;
}>;


export type RemindPayslipsMutation = { remindPayslips: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { reminded: number } | null } | null };

export type PendingTransfersQueryVariables = Exact<{
  input: OfProcess;
}>;


export type PendingTransfersQuery = { contractWithPendingTransfer: Array<{ contractId: string, userId: string, name: string, net: number, problem: string | null }> };

export type ProcessPaymentsQueryVariables = Exact<{
  input: OfProcess;
}>;


export type ProcessPaymentsQuery = { processPayments: Array<{ contractId: string, name: string, rut: string, net: number, bank: string | null, accountEnd: string | null, paymentStatus: string, paymentLabel: string, problem: string | null }> };

export type TransferFormatsQueryVariables = Exact<{
  input: OfProcess;
}>;


export type TransferFormatsQuery = { transferFormats: Array<{ code: string, label: string, reason: string | null }> };

export type CreateTransferFileMutationVariables = Exact<{
  input: CreateTransferFileInput;
}>;


export type CreateTransferFileMutation = { createTransferFile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string, transfers: number, withoutAccount: number } | null } | null };

export type UpdateTransfersMutationVariables = Exact<{
  input: UpdateTransferCompletedInput;
}>;


export type UpdateTransfersMutation = { updateTransferCompleted: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { updated: number } | null } | null };

export type PayrollDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type PayrollDashboardQuery = { payrollDashboard: Array<{ payrollMonthId: string, businessId: string, businessName: string, yearMonth: number, type: string, activity: string, workers: number, realWorkers: number, failed: number, responsible: string | null, state: string, stage: string, advice: string, description: string | null, bank: string | null, file: string | null, totalPeople: number | null, totalNet: number | null }> };

export type PayrollDashboardOldQueryVariables = Exact<{ [key: string]: never; }>;


export type PayrollDashboardOldQuery = { payrollDashboardOld: Array<{ payrollMonthId: string, businessId: string, businessName: string, yearMonth: number, type: string, activity: string, workers: number, realWorkers: number, failed: number, responsible: string | null, state: string, stage: string, advice: string, description: string | null, bank: string | null, file: string | null, totalPeople: number | null, totalNet: number | null }> };

export type PayrollInfoQueryVariables = Exact<{
  input: OfProcessMonth;
}>;


export type PayrollInfoQuery = { payrollInfo: { hasPayrollIndicators: boolean, missingIndicators: string | null, contracts: number, entering: number, leaving: number, absences: number, loans: number, incomplete: number, withoutPayment: number, people: Array<{ list: string, contractId: string, userId: string, name: string, detail: string }> } };

export type NewHiresQueryVariables = Exact<{
  input: NewHiresInput;
}>;


export type NewHiresQuery = { newHires: Array<{ contractId: string, userId: string, name: string, initialDate: string, jobTitle: string, area: string | null, lacks: Array<string> }> };

export type PayrollProcessQueryVariables = Exact<{
  input: OfProcessMonth;
}>;


export type PayrollProcessQuery = { payrollProcess: { responsibleId: string | null, description: string | null, bankAccountId: string | null, version: number } };

export type PayingAccountsQueryVariables = Exact<{
  input: OfBusiness;
}>;


export type PayingAccountsQuery = { bankAccountsBusiness: Array<{ id: string | null, bankCode: string | null, accountIdentifier: string | null }> };

export type UpdatePayrollProcessMutationVariables = Exact<{
  input: UpdatePayrollProcessInput;
}>;


export type UpdatePayrollProcessMutation = { updatePayrollProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type PayrollDeadlinesQueryVariables = Exact<{ [key: string]: never; }>;


export type PayrollDeadlinesQuery = { payrollDeadlines: Array<{ payrollMonthId: string, businessId: string, businessName: string, yearMonth: number, isOpen: boolean, kind: string, due: string, days: number, state: string, words: string }> };

export type MarkPayrollDeadlineMutationVariables = Exact<{
  input: MarkPayrollDeadlineInput;
}>;


export type MarkPayrollDeadlineMutation = { markPayrollDeadline: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { marked: number } | null } | null };

export type PayslipsWithoutMailQueryVariables = Exact<{
  input: OfProcess;
}>;


export type PayslipsWithoutMailQuery = { payslipsWithoutMail: Array<{ contractId: string, userId: string, name: string, rut: string, canSignIn: boolean }> };

export type MonthsActiveQueryVariables = Exact<{ [key: string]: never; }>;


export type MonthsActiveQuery = { monthsActive: Array<{ payrollMonthId: string, businessName: string, yearMonth: number, type: string, name: string | null, calculating: boolean, percent: number | null }> };

export type PayrollComparisonQueryVariables = Exact<{
  filter?: PayrollComparisonFilter | null | undefined;
  sort?: PayrollComparisonSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type PayrollComparisonQuery = { payrollComparison: { total: number, rows: Array<{ contractId: string, userId: string, name: string, rut: string, area: string | null, jobTitle: string, before: number | null, net: number | null, change: number, percent: number | null, unexplained: number, error: string | null, state: string, stateLabel: string, reviewedBy: string | null, reviewedAt: string | null, causes: Array<{ cause: string, label: string, change: number }> }> } };

export type PayrollComparisonTotalsQueryVariables = Exact<{
  input: PayrollComparisonTotalsInput;
}>;


export type PayrollComparisonTotalsQuery = { payrollComparisonTotals: { comparable: boolean, monthBefore: number | null, before: number, net: number, change: number, people: number, changed: number, unexplained: number, reviewed: number, revoked: number, areas: Array<string>, causes: Array<{ cause: string, label: string, people: number, change: number }> } };

export type PayrollDifferenceQueryVariables = Exact<{
  input: PayrollDifferenceInput;
}>;


export type PayrollDifferenceQuery = { payrollDifference: { contractId: string, userId: string, name: string, rut: string, jobTitle: string, before: number | null, net: number | null, change: number, error: string | null, state: string, stateLabel: string, reviewedBy: string | null, reviewedAt: string | null, monthBefore: number | null, steps: Array<{ cause: string, label: string, change: number, net: number, facts: Array<{ label: string, before: string, after: string }>, lines: Array<{ code: string, label: string, change: number }> }>, lines: Array<{ code: string, label: string, before: number, after: number, change: number, discount: boolean }> } };

export type ReviewPayslipsMutationVariables = Exact<{
  input: ReviewPayslipsInput;
}>;


export type ReviewPayslipsMutation = { reviewPayslips: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { reviewed: number } | null } | null };

export type OwnContractsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnContractsQuery = { me: { contracts: Array<{ id: string, jobTitle: string | null, initialDate: string, userCode: string | null }> } };

export type OwnAdditionalPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAdditionalPaymentsQuery = { ownAdditionalPayments: Array<{ payrollMonthId: string, contractId: string, yearMonth: number, businessName: string, processName: string | null, earnings: number, deductions: number, net: number, paymentLabel: string }> };

export type PayrollHistoryQueryVariables = Exact<{
  input: PayrollHistoryInput;
}>;


export type PayrollHistoryQuery = { payrollHistory: Array<{ userContractId: string, payrollMonthId: string, yearMonth: number, isOpen: boolean, businessName: string, name: string, contractCode: string, net: number, earnings: number, deductions: number, employerCost: number, paymentLabel: string }> };

export type VerifyPayslipQueryVariables = Exact<{
  input: VerifyPayslipInput;
}>;


export type VerifyPayslipQuery = { verifyPayslip: { company: string, yearMonth: number, net: number, hash: string, isCurrent: boolean, isDraft: boolean } | null };

export type PayslipsQueryVariables = Exact<{
  filter?: PayrollSummariesFilter | null | undefined;
  sort?: PayrollSummariesSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type PayslipsQuery = { payrollSummaries: { total: number, rows: Array<{ userContractId: string, userId: string, payrollMonthId: string, name: string, rut: string, jobTitle: string, area: string | null, contractCode: string, net: number, earnings: number, deductions: number, employerCost: number, paymentLabel: string, netBefore: number | null }> } };

export type PrintMonthQueryVariables = Exact<{
  input: PayrollSummariesPdfInput;
}>;


export type PrintMonthQuery = { payrollSummariesPdf: { jobId: string, status: string, done: number, total: number, error: string | null, name: string | null, url: string | null } };

export type PayslipDetailQueryVariables = Exact<{
  input: OfPayslip;
}>;


export type PayslipDetailQuery = { payrollSummaryView: { payrollMonthId: string, contractId: string, userId: string, yearMonth: number, isOpen: boolean, paymentLabel: string, isOwn: boolean, releasedAt: string | null, acknowledgedAt: string | null, businessName: string, legalName: string, businessRut: string, name: string, rut: string, jobTitle: string, area: string | null, contractCode: string, initialDate: string, pensionInstitution: string | null, healthInstitution: string | null, hoursPerWeek: string, net: number, earnings: number, deductions: number, employerCost: number, netBefore: number | null, monthBefore: string | null, workedDays: number, warnings: Array<string>, movements: Array<{ code: string, label: string, change: number }>, sections: Array<{ key: string, label: string, total: number, lines: Array<{ code: string, label: string, amount: number, detail: string | null, source: string }> }>, bases: Array<{ code: string, label: string, amount: number, unit: string }> } };

export type PrintPayslipQueryVariables = Exact<{
  input: OfPayslip;
}>;


export type PrintPayslipQuery = { payrollPdf: { name: string, url: string } };

export type ExplainPayslipQueryVariables = Exact<{
  input: ExplainPayslipInput;
}>;


export type ExplainPayslipQuery = { explainPayslip: Array<{ index: number, parent: number | null, kind: string, text: string, words: string | null, numbers: string | null, decisions: Array<string>, code: string | null, label: string | null, unit: string, shown: string, exact: string, note: string | null, rounding: string | null, bracket: string | null, source: string | null, sourceUrl: string | null, since: string | null, law: string | null, enteredBy: string | null, enteredAt: string | null }> };

export type AcknowledgePayslipMutationVariables = Exact<{
  input: OfPayslip;
}>;


export type AcknowledgePayslipMutation = { acknowledgePayslip: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { acknowledgedAt: string | null } | null } | null };

export type PayslipRevisionsQueryVariables = Exact<{
  input: PayslipRevisionsInput;
}>;


export type PayslipRevisionsQuery = { payslipRevisions: Array<{ revision: number, net: number | null, next: number | null, error: string | null, replacedAt: string, replacedBy: string | null, lines: Array<{ code: string, label: string, section: string, before: number | null, after: number | null, change: number }> }> };

export type RetroactivityQueryVariables = Exact<{
  input: OfRetroactivity;
}>;


export type RetroactivityQuery = { retroactivity: { payrollMonthId: string, yearMonth: number, isOpen: boolean, payIn: { id: string, yearMonth: number } | null, owed: Array<{ contractId: string, userId: string, name: string, rut: string, originMonthId: string, originMonth: number, toPay: number, employerCost: number, payable: boolean, facts: Array<{ kind: LateFactKind, detail: string | null, at: string | null, author: string | null }>, lines: Array<{ concept: string, label: string, group: string, paid: number, due: number, posted: number, owed: number }> }>, posted: Array<{ contractId: string, name: string, originMonth: number, amount: number, lines: number, author: string | null, postedAt: string }>, failures: Array<{ contractId: string, name: string, originMonth: number, message: string }>, lateItems: Array<{ id: string, name: string, yearMonth: number, itemLabel: string, unit: string, value: string, comment: string }> } };

export type OpenMonthsForRetroactivityQueryVariables = Exact<{
  input: PayrollProcessMonthsInput;
}>;


export type OpenMonthsForRetroactivityQuery = { payrollProcessMonths: Array<{ id: string | null, businessId: string | null, businessName: string | null, yearMonth: number | null, type: ProcessType | null, isOpen: boolean | null }> };

export type LateItemOptionsQueryVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type LateItemOptionsQuery = { activeContractInMonth: Array<{ contractId: string, name: string, rut: string, contractCode: string }>, inputItems: Array<{ code: string, label: string, unit: string, group: string }> };

export type PostRetroactiveMutationVariables = Exact<{
  input: OfRetroactivity;
}>;


export type PostRetroactiveMutation = { postRetroactive: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { payrollMonthId: string } | null } | null };

export type UndoRetroactiveMutationVariables = Exact<{
  input: OfRetroactivity;
}>;


export type UndoRetroactiveMutation = { undoRetroactive: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { payrollMonthId: string } | null } | null };

export type AddLateItemMutationVariables = Exact<{
  input: CreateLateItemInput;
}>;


export type AddLateItemMutation = { createLateItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { payrollMonthId: string } | null } | null };

export type RemoveLateItemMutationVariables = Exact<{
  input: RemoveLateItemInput;
}>;


export type RemoveLateItemMutation = { removeLateItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { payrollMonthId: string } | null } | null };

export type OwedByContractChangeQueryVariables = Exact<{
  input: UpdateUserContractInput;
}>;


export type OwedByContractChangeQuery = { owedByContractChange: Array<{ businessId: string, businessName: string, closedMonths: Array<number>, hidden: boolean, payIn: { yearMonth: number } | null, owed: Array<{ originMonth: number, toPay: number }> }> };

export type OwedByPersonChangeQueryVariables = Exact<{
  input: UpdateUserInput;
}>;


export type OwedByPersonChangeQuery = { owedByPersonChange: Array<{ businessId: string, businessName: string, closedMonths: Array<number>, hidden: boolean, payIn: { yearMonth: number } | null, owed: Array<{ originMonth: number, toPay: number }> }> };

export type ScenariosQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenariosQuery = { scenarios: Array<{ id: string, name: string, businessName: string, firstMonth: number, months: number, yearly: boolean, netChange: number | null, costChange: number | null, stale: boolean, calculatedAt: string | null, activeJobId: string | null }> };

export type ScenarioDetailQueryVariables = Exact<{
  input: ByIdScenario;
}>;


export type ScenarioDetailQuery = { scenario: { id: string, name: string, description: string | null, businessId: string | null, businessName: string, firstMonth: number, months: number, yearly: boolean, monthlyGrowth: string, repeatItems: boolean, version: number, stale: boolean, calculatedAt: string | null, activeJobId: string | null, netChange: number | null, costChange: number | null, changes: Array<{ kind: ScenarioChangeKind, from: number, scope: ScenarioScope | null, area: string | null, percent: string | null, figure: string | null, value: string | null, raiseToMinimum: boolean, law: ScenarioLaw | null, asOf: number | null, count: number | null, salary: number | null, contracts: Array<{ contractId: string, name: string }> }>, result: { affected: number, durationMs: number, months: Array<{ yearMonth: number, paidNet: number | null, projected: boolean, real: { people: number, failed: number, net: number, earnings: number, deductions: number, employerCost: number }, simulated: { people: number, failed: number, net: number, earnings: number, deductions: number, employerCost: number } }>, concepts: Array<{ code: string, label: string, section: string, real: number, simulated: number }>, areas: Array<{ area: string, real: number, simulated: number, realPeople: number, simulatedPeople: number }>, people: Array<{ contractId: string, userId: string, name: string, area: string, netChange: number, costChange: number }>, assumptions: Array<{ key: string, label: string, from: number, to: number, first: string, last: string, unit: string, text: string }> } | null } };

export type ScenarioProgressQueryVariables = Exact<{
  input: ByIdScenario;
}>;


export type ScenarioProgressQuery = { scenarioRun: { status: string, done: number, total: number, message: string | null, error: string | null } };

export type ScenarioChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenarioChoicesQuery = { scenarioOptions: { areas: Array<string>, figures: Array<{ key: string, label: string, unit: string, decimals: number, value: string | null }>, people: Array<{ contractId: string, businessId: string, name: string, jobTitle: string, area: string }> } };

export type ScenarioBusinessesQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenarioBusinessesQuery = { businesses: Array<{ id: string | null, name: string | null, usePayroll: boolean | null }> };

export type CreateScenarioMutationVariables = Exact<{
  input: CreateScenarioInput;
}>;


export type CreateScenarioMutation = { createScenario: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type UpdateScenarioMutationVariables = Exact<{
  input: UpdateScenarioInput;
}>;


export type UpdateScenarioMutation = { updateScenario: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type CalculateScenarioMutationVariables = Exact<{
  input: ByIdScenario;
}>;


export type CalculateScenarioMutation = { calculateScenario: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type DeleteScenarioMutationVariables = Exact<{
  input: ByIdScenario;
}>;


export type DeleteScenarioMutation = { deleteScenario: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type NetToGrossQueryVariables = Exact<{
  input: NetToGrossInput;
}>;


export type NetToGrossQuery = { netToGross: { contractId: string | null, userId: string | null, name: string | null, currentSalary: string | null, currentCurrency: string | null, yearMonth: number, salary: number, net: number, earnings: number, deductions: number, employerCost: number, assumptions: Array<string>, sections: Array<{ key: string, label: string, total: number, lines: Array<{ code: string, label: string, amount: number, detail: string | null }> }> } };

export type ExplainNetQueryVariables = Exact<{
  input: ExplainNetToGrossInput;
}>;


export type ExplainNetQuery = { explainNetToGross: Array<{ index: number, parent: number | null, kind: string, text: string, words: string | null, numbers: string | null, decisions: Array<string>, code: string | null, label: string | null, unit: string, shown: string, exact: string, note: string | null, rounding: string | null, bracket: string | null, source: string | null, sourceUrl: string | null, since: string | null, law: string | null }> };

export type StudioConceptQueryVariables = Exact<{
  input: StudioConceptInput;
}>;


export type StudioConceptQuery = { studioConcept: { kind: DraftKind, code: string, title: string, sourceCode: string | null, borrowed: string | null, type: ItemType, inputUnit: ItemUnit, inputName: string | null, since: number | null, version: number | null, law: string | null, taxable: boolean, tributable: boolean, gratification: boolean, proportional: boolean, users: Array<{ code: string, title: string }>, months: Array<{ id: string, yearMonth: number, businessName: string, contracts: number }> } };

export type StudioMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioMonthsQuery = { studioMonths: Array<{ id: string, yearMonth: number, businessName: string, contracts: number }> };

export type FormulaLibraryQueryVariables = Exact<{
  input: FormulaLibraryInput;
}>;


export type FormulaLibraryQuery = { formulaLibrary: { yearMonth: number, facts: Array<{ code: string, label: string, unit: string, decimals: number, min: number, max: number, options: Array<string>, value: string | null, source: string | null }>, variables: Array<{ code: string, label: string, unit: string, decimals: number, min: number, max: number, options: Array<string>, value: string | null, source: string | null }>, tables: Array<{ code: string, label: string, unit: string, decimals: number, source: string | null, columns: Array<{ code: string, label: string, unit: string, decimals: number }> }>, classes: Array<{ code: string, label: string }>, concepts: Array<{ code: string, label: string, unit: string, decimals: number, formula: string, classes: Array<string>, min: number | null, max: number | null, category: string, source: string, own: boolean }> } };

export type PreviewConceptQueryVariables = Exact<{
  input: PreviewConceptInput;
}>;


export type PreviewConceptQuery = { previewConcept: { watched: string, unit: string, decimals: number, problem: string | null, breaks: boolean, rows: Array<{ contractId: string, userId: string, name: string, jobTitle: string, why: string, now: number | null, draft: number | null, before: number | null, netNow: number | null, netDraft: number | null, error: string | null, errorNow: string | null }> } };

export type ExplainDraftQueryVariables = Exact<{
  input: ExplainDraftInput;
}>;


export type ExplainDraftQuery = { explainDraft: Array<{ index: number, parent: number | null, kind: string, text: string, words: string | null, numbers: string | null, decisions: Array<string>, code: string | null, label: string | null, unit: string, shown: string, exact: string, note: string | null, rounding: string | null, bracket: string | null, source: string | null, sourceUrl: string | null, since: string | null, law: string | null }> };

export type ConceptImpactQueryVariables = Exact<{
  input: ConceptImpactInput;
}>;


export type ConceptImpactQuery = { conceptImpact: { watched: string, done: number, total: number, next: string | null, changed: number, concept: number, net: number, cost: number, failures: number, mended: number, broken: Array<{ contractId: string, name: string, message: string }>, top: Array<{ contractId: string, userId: string, name: string, before: number, after: number, netBefore: number, netAfter: number }> } };

export type ConceptCasesQueryVariables = Exact<{
  input: ConceptCasesInput;
}>;


export type ConceptCasesQuery = { conceptCases: { red: number, mutants: number, survivors: Array<{ from: number, to: number, before: string, after: string }>, cases: Array<{ id: string, title: string, yearMonth: number, userId: string | null, expected: number, got: number | null, error: string | null, passes: boolean }> } };

export type CaseFactsQueryVariables = Exact<{
  input: CaseFactsInput;
}>;


export type CaseFactsQuery = { caseFacts: { result: number | null, facts: Array<{ code: string, label: string, unit: string, value: string, options: Array<string> }> } };

export type CreateConceptCaseMutationVariables = Exact<{
  input: CreateConceptCaseInput;
}>;


export type CreateConceptCaseMutation = { createConceptCase: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type UpdateConceptCaseMutationVariables = Exact<{
  input: UpdateConceptCaseInput;
}>;


export type UpdateConceptCaseMutation = { updateConceptCase: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type DeleteConceptCaseMutationVariables = Exact<{
  input: ByIdConceptCase;
}>;


export type DeleteConceptCaseMutation = { deleteConceptCase: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type SaveConceptMutationVariables = Exact<{
  input: SaveConceptInput;
}>;


export type SaveConceptMutation = { saveConcept: { status: MutationStatus | null, message: string | null, data: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ValidatePayrollWithLicenseQueryVariables = Exact<{
  input: ValidatePayrollWithLicenseInput;
}>;


export type ValidatePayrollWithLicenseQuery = { validatePayrollWithLicense: { valid: boolean, message: string, licenseDays: number } };

export type ContractsInMonthQueryVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type ContractsInMonthQuery = { activeContractInMonth: Array<{ contractId: string, userId: string, contractCode: string, name: string, rut: string, jobTitle: string, area: string | null }> };

export type InputItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type InputItemsQuery = { inputItems: Array<{ code: string, label: string, unit: string, group: string }> };

export type UserItemsQueryVariables = Exact<{
  input: UserItemsInput;
}>;


export type UserItemsQuery = { userItems: Array<{ id: string | null, contractId: string | null, person: string | null, contractCode: string | null, itemCode: string | null, itemLabel: string | null, unit: ItemUnit | null, kind: UserItemKind | null, value: string | null, startMonth: number | null, endMonth: number | null, totalQuotas: number | null, currentQuota: number | null, totalAmount: number | null, taken: number | null, carried: number | null, status: UserItemStatus | null, comment: string | null, origin: UserItemOrigin | null, version: number | null, userId: string | null }> };

export type NetsInMonthQueryVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type NetsInMonthQuery = { recalculations: Array<{ contractId: string, net: number, before: number | null, revisions: number }> };

export type SaveUserItemsMutationVariables = Exact<{
  input: SaveUserItemsInput;
}>;


export type SaveUserItemsMutation = { saveUserItems: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type CreateUserItemMutationVariables = Exact<{
  input: CreateUserItemInput;
}>;


export type CreateUserItemMutation = { createUserItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type UpdateUserItemMutationVariables = Exact<{
  input: UpdateUserItemInput;
}>;


export type UpdateUserItemMutation = { updateUserItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type RemoveUserItemMutationVariables = Exact<{
  input: RemoveUserItemInput;
}>;


export type RemoveUserItemMutation = { removeUserItem: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SuspendUserItemMutationVariables = Exact<{
  input: UserItemInMonth;
}>;


export type SuspendUserItemMutation = { suspendUserItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type ResumeUserItemMutationVariables = Exact<{
  input: UserItemInMonth;
}>;


export type ResumeUserItemMutation = { resumeUserItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type PreviousUserItemsQueryVariables = Exact<{
  input: PreviousUserItemsInput;
}>;


export type PreviousUserItemsQuery = { previousUserItems: Array<{ contractId: string, itemCode: string, value: string }> };

export type PersonContractsQueryVariables = Exact<{
  input: UserContractsInput;
}>;


export type PersonContractsQuery = { userContracts: Array<{ id: string, code: string | null, userCode: string | null, status: ContractStatus | null, state: ContractState, userId: string, businessId: string, businessName: string, initialDate: string | null, finalDate: string | null, signatureDate: string | null, signed: boolean | null, signatureIntegrationCode: string | null, version: number | null, contractType: ContractType | null, jobTitle: string | null, jobTitleFamily: string | null, area: string | null, branchOffice: string | null, supervisorId: string | null, supervisorName: string | null, isSupervisor: boolean | null, apprentice: boolean | null, fixedTermRenewals: number | null, isProfessional: boolean | null, paymentPeriod: PaymentPeriod | null, taxRegime: TaxRegime | null, taxPeriod: TaxPeriod | null, gratificationType: GratificationType | null, gratificationAmount: number | null, isCorporateSalary: boolean | null, overdraft: boolean | null, nightSurcharge: string | null, holidaySurcharge: string | null, hoursPerWeek: string | null, daysPerWeek: number | null, art22: boolean | null, cycleHours: string | null, cycleDays: number | null, isDomestic: boolean | null, liveIn: boolean | null, shiftWork: boolean | null, remoteWork: boolean | null, partTime: boolean, syncAttendance: boolean | null, syncDigitalSign: boolean | null, heavyWork: boolean | null, heavyWorkRate: string | null, syndicateId: string | null, syndicateName: string | null, unionFeeType: FeeType | null, unionFeeValue: string | null, asOf: string, versionFrom: string, nextFrom: string | null, revealed: boolean, canUpdate: boolean, warnings: Array<string>, monthlySalary: { value: string | null, currency: string | null } | null, weekdayRate: { value: string | null, currency: string | null } | null, saturdayRate: { value: string | null, currency: string | null } | null, sundayRate: { value: string | null, currency: string | null } | null, holidayRate: { value: string | null, currency: string | null } | null }> };

export type ContractHistoryOfQueryVariables = Exact<{
  input: ContractHistoryInput;
}>;


export type ContractHistoryOfQuery = { contractHistory: { periods: Array<{ key: string, from: string, until: string | null, recordedAt: string, supersededAt: string | null, author: string, changes: Array<string> }>, changes: Array<{ key: string, attribute: string, label: string, from: string, before: string | null, after: string | null, author: string, recordedAt: string }> } };

export type ContractChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractChoicesQuery = { contractOptions: { areas: Array<string>, branchOffices: Array<string>, jobTitles: Array<string>, jobTitleFamilies: Array<string>, businesses: Array<{ id: string, name: string }>, syndicates: Array<{ id: string, name: string }> } };

export type CreateContractMutationVariables = Exact<{
  input: CreateUserContractInput;
}>;


export type CreateContractMutation = { createUserContract: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, warnings: Array<string> } | null } | null };

export type UpdateContractMutationVariables = Exact<{
  input: UpdateUserContractInput;
}>;


export type UpdateContractMutation = { updateUserContract: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, warnings: Array<string> } | null } | null };

export type UpdateContractStatusMutationVariables = Exact<{
  input: UpdateUserContractStatusInput;
}>;


export type UpdateContractStatusMutation = { updateUserContractStatus: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, state: ContractState } | null } | null };

export type DeleteContractMutationVariables = Exact<{
  input: ByIdContract;
}>;


export type DeleteContractMutation = { deleteUserContract: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type StartOfPayrollQueryVariables = Exact<{
  input: PayrollStartInput;
}>;


export type StartOfPayrollQuery = { payrollStart: { yearMonth: number, from: string, ofContract: boolean } | null };

export type ChooseContractQueryVariables = Exact<{
  input: AllContractsInput;
}>;


export type ChooseContractQuery = { allContracts: Array<{ id: string, label: string, hint: string }> };

export type DirectoryQueryVariables = Exact<{
  filter?: DirectoryFilter | null | undefined;
  sort?: DirectorySort | null | undefined;
  page?: Page | null | undefined;
}>;


export type DirectoryQuery = { directory: { total: number, rows: Array<{ userId: string, fullname: string, jobTitle: string | null, area: string | null, branchOffice: string | null, businessName: string | null, supervisorName: string | null, workPhone: string | null, businessEmail: string | null, avatarUrl: string | null, online: boolean }> } };

export type PeopleQueryVariables = Exact<{
  filter?: UsersFilter | null | undefined;
  sort?: UsersSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type PeopleQuery = { users: { total: number, rows: Array<{ id: string, fullname: string, gentilitie: string, rut: string | null, identificationType: IdentificationType | null, role: Role | null, status: UserStatus | null, email: string | null, personalPhone: string | null, birthday: string | null, avatarUrl: string | null, state: EmploymentState, contractType: string | null, jobTitle: string | null, area: string | null, branchOffice: string | null, businessName: string | null, supervisorName: string | null, initialDate: string | null, finalDate: string | null, missing: Array<string>, online: boolean }> } };

export type PeopleCountsQueryVariables = Exact<{
  input: UsersFilter;
}>;


export type PeopleCountsQuery = { userCounts: { total: number, incomplete: number, states: Array<{ state: EmploymentState, total: number }> }, areas: Array<{ name: string, total: number }>, branchOffices: Array<{ name: string, total: number }> };

export type ExportPeopleQueryVariables = Exact<{
  input: ExportUsersInput;
}>;


export type ExportPeopleQuery = { exportUsers: string };

export type PersonRecordQueryVariables = Exact<{
  input: UserInput;
}>;


export type PersonRecordQuery = { user: { id: string, fullname: string, initials: string, rut: string | null, documentNumber: string | null, identificationType: IdentificationType | null, role: Role | null, status: UserStatus | null, isPrivateRole: boolean | null, external: boolean | null, retired: boolean | null, comment: string | null, version: number | null, username: string | null, accountEmail: string | null, accountKeptBy: string | null, avatarUrl: string | null, avatarFileId: string | null, state: EmploymentState, jobTitle: string | null, jobTitleFamily: string | null, area: string | null, branchOffice: string | null, businessName: string | null, supervisorId: string | null, supervisorName: string | null, initialDate: string | null, finalDate: string | null, admissionDate: string | null, contractId: string | null, contractType: string | null, missing: Array<string>, online: boolean, asOf: string, held: boolean, recordFrom: string, versionFrom: string, nextFrom: string | null, seesReserved: boolean, revealed: boolean, canUpdate: boolean, canUpdateAvatar: boolean, canSeePay: boolean, canSeeAbsences: boolean, canAddAbsences: boolean, firstname: string | null, secondName: string | null, paternalLastname: string | null, maternalLastname: string | null, birthday: string | null, gender: Gender | null, genderPrevired: PreviredGender | null, civilStatus: CivilStatus | null, countryOfOrigin: string | null, email: string | null, personalPhone: string | null, businessEmail: string | null, addressCountry: string | null, address: string | null, communeCode: string | null, city: string | null, province: string | null, region: string | null, postalCode: string | null, previsionType: PrevisionType | null, retirementScheme: RetirementScheme | null, pensionInstitution: string | null, pensionStatus: PensionStatus | null, ipsReducedRate: string | null, afcEnrolled: boolean | null, afcDate: string | null, unemploymentInsuranceDate: string | null, afcConfig: AfcConfig | null, afpCollect: string | null, keepsContributing: boolean | null, partialDisability: boolean | null, youngSubsidy: boolean | null, healthInstitution: string | null, healthPercentage: string | null, healthAmountUf: string | null, healthAmount: number | null, apviInstitution: string | null, apviRegime: ApvRegime | null, apvi2Institution: string | null, apvi2Regime: ApvRegime | null, apvcInstitution: string | null, cuenta2Institution: string | null, subjectToFamilyAllowance: boolean | null, familyAllowanceSegment: FamilyAllowanceSegment | null, simpleBurdens: number | null, maternalBurdens: number | null, disabledBurdens: number | null, subjectToJudicialRetention: boolean | null, judicialRetentionPercentage: string | null, closed: Array<{ field: string, reason: string }>, apvi: { value: string | null, currency: string | null } | null, apvi2: { value: string | null, currency: string | null } | null, apvc: { value: string | null, currency: string | null } | null, cuenta2: { value: string | null, currency: string | null } | null, judicial: { value: string | null, currency: string | null } | null } };

export type PersonHistoryQueryVariables = Exact<{
  input: UserHistoryInput;
}>;


export type PersonHistoryQuery = { userHistory: { periods: Array<{ key: string, from: string, until: string | null, recordedAt: string, supersededAt: string | null, author: string, changes: Array<string> }>, changes: Array<{ key: string, attribute: string, label: string, from: string, before: string | null, after: string | null, author: string, recordedAt: string }> } };

export type CreatePersonMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreatePersonMutation = { createUser: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, fullname: string, username: string | null, temporaryPassword: string | null, invitedTo: string | null } | null } | null };

export type UpdatePersonMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdatePersonMutation = { updateUser: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number | null } | null } | null };

export type UpdatePersonStatusMutationVariables = Exact<{
  input: UpdateUserStatusInput;
}>;


export type UpdatePersonStatusMutation = { updateUserStatus: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, status: UserStatus | null } | null } | null };

export type DeletePersonMutationVariables = Exact<{
  input: ByIdUser;
}>;


export type DeletePersonMutation = { deleteUser: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type GiveAccessMutationVariables = Exact<{
  input: CreateLoginInput;
}>;


export type GiveAccessMutation = { createLogin: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { username: string, temporaryPassword: string | null, invitedTo: string | null } | null } | null };

export type ChangeAccountMutationVariables = Exact<{
  input: UpdateLoginInput;
}>;


export type ChangeAccountMutation = { updateLogin: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { username: string, email: string | null } | null } | null };

export type VouchForAccountMutationVariables = Exact<{
  input: VouchForLoginInput;
}>;


export type VouchForAccountMutation = { vouchForLogin: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type PaymentsQueryVariables = Exact<{
  input: PaymentMethodsInput;
}>;


export type PaymentsQuery = { paymentMethods: Array<{ id: string | null, kind: PaymentKind | null, bankCode: string | null, accountType: AccountType | null, accountNumber: string | null, isCurrent: boolean | null, version: number | null }> };

export type AddPaymentMutationVariables = Exact<{
  input: CreatePaymentMethodInput;
}>;


export type AddPaymentMutation = { createPaymentMethod: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type UsePaymentMutationVariables = Exact<{
  input: UpdatePaymentMethodInput;
}>;


export type UsePaymentMutation = { updatePaymentMethod: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type DeletePaymentMutationVariables = Exact<{
  input: ByIdPaymentMethod;
}>;


export type DeletePaymentMutation = { deletePaymentMethod: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type PersonBusinessesQueryVariables = Exact<{
  input: UserBusinessesInput;
}>;


export type PersonBusinessesQuery = { userBusinesses: Array<{ id: string | null, businessId: string | null, businessName: string, inPayroll: boolean | null, privateRole: boolean | null, workPhone: string | null, businessEmail: string | null, firstAdmissionDate: string | null, admissionDate: string | null, version: number | null, validTo: string | null, userContracts: Array<{ id: string, jobTitle: string, state: ContractState }> }> };

export type AddPersonToBusinessMutationVariables = Exact<{
  input: AddToBusinessInput;
}>;


export type AddPersonToBusinessMutation = { addToBusiness: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type UpdatePersonBusinessMutationVariables = Exact<{
  input: UpdateUserBusinessInput;
}>;


export type UpdatePersonBusinessMutation = { updateUserBusiness: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string | null } | null } | null };

export type RemovePersonBusinessMutationVariables = Exact<{
  input: ByIdUserBusiness;
}>;


export type RemovePersonBusinessMutation = { deleteUserBusiness: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type InvitableUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitableUsersQuery = { invitableUsers: Array<{ id: string, fullname: string, email: string | null, invited: boolean, whyNot: string | null }> };

export type InviteUsersMutationVariables = Exact<{
  input: InviteUsersInput;
}>;


export type InviteUsersMutation = { inviteUsers: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { invited: number, others: Array<{ id: string, fullname: string, whyNot: string | null }> } | null } | null };

export type FindUsersQueryVariables = Exact<{
  filter?: UsersFilter | null | undefined;
  page?: Page | null | undefined;
}>;


export type FindUsersQuery = { users: { rows: Array<{ id: string, fullname: string, rut: string | null, jobTitle: string | null }> } };

export type ChooseUserQueryVariables = Exact<{
  input: AllUsersInput;
}>;


export type ChooseUserQuery = { allUsers: Array<{ id: string, fullname: string, rut: string | null }> };

export type AbsencesQueryVariables = Exact<{
  filter?: AbsenceFilter | null | undefined;
  sort?: AbsencesSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type AbsencesQuery = { absences: { total: number, rows: Array<{ id: string, userContractId: string, userId: string, fullname: string | null, rut: string, businessName: string, jobTitle: string, type: AbsenceType | null, subtype: AbsenceSubtype | null, kind: string, pay: AbsencePay | null, startDate: string | null, endDate: string | null, halfDay: boolean | null, realDays: string | null, workDays: string | null, responseStatus: RequestStatus | null, response: string | null, lateUntil: number | null, creator: string | null, lastUpdateUser: string | null, hasFile: boolean, canWithdraw: boolean, version: number | null }> } };

export type TeamAbsencesQueryVariables = Exact<{
  input: TeamAbsencesInput;
}>;


export type TeamAbsencesQuery = { teamAbsences: Array<{ id: string, userContractId: string, userId: string, fullname: string | null, rut: string, businessName: string, jobTitle: string, type: AbsenceType | null, subtype: AbsenceSubtype | null, kind: string, pay: AbsencePay | null, startDate: string | null, endDate: string | null, halfDay: boolean | null, realDays: string | null, workDays: string | null, responseStatus: RequestStatus | null, response: string | null, lateUntil: number | null, creator: string | null, lastUpdateUser: string | null, hasFile: boolean, canWithdraw: boolean, version: number | null }> };

export type AbsencesOfQueryVariables = Exact<{
  input: UserAbsencesInput;
}>;


export type AbsencesOfQuery = { userAbsences: Array<{ id: string, userContractId: string, userId: string, fullname: string | null, rut: string, businessName: string, jobTitle: string, type: AbsenceType | null, subtype: AbsenceSubtype | null, kind: string, pay: AbsencePay | null, startDate: string | null, endDate: string | null, applicationStartDate: string | null, applicationEndDate: string | null, halfDay: boolean | null, ignoreHolidays: boolean | null, realDays: string | null, workDays: string | null, licenseNumber: string | null, format: LicenseFormat | null, sendEmailToSupervisor: boolean | null, continuousLicense: boolean | null, firstLicence: boolean | null, contributionDays: number | null, previousPay: number | null, description: string | null, comment: string | null, fileId: string | null, fileUrl: string | null, hasFile: boolean, responseStatus: RequestStatus | null, response: string | null, respondedAt: string | null, lateUntil: number | null, creator: string | null, lastUpdateUser: string | null, revealed: boolean, version: number | null }> };

export type AbsencePreviewQueryVariables = Exact<{
  input: AbsenceOverlapDatesInput;
}>;


export type AbsencePreviewQuery = { absenceOverlapDates: { realDays: string, workDays: string, overlaps: Array<{ id: string, kind: string, startDate: string, endDate: string, status: RequestStatus }>, effects: Array<{ yearMonth: number, isOpen: boolean | null, words: string }> } };

export type YearOfAbsencesQueryVariables = Exact<{
  input: UserAbsenceYearInput;
}>;


export type YearOfAbsencesQuery = { userAbsenceYear: { year: number, years: Array<number>, pending: number, used: Array<{ kind: string, type: AbsenceType, pay: AbsencePay, count: number, realDays: string, workDays: string }> } };

export type ContractsToMissQueryVariables = Exact<{
  input: AbsenceContractsInput;
}>;


export type ContractsToMissQuery = { absenceContracts: Array<{ id: string, label: string, hint: string }> };

export type CreateAbsenceMutationVariables = Exact<{
  input: CreateAbsenceInput;
}>;


export type CreateAbsenceMutation = { createAbsence: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, responseStatus: RequestStatus | null } | null } | null };

export type UpdateAbsenceMutationVariables = Exact<{
  input: UpdateAbsenceInput;
}>;


export type UpdateAbsenceMutation = { updateAbsence: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type AnswerAbsenceMutationVariables = Exact<{
  input: UpdateAbsenceResponseInput;
}>;


export type AnswerAbsenceMutation = { updateAbsenceResponse: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, responseStatus: RequestStatus | null } | null } | null };

export type WithdrawAbsenceMutationVariables = Exact<{
  input: WithdrawAbsenceInput;
}>;


export type WithdrawAbsenceMutation = { withdrawAbsence: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, responseStatus: RequestStatus | null } | null } | null };

export type DeleteAbsenceMutationVariables = Exact<{
  input: ByIdAbsence;
}>;


export type DeleteAbsenceMutation = { deleteAbsence: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const HolidaysDocument = new TypedDocumentString(`
    query Holidays {
  holidays {
    id
    date
    title
    type
    status
    irrevocable
    comment
    version
  }
}
    `) as unknown as TypedDocumentString<HolidaysQuery, HolidaysQueryVariables>;
export const CreateHolidayDocument = new TypedDocumentString(`
    mutation CreateHoliday($input: CreateHolidayInput!) {
  createHoliday(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      date
      title
      type
      status
      irrevocable
      comment
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateHolidayMutation, CreateHolidayMutationVariables>;
export const UpdateHolidayDocument = new TypedDocumentString(`
    mutation UpdateHoliday($input: UpdateHolidayInput!) {
  updateHoliday(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      date
      title
      type
      status
      irrevocable
      comment
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateHolidayMutation, UpdateHolidayMutationVariables>;
export const DeleteHolidayDocument = new TypedDocumentString(`
    mutation DeleteHoliday($input: ByIdHoliday!) {
  deleteHoliday(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteHolidayMutation, DeleteHolidayMutationVariables>;
export const CompanyProfilesDocument = new TypedDocumentString(`
    query CompanyProfiles {
  companyProfiles {
    id
    name
    version
  }
}
    `) as unknown as TypedDocumentString<CompanyProfilesQuery, CompanyProfilesQueryVariables>;
export const CreateProfileDocument = new TypedDocumentString(`
    mutation CreateProfile($input: CreateProfileInput!) {
  createProfile(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      name
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateProfileMutation, CreateProfileMutationVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      name
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const DeleteProfileDocument = new TypedDocumentString(`
    mutation DeleteProfile($input: ByIdProfile!) {
  deleteProfile(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteProfileMutation, DeleteProfileMutationVariables>;
export const AuditTrailDocument = new TypedDocumentString(`
    query AuditTrail($filter: AuditLogFilter, $sort: AuditLogSort, $page: Page) {
  auditLog(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      seq
      at
      action
      entity
      subject
      personId
      author
      acting
      withheld
      parts {
        entity
        action
        withheld
        changes {
          field
          before
          after
        }
      }
      more
    }
  }
}
    `) as unknown as TypedDocumentString<AuditTrailQuery, AuditTrailQueryVariables>;
export const VerifyTrailDocument = new TypedDocumentString(`
    query VerifyTrail {
  verifyAudit {
    events
    intact
    problem
  }
}
    `) as unknown as TypedDocumentString<VerifyTrailQuery, VerifyTrailQueryVariables>;
export const HomeScreenDocument = new TypedDocumentString(`
    query HomeScreen {
  dashboard {
    today
    yearMonth
    months {
      id
      businessName
      yearMonth
      isOpen
      stateLabel
      contracts
      calculated
      failed
      changesSince
      calculating
      missingIndicators
      totalPeople
      totalNet
      totalCost
    }
    payroll {
      isOpen
      businesses
      allBusinesses
      now {
        yearMonth
        people
        calculated
        earnings
        net
        cost
      }
      before {
        yearMonth
        people
        calculated
        earnings
        net
        cost
      }
      history {
        yearMonth
        people
        calculated
        earnings
        net
        cost
      }
    }
    people {
      active
      incoming
      incomplete
    }
    movements {
      entering {
        total
        rows {
          id
          userId
          fullname
          businessName
          day
        }
      }
      leaving {
        total
        rows {
          id
          userId
          fullname
          businessName
          day
        }
      }
      expiring {
        total
        rows {
          id
          userId
          fullname
          businessName
          day
        }
      }
    }
    own {
      payslip {
        monthId
        contractId
        yearMonth
        net
        earnings
        deductions
        businessName
      }
      contracts {
        id
        businessName
        jobTitle
        contractType
        initialDate
        finalDate
      }
    }
  }
}
    `) as unknown as TypedDocumentString<HomeScreenQuery, HomeScreenQueryVariables>;
export const FirstStepsDocument = new TypedDocumentString(`
    query FirstSteps($input: FirstStepsInput) {
  firstSteps(input: $input) {
    released
    businessId
    monthId
    yearMonth
    userId
    uncontractedId
    steps {
      step
      state
      optional
      lacks {
        text
        businessId
        userId
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FirstStepsQuery, FirstStepsQueryVariables>;
export const LeaveFirstStepDocument = new TypedDocumentString(`
    mutation LeaveFirstStep($input: LeaveFirstStepInput!) {
  leaveFirstStep(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<LeaveFirstStepMutation, LeaveFirstStepMutationVariables>;
export const CompanyProfileListDocument = new TypedDocumentString(`
    query CompanyProfileList {
  profiles {
    id
    name
    people
    services
  }
}
    `) as unknown as TypedDocumentString<CompanyProfileListQuery, CompanyProfileListQueryVariables>;
export const ProfileChoicesDocument = new TypedDocumentString(`
    query ProfileChoices {
  companyProfiles {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<ProfileChoicesQuery, ProfileChoicesQueryVariables>;
export const OneProfileDocument = new TypedDocumentString(`
    query OneProfile($input: ByIdProfile!) {
  profilePermissions(input: $input) {
    id
    name
    version
    people
    services
    isOwn
    roles
    permissions {
      code
      create
      read
      update
      delete
    }
    company {
      slug
      today
      options
      exceptions {
        code
        since
        until
      }
      modules {
        module
        employee
        manager
        superManager
        admin
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OneProfileQuery, OneProfileQueryVariables>;
export const ProfileAssignmentsDocument = new TypedDocumentString(`
    query ProfileAssignments($filter: AssignmentFilter, $sort: ProfileAssignmentsSort, $page: Page) {
  profileAssignments(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      userId
      fullname
      role
      status
      profileId
      profileName
      restrictionId
      restrictionName
    }
  }
}
    `) as unknown as TypedDocumentString<ProfileAssignmentsQuery, ProfileAssignmentsQueryVariables>;
export const CompanyRestrictionsDocument = new TypedDocumentString(`
    query CompanyRestrictions {
  restrictions {
    id
    name
    version
    people
    businesses {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CompanyRestrictionsQuery, CompanyRestrictionsQueryVariables>;
export const RestrictableBusinessesDocument = new TypedDocumentString(`
    query RestrictableBusinesses {
  businesses {
    id
    name
    workers
  }
}
    `) as unknown as TypedDocumentString<RestrictableBusinessesQuery, RestrictableBusinessesQueryVariables>;
export const EffectivePermissionsDocument = new TypedDocumentString(`
    query EffectivePermissions($input: PermissionInput!) {
  permission(input: $input) {
    userId
    fullname
    role
    isOwn
    inactive
    profileId
    profileName
    restrictionName
    businesses
    decisions {
      permission
      allowed
      because
      reach
    }
  }
}
    `) as unknown as TypedDocumentString<EffectivePermissionsQuery, EffectivePermissionsQueryVariables>;
export const SaveProfileDocument = new TypedDocumentString(`
    mutation SaveProfile($input: UpdateProfilePermissionInput!) {
  updateProfilePermission(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SaveProfileMutation, SaveProfileMutationVariables>;
export const GiveProfileDocument = new TypedDocumentString(`
    mutation GiveProfile($input: UpdateProfileUserInput!) {
  updateProfileUser(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      userId
    }
  }
}
    `) as unknown as TypedDocumentString<GiveProfileMutation, GiveProfileMutationVariables>;
export const NarrowPersonDocument = new TypedDocumentString(`
    mutation NarrowPerson($input: UpdateRestrictionUserInput!) {
  updateRestrictionUser(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      userId
    }
  }
}
    `) as unknown as TypedDocumentString<NarrowPersonMutation, NarrowPersonMutationVariables>;
export const CreateRestrictionDocument = new TypedDocumentString(`
    mutation CreateRestriction($input: CreateRestrictionInput!) {
  createRestriction(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateRestrictionMutation, CreateRestrictionMutationVariables>;
export const UpdateRestrictionDocument = new TypedDocumentString(`
    mutation UpdateRestriction($input: UpdateRestrictionFilterInput!) {
  updateRestrictionFilter(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRestrictionMutation, UpdateRestrictionMutationVariables>;
export const DeleteRestrictionDocument = new TypedDocumentString(`
    mutation DeleteRestriction($input: ByIdRestriction!) {
  deleteRestriction(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteRestrictionMutation, DeleteRestrictionMutationVariables>;
export const OnlineUsersDocument = new TypedDocumentString(`
    query OnlineUsers {
  onlineUsers {
    total
    rows {
      id
      fullname
      jobTitle
      avatarUrl
    }
  }
}
    `) as unknown as TypedDocumentString<OnlineUsersQuery, OnlineUsersQueryVariables>;
export const ActivityFeedDocument = new TypedDocumentString(`
    query ActivityFeed {
  activity {
    kind
    count
    subject
    businessName
    own
    at
    author
    userId
    payrollMonthId
    processType
  }
}
    `) as unknown as TypedDocumentString<ActivityFeedQuery, ActivityFeedQueryVariables>;
export const ReportsScreenDocument = new TypedDocumentString(`
    query ReportsScreen {
  reports {
    reports {
      name
      label
      description
      code
      group
      filters {
        name
        label
      }
      chart
      download
    }
    businesses {
      id
      name
    }
    months
  }
}
    `) as unknown as TypedDocumentString<ReportsScreenQuery, ReportsScreenQueryVariables>;
export const ReportPreviewDocument = new TypedDocumentString(`
    query ReportPreview($input: ReportPreviewInput!) {
  reportPreview(input: $input) {
    name
    label
    headers {
      label
      kind
      group
    }
    rows {
      cells
    }
    total
    totals {
      cells
    }
    chart {
      type
      unit
      categories
      series {
        name
        values
      }
    }
    notes
    error
  }
}
    `) as unknown as TypedDocumentString<ReportPreviewQuery, ReportPreviewQueryVariables>;
export const RunReportDocument = new TypedDocumentString(`
    mutation RunReport($input: RunReportInput!) {
  runReport(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<RunReportMutation, RunReportMutationVariables>;
export const ReportProcessDocument = new TypedDocumentString(`
    query ReportProcess($input: ReportProcessInput!) {
  reportProcess(input: $input) {
    id
    type
    label
    state
    stateLabel
    format
    fileName
    fileUrl
    requestedBy
    requestedAt
    month
    year
    error
  }
}
    `) as unknown as TypedDocumentString<ReportProcessQuery, ReportProcessQueryVariables>;
export const ProveIdentityDocument = new TypedDocumentString(`
    mutation ProveIdentity($input: ProveIdentityInput!) {
  proveIdentity(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      second {
        challenge
        totp
        recoveryCodes
        passkey
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ProveIdentityMutation, ProveIdentityMutationVariables>;
export const ProveSecondDocument = new TypedDocumentString(`
    mutation ProveSecond($input: ProveSecondInput!) {
  proveSecond(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<ProveSecondMutation, ProveSecondMutationVariables>;
export const OwnSessionsDocument = new TypedDocumentString(`
    query OwnSessions {
  ownSessions {
    id
    device
    address
    createdAt
    lastSeenAt
    proof
    current
  }
}
    `) as unknown as TypedDocumentString<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndSessionDocument = new TypedDocumentString(`
    mutation EndSession($input: ByIdSession!) {
  endSession(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<EndSessionMutation, EndSessionMutationVariables>;
export const EndOtherSessionsDocument = new TypedDocumentString(`
    mutation EndOtherSessions {
  endOtherSessions {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const UserAccessDocument = new TypedDocumentString(`
    query UserAccess($input: OfAccess!) {
  userAccess(input: $input) {
    state
    username
    email
    invitedUntil
    lastSeenAt
    openSessions
    secondFactor
    whyNotHelp
    whyNotPassword
  }
}
    `) as unknown as TypedDocumentString<UserAccessQuery, UserAccessQueryVariables>;
export const SendAccessDocument = new TypedDocumentString(`
    mutation SendAccess($input: OfAccess!) {
  sendAccess(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      username
      temporaryPassword
      invitedTo
    }
  }
}
    `) as unknown as TypedDocumentString<SendAccessMutation, SendAccessMutationVariables>;
export const EndUserSessionsDocument = new TypedDocumentString(`
    mutation EndUserSessions($input: OfAccess!) {
  endUserSessions(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<EndUserSessionsMutation, EndUserSessionsMutationVariables>;
export const ResetSecondFactorDocument = new TypedDocumentString(`
    mutation ResetSecondFactor($input: OfAccess!) {
  resetSecondFactor(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const CompanyBusinessesDocument = new TypedDocumentString(`
    query CompanyBusinesses {
  businesses {
    id
    name
    businessName
    rut
    status
    principal
    usePayroll
    businessField
    workers
  }
}
    `) as unknown as TypedDocumentString<CompanyBusinessesQuery, CompanyBusinessesQueryVariables>;
export const OneBusinessDocument = new TypedDocumentString(`
    query OneBusiness($input: ByIdBusiness!) {
  business(input: $input) {
    id
    name
    businessName
    rut
    usePayroll
    activityCode
    businessField
    phone
    email
    address
    communeCode
    mutualCode
    baseAccidentabilityRate
    accidentabilityRate
    sannaRate
    ccafCode
    principal
    status
    representatives {
      name
      rut
    }
    logo
    version
    workers
  }
}
    `) as unknown as TypedDocumentString<OneBusinessQuery, OneBusinessQueryVariables>;
export const BusinessOptionsDocument = new TypedDocumentString(`
    query BusinessOptions($input: OfBusiness!) {
  businessOptions(input: $input) {
    businessId
    payrollUseThirtyDays
    payrollUseThirtyDaysOnLicense
    payrollPayGratificationLicense
    vacationPublic
    vacationPublicSupervisor
    payrollPublicSupervisor
    vacationEmailSupervisor
    vacationEmailManager
    vacationEmailResponse
    logo
    conventions {
      code
      value
    }
    version
  }
}
    `) as unknown as TypedDocumentString<BusinessOptionsQuery, BusinessOptionsQueryVariables>;
export const BusinessAccountsDocument = new TypedDocumentString(`
    query BusinessAccounts($input: OfBusiness!) {
  bankAccountsBusiness(input: $input) {
    id
    bankCode
    accountType
    accountIdentifier
    currency
    version
  }
}
    `) as unknown as TypedDocumentString<BusinessAccountsQuery, BusinessAccountsQueryVariables>;
export const CompanySyndicatesDocument = new TypedDocumentString(`
    query CompanySyndicates {
  syndicates {
    id
    name
    rut
    feeType
    feeValue
    members
  }
}
    `) as unknown as TypedDocumentString<CompanySyndicatesQuery, CompanySyndicatesQueryVariables>;
export const OneSyndicateDocument = new TypedDocumentString(`
    query OneSyndicate($input: ByIdSyndicate!) {
  syndicate(input: $input) {
    id
    name
    rut
    feeType
    feeValue
    members
    version
  }
}
    `) as unknown as TypedDocumentString<OneSyndicateQuery, OneSyndicateQueryVariables>;
export const ProcessRulesDocument = new TypedDocumentString(`
    query ProcessRules($input: OfRules!) {
  processRules(input: $input) {
    fromMonth
    closingApproval
    payDay
    payNextMonth
    version
  }
}
    `) as unknown as TypedDocumentString<ProcessRulesQuery, ProcessRulesQueryVariables>;
export const SaveProcessRuleDocument = new TypedDocumentString(`
    mutation SaveProcessRule($input: SaveProcessRuleInput!) {
  saveProcessRule(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      saved
    }
  }
}
    `) as unknown as TypedDocumentString<SaveProcessRuleMutation, SaveProcessRuleMutationVariables>;
export const CreateBusinessDocument = new TypedDocumentString(`
    mutation CreateBusiness($input: CreateBusinessInput!) {
  createBusiness(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBusinessMutation, CreateBusinessMutationVariables>;
export const UpdateBusinessDocument = new TypedDocumentString(`
    mutation UpdateBusiness($input: UpdateBusinessInput!) {
  updateBusiness(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBusinessMutation, UpdateBusinessMutationVariables>;
export const UpdateBusinessOptionDocument = new TypedDocumentString(`
    mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) {
  updateBusinessOption(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBusinessOptionMutation, UpdateBusinessOptionMutationVariables>;
export const CreateBankAccountDocument = new TypedDocumentString(`
    mutation CreateBankAccount($input: CreateBankAccountInput!) {
  createBankAccount(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBankAccountMutation, CreateBankAccountMutationVariables>;
export const UpdateBankAccountDocument = new TypedDocumentString(`
    mutation UpdateBankAccount($input: UpdateBankAccountInput!) {
  updateBankAccount(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBankAccountMutation, UpdateBankAccountMutationVariables>;
export const CreateSyndicateDocument = new TypedDocumentString(`
    mutation CreateSyndicate($input: CreateSyndicateInput!) {
  createSyndicate(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSyndicateMutation, CreateSyndicateMutationVariables>;
export const UpdateSyndicateDocument = new TypedDocumentString(`
    mutation UpdateSyndicate($input: UpdateSyndicateInput!) {
  updateSyndicate(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSyndicateMutation, UpdateSyndicateMutationVariables>;
export const DeleteSyndicateDocument = new TypedDocumentString(`
    mutation DeleteSyndicate($input: ByIdSyndicate!) {
  deleteSyndicate(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteSyndicateMutation, DeleteSyndicateMutationVariables>;
export const ChooseBusinessDocument = new TypedDocumentString(`
    query ChooseBusiness {
  businesses {
    id
    name
    businessName
    rut
  }
}
    `) as unknown as TypedDocumentString<ChooseBusinessQuery, ChooseBusinessQueryVariables>;
export const CompaniesDocument = new TypedDocumentString(`
    query Companies($filter: CompaniesFilter, $sort: CompaniesSort, $page: Page) {
  companies(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      name
      slug
      status
      logo
      logins
      online
      lastSeenAt
      failedMails
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const CreateCompanyDocument = new TypedDocumentString(`
    mutation CreateCompany($input: CreateCompanyInput!) {
  createCompany(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      name
      username
      invitedTo
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const UpdateStatusCompanyDocument = new TypedDocumentString(`
    mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) {
  updateStatusCompany(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateStatusCompanyMutation, UpdateStatusCompanyMutationVariables>;
export const GeneralDocument = new TypedDocumentString(`
    query General {
  superadminGeneral {
    companies
    active
    suspended
    logins
    sessions
    mails
    failedMails
    database
    databaseMegabytes
    runtime
    uptimeMinutes
    memoryMegabytes
    connections
    waiting
  }
}
    `) as unknown as TypedDocumentString<GeneralQuery, GeneralQueryVariables>;
export const OutboxDocument = new TypedDocumentString(`
    query Outbox($filter: MailOutboxFilter, $sort: MailOutboxSort, $page: Page) {
  mailOutbox(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      recipient
      subject
      textBody
      status
      error
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<OutboxQuery, OutboxQueryVariables>;
export const OwnCompanyDataDocument = new TypedDocumentString(`
    query OwnCompanyData($input: CompanyInput) {
  company(input: $input) {
    id
    name
    slug
    description
    phone
    url
    email
    status
    countryId
    access
    logo
    loginBackground
    logins
    usersCount
    businesses {
      id
      name
      rut
      status
    }
    version
    createdAt
  }
}
    `) as unknown as TypedDocumentString<OwnCompanyDataQuery, OwnCompanyDataQueryVariables>;
export const UpdateCompanyDocument = new TypedDocumentString(`
    mutation UpdateCompany($input: UpdateCompanyInput!) {
  updateCompany(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const CompanyStandingDocument = new TypedDocumentString(`
    query CompanyStanding($input: ByIdCompany!) {
  companyDashboard(input: $input) {
    people
    withContract
    businesses
    openMonths
    lastClosedMonth
    failedJobs
    suspendedServices
    exceptions
    logins
    neverSignedIn
    withoutAccess
    online
    lastSeenAt
    storedMegabytes
  }
}
    `) as unknown as TypedDocumentString<CompanyStandingQuery, CompanyStandingQueryVariables>;
export const PeopleWithAccessDocument = new TypedDocumentString(`
    query PeopleWithAccess($filter: CompanyPeopleFilter, $sort: CompanyPeopleSort, $page: Page) {
  companyPeople(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      userId
      fullname
      role
      username
      email
      access
      lastSeenAt
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleWithAccessQuery, PeopleWithAccessQueryVariables>;
export const SendRecoveryDocument = new TypedDocumentString(`
    mutation SendRecovery($input: RecoverPasswordInput!) {
  recoverPassword(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<SendRecoveryMutation, SendRecoveryMutationVariables>;
export const RemoveCompanyImageDocument = new TypedDocumentString(`
    mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) {
  removeCompanyImage(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<RemoveCompanyImageMutation, RemoveCompanyImageMutationVariables>;
export const InviteAdminsDocument = new TypedDocumentString(`
    mutation InviteAdmins($input: ByIdCompany!) {
  inviteCompanyAdmins(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      invited
    }
  }
}
    `) as unknown as TypedDocumentString<InviteAdminsMutation, InviteAdminsMutationVariables>;
export const SecurityDocument = new TypedDocumentString(`
    query Security {
  companySecurity {
    secondFactor
  }
}
    `) as unknown as TypedDocumentString<SecurityQuery, SecurityQueryVariables>;
export const UpdateSecurityDocument = new TypedDocumentString(`
    mutation UpdateSecurity($input: UpdateCompanySecurityInput!) {
  updateCompanySecurity(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      secondFactor
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSecurityMutation, UpdateSecurityMutationVariables>;
export const PeopleOfCompanyDocument = new TypedDocumentString(`
    query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) {
  companyPeople(filter: $filter, page: $page) {
    rows {
      userId
      fullname
      username
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleOfCompanyQuery, PeopleOfCompanyQueryVariables>;
export const ServicesDocument = new TypedDocumentString(`
    query Services {
  services {
    module
    label
    built
    neverEmployees
    employees
    managers
    superManagers
    admins
  }
}
    `) as unknown as TypedDocumentString<ServicesQuery, ServicesQueryVariables>;
export const CompanyServicesDocument = new TypedDocumentString(`
    query CompanyServices($input: OfCompany) {
  servicesCompany(input: $input) {
    module
    label
    built
    neverEmployees
    given
    state
    version
    employee
    manager
    superManager
    admin
    employees
    managers
    superManagers
    admins
  }
}
    `) as unknown as TypedDocumentString<CompanyServicesQuery, CompanyServicesQueryVariables>;
export const CreateServiceCompanyDocument = new TypedDocumentString(`
    mutation CreateServiceCompany($input: CreateServiceCompanyInput!) {
  createServiceCompany(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      module
      label
    }
  }
}
    `) as unknown as TypedDocumentString<CreateServiceCompanyMutation, CreateServiceCompanyMutationVariables>;
export const UpdateStateServiceCompanyDocument = new TypedDocumentString(`
    mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) {
  updateStateServiceCompany(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      module
      label
      state
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateStateServiceCompanyMutation, UpdateStateServiceCompanyMutationVariables>;
export const CompanyExceptionsDocument = new TypedDocumentString(`
    query CompanyExceptions($input: OfCompany) {
  companyExceptions(input: $input) {
    id
    code
    label
    person
    since
    until
    reason
    state
    version
  }
}
    `) as unknown as TypedDocumentString<CompanyExceptionsQuery, CompanyExceptionsQueryVariables>;
export const GiveExceptionDocument = new TypedDocumentString(`
    mutation GiveException($input: GiveExceptionInput!) {
  giveException(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<GiveExceptionMutation, GiveExceptionMutationVariables>;
export const EndExceptionDocument = new TypedDocumentString(`
    mutation EndException($input: EndExceptionInput!) {
  endException(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<EndExceptionMutation, EndExceptionMutationVariables>;
export const OwnFactorsDocument = new TypedDocumentString(`
    query OwnFactors {
  ownFactors {
    totpSince
    recoveryCodesLeft
    canAddPasskey
    required
    passkeys {
      id
      label
      createdAt
      lastUsedAt
    }
  }
}
    `) as unknown as TypedDocumentString<OwnFactorsQuery, OwnFactorsQueryVariables>;
export const StartTotpDocument = new TypedDocumentString(`
    mutation StartTotp {
  startTotp {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      challenge
      secret
      uri
    }
  }
}
    `) as unknown as TypedDocumentString<StartTotpMutation, StartTotpMutationVariables>;
export const ConfirmTotpDocument = new TypedDocumentString(`
    mutation ConfirmTotp($input: ConfirmTotpInput!) {
  confirmTotp(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      recoveryCodes
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmTotpMutation, ConfirmTotpMutationVariables>;
export const RemoveTotpDocument = new TypedDocumentString(`
    mutation RemoveTotp {
  removeTotp {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<RemoveTotpMutation, RemoveTotpMutationVariables>;
export const StartPasskeyDocument = new TypedDocumentString(`
    mutation StartPasskey {
  startPasskey {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      challenge
      options
    }
  }
}
    `) as unknown as TypedDocumentString<StartPasskeyMutation, StartPasskeyMutationVariables>;
export const ConfirmPasskeyDocument = new TypedDocumentString(`
    mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {
  confirmPasskey(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      recoveryCodes
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmPasskeyMutation, ConfirmPasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($input: ByIdPasskey!) {
  removePasskey(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const NewRecoveryCodesDocument = new TypedDocumentString(`
    mutation NewRecoveryCodes {
  newRecoveryCodes {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      recoveryCodes
    }
  }
}
    `) as unknown as TypedDocumentString<NewRecoveryCodesMutation, NewRecoveryCodesMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput!) {
  signIn(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      token
      browser
      second {
        challenge
        totp
        recoveryCodes
        passkey
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SignInSecondDocument = new TypedDocumentString(`
    mutation SignInSecond($input: SignInSecondInput!) {
  signInSecond(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      token
      browser
    }
  }
}
    `) as unknown as TypedDocumentString<SignInSecondMutation, SignInSecondMutationVariables>;
export const PasswordLinkDocument = new TypedDocumentString(`
    query PasswordLink($input: PasswordLinkInput!) {
  passwordLink(input: $input) {
    open
    kind
    username
    company
  }
}
    `) as unknown as TypedDocumentString<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const LogoutDocument = new TypedDocumentString(`
    mutation Logout {
  logout {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<LogoutMutation, LogoutMutationVariables>;
export const RecoverPasswordDocument = new TypedDocumentString(`
    mutation RecoverPassword($input: RecoverPasswordInput!) {
  recoverPassword(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<RecoverPasswordMutation, RecoverPasswordMutationVariables>;
export const ChangePasswordDocument = new TypedDocumentString(`
    mutation ChangePassword($input: ChangePasswordInput!) {
  changePassword(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const UpdatePasswordDocument = new TypedDocumentString(`
    mutation UpdatePassword($input: UpdatePasswordInput!) {
  updatePassword(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<UpdatePasswordMutation, UpdatePasswordMutationVariables>;
export const SimulateCompanyDocument = new TypedDocumentString(`
    mutation SimulateCompany($input: SimulateCompanyInput!) {
  simulateCompany(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<SimulateCompanyMutation, SimulateCompanyMutationVariables>;
export const UpdateUiConfigDocument = new TypedDocumentString(`
    mutation UpdateUiConfig($input: UpdateUiConfigInput!) {
  updateUiConfig(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<UpdateUiConfigMutation, UpdateUiConfigMutationVariables>;
export const CurrentUserDocument = new TypedDocumentString(`
    query CurrentUser {
  me {
    id
    username
    fullname
    jobTitle
    avatarUrl
    role
    external
    supervisedIds
    forcePasswordChange
    mustAddFactor
    sessionUntil
    idleUntil
    theme
    draftKey
    actingUntil
    permissions
    company {
      id
      name
      slug
      logo
      config {
        access
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const MaintainedItemsDocument = new TypedDocumentString(`
    query MaintainedItems($filter: ItemFilter, $sort: ItemsSort, $page: Page) {
  items(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      code
      title
      activity
      type
      inputUnit
      startDate
      endDate
      defaultFormulaCode
      formula
      deductionLimit
      taxable
      tributable
      gratification
      extraHours
      proportional
      informative
      capped
      cappedType
      cappedValue
      isFixed
      compensation
      holidays
      medicalLicenses
      subjectToCompensation
      isRetained
      seizable
      print
      printOnSalarySettlement
      calculationOrder
      printOrder
      lreCode
      ineCode
      distributableInCC
      accountingInformative
      analyticAccounting
      accountingCode
      ledgerAccount
      editable
      universal
      origin
      source
      validFrom
      people
      version
    }
  }
}
    `) as unknown as TypedDocumentString<MaintainedItemsQuery, MaintainedItemsQueryVariables>;
export const CreateMaintainedItemDocument = new TypedDocumentString(`
    mutation CreateMaintainedItem($input: CreateItemInput!) {
  createItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateMaintainedItemMutation, CreateMaintainedItemMutationVariables>;
export const UpdateMaintainedItemDocument = new TypedDocumentString(`
    mutation UpdateMaintainedItem($input: UpdateItemInput!) {
  updateItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateMaintainedItemMutation, UpdateMaintainedItemMutationVariables>;
export const ChangeStateOfItemDocument = new TypedDocumentString(`
    mutation ChangeStateOfItem($input: ChangeStateItemInput!) {
  changeStateItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
      activity
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeStateOfItemMutation, ChangeStateOfItemMutationVariables>;
export const DeleteMaintainedItemDocument = new TypedDocumentString(`
    mutation DeleteMaintainedItem($input: ByIdItem!) {
  deleteItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteMaintainedItemMutation, DeleteMaintainedItemMutationVariables>;
export const MaintainedFormulasDocument = new TypedDocumentString(`
    query MaintainedFormulas($filter: FormulaFilter, $sort: FormulasSort, $page: Page) {
  formulas(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      code
      title
      sourceCode
      inputName
      inputUnit
      itemType
      editable
      universal
      origin
      source
      validFrom
      uses
      version
    }
  }
}
    `) as unknown as TypedDocumentString<MaintainedFormulasQuery, MaintainedFormulasQueryVariables>;
export const CreateMaintainedFormulaDocument = new TypedDocumentString(`
    mutation CreateMaintainedFormula($input: CreateFormulaInput!) {
  createFormula(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateMaintainedFormulaMutation, CreateMaintainedFormulaMutationVariables>;
export const UpdateMaintainedFormulaDocument = new TypedDocumentString(`
    mutation UpdateMaintainedFormula($input: UpdateFormulaInput!) {
  updateFormula(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateMaintainedFormulaMutation, UpdateMaintainedFormulaMutationVariables>;
export const DeleteMaintainedFormulaDocument = new TypedDocumentString(`
    mutation DeleteMaintainedFormula($input: ByIdFormula!) {
  deleteFormula(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteMaintainedFormulaMutation, DeleteMaintainedFormulaMutationVariables>;
export const OrderedItemsDocument = new TypedDocumentString(`
    query OrderedItems($input: OrderedItemsInput!) {
  orderedItems(input: $input) {
    id
    code
    title
    type
    activity
    number
    version
  }
}
    `) as unknown as TypedDocumentString<OrderedItemsQuery, OrderedItemsQueryVariables>;
export const OrderItemsDocument = new TypedDocumentString(`
    mutation OrderItems($input: OrderItemsInput!) {
  orderItems(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      changed
    }
  }
}
    `) as unknown as TypedDocumentString<OrderItemsMutation, OrderItemsMutationVariables>;
export const MaintainedVariablesDocument = new TypedDocumentString(`
    query MaintainedVariables($filter: VariableFilter, $sort: VariablesSort, $page: Page) {
  variables(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      code
      title
      type
      subType
      value
      valueType
      unit
      startDate
      endDate
      source
      editable
      universal
      origin
      validFrom
      uses
      version
    }
  }
}
    `) as unknown as TypedDocumentString<MaintainedVariablesQuery, MaintainedVariablesQueryVariables>;
export const CreateMaintainedVariableDocument = new TypedDocumentString(`
    mutation CreateMaintainedVariable($input: CreateVariableInput!) {
  createVariable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateMaintainedVariableMutation, CreateMaintainedVariableMutationVariables>;
export const UpdateMaintainedVariableDocument = new TypedDocumentString(`
    mutation UpdateMaintainedVariable($input: UpdateVariableInput!) {
  updateVariable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateMaintainedVariableMutation, UpdateMaintainedVariableMutationVariables>;
export const DeleteMaintainedVariableDocument = new TypedDocumentString(`
    mutation DeleteMaintainedVariable($input: ByIdVariable!) {
  deleteVariable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteMaintainedVariableMutation, DeleteMaintainedVariableMutationVariables>;
export const MaintainedTablesDocument = new TypedDocumentString(`
    query MaintainedTables($filter: PayrollTableFilter, $sort: TablesSort, $page: Page) {
  tables(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      code
      title
      type
      source
      editable
      universal
      origin
      validFrom
      uses
      version
      metadata {
        code
        title
        unit
      }
      fixedRows {
        id
        value1
        value2
        value3
        value4
        value5
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MaintainedTablesQuery, MaintainedTablesQueryVariables>;
export const CreateMaintainedTableDocument = new TypedDocumentString(`
    mutation CreateMaintainedTable($input: CreateTableInput!) {
  createTable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<CreateMaintainedTableMutation, CreateMaintainedTableMutationVariables>;
export const UpdateMaintainedTableDocument = new TypedDocumentString(`
    mutation UpdateMaintainedTable($input: UpdateTableInput!) {
  updateTable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateMaintainedTableMutation, UpdateMaintainedTableMutationVariables>;
export const DeleteMaintainedTableDocument = new TypedDocumentString(`
    mutation DeleteMaintainedTable($input: ByIdPayrollTable!) {
  deleteTable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteMaintainedTableMutation, DeleteMaintainedTableMutationVariables>;
export const HistoryOfConceptDocument = new TypedDocumentString(`
    query HistoryOfConcept($input: OfConcept!) {
  conceptHistory(input: $input) {
    from
    until
    recordedAt
    author
    values {
      name
      label
      text
    }
  }
}
    `) as unknown as TypedDocumentString<HistoryOfConceptQuery, HistoryOfConceptQueryVariables>;
export const UsesOfConceptDocument = new TypedDocumentString(`
    query UsesOfConcept($input: OfConcept!) {
  conceptUses(input: $input) {
    kind
    code
    title
  }
}
    `) as unknown as TypedDocumentString<UsesOfConceptQuery, UsesOfConceptQueryVariables>;
export const MonthsOfConceptsDocument = new TypedDocumentString(`
    query MonthsOfConcepts($input: PayrollProcessMonthsInput!) {
  payrollProcessMonths(input: $input) {
    yearMonth
    isOpen
  }
}
    `) as unknown as TypedDocumentString<MonthsOfConceptsQuery, MonthsOfConceptsQueryVariables>;
export const IndicatorsDocument = new TypedDocumentString(`
    query Indicators($input: OfYearMonth!) {
  indicators(input: $input) {
    key
    label
    unit
    decimals
    group
    inPayslips
    yearMonth
    value
    published
    status
    certain
    ofTable
    source
    sourceUrl
    note
    since
    previous
    changePercent
    lower
    upper
    why
    entryId
    entryState
    entryValue
    entrySource
    entryUrl
    entryComment
    outOfBounds
    needsSecond
    enteredBy
    enteredAt
    confirmedBy
    confirmedAt
    mine
    version
  }
}
    `) as unknown as TypedDocumentString<IndicatorsQuery, IndicatorsQueryVariables>;
export const IncomeTaxDocument = new TypedDocumentString(`
    query IncomeTax($input: OfYearMonth!) {
  incomeTax(input: $input) {
    utm
    status
    source
    sourceUrl
    note
    since
    certain
    draft {
      above
      upTo
      value1
      value2
    }
    entry {
      id
      key
      source
      sourceUrl
      comment
      state
      outOfBounds
      needsSecond
      enteredBy
      enteredAt
      confirmedBy
      mine
      version
      brackets {
        above
        upTo
        value1
        value2
      }
    }
    brackets {
      place
      aboveUtm
      upToUtm
      above
      upTo
      factor
      rebateUtm
      rebate
      most
    }
  }
}
    `) as unknown as TypedDocumentString<IncomeTaxQuery, IncomeTaxQueryVariables>;
export const FamilyAllowanceDocument = new TypedDocumentString(`
    query FamilyAllowance($input: OfYearMonth!) {
  familyAllowance(input: $input) {
    status
    source
    sourceUrl
    note
    since
    certain
    draft {
      above
      upTo
      value1
      value2
    }
    entry {
      id
      key
      source
      sourceUrl
      comment
      state
      outOfBounds
      needsSecond
      enteredBy
      enteredAt
      confirmedBy
      mine
      version
      brackets {
        above
        upTo
        value1
        value2
      }
    }
    brackets {
      letter
      above
      upTo
      amount
    }
  }
}
    `) as unknown as TypedDocumentString<FamilyAllowanceQuery, FamilyAllowanceQueryVariables>;
export const IndicatorHistoryDocument = new TypedDocumentString(`
    query IndicatorHistory($input: IndicatorHistoryInput!) {
  indicatorHistory(input: $input) {
    yearMonth
    value
    status
  }
}
    `) as unknown as TypedDocumentString<IndicatorHistoryQuery, IndicatorHistoryQueryVariables>;
export const EnterIndicatorDocument = new TypedDocumentString(`
    mutation EnterIndicator($input: EnterIndicatorInput!) {
  enterIndicator(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      key
      entryState
    }
  }
}
    `) as unknown as TypedDocumentString<EnterIndicatorMutation, EnterIndicatorMutationVariables>;
export const ConfirmIndicatorDocument = new TypedDocumentString(`
    mutation ConfirmIndicator($input: ConfirmIndicatorInput!) {
  confirmIndicator(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      key
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmIndicatorMutation, ConfirmIndicatorMutationVariables>;
export const RevokeIndicatorDocument = new TypedDocumentString(`
    mutation RevokeIndicator($input: RevokeIndicatorInput!) {
  revokeIndicator(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      key
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeIndicatorMutation, RevokeIndicatorMutationVariables>;
export const EnterIndicatorTableDocument = new TypedDocumentString(`
    mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) {
  enterIndicatorTable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<EnterIndicatorTableMutation, EnterIndicatorTableMutationVariables>;
export const ConfirmIndicatorTableDocument = new TypedDocumentString(`
    mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) {
  confirmIndicatorTable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmIndicatorTableMutation, ConfirmIndicatorTableMutationVariables>;
export const RevokeIndicatorTableDocument = new TypedDocumentString(`
    mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) {
  revokeIndicatorTable(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<RevokeIndicatorTableMutation, RevokeIndicatorTableMutationVariables>;
export const SettlementContractsDocument = new TypedDocumentString(`
    query SettlementContracts($input: OfSettlementMonth!) {
  settlementContracts(input: $input) {
    basePayrollMonthId
    contractId
    userId
    name
    rut
    finalDate
    state
    earnings
    deductions
    net
    releasedAt
    paymentLabel
  }
}
    `) as unknown as TypedDocumentString<SettlementContractsQuery, SettlementContractsQueryVariables>;
export const CalculateSettlementDocument = new TypedDocumentString(`
    mutation CalculateSettlement($input: GenerateProcessInput!) {
  generateProcess(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CalculateSettlementMutation, CalculateSettlementMutationVariables>;
export const AdditionalPdfDocument = new TypedDocumentString(`
    query AdditionalPdf($input: OfAdditionalPayment!) {
  additionalPdf(input: $input) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<AdditionalPdfQuery, AdditionalPdfQueryVariables>;
export const AdditionalPaymentsDocument = new TypedDocumentString(`
    query AdditionalPayments($input: OfAdditionalMonth!) {
  additionalPayments(input: $input) {
    contractId
    userId
    name
    rut
    itemCode
    value
    earnings
    deductions
    net
    accruedFrom
    accruedTo
  }
}
    `) as unknown as TypedDocumentString<AdditionalPaymentsQuery, AdditionalPaymentsQueryVariables>;
export const NameAdditionalDocument = new TypedDocumentString(`
    mutation NameAdditional($input: NameAdditionalInput!) {
  nameAdditional(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      name
    }
  }
}
    `) as unknown as TypedDocumentString<NameAdditionalMutation, NameAdditionalMutationVariables>;
export const CalculateAdditionalDocument = new TypedDocumentString(`
    mutation CalculateAdditional($input: GenerateProcessInput!) {
  generateProcess(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      activeJobId
    }
  }
}
    `) as unknown as TypedDocumentString<CalculateAdditionalMutation, CalculateAdditionalMutationVariables>;
export const AdditionalItemsDocument = new TypedDocumentString(`
    query AdditionalItems {
  inputItems {
    code
    label
    unit
    group
  }
}
    `) as unknown as TypedDocumentString<AdditionalItemsQuery, AdditionalItemsQueryVariables>;
export const SaveAdditionalPaymentsDocument = new TypedDocumentString(`
    mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) {
  saveAdditionalPayments(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      saved
    }
  }
}
    `) as unknown as TypedDocumentString<SaveAdditionalPaymentsMutation, SaveAdditionalPaymentsMutationVariables>;
export const GratificationDocument = new TypedDocumentString(`
    query Gratification($input: OfGratification!) {
  gratification(input: $input) {
    isOpen
    year
    years {
      year
      reason
    }
    profit
    ownCapital
    pool
    seesAll
    firstMonth
    states {
      state
      people
      difference
      net
    }
    job {
      id
      status
      done
      total
      error
    }
  }
}
    `) as unknown as TypedDocumentString<GratificationQuery, GratificationQueryVariables>;
export const GratificationPeopleDocument = new TypedDocumentString(`
    query GratificationPeople($filter: GratificationRowsFilter, $sort: GratificationRowsSort, $page: Page) {
  gratificationRows(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      contractId
      userId
      name
      rut
      rule
      months
      base
      due
      paid
      difference
      state
      reason
      net
    }
  }
}
    `) as unknown as TypedDocumentString<GratificationPeopleQuery, GratificationPeopleQueryVariables>;
export const GratificationOfDocument = new TypedDocumentString(`
    query GratificationOf($input: OfGratificationPerson!) {
  gratificationOf(input: $input) {
    reasons
    yearMonths {
      yearMonth
      base
      paid
    }
  }
}
    `) as unknown as TypedDocumentString<GratificationOfQuery, GratificationOfQueryVariables>;
export const SaveGratificationDocument = new TypedDocumentString(`
    mutation SaveGratification($input: SaveGratificationInput!) {
  saveGratification(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      jobId
    }
  }
}
    `) as unknown as TypedDocumentString<SaveGratificationMutation, SaveGratificationMutationVariables>;
export const RemoveGratificationDocument = new TypedDocumentString(`
    mutation RemoveGratification($input: OfGratification!) {
  removeGratification(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      paid
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveGratificationMutation, RemoveGratificationMutationVariables>;
export const ExcludeFromGratificationDocument = new TypedDocumentString(`
    mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) {
  excludeFromGratification(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      paid
    }
  }
}
    `) as unknown as TypedDocumentString<ExcludeFromGratificationMutation, ExcludeFromGratificationMutationVariables>;
export const AdditionalReleaseDocument = new TypedDocumentString(`
    query AdditionalRelease($input: OfAdditionalMonth!) {
  additionalRelease(input: $input) {
    total
    released
    mailed
    withoutMail
    releasedAt
  }
}
    `) as unknown as TypedDocumentString<AdditionalReleaseQuery, AdditionalReleaseQueryVariables>;
export const ReleaseAdditionalPaymentsDocument = new TypedDocumentString(`
    mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) {
  releaseAdditionalPayments(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      released
      mailed
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseAdditionalPaymentsMutation, ReleaseAdditionalPaymentsMutationVariables>;
export const AdditionalWithoutMailDocument = new TypedDocumentString(`
    query AdditionalWithoutMail($input: OfAdditionalMonth!) {
  additionalWithoutMail(input: $input) {
    contractId
    name
  }
}
    `) as unknown as TypedDocumentString<AdditionalWithoutMailQuery, AdditionalWithoutMailQueryVariables>;
export const AdditionalPaperDocument = new TypedDocumentString(`
    query AdditionalPaper($input: OfAdditionalPayment!) {
  additionalPaper(input: $input) {
    isOwn
    name
    rut
    jobTitle
    businessName
    yearMonth
    processName
    isOpen
    paymentLabel
    earnings
    deductions
    net
    lines {
      code
      label
      group
      difference
    }
    months {
      yearMonth
      part
      deductions
      net
      tax
      taxAtPayment
    }
    gratification {
      year
      reasons
      yearMonths {
        yearMonth
        base
        paid
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AdditionalPaperQuery, AdditionalPaperQueryVariables>;
export const AdvancesDocument = new TypedDocumentString(`
    query Advances($input: OfAdvanceMonth!) {
  advances(input: $input) {
    contractId
    userId
    name
    rut
    salary
    salaryProblem
    mode
    value
    amount
  }
}
    `) as unknown as TypedDocumentString<AdvancesQuery, AdvancesQueryVariables>;
export const SaveAdvancesDocument = new TypedDocumentString(`
    mutation SaveAdvances($input: SaveAdvancesInput!) {
  saveAdvances(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      saved
    }
  }
}
    `) as unknown as TypedDocumentString<SaveAdvancesMutation, SaveAdvancesMutationVariables>;
export const ProposeAdvancesDocument = new TypedDocumentString(`
    mutation ProposeAdvances($input: ProposeAdvancesInput!) {
  proposeAdvances(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      saved
    }
  }
}
    `) as unknown as TypedDocumentString<ProposeAdvancesMutation, ProposeAdvancesMutationVariables>;
export const EmployerLoansDocument = new TypedDocumentString(`
    query EmployerLoans($filter: EmployerLoansFilter, $sort: EmployerLoansSort, $page: Page) {
  employerLoans(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      userId
      person
      businessName
      amount
      totalQuotas
      quotasLeft
      startMonth
      nextMonth
      lastMonth
      balance
      state
    }
  }
}
    `) as unknown as TypedDocumentString<EmployerLoansQuery, EmployerLoansQueryVariables>;
export const EmployerLoanDetailDocument = new TypedDocumentString(`
    query EmployerLoanDetail($input: ByIdLoan!) {
  employerLoan(input: $input) {
    id
    userId
    person
    businessName
    amount
    totalQuotas
    quotasLeft
    startMonth
    grantedOn
    nextMonth
    lastMonth
    balance
    paid
    state
    comment
    version
    schedule {
      number
      kind
      yearMonth
      amount
      carried
      paidOn
      comment
      state
      owed
    }
  }
}
    `) as unknown as TypedDocumentString<EmployerLoanDetailQuery, EmployerLoanDetailQueryVariables>;
export const CreateEmployerLoanDocument = new TypedDocumentString(`
    mutation CreateEmployerLoan($input: CreateEmployerLoanInput!) {
  createEmployerLoan(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateEmployerLoanMutation, CreateEmployerLoanMutationVariables>;
export const PayEmployerLoanDocument = new TypedDocumentString(`
    mutation PayEmployerLoan($input: PayEmployerLoanInput!) {
  payEmployerLoan(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PayEmployerLoanMutation, PayEmployerLoanMutationVariables>;
export const SuspendEmployerLoanDocument = new TypedDocumentString(`
    mutation SuspendEmployerLoan($input: SuspendEmployerLoanInput!) {
  suspendEmployerLoan(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendEmployerLoanMutation, SuspendEmployerLoanMutationVariables>;
export const PayrollChecksDocument = new TypedDocumentString(`
    query PayrollChecks($input: PayrollChecksInput!) {
  payrollChecks(input: $input) {
    payrollMonthId
    isOpen
    calculated
    rules
    payslips
    findings {
      rule
      title
      severity
      answerable
      group
      looksAt
      fix
      message
      contractId
      userId
      name
      rut
      noted
      note
      notedBy
      notedAt
      before
    }
  }
}
    `) as unknown as TypedDocumentString<PayrollChecksQuery, PayrollChecksQueryVariables>;
export const NotePayrollChecksDocument = new TypedDocumentString(`
    mutation NotePayrollChecks($input: NotePayrollChecksInput!) {
  notePayrollChecks(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<NotePayrollChecksMutation, NotePayrollChecksMutationVariables>;
export const PayrollClosingDocument = new TypedDocumentString(`
    query PayrollClosing($input: OfClosing!) {
  payrollClosing(input: $input) {
    needsApproval
    requests {
      number
      state
      acceptErrors
      note
      requestedBy
      requestedAt
      own
      answeredBy
      answeredAt
      answer
    }
  }
}
    `) as unknown as TypedDocumentString<PayrollClosingQuery, PayrollClosingQueryVariables>;
export const ClosePayrollMonthDocument = new TypedDocumentString(`
    mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) {
  closePayrollMonth(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      isOpen
    }
  }
}
    `) as unknown as TypedDocumentString<ClosePayrollMonthMutation, ClosePayrollMonthMutationVariables>;
export const RequestPayrollClosingDocument = new TypedDocumentString(`
    mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) {
  requestPayrollClosing(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      needsApproval
    }
  }
}
    `) as unknown as TypedDocumentString<RequestPayrollClosingMutation, RequestPayrollClosingMutationVariables>;
export const AnswerPayrollClosingDocument = new TypedDocumentString(`
    mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) {
  answerPayrollClosing(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      needsApproval
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerPayrollClosingMutation, AnswerPayrollClosingMutationVariables>;
export const PayrollLeftOutDocument = new TypedDocumentString(`
    query PayrollLeftOut($input: OfPayrollMonth!) {
  payrollRunErrors(input: $input) {
    contractId
    name
    message
  }
}
    `) as unknown as TypedDocumentString<PayrollLeftOutQuery, PayrollLeftOutQueryVariables>;
export const OtherProcessDocument = new TypedDocumentString(`
    query OtherProcess($input: ByIdPayrollMonth!) {
  payrollMonth(input: $input) {
    id
    businessId
    businessName
    yearMonth
    type
    name
    isOpen
    stateLabel
    calculated
    activeJobId
    totalNet
  }
}
    `) as unknown as TypedDocumentString<OtherProcessQuery, OtherProcessQueryVariables>;
export const ReopenProcessDocument = new TypedDocumentString(`
    mutation ReopenProcess($input: ReopenPayrollMonthInput!) {
  reopenPayrollMonth(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ReopenProcessMutation, ReopenProcessMutationVariables>;
export const PayrollMonthsDocument = new TypedDocumentString(`
    query PayrollMonths($input: PayrollProcessMonthsInput!) {
  payrollProcessMonths(input: $input) {
    id
    businessId
    businessName
    yearMonth
    type
    name
    isOpen
    stateLabel
    contracts
    calculated
    failed
    changesSince
    totalEarnings
    totalDeductions
    totalPeople
    totalNet
    totalCost
    calculatedAt
    closedAt
    activeJobId
  }
}
    `) as unknown as TypedDocumentString<PayrollMonthsQuery, PayrollMonthsQueryVariables>;
export const MonthBusinessesDocument = new TypedDocumentString(`
    query MonthBusinesses {
  businesses {
    id
    name
    usePayroll
    status
  }
}
    `) as unknown as TypedDocumentString<MonthBusinessesQuery, MonthBusinessesQueryVariables>;
export const PayrollMonthDetailDocument = new TypedDocumentString(`
    query PayrollMonthDetail($input: ByIdPayrollMonth!) {
  payrollMonth(input: $input) {
    id
    businessId
    businessName
    yearMonth
    type
    isOpen
    stateLabel
    hasPayrollIndicators
    missingIndicators
    contracts
    currentRunId
    calculatedAt
    calculated
    failed
    changesSince
    totalEarnings
    totalDeductions
    totalPeople
    totalNet
    totalCost
    activeJobId
    closedAt
    closedBy
    closedHash
    version
  }
}
    `) as unknown as TypedDocumentString<PayrollMonthDetailQuery, PayrollMonthDetailQueryVariables>;
export const PayrollRunDocument = new TypedDocumentString(`
    query PayrollRun($input: OfPayrollMonth!) {
  payrollRun(input: $input) {
    jobId
    status
    done
    total
    message
    error
    calculated
    failed
    startedAt
    finishedAt
    recalculated
    unchanged
  }
}
    `) as unknown as TypedDocumentString<PayrollRunQuery, PayrollRunQueryVariables>;
export const PayrollRunErrorsDocument = new TypedDocumentString(`
    query PayrollRunErrors($input: OfPayrollMonth!) {
  payrollRunErrors(input: $input) {
    contractId
    userId
    contractCode
    rut
    name
    code
    message
    field
  }
}
    `) as unknown as TypedDocumentString<PayrollRunErrorsQuery, PayrollRunErrorsQueryVariables>;
export const InitPayrollMonthDocument = new TypedDocumentString(`
    mutation InitPayrollMonth($input: InitPayrollMonthInput!) {
  initPayrollMonth(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<InitPayrollMonthMutation, InitPayrollMonthMutationVariables>;
export const CalculateMonthDocument = new TypedDocumentString(`
    mutation CalculateMonth($input: GenerateProcessInput!) {
  generateProcess(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      activeJobId
    }
  }
}
    `) as unknown as TypedDocumentString<CalculateMonthMutation, CalculateMonthMutationVariables>;
export const StopCalculationDocument = new TypedDocumentString(`
    mutation StopCalculation($input: OfPayrollMonth!) {
  cancelJob(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<StopCalculationMutation, StopCalculationMutationVariables>;
export const ReleasedOfMonthDocument = new TypedDocumentString(`
    query ReleasedOfMonth($input: OfProcess!) {
  payslipRelease(input: $input) {
    paid
    waiting
    releasedAt
  }
}
    `) as unknown as TypedDocumentString<ReleasedOfMonthQuery, ReleasedOfMonthQueryVariables>;
export const ReopenPayrollMonthDocument = new TypedDocumentString(`
    mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) {
  reopenPayrollMonth(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      isOpen
    }
  }
}
    `) as unknown as TypedDocumentString<ReopenPayrollMonthMutation, ReopenPayrollMonthMutationVariables>;
export const MostChangedDocument = new TypedDocumentString(`
    query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {
  payrollSummaries(filter: $filter, sort: $sort, page: $page) {
    rows {
      userContractId
      payrollMonthId
      name
      net
      netBefore
    }
  }
}
    `) as unknown as TypedDocumentString<MostChangedQuery, MostChangedQueryVariables>;
export const WhyChangedDocument = new TypedDocumentString(`
    query WhyChanged($input: PayrollComparisonTotalsInput!) {
  payrollComparisonTotals(input: $input) {
    comparable
    change
    people
    changed
    unexplained
    reviewed
    causes {
      cause
      label
      people
      change
    }
  }
}
    `) as unknown as TypedDocumentString<WhyChangedQuery, WhyChangedQueryVariables>;
export const IncompleteRecordsDocument = new TypedDocumentString(`
    query IncompleteRecords($input: OfProcessMonth!) {
  payrollInfo(input: $input) {
    incomplete
  }
}
    `) as unknown as TypedDocumentString<IncompleteRecordsQuery, IncompleteRecordsQueryVariables>;
export const AdvancesToProcessDocument = new TypedDocumentString(`
    query AdvancesToProcess($input: OfAdvanceMonth!) {
  itemsAdvanceToProcess(input: $input) {
    processId
    contractId
    name
    amount
    inPayroll
  }
}
    `) as unknown as TypedDocumentString<AdvancesToProcessQuery, AdvancesToProcessQueryVariables>;
export const PayslipReleaseDocument = new TypedDocumentString(`
    query PayslipRelease($input: OfProcess!) {
  payslipRelease(input: $input) {
    total
    released
    waiting
    mailed
    withoutMail
    acknowledged
    pending
    paid
    releasedAt
    status
    done
    jobTotal
    error
  }
}
    `) as unknown as TypedDocumentString<PayslipReleaseQuery, PayslipReleaseQueryVariables>;
export const PayslipReceiptsDocument = new TypedDocumentString(`
    query PayslipReceipts($filter: PayslipReceiptsFilter, $sort: PayslipReceiptsSort, $page: Page) {
  payslipReceipts(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      payrollMonthId
      contractId
      userId
      name
      rut
      net
      state
      releasedAt
      acknowledgedAt
      remindedAt
      mailed
      paymentStatus
      paymentLabel
      paymentKind
      bank
      accountEnd
    }
  }
}
    `) as unknown as TypedDocumentString<PayslipReceiptsQuery, PayslipReceiptsQueryVariables>;
export const ReleasePayslipsDocument = new TypedDocumentString(`
    mutation ReleasePayslips($input: OfProcess!) {
  releasePayslips(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      status
    }
  }
}
    `) as unknown as TypedDocumentString<ReleasePayslipsMutation, ReleasePayslipsMutationVariables>;
export const RemindPayslipsDocument = new TypedDocumentString(`
    mutation RemindPayslips($input: OfProcess!) {
  remindPayslips(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      reminded
    }
  }
}
    `) as unknown as TypedDocumentString<RemindPayslipsMutation, RemindPayslipsMutationVariables>;
export const PendingTransfersDocument = new TypedDocumentString(`
    query PendingTransfers($input: OfProcess!) {
  contractWithPendingTransfer(input: $input) {
    contractId
    userId
    name
    net
    problem
  }
}
    `) as unknown as TypedDocumentString<PendingTransfersQuery, PendingTransfersQueryVariables>;
export const ProcessPaymentsDocument = new TypedDocumentString(`
    query ProcessPayments($input: OfProcess!) {
  processPayments(input: $input) {
    contractId
    name
    rut
    net
    bank
    accountEnd
    paymentStatus
    paymentLabel
    problem
  }
}
    `) as unknown as TypedDocumentString<ProcessPaymentsQuery, ProcessPaymentsQueryVariables>;
export const TransferFormatsDocument = new TypedDocumentString(`
    query TransferFormats($input: OfProcess!) {
  transferFormats(input: $input) {
    code
    label
    reason
  }
}
    `) as unknown as TypedDocumentString<TransferFormatsQuery, TransferFormatsQueryVariables>;
export const CreateTransferFileDocument = new TypedDocumentString(`
    mutation CreateTransferFile($input: CreateTransferFileInput!) {
  createTransferFile(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      name
      url
      transfers
      withoutAccount
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTransferFileMutation, CreateTransferFileMutationVariables>;
export const UpdateTransfersDocument = new TypedDocumentString(`
    mutation UpdateTransfers($input: UpdateTransferCompletedInput!) {
  updateTransferCompleted(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      updated
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTransfersMutation, UpdateTransfersMutationVariables>;
export const PayrollDashboardDocument = new TypedDocumentString(`
    query PayrollDashboard {
  payrollDashboard {
    payrollMonthId
    businessId
    businessName
    yearMonth
    type
    activity
    workers
    realWorkers
    failed
    responsible
    state
    stage
    advice
    description
    bank
    file
    totalPeople
    totalNet
  }
}
    `) as unknown as TypedDocumentString<PayrollDashboardQuery, PayrollDashboardQueryVariables>;
export const PayrollDashboardOldDocument = new TypedDocumentString(`
    query PayrollDashboardOld {
  payrollDashboardOld {
    payrollMonthId
    businessId
    businessName
    yearMonth
    type
    activity
    workers
    realWorkers
    failed
    responsible
    state
    stage
    advice
    description
    bank
    file
    totalPeople
    totalNet
  }
}
    `) as unknown as TypedDocumentString<PayrollDashboardOldQuery, PayrollDashboardOldQueryVariables>;
export const PayrollInfoDocument = new TypedDocumentString(`
    query PayrollInfo($input: OfProcessMonth!) {
  payrollInfo(input: $input) {
    hasPayrollIndicators
    missingIndicators
    contracts
    entering
    leaving
    absences
    loans
    incomplete
    withoutPayment
    people {
      list
      contractId
      userId
      name
      detail
    }
  }
}
    `) as unknown as TypedDocumentString<PayrollInfoQuery, PayrollInfoQueryVariables>;
export const NewHiresDocument = new TypedDocumentString(`
    query NewHires($input: NewHiresInput!) {
  newHires(input: $input) {
    contractId
    userId
    name
    initialDate
    jobTitle
    area
    lacks
  }
}
    `) as unknown as TypedDocumentString<NewHiresQuery, NewHiresQueryVariables>;
export const PayrollProcessDocument = new TypedDocumentString(`
    query PayrollProcess($input: OfProcessMonth!) {
  payrollProcess(input: $input) {
    responsibleId
    description
    bankAccountId
    version
  }
}
    `) as unknown as TypedDocumentString<PayrollProcessQuery, PayrollProcessQueryVariables>;
export const PayingAccountsDocument = new TypedDocumentString(`
    query PayingAccounts($input: OfBusiness!) {
  bankAccountsBusiness(input: $input) {
    id
    bankCode
    accountIdentifier
  }
}
    `) as unknown as TypedDocumentString<PayingAccountsQuery, PayingAccountsQueryVariables>;
export const UpdatePayrollProcessDocument = new TypedDocumentString(`
    mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) {
  updatePayrollProcess(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePayrollProcessMutation, UpdatePayrollProcessMutationVariables>;
export const PayrollDeadlinesDocument = new TypedDocumentString(`
    query PayrollDeadlines {
  payrollDeadlines {
    payrollMonthId
    businessId
    businessName
    yearMonth
    isOpen
    kind
    due
    days
    state
    words
  }
}
    `) as unknown as TypedDocumentString<PayrollDeadlinesQuery, PayrollDeadlinesQueryVariables>;
export const MarkPayrollDeadlineDocument = new TypedDocumentString(`
    mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) {
  markPayrollDeadline(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      marked
    }
  }
}
    `) as unknown as TypedDocumentString<MarkPayrollDeadlineMutation, MarkPayrollDeadlineMutationVariables>;
export const PayslipsWithoutMailDocument = new TypedDocumentString(`
    query PayslipsWithoutMail($input: OfProcess!) {
  payslipsWithoutMail(input: $input) {
    contractId
    userId
    name
    rut
    canSignIn
  }
}
    `) as unknown as TypedDocumentString<PayslipsWithoutMailQuery, PayslipsWithoutMailQueryVariables>;
export const MonthsActiveDocument = new TypedDocumentString(`
    query MonthsActive {
  monthsActive {
    payrollMonthId
    businessName
    yearMonth
    type
    name
    calculating
    percent
  }
}
    `) as unknown as TypedDocumentString<MonthsActiveQuery, MonthsActiveQueryVariables>;
export const PayrollComparisonDocument = new TypedDocumentString(`
    query PayrollComparison($filter: PayrollComparisonFilter, $sort: PayrollComparisonSort, $page: Page) {
  payrollComparison(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      contractId
      userId
      name
      rut
      area
      jobTitle
      before
      net
      change
      percent
      unexplained
      error
      state
      stateLabel
      reviewedBy
      reviewedAt
      causes {
        cause
        label
        change
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PayrollComparisonQuery, PayrollComparisonQueryVariables>;
export const PayrollComparisonTotalsDocument = new TypedDocumentString(`
    query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) {
  payrollComparisonTotals(input: $input) {
    comparable
    monthBefore
    before
    net
    change
    people
    changed
    unexplained
    reviewed
    revoked
    areas
    causes {
      cause
      label
      people
      change
    }
  }
}
    `) as unknown as TypedDocumentString<PayrollComparisonTotalsQuery, PayrollComparisonTotalsQueryVariables>;
export const PayrollDifferenceDocument = new TypedDocumentString(`
    query PayrollDifference($input: PayrollDifferenceInput!) {
  payrollDifference(input: $input) {
    contractId
    userId
    name
    rut
    jobTitle
    before
    net
    change
    error
    state
    stateLabel
    reviewedBy
    reviewedAt
    monthBefore
    steps {
      cause
      label
      change
      net
      facts {
        label
        before
        after
      }
      lines {
        code
        label
        change
      }
    }
    lines {
      code
      label
      before
      after
      change
      discount
    }
  }
}
    `) as unknown as TypedDocumentString<PayrollDifferenceQuery, PayrollDifferenceQueryVariables>;
export const ReviewPayslipsDocument = new TypedDocumentString(`
    mutation ReviewPayslips($input: ReviewPayslipsInput!) {
  reviewPayslips(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      reviewed
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewPayslipsMutation, ReviewPayslipsMutationVariables>;
export const OwnContractsDocument = new TypedDocumentString(`
    query OwnContracts {
  me {
    contracts {
      id
      jobTitle
      initialDate
      userCode
    }
  }
}
    `) as unknown as TypedDocumentString<OwnContractsQuery, OwnContractsQueryVariables>;
export const OwnAdditionalPaymentsDocument = new TypedDocumentString(`
    query OwnAdditionalPayments {
  ownAdditionalPayments {
    payrollMonthId
    contractId
    yearMonth
    businessName
    processName
    earnings
    deductions
    net
    paymentLabel
  }
}
    `) as unknown as TypedDocumentString<OwnAdditionalPaymentsQuery, OwnAdditionalPaymentsQueryVariables>;
export const PayrollHistoryDocument = new TypedDocumentString(`
    query PayrollHistory($input: PayrollHistoryInput!) {
  payrollHistory(input: $input) {
    userContractId
    payrollMonthId
    yearMonth
    isOpen
    businessName
    name
    contractCode
    net
    earnings
    deductions
    employerCost
    paymentLabel
  }
}
    `) as unknown as TypedDocumentString<PayrollHistoryQuery, PayrollHistoryQueryVariables>;
export const VerifyPayslipDocument = new TypedDocumentString(`
    query VerifyPayslip($input: VerifyPayslipInput!) {
  verifyPayslip(input: $input) {
    company
    yearMonth
    net
    hash
    isCurrent
    isDraft
  }
}
    `) as unknown as TypedDocumentString<VerifyPayslipQuery, VerifyPayslipQueryVariables>;
export const PayslipsDocument = new TypedDocumentString(`
    query Payslips($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) {
  payrollSummaries(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      userContractId
      userId
      payrollMonthId
      name
      rut
      jobTitle
      area
      contractCode
      net
      earnings
      deductions
      employerCost
      paymentLabel
      netBefore
    }
  }
}
    `) as unknown as TypedDocumentString<PayslipsQuery, PayslipsQueryVariables>;
export const PrintMonthDocument = new TypedDocumentString(`
    query PrintMonth($input: PayrollSummariesPdfInput!) {
  payrollSummariesPdf(input: $input) {
    jobId
    status
    done
    total
    error
    name
    url
  }
}
    `) as unknown as TypedDocumentString<PrintMonthQuery, PrintMonthQueryVariables>;
export const PayslipDetailDocument = new TypedDocumentString(`
    query PayslipDetail($input: OfPayslip!) {
  payrollSummaryView(input: $input) {
    payrollMonthId
    contractId
    userId
    yearMonth
    isOpen
    paymentLabel
    isOwn
    releasedAt
    acknowledgedAt
    businessName
    legalName
    businessRut
    name
    rut
    jobTitle
    area
    contractCode
    initialDate
    pensionInstitution
    healthInstitution
    hoursPerWeek
    net
    earnings
    deductions
    employerCost
    netBefore
    monthBefore
    workedDays
    warnings
    movements {
      code
      label
      change
    }
    sections {
      key
      label
      total
      lines {
        code
        label
        amount
        detail
        source
      }
    }
    bases {
      code
      label
      amount
      unit
    }
  }
}
    `) as unknown as TypedDocumentString<PayslipDetailQuery, PayslipDetailQueryVariables>;
export const PrintPayslipDocument = new TypedDocumentString(`
    query PrintPayslip($input: OfPayslip!) {
  payrollPdf(input: $input) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<PrintPayslipQuery, PrintPayslipQueryVariables>;
export const ExplainPayslipDocument = new TypedDocumentString(`
    query ExplainPayslip($input: ExplainPayslipInput!) {
  explainPayslip(input: $input) {
    index
    parent
    kind
    text
    words
    numbers
    decisions
    code
    label
    unit
    shown
    exact
    note
    rounding
    bracket
    source
    sourceUrl
    since
    law
    enteredBy
    enteredAt
  }
}
    `) as unknown as TypedDocumentString<ExplainPayslipQuery, ExplainPayslipQueryVariables>;
export const AcknowledgePayslipDocument = new TypedDocumentString(`
    mutation AcknowledgePayslip($input: OfPayslip!) {
  acknowledgePayslip(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      acknowledgedAt
    }
  }
}
    `) as unknown as TypedDocumentString<AcknowledgePayslipMutation, AcknowledgePayslipMutationVariables>;
export const PayslipRevisionsDocument = new TypedDocumentString(`
    query PayslipRevisions($input: PayslipRevisionsInput!) {
  payslipRevisions(input: $input) {
    revision
    net
    next
    error
    replacedAt
    replacedBy
    lines {
      code
      label
      section
      before
      after
      change
    }
  }
}
    `) as unknown as TypedDocumentString<PayslipRevisionsQuery, PayslipRevisionsQueryVariables>;
export const RetroactivityDocument = new TypedDocumentString(`
    query Retroactivity($input: OfRetroactivity!) {
  retroactivity(input: $input) {
    payrollMonthId
    yearMonth
    isOpen
    payIn {
      id
      yearMonth
    }
    owed {
      contractId
      userId
      name
      rut
      originMonthId
      originMonth
      toPay
      employerCost
      payable
      facts {
        kind
        detail
        at
        author
      }
      lines {
        concept
        label
        group
        paid
        due
        posted
        owed
      }
    }
    posted {
      contractId
      name
      originMonth
      amount
      lines
      author
      postedAt
    }
    failures {
      contractId
      name
      originMonth
      message
    }
    lateItems {
      id
      name
      yearMonth
      itemLabel
      unit
      value
      comment
    }
  }
}
    `) as unknown as TypedDocumentString<RetroactivityQuery, RetroactivityQueryVariables>;
export const OpenMonthsForRetroactivityDocument = new TypedDocumentString(`
    query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) {
  payrollProcessMonths(input: $input) {
    id
    businessId
    businessName
    yearMonth
    type
    isOpen
  }
}
    `) as unknown as TypedDocumentString<OpenMonthsForRetroactivityQuery, OpenMonthsForRetroactivityQueryVariables>;
export const LateItemOptionsDocument = new TypedDocumentString(`
    query LateItemOptions($input: OfPayrollMonth!) {
  activeContractInMonth(input: $input) {
    contractId
    name
    rut
    contractCode
  }
  inputItems {
    code
    label
    unit
    group
  }
}
    `) as unknown as TypedDocumentString<LateItemOptionsQuery, LateItemOptionsQueryVariables>;
export const PostRetroactiveDocument = new TypedDocumentString(`
    mutation PostRetroactive($input: OfRetroactivity!) {
  postRetroactive(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<PostRetroactiveMutation, PostRetroactiveMutationVariables>;
export const UndoRetroactiveDocument = new TypedDocumentString(`
    mutation UndoRetroactive($input: OfRetroactivity!) {
  undoRetroactive(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<UndoRetroactiveMutation, UndoRetroactiveMutationVariables>;
export const AddLateItemDocument = new TypedDocumentString(`
    mutation AddLateItem($input: CreateLateItemInput!) {
  createLateItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<AddLateItemMutation, AddLateItemMutationVariables>;
export const RemoveLateItemDocument = new TypedDocumentString(`
    mutation RemoveLateItem($input: RemoveLateItemInput!) {
  removeLateItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveLateItemMutation, RemoveLateItemMutationVariables>;
export const OwedByContractChangeDocument = new TypedDocumentString(`
    query OwedByContractChange($input: UpdateUserContractInput!) {
  owedByContractChange(input: $input) {
    businessId
    businessName
    closedMonths
    payIn {
      yearMonth
    }
    hidden
    owed {
      originMonth
      toPay
    }
  }
}
    `) as unknown as TypedDocumentString<OwedByContractChangeQuery, OwedByContractChangeQueryVariables>;
export const OwedByPersonChangeDocument = new TypedDocumentString(`
    query OwedByPersonChange($input: UpdateUserInput!) {
  owedByPersonChange(input: $input) {
    businessId
    businessName
    closedMonths
    payIn {
      yearMonth
    }
    hidden
    owed {
      originMonth
      toPay
    }
  }
}
    `) as unknown as TypedDocumentString<OwedByPersonChangeQuery, OwedByPersonChangeQueryVariables>;
export const ScenariosDocument = new TypedDocumentString(`
    query Scenarios {
  scenarios {
    id
    name
    businessName
    firstMonth
    months
    yearly
    netChange
    costChange
    stale
    calculatedAt
    activeJobId
  }
}
    `) as unknown as TypedDocumentString<ScenariosQuery, ScenariosQueryVariables>;
export const ScenarioDetailDocument = new TypedDocumentString(`
    query ScenarioDetail($input: ByIdScenario!) {
  scenario(input: $input) {
    id
    name
    description
    businessId
    businessName
    firstMonth
    months
    yearly
    monthlyGrowth
    repeatItems
    version
    stale
    calculatedAt
    activeJobId
    netChange
    costChange
    changes {
      kind
      from
      scope
      area
      percent
      figure
      value
      raiseToMinimum
      law
      asOf
      count
      salary
      contracts {
        contractId
        name
      }
    }
    result {
      affected
      durationMs
      months {
        yearMonth
        paidNet
        projected
        real {
          people
          failed
          net
          earnings
          deductions
          employerCost
        }
        simulated {
          people
          failed
          net
          earnings
          deductions
          employerCost
        }
      }
      concepts {
        code
        label
        section
        real
        simulated
      }
      areas {
        area
        real
        simulated
        realPeople
        simulatedPeople
      }
      people {
        contractId
        userId
        name
        area
        netChange
        costChange
      }
      assumptions {
        key
        label
        from
        to
        first
        last
        unit
        text
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ScenarioDetailQuery, ScenarioDetailQueryVariables>;
export const ScenarioProgressDocument = new TypedDocumentString(`
    query ScenarioProgress($input: ByIdScenario!) {
  scenarioRun(input: $input) {
    status
    done
    total
    message
    error
  }
}
    `) as unknown as TypedDocumentString<ScenarioProgressQuery, ScenarioProgressQueryVariables>;
export const ScenarioChoicesDocument = new TypedDocumentString(`
    query ScenarioChoices {
  scenarioOptions {
    areas
    figures {
      key
      label
      unit
      decimals
      value
    }
    people {
      contractId
      businessId
      name
      jobTitle
      area
    }
  }
}
    `) as unknown as TypedDocumentString<ScenarioChoicesQuery, ScenarioChoicesQueryVariables>;
export const ScenarioBusinessesDocument = new TypedDocumentString(`
    query ScenarioBusinesses {
  businesses {
    id
    name
    usePayroll
  }
}
    `) as unknown as TypedDocumentString<ScenarioBusinessesQuery, ScenarioBusinessesQueryVariables>;
export const CreateScenarioDocument = new TypedDocumentString(`
    mutation CreateScenario($input: CreateScenarioInput!) {
  createScenario(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateScenarioMutation, CreateScenarioMutationVariables>;
export const UpdateScenarioDocument = new TypedDocumentString(`
    mutation UpdateScenario($input: UpdateScenarioInput!) {
  updateScenario(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateScenarioMutation, UpdateScenarioMutationVariables>;
export const CalculateScenarioDocument = new TypedDocumentString(`
    mutation CalculateScenario($input: ByIdScenario!) {
  calculateScenario(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CalculateScenarioMutation, CalculateScenarioMutationVariables>;
export const DeleteScenarioDocument = new TypedDocumentString(`
    mutation DeleteScenario($input: ByIdScenario!) {
  deleteScenario(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteScenarioMutation, DeleteScenarioMutationVariables>;
export const NetToGrossDocument = new TypedDocumentString(`
    query NetToGross($input: NetToGrossInput!) {
  netToGross(input: $input) {
    contractId
    userId
    name
    currentSalary
    currentCurrency
    yearMonth
    salary
    net
    earnings
    deductions
    employerCost
    assumptions
    sections {
      key
      label
      total
      lines {
        code
        label
        amount
        detail
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NetToGrossQuery, NetToGrossQueryVariables>;
export const ExplainNetDocument = new TypedDocumentString(`
    query ExplainNet($input: ExplainNetToGrossInput!) {
  explainNetToGross(input: $input) {
    index
    parent
    kind
    text
    words
    numbers
    decisions
    code
    label
    unit
    shown
    exact
    note
    rounding
    bracket
    source
    sourceUrl
    since
    law
  }
}
    `) as unknown as TypedDocumentString<ExplainNetQuery, ExplainNetQueryVariables>;
export const StudioConceptDocument = new TypedDocumentString(`
    query StudioConcept($input: StudioConceptInput!) {
  studioConcept(input: $input) {
    kind
    code
    title
    sourceCode
    borrowed
    type
    inputUnit
    inputName
    since
    version
    law
    taxable
    tributable
    gratification
    proportional
    users {
      code
      title
    }
    months {
      id
      yearMonth
      businessName
      contracts
    }
  }
}
    `) as unknown as TypedDocumentString<StudioConceptQuery, StudioConceptQueryVariables>;
export const StudioMonthsDocument = new TypedDocumentString(`
    query StudioMonths {
  studioMonths {
    id
    yearMonth
    businessName
    contracts
  }
}
    `) as unknown as TypedDocumentString<StudioMonthsQuery, StudioMonthsQueryVariables>;
export const FormulaLibraryDocument = new TypedDocumentString(`
    query FormulaLibrary($input: FormulaLibraryInput!) {
  formulaLibrary(input: $input) {
    yearMonth
    facts {
      code
      label
      unit
      decimals
      min
      max
      options
      value
      source
    }
    variables {
      code
      label
      unit
      decimals
      min
      max
      options
      value
      source
    }
    tables {
      code
      label
      unit
      decimals
      source
      columns {
        code
        label
        unit
        decimals
      }
    }
    classes {
      code
      label
    }
    concepts {
      code
      label
      unit
      decimals
      formula
      classes
      min
      max
      category
      source
      own
    }
  }
}
    `) as unknown as TypedDocumentString<FormulaLibraryQuery, FormulaLibraryQueryVariables>;
export const PreviewConceptDocument = new TypedDocumentString(`
    query PreviewConcept($input: PreviewConceptInput!) {
  previewConcept(input: $input) {
    watched
    unit
    decimals
    problem
    breaks
    rows {
      contractId
      userId
      name
      jobTitle
      why
      now
      draft
      before
      netNow
      netDraft
      error
      errorNow
    }
  }
}
    `) as unknown as TypedDocumentString<PreviewConceptQuery, PreviewConceptQueryVariables>;
export const ExplainDraftDocument = new TypedDocumentString(`
    query ExplainDraft($input: ExplainDraftInput!) {
  explainDraft(input: $input) {
    index
    parent
    kind
    text
    words
    numbers
    decisions
    code
    label
    unit
    shown
    exact
    note
    rounding
    bracket
    source
    sourceUrl
    since
    law
  }
}
    `) as unknown as TypedDocumentString<ExplainDraftQuery, ExplainDraftQueryVariables>;
export const ConceptImpactDocument = new TypedDocumentString(`
    query ConceptImpact($input: ConceptImpactInput!) {
  conceptImpact(input: $input) {
    watched
    done
    total
    next
    changed
    concept
    net
    cost
    failures
    mended
    broken {
      contractId
      name
      message
    }
    top {
      contractId
      userId
      name
      before
      after
      netBefore
      netAfter
    }
  }
}
    `) as unknown as TypedDocumentString<ConceptImpactQuery, ConceptImpactQueryVariables>;
export const ConceptCasesDocument = new TypedDocumentString(`
    query ConceptCases($input: ConceptCasesInput!) {
  conceptCases(input: $input) {
    red
    mutants
    survivors {
      from
      to
      before
      after
    }
    cases {
      id
      title
      yearMonth
      userId
      expected
      got
      error
      passes
    }
  }
}
    `) as unknown as TypedDocumentString<ConceptCasesQuery, ConceptCasesQueryVariables>;
export const CaseFactsDocument = new TypedDocumentString(`
    query CaseFacts($input: CaseFactsInput!) {
  caseFacts(input: $input) {
    result
    facts {
      code
      label
      unit
      value
      options
    }
  }
}
    `) as unknown as TypedDocumentString<CaseFactsQuery, CaseFactsQueryVariables>;
export const CreateConceptCaseDocument = new TypedDocumentString(`
    mutation CreateConceptCase($input: CreateConceptCaseInput!) {
  createConceptCase(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateConceptCaseMutation, CreateConceptCaseMutationVariables>;
export const UpdateConceptCaseDocument = new TypedDocumentString(`
    mutation UpdateConceptCase($input: UpdateConceptCaseInput!) {
  updateConceptCase(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateConceptCaseMutation, UpdateConceptCaseMutationVariables>;
export const DeleteConceptCaseDocument = new TypedDocumentString(`
    mutation DeleteConceptCase($input: ByIdConceptCase!) {
  deleteConceptCase(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteConceptCaseMutation, DeleteConceptCaseMutationVariables>;
export const SaveConceptDocument = new TypedDocumentString(`
    mutation SaveConcept($input: SaveConceptInput!) {
  saveConcept(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<SaveConceptMutation, SaveConceptMutationVariables>;
export const ValidatePayrollWithLicenseDocument = new TypedDocumentString(`
    query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) {
  validatePayrollWithLicense(input: $input) {
    valid
    message
    licenseDays
  }
}
    `) as unknown as TypedDocumentString<ValidatePayrollWithLicenseQuery, ValidatePayrollWithLicenseQueryVariables>;
export const ContractsInMonthDocument = new TypedDocumentString(`
    query ContractsInMonth($input: OfPayrollMonth!) {
  activeContractInMonth(input: $input) {
    contractId
    userId
    contractCode
    name
    rut
    jobTitle
    area
  }
}
    `) as unknown as TypedDocumentString<ContractsInMonthQuery, ContractsInMonthQueryVariables>;
export const InputItemsDocument = new TypedDocumentString(`
    query InputItems {
  inputItems {
    code
    label
    unit
    group
  }
}
    `) as unknown as TypedDocumentString<InputItemsQuery, InputItemsQueryVariables>;
export const UserItemsDocument = new TypedDocumentString(`
    query UserItems($input: UserItemsInput!) {
  userItems(input: $input) {
    id
    contractId
    person
    contractCode
    itemCode
    itemLabel
    unit
    kind
    value
    startMonth
    endMonth
    totalQuotas
    currentQuota
    totalAmount
    taken
    carried
    status
    comment
    origin
    version
    userId
  }
}
    `) as unknown as TypedDocumentString<UserItemsQuery, UserItemsQueryVariables>;
export const NetsInMonthDocument = new TypedDocumentString(`
    query NetsInMonth($input: OfPayrollMonth!) {
  recalculations(input: $input) {
    contractId
    net
    before
    revisions
  }
}
    `) as unknown as TypedDocumentString<NetsInMonthQuery, NetsInMonthQueryVariables>;
export const SaveUserItemsDocument = new TypedDocumentString(`
    mutation SaveUserItems($input: SaveUserItemsInput!) {
  saveUserItems(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      saved
    }
  }
}
    `) as unknown as TypedDocumentString<SaveUserItemsMutation, SaveUserItemsMutationVariables>;
export const CreateUserItemDocument = new TypedDocumentString(`
    mutation CreateUserItem($input: CreateUserItemInput!) {
  createUserItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CreateUserItemMutation, CreateUserItemMutationVariables>;
export const UpdateUserItemDocument = new TypedDocumentString(`
    mutation UpdateUserItem($input: UpdateUserItemInput!) {
  updateUserItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserItemMutation, UpdateUserItemMutationVariables>;
export const RemoveUserItemDocument = new TypedDocumentString(`
    mutation RemoveUserItem($input: RemoveUserItemInput!) {
  removeUserItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<RemoveUserItemMutation, RemoveUserItemMutationVariables>;
export const SuspendUserItemDocument = new TypedDocumentString(`
    mutation SuspendUserItem($input: UserItemInMonth!) {
  suspendUserItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendUserItemMutation, SuspendUserItemMutationVariables>;
export const ResumeUserItemDocument = new TypedDocumentString(`
    mutation ResumeUserItem($input: UserItemInMonth!) {
  resumeUserItem(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeUserItemMutation, ResumeUserItemMutationVariables>;
export const PreviousUserItemsDocument = new TypedDocumentString(`
    query PreviousUserItems($input: PreviousUserItemsInput!) {
  previousUserItems(input: $input) {
    contractId
    itemCode
    value
  }
}
    `) as unknown as TypedDocumentString<PreviousUserItemsQuery, PreviousUserItemsQueryVariables>;
export const PersonContractsDocument = new TypedDocumentString(`
    query PersonContracts($input: UserContractsInput!) {
  userContracts(input: $input) {
    id
    code
    userCode
    status
    state
    userId
    businessId
    businessName
    initialDate
    finalDate
    signatureDate
    signed
    signatureIntegrationCode
    version
    contractType
    jobTitle
    jobTitleFamily
    area
    branchOffice
    supervisorId
    supervisorName
    isSupervisor
    apprentice
    fixedTermRenewals
    isProfessional
    monthlySalary {
      value
      currency
    }
    paymentPeriod
    taxRegime
    taxPeriod
    gratificationType
    gratificationAmount
    isCorporateSalary
    overdraft
    weekdayRate {
      value
      currency
    }
    saturdayRate {
      value
      currency
    }
    sundayRate {
      value
      currency
    }
    holidayRate {
      value
      currency
    }
    nightSurcharge
    holidaySurcharge
    hoursPerWeek
    daysPerWeek
    art22
    cycleHours
    cycleDays
    isDomestic
    liveIn
    shiftWork
    remoteWork
    partTime
    syncAttendance
    syncDigitalSign
    heavyWork
    heavyWorkRate
    syndicateId
    syndicateName
    unionFeeType
    unionFeeValue
    asOf
    versionFrom
    nextFrom
    revealed
    canUpdate
    warnings
  }
}
    `) as unknown as TypedDocumentString<PersonContractsQuery, PersonContractsQueryVariables>;
export const ContractHistoryOfDocument = new TypedDocumentString(`
    query ContractHistoryOf($input: ContractHistoryInput!) {
  contractHistory(input: $input) {
    periods {
      key
      from
      until
      recordedAt
      supersededAt
      author
      changes
    }
    changes {
      key
      attribute
      label
      from
      before
      after
      author
      recordedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ContractHistoryOfQuery, ContractHistoryOfQueryVariables>;
export const ContractChoicesDocument = new TypedDocumentString(`
    query ContractChoices {
  contractOptions {
    areas
    branchOffices
    jobTitles
    jobTitleFamilies
    businesses {
      id
      name
    }
    syndicates {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ContractChoicesQuery, ContractChoicesQueryVariables>;
export const CreateContractDocument = new TypedDocumentString(`
    mutation CreateContract($input: CreateUserContractInput!) {
  createUserContract(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      warnings
    }
  }
}
    `) as unknown as TypedDocumentString<CreateContractMutation, CreateContractMutationVariables>;
export const UpdateContractDocument = new TypedDocumentString(`
    mutation UpdateContract($input: UpdateUserContractInput!) {
  updateUserContract(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      warnings
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateContractMutation, UpdateContractMutationVariables>;
export const UpdateContractStatusDocument = new TypedDocumentString(`
    mutation UpdateContractStatus($input: UpdateUserContractStatusInput!) {
  updateUserContractStatus(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      state
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateContractStatusMutation, UpdateContractStatusMutationVariables>;
export const DeleteContractDocument = new TypedDocumentString(`
    mutation DeleteContract($input: ByIdContract!) {
  deleteUserContract(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteContractMutation, DeleteContractMutationVariables>;
export const StartOfPayrollDocument = new TypedDocumentString(`
    query StartOfPayroll($input: PayrollStartInput!) {
  payrollStart(input: $input) {
    yearMonth
    from
    ofContract
  }
}
    `) as unknown as TypedDocumentString<StartOfPayrollQuery, StartOfPayrollQueryVariables>;
export const ChooseContractDocument = new TypedDocumentString(`
    query ChooseContract($input: AllContractsInput!) {
  allContracts(input: $input) {
    id
    label
    hint
  }
}
    `) as unknown as TypedDocumentString<ChooseContractQuery, ChooseContractQueryVariables>;
export const DirectoryDocument = new TypedDocumentString(`
    query Directory($filter: DirectoryFilter, $sort: DirectorySort, $page: Page) {
  directory(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      userId
      fullname
      jobTitle
      area
      branchOffice
      businessName
      supervisorName
      workPhone
      businessEmail
      avatarUrl
      online
    }
  }
}
    `) as unknown as TypedDocumentString<DirectoryQuery, DirectoryQueryVariables>;
export const PeopleDocument = new TypedDocumentString(`
    query People($filter: UsersFilter, $sort: UsersSort, $page: Page) {
  users(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      fullname
      gentilitie
      rut
      identificationType
      role
      status
      email
      personalPhone
      birthday
      avatarUrl
      state
      contractType
      jobTitle
      area
      branchOffice
      businessName
      supervisorName
      initialDate
      finalDate
      missing
      online
    }
  }
}
    `) as unknown as TypedDocumentString<PeopleQuery, PeopleQueryVariables>;
export const PeopleCountsDocument = new TypedDocumentString(`
    query PeopleCounts($input: UsersFilter!) {
  userCounts(input: $input) {
    total
    incomplete
    states {
      state
      total
    }
  }
  areas {
    name
    total
  }
  branchOffices {
    name
    total
  }
}
    `) as unknown as TypedDocumentString<PeopleCountsQuery, PeopleCountsQueryVariables>;
export const ExportPeopleDocument = new TypedDocumentString(`
    query ExportPeople($input: ExportUsersInput!) {
  exportUsers(input: $input)
}
    `) as unknown as TypedDocumentString<ExportPeopleQuery, ExportPeopleQueryVariables>;
export const PersonRecordDocument = new TypedDocumentString(`
    query PersonRecord($input: UserInput!) {
  user(input: $input) {
    id
    fullname
    initials
    rut
    documentNumber
    identificationType
    role
    status
    isPrivateRole
    external
    retired
    comment
    version
    username
    accountEmail
    accountKeptBy
    closed {
      field
      reason
    }
    avatarUrl
    avatarFileId
    state
    jobTitle
    jobTitleFamily
    area
    branchOffice
    businessName
    supervisorId
    supervisorName
    initialDate
    finalDate
    admissionDate
    contractId
    contractType
    missing
    online
    asOf
    held
    recordFrom
    versionFrom
    nextFrom
    seesReserved
    revealed
    canUpdate
    canUpdateAvatar
    canSeePay
    canSeeAbsences
    canAddAbsences
    firstname
    secondName
    paternalLastname
    maternalLastname
    birthday
    gender
    genderPrevired
    civilStatus
    countryOfOrigin
    email
    personalPhone
    businessEmail
    addressCountry
    address
    communeCode
    city
    province
    region
    postalCode
    previsionType
    retirementScheme
    pensionInstitution
    pensionStatus
    ipsReducedRate
    afcEnrolled
    afcDate
    unemploymentInsuranceDate
    afcConfig
    afpCollect
    keepsContributing
    partialDisability
    youngSubsidy
    healthInstitution
    healthPercentage
    healthAmountUf
    healthAmount
    apviInstitution
    apviRegime
    apvi {
      value
      currency
    }
    apvi2Institution
    apvi2Regime
    apvi2 {
      value
      currency
    }
    apvcInstitution
    apvc {
      value
      currency
    }
    cuenta2Institution
    cuenta2 {
      value
      currency
    }
    subjectToFamilyAllowance
    familyAllowanceSegment
    simpleBurdens
    maternalBurdens
    disabledBurdens
    subjectToJudicialRetention
    judicial {
      value
      currency
    }
    judicialRetentionPercentage
  }
}
    `) as unknown as TypedDocumentString<PersonRecordQuery, PersonRecordQueryVariables>;
export const PersonHistoryDocument = new TypedDocumentString(`
    query PersonHistory($input: UserHistoryInput!) {
  userHistory(input: $input) {
    periods {
      key
      from
      until
      recordedAt
      supersededAt
      author
      changes
    }
    changes {
      key
      attribute
      label
      from
      before
      after
      author
      recordedAt
    }
  }
}
    `) as unknown as TypedDocumentString<PersonHistoryQuery, PersonHistoryQueryVariables>;
export const CreatePersonDocument = new TypedDocumentString(`
    mutation CreatePerson($input: CreateUserInput!) {
  createUser(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      fullname
      username
      temporaryPassword
      invitedTo
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePersonMutation, CreatePersonMutationVariables>;
export const UpdatePersonDocument = new TypedDocumentString(`
    mutation UpdatePerson($input: UpdateUserInput!) {
  updateUser(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePersonMutation, UpdatePersonMutationVariables>;
export const UpdatePersonStatusDocument = new TypedDocumentString(`
    mutation UpdatePersonStatus($input: UpdateUserStatusInput!) {
  updateUserStatus(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      status
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePersonStatusMutation, UpdatePersonStatusMutationVariables>;
export const DeletePersonDocument = new TypedDocumentString(`
    mutation DeletePerson($input: ByIdUser!) {
  deleteUser(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeletePersonMutation, DeletePersonMutationVariables>;
export const GiveAccessDocument = new TypedDocumentString(`
    mutation GiveAccess($input: CreateLoginInput!) {
  createLogin(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      username
      temporaryPassword
      invitedTo
    }
  }
}
    `) as unknown as TypedDocumentString<GiveAccessMutation, GiveAccessMutationVariables>;
export const ChangeAccountDocument = new TypedDocumentString(`
    mutation ChangeAccount($input: UpdateLoginInput!) {
  updateLogin(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      username
      email
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeAccountMutation, ChangeAccountMutationVariables>;
export const VouchForAccountDocument = new TypedDocumentString(`
    mutation VouchForAccount($input: VouchForLoginInput!) {
  vouchForLogin(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<VouchForAccountMutation, VouchForAccountMutationVariables>;
export const PaymentsDocument = new TypedDocumentString(`
    query Payments($input: PaymentMethodsInput!) {
  paymentMethods(input: $input) {
    id
    kind
    bankCode
    accountType
    accountNumber
    isCurrent
    version
  }
}
    `) as unknown as TypedDocumentString<PaymentsQuery, PaymentsQueryVariables>;
export const AddPaymentDocument = new TypedDocumentString(`
    mutation AddPayment($input: CreatePaymentMethodInput!) {
  createPaymentMethod(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddPaymentMutation, AddPaymentMutationVariables>;
export const UsePaymentDocument = new TypedDocumentString(`
    mutation UsePayment($input: UpdatePaymentMethodInput!) {
  updatePaymentMethod(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UsePaymentMutation, UsePaymentMutationVariables>;
export const DeletePaymentDocument = new TypedDocumentString(`
    mutation DeletePayment($input: ByIdPaymentMethod!) {
  deletePaymentMethod(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeletePaymentMutation, DeletePaymentMutationVariables>;
export const PersonBusinessesDocument = new TypedDocumentString(`
    query PersonBusinesses($input: UserBusinessesInput!) {
  userBusinesses(input: $input) {
    id
    businessId
    businessName
    inPayroll
    privateRole
    workPhone
    businessEmail
    firstAdmissionDate
    admissionDate
    version
    validTo
    userContracts {
      id
      jobTitle
      state
    }
  }
}
    `) as unknown as TypedDocumentString<PersonBusinessesQuery, PersonBusinessesQueryVariables>;
export const AddPersonToBusinessDocument = new TypedDocumentString(`
    mutation AddPersonToBusiness($input: AddToBusinessInput!) {
  addToBusiness(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<AddPersonToBusinessMutation, AddPersonToBusinessMutationVariables>;
export const UpdatePersonBusinessDocument = new TypedDocumentString(`
    mutation UpdatePersonBusiness($input: UpdateUserBusinessInput!) {
  updateUserBusiness(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePersonBusinessMutation, UpdatePersonBusinessMutationVariables>;
export const RemovePersonBusinessDocument = new TypedDocumentString(`
    mutation RemovePersonBusiness($input: ByIdUserBusiness!) {
  deleteUserBusiness(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<RemovePersonBusinessMutation, RemovePersonBusinessMutationVariables>;
export const InvitableUsersDocument = new TypedDocumentString(`
    query InvitableUsers {
  invitableUsers {
    id
    fullname
    email
    invited
    whyNot
  }
}
    `) as unknown as TypedDocumentString<InvitableUsersQuery, InvitableUsersQueryVariables>;
export const InviteUsersDocument = new TypedDocumentString(`
    mutation InviteUsers($input: InviteUsersInput!) {
  inviteUsers(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      invited
      others {
        id
        fullname
        whyNot
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InviteUsersMutation, InviteUsersMutationVariables>;
export const FindUsersDocument = new TypedDocumentString(`
    query FindUsers($filter: UsersFilter, $page: Page) {
  users(filter: $filter, page: $page) {
    rows {
      id
      fullname
      rut
      jobTitle
    }
  }
}
    `) as unknown as TypedDocumentString<FindUsersQuery, FindUsersQueryVariables>;
export const ChooseUserDocument = new TypedDocumentString(`
    query ChooseUser($input: AllUsersInput!) {
  allUsers(input: $input) {
    id
    fullname
    rut
  }
}
    `) as unknown as TypedDocumentString<ChooseUserQuery, ChooseUserQueryVariables>;
export const AbsencesDocument = new TypedDocumentString(`
    query Absences($filter: AbsenceFilter, $sort: AbsencesSort, $page: Page) {
  absences(filter: $filter, sort: $sort, page: $page) {
    total
    rows {
      id
      userContractId
      userId
      fullname
      rut
      businessName
      jobTitle
      type
      subtype
      kind
      pay
      startDate
      endDate
      halfDay
      realDays
      workDays
      responseStatus
      response
      lateUntil
      creator
      lastUpdateUser
      hasFile
      canWithdraw
      version
    }
  }
}
    `) as unknown as TypedDocumentString<AbsencesQuery, AbsencesQueryVariables>;
export const TeamAbsencesDocument = new TypedDocumentString(`
    query TeamAbsences($input: TeamAbsencesInput!) {
  teamAbsences(input: $input) {
    id
    userContractId
    userId
    fullname
    rut
    businessName
    jobTitle
    type
    subtype
    kind
    pay
    startDate
    endDate
    halfDay
    realDays
    workDays
    responseStatus
    response
    lateUntil
    creator
    lastUpdateUser
    hasFile
    canWithdraw
    version
  }
}
    `) as unknown as TypedDocumentString<TeamAbsencesQuery, TeamAbsencesQueryVariables>;
export const AbsencesOfDocument = new TypedDocumentString(`
    query AbsencesOf($input: UserAbsencesInput!) {
  userAbsences(input: $input) {
    id
    userContractId
    userId
    fullname
    rut
    businessName
    jobTitle
    type
    subtype
    kind
    pay
    startDate
    endDate
    applicationStartDate
    applicationEndDate
    halfDay
    ignoreHolidays
    realDays
    workDays
    licenseNumber
    format
    sendEmailToSupervisor
    continuousLicense
    firstLicence
    contributionDays
    previousPay
    description
    comment
    fileId
    fileUrl
    hasFile
    responseStatus
    response
    respondedAt
    lateUntil
    creator
    lastUpdateUser
    revealed
    version
  }
}
    `) as unknown as TypedDocumentString<AbsencesOfQuery, AbsencesOfQueryVariables>;
export const AbsencePreviewDocument = new TypedDocumentString(`
    query AbsencePreview($input: AbsenceOverlapDatesInput!) {
  absenceOverlapDates(input: $input) {
    realDays
    workDays
    overlaps {
      id
      kind
      startDate
      endDate
      status
    }
    effects {
      yearMonth
      isOpen
      words
    }
  }
}
    `) as unknown as TypedDocumentString<AbsencePreviewQuery, AbsencePreviewQueryVariables>;
export const YearOfAbsencesDocument = new TypedDocumentString(`
    query YearOfAbsences($input: UserAbsenceYearInput!) {
  userAbsenceYear(input: $input) {
    year
    years
    pending
    used {
      kind
      type
      pay
      count
      realDays
      workDays
    }
  }
}
    `) as unknown as TypedDocumentString<YearOfAbsencesQuery, YearOfAbsencesQueryVariables>;
export const ContractsToMissDocument = new TypedDocumentString(`
    query ContractsToMiss($input: AbsenceContractsInput!) {
  absenceContracts(input: $input) {
    id
    label
    hint
  }
}
    `) as unknown as TypedDocumentString<ContractsToMissQuery, ContractsToMissQueryVariables>;
export const CreateAbsenceDocument = new TypedDocumentString(`
    mutation CreateAbsence($input: CreateAbsenceInput!) {
  createAbsence(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      responseStatus
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAbsenceMutation, CreateAbsenceMutationVariables>;
export const UpdateAbsenceDocument = new TypedDocumentString(`
    mutation UpdateAbsence($input: UpdateAbsenceInput!) {
  updateAbsence(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAbsenceMutation, UpdateAbsenceMutationVariables>;
export const AnswerAbsenceDocument = new TypedDocumentString(`
    mutation AnswerAbsence($input: UpdateAbsenceResponseInput!) {
  updateAbsenceResponse(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      responseStatus
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerAbsenceMutation, AnswerAbsenceMutationVariables>;
export const WithdrawAbsenceDocument = new TypedDocumentString(`
    mutation WithdrawAbsence($input: WithdrawAbsenceInput!) {
  withdrawAbsence(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      id
      responseStatus
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawAbsenceMutation, WithdrawAbsenceMutationVariables>;
export const DeleteAbsenceDocument = new TypedDocumentString(`
    mutation DeleteAbsence($input: ByIdAbsence!) {
  deleteAbsence(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data
  }
}
    `) as unknown as TypedDocumentString<DeleteAbsenceMutation, DeleteAbsenceMutationVariables>;