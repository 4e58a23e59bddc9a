/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AbsenceAlertKind =
  | 'DISMISSAL_CAUSE'
  | 'LICENSE_PAPER'
  | 'LICENSE_TO_SEND';

export type AbsenceAlertsInput = {
  userId?: string | null | undefined;
};

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

export type AbsenceMonthInput = {
  businessId?: string | null | undefined;
  late?: boolean | null | undefined;
  month: number;
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
  half?: DayHalf | null | undefined;
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

export type AbsenceTeamAwayInput = {
  id: string;
};

export type AbsenceToAnswer = {
  id: string;
  version?: number | null | undefined;
};

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
  | 'CODE'
  | 'CODE_ENDED'
  | 'DISABLED'
  | 'EXPIRED'
  | 'INVITED'
  | 'NONE'
  | 'TEMPORARY';

export type AccountState =
  | 'CONFIRMED'
  | 'WAITING';

export type AccountType =
  | 'AHORRO'
  | 'CORRIENTE'
  | 'RUT'
  | 'VISTA';

export type AccountingAccountKind =
  | 'ASSET'
  | 'EQUITY'
  | 'EXPENSE'
  | 'INCOME'
  | 'LIABILITY';

export type AccountingAccountStatus =
  | 'ACTIVE'
  | 'SUSPENDED';

export type AccountingAuxiliary =
  | 'INSTITUTION'
  | 'NONE'
  | 'PERSON';

export type AccountingCenterUse =
  | 'NONE'
  | 'OPTIONAL'
  | 'REQUIRED';

export type AccountingEntryKind =
  | 'ENTRY'
  | 'REVERSAL';

export type AccountingEntryState =
  | 'FAILED'
  | 'MAKING'
  | 'REFUSED'
  | 'REVERSED'
  | 'STALE'
  | 'VALID';

export type AccountingFilesInput = {
  payrollMonthId: string;
};

export type AccountingLack =
  | 'NO_ACCOUNT'
  | 'NO_CENTER'
  | 'SUSPENDED'
  | 'TITLE'
  | 'UNBALANCED'
  | 'UNKNOWN_CODE';

export type AccountingSide =
  | 'CREDIT'
  | 'DEBIT';

export type AccountingSource =
  | 'ADVANCE'
  | 'AFC'
  | 'AFP'
  | 'ALLOWANCE'
  | 'BONUS'
  | 'CCAF'
  | 'COURT'
  | 'DEDUCTION'
  | 'EMPLOYER_AFC'
  | 'EMPLOYER_AFP'
  | 'EMPLOYER_INSURANCE'
  | 'EMPLOYER_MUTUAL'
  | 'EMPLOYER_OTHER'
  | 'EMPLOYER_SAVING'
  | 'FAMILY_ALLOWANCE'
  | 'FAMILY_RETURNED'
  | 'GRATIFICATION'
  | 'GRATIFICATION_PROVISION'
  | 'HEALTH'
  | 'IPS'
  | 'LOAN'
  | 'NET'
  | 'OVERDRAWN'
  | 'OVERTIME'
  | 'PROVISION'
  | 'REFUND'
  | 'RETRO_AFC'
  | 'RETRO_AFP'
  | 'RETRO_EMPLOYER'
  | 'RETRO_HEALTH'
  | 'RETRO_TAX'
  | 'SALARY'
  | 'SEVERANCE_PROVISION'
  | 'STATE_LOAN'
  | 'SUBSIDY'
  | 'SUBSIDY_LOST'
  | 'SUBSIDY_RECOVERED'
  | 'TAX'
  | 'UNION'
  | 'VACATION_PROVISION'
  | 'VOLUNTARY_SAVING';

export type AccountingTemplateDetail =
  | 'ACCOUNT'
  | 'CONCEPT';

export type AccountingTemplateSection =
  | 'HEADER'
  | 'LINE'
  | 'TRAILER';

export type AccountingTemplateSource =
  | 'ACCOUNT'
  | 'ACCOUNT_NAME'
  | 'AMOUNT'
  | 'AUX_BODY'
  | 'AUX_DASHED'
  | 'AUX_DIGIT'
  | 'AUX_NAME'
  | 'AUX_RUT'
  | 'CENTER'
  | 'CENTER_NAME'
  | 'COMPANY_BODY'
  | 'COMPANY_DIGIT'
  | 'COMPANY_NAME'
  | 'COMPANY_RUT'
  | 'CONCEPT'
  | 'CONCEPT_CODE'
  | 'CONSTANT'
  | 'COUNT'
  | 'CREDIT'
  | 'DATE'
  | 'DEBIT'
  | 'DOCUMENT'
  | 'NOTHING'
  | 'NUMBER'
  | 'PERIOD'
  | 'SIDE'
  | 'SIGNED'
  | 'SUBJECT'
  | 'TOTAL_CREDIT'
  | 'TOTAL_DEBIT';

export type AccountingTemplateTrialInput = {
  payrollMonthId: string;
  templateId: string;
};

export type AcknowledgeEvaluationInput = {
  comment?: string | null | undefined;
  id: string;
  version?: number | null | undefined;
};

export type ActionPlanFilter = {
  approvalStatus?: PlanApproval | null | undefined;
  search?: string | null | undefined;
  standing?: PlanStanding | null | undefined;
  workerId?: string | null | undefined;
};

export type ActionPlanWeightsInput = {
  planId?: string | null | undefined;
  workerId?: string | null | undefined;
};

export type ActionPlansSort = {
  by: ActionPlansSortField;
  descending?: boolean | null | undefined;
};

export type ActionPlansSortField =
  | 'approvalStatus'
  | 'completenessPercentage'
  | 'endDate'
  | 'fullname'
  | 'urgency';

export type ActivityKind =
  | 'ABSENCE_ANSWERED'
  | 'ABSENCE_ASKED'
  | 'ABSENCE_CANCELED'
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

export type AdditionalContract = {
  contractId: string;
};

export type AdditionalPaymentsFilter = {
  contracts?: Array<AdditionalContract> | null | undefined;
  payrollMonthId: string;
  people?: Array<AdditionalPerson> | null | undefined;
  search?: string | null | undefined;
};

export type AdditionalPaymentsSort = {
  by: AdditionalPaymentsSortField;
  descending?: boolean | null | undefined;
};

export type AdditionalPaymentsSortField =
  | 'name'
  | 'net';

export type AdditionalPerson = {
  rut: string;
};

export type AdditionalRow = {
  accruedFrom?: number | null | undefined;
  accruedTo?: number | null | undefined;
  contractId: string;
  itemCode: string;
  seen?: string | null | undefined;
  value: string;
};

export type AdditionalWithoutMailFilter = {
  payrollMonthId: string;
};

export type AdditionalWithoutMailSort = {
  by: AdditionalWithoutMailSortField;
  descending?: boolean | null | undefined;
};

export type AdditionalWithoutMailSortField =
  | 'name';

export type AdvanceContract = {
  contractId: string;
};

export type AdvanceMode =
  | 'FIXED'
  | 'PERCENT';

export type AdvancePerson = {
  rut: string;
};

export type AdvanceRow = {
  contractId: string;
  mode: AdvanceMode;
  seen?: string | null | undefined;
  value: string;
};

export type AdvancesFilter = {
  contracts?: Array<AdvanceContract> | null | undefined;
  payrollMonthId: string;
  people?: Array<AdvancePerson> | null | undefined;
  search?: string | null | undefined;
};

export type AdvancesSort = {
  by: AdvancesSortField;
  descending?: boolean | null | undefined;
};

export type AdvancesSortField =
  | 'amount'
  | 'name';

export type AdvancesToProcessFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type AdvancesToProcessSort = {
  by: AdvancesToProcessSortField;
  descending?: boolean | null | undefined;
};

export type AdvancesToProcessSortField =
  | 'amount'
  | 'name';

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

export type AmountForm =
  | 'CENTS'
  | 'COMMA'
  | 'POINT'
  | 'WHOLE';

export type AnnouncementBusinessInput = {
  businessId: string;
};

export type AnnouncementFileInput = {
  fileId: string;
};

export type AnnouncementFilter = {
  reading?: AnnouncementReading | null | undefined;
  search?: string | null | undefined;
  state?: AnnouncementState | null | undefined;
  visibility?: AnnouncementVisibility | null | undefined;
};

export type AnnouncementReaction =
  | 'CELEBRATE'
  | 'LIKE'
  | 'THANKS';

export type AnnouncementReadersFilter = {
  announcementId: string;
  reading?: AnnouncementReading | null | undefined;
  search?: string | null | undefined;
};

export type AnnouncementReadersSort = {
  by: AnnouncementReadersSortField;
  descending?: boolean | null | undefined;
};

export type AnnouncementReadersSortField =
  | 'fullname'
  | 'readAt';

export type AnnouncementReading =
  | 'READ'
  | 'UNACKNOWLEDGED'
  | 'UNREAD';

export type AnnouncementState =
  | 'EXPIRED'
  | 'PUBLISHED'
  | 'SCHEDULED'
  | 'WITHDRAWN';

export type AnnouncementVisibility =
  | 'EVERYONE'
  | 'NON_EMPLOYEE';

export type AnnouncementsSort = {
  by: AnnouncementsSortField;
  descending?: boolean | null | undefined;
};

export type AnnouncementsSortField =
  | 'publishDate'
  | 'title';

export type AnswerAbsencesInput = {
  answers: Array<AbsenceToAnswer>;
  response?: string | null | undefined;
  responseStatus: RequestStatus;
};

export type AnswerDataCorrectionInput = {
  approve: boolean;
  id: string;
  response?: string | null | undefined;
  since?: string | null | undefined;
  version?: number | null | undefined;
};

export type AnswerInboxInput = {
  answer: ApprovalAnswer;
  ids: Array<InboxKey>;
  reason?: string | null | undefined;
};

export type AnswerPaymentLimitInput = {
  answer: PaymentLimitAnswer;
  id: string;
  reason?: string | null | undefined;
  version: number;
};

export type AnswerPaymentListInput = {
  answer: PaymentListAnswer;
  id: string;
  reason?: string | null | undefined;
  version: number;
};

export type AnswerPayrollClosingInput = {
  answer: ClosingAnswer;
  note?: string | null | undefined;
  number: number;
  payrollMonthId: string;
};

export type AnswerPayslipDisputeInput = {
  accept: boolean;
  id: string;
  text: string;
  version?: number | null | undefined;
};

export type AnswerType =
  | 'CHOICE'
  | 'TEXT';

export type AnswerVacationCompensationInput = {
  approve: boolean;
  id: string;
  reason?: string | null | undefined;
  version: number;
};

export type ApplyHealthPlanNoticesInput = {
  notices: Array<SeenHealthPlanNotice>;
};

export type ApplyImportationInput = {
  id: string;
  mode: ImportMode;
  version: number;
};

export type ApplySurveyCorrectionInput = {
  discard: boolean;
  id: string;
  version?: number | null | undefined;
};

export type ApprovalAnswer =
  | 'APPROVE'
  | 'REJECT';

export type ApprovalKind =
  | 'ABSENCE'
  | 'ACTION_PLAN'
  | 'DATA_CORRECTION'
  | 'INDICATOR'
  | 'PAYMENT_LIMIT'
  | 'PAYMENT_LIST'
  | 'PAYROLL_CLOSING'
  | 'PAYSLIP_DISPUTE'
  | 'PIECEWORK'
  | 'VACATION'
  | 'VACATION_COMPENSATION';

export type ApprovalPreviewInput = {
  advance?: boolean | null | undefined;
  businessId: string;
  days: number;
  kind: StepKind;
  steps: Array<ApprovalStepInput>;
  userContractId: string;
};

export type ApprovalStepInput = {
  days?: number | null | undefined;
  holder: StepHolder;
  role?: StepRole | null | undefined;
  userId?: string | null | undefined;
  when: StepWhen;
};

export type ApprovePieceworkInput = {
  entries: Array<PieceworkAnswer>;
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

export type AssignmentInput = {
  areaId?: string | null | undefined;
  branchOfficeId?: string | null | undefined;
  businessId?: string | null | undefined;
  contractType?: string | null | undefined;
  id: string;
  includeExternal?: boolean | null | undefined;
  includeInactive: boolean;
  jobTitle?: string | null | undefined;
  kind: SurveyAssignmentKind;
  maxMonths?: number | null | undefined;
  minMonths?: number | null | undefined;
  pasted?: string | null | undefined;
  unitId?: string | null | undefined;
};

export type AttachVacationCompensationPaperInput = {
  fileId: string;
  id: string;
  version: number;
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

export type BankListControlInput = {
  payrollMonthId: string;
  pays?: PaymentListPays | null | undefined;
};

export type BankListFindingsFilter = {
  level?: ControlLevel | null | undefined;
  payrollMonthId: string;
  pays?: PaymentListPays | null | undefined;
  search?: string | null | undefined;
};

export type BankListFindingsSort = {
  by: BankListFindingsSortField;
  descending?: boolean | null | undefined;
};

export type BankListFindingsSortField =
  | 'name'
  | 'net';

export type BankListTrialInput = {
  builtin?: string | null | undefined;
  payrollMonthId: string;
  pays?: PaymentListPays | null | undefined;
  templateId?: string | null | undefined;
};

export type BankRowSection =
  | 'HEADER'
  | 'HEADS'
  | 'LINE'
  | 'TRAILER';

export type BusinessStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING';

export type ByHand =
  | 'CASH'
  | 'CHECK';

export type ByIdAbsence = {
  id: string;
};

export type ByIdAccountingAccount = {
  id: string;
};

export type ByIdAccountingFile = {
  id: string;
};

export type ByIdAccountingRule = {
  id: string;
};

export type ByIdAccountingTemplate = {
  id: string;
};

export type ByIdAccountingTemplateColumn = {
  id: string;
};

export type ByIdActionPlan = {
  id: string;
};

export type ByIdAnnouncement = {
  id: string;
};

export type ByIdBankTemplate = {
  id: string;
};

export type ByIdBankTemplateColumn = {
  id: string;
};

export type ByIdBusiness = {
  id: string;
};

export type ByIdCalendarFeed = {
  id: string;
};

export type ByIdCealResult = {
  id: string;
};

export type ByIdCompany = {
  id: string;
};

export type ByIdCompanyFeed = {
  id: string;
};

export type ByIdConceptCase = {
  id: string;
};

export type ByIdContract = {
  id: string;
};

export type ByIdContractSettlement = {
  id: string;
};

export type ByIdCostCenter = {
  id: string;
};

export type ByIdCostCenterGroup = {
  id: string;
};

export type ByIdDataCorrection = {
  id: string;
};

export type ByIdDelegation = {
  id: string;
};

export type ByIdDocument = {
  id: string;
};

export type ByIdDocumentFolder = {
  id: string;
};

export type ByIdDocumentTemplate = {
  id: string;
};

export type ByIdEvaluationProcess = {
  id: string;
};

export type ByIdEvaluationReview = {
  id: string;
};

export type ByIdFamilyMember = {
  id: string;
};

export type ByIdFormula = {
  id: string;
};

export type ByIdHealthPlanNotice = {
  id: string;
};

export type ByIdHierarchyNode = {
  id: string;
};

export type ByIdHoliday = {
  id: string;
};

export type ByIdItem = {
  id: string;
};

export type ByIdLaborProtection = {
  id: string;
};

export type ByIdLeaveSubsidy = {
  id: string;
};

export type ByIdLeaveSubsidyPayment = {
  id: string;
};

export type ByIdLoan = {
  id: string;
};

export type ByIdMassChange = {
  id: string;
};

export type ByIdMilestone = {
  id: string;
};

export type ByIdPasskey = {
  id: string;
};

export type ByIdPaymentList = {
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

export type ByIdPieceworkEntry = {
  id: string;
};

export type ByIdPieceworkPrice = {
  id: string;
};

export type ByIdPieceworkTask = {
  id: string;
};

export type ByIdProfile = {
  id: string;
};

export type ByIdProvisionPolicy = {
  id: string;
};

export type ByIdPublicHoliday = {
  id: string;
};

export type ByIdResidencePermit = {
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

export type ByIdSupplier = {
  id: string;
};

export type ByIdSurvey = {
  id: string;
};

export type ByIdSurveyLink = {
  id: string;
};

export type ByIdSyndicate = {
  id: string;
};

export type ByIdUnitKind = {
  id: string;
};

export type ByIdUser = {
  id: string;
};

export type ByIdUserBusiness = {
  id: string;
};

export type ByIdUserField = {
  id: string;
};

export type ByIdUserFieldData = {
  id: string;
};

export type ByIdUserSurvey = {
  id: string;
};

export type ByIdVacationBlackout = {
  id: string;
};

export type ByIdVacationCompensation = {
  id: string;
};

export type ByIdVariable = {
  id: string;
};

export type ByImportationId = {
  importationId: string;
};

export type CalculateSettlementBatchInput = {
  id: string;
  version: number;
};

export type CalibrateEvaluationReviewInput = {
  calibrated?: string | null | undefined;
  id: string;
  potential?: number | null | undefined;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};

export type CancelPaymentListInput = {
  id: string;
  reason?: string | null | undefined;
  version: number;
};

export type CancelVacationSignatureInput = {
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

export type CealDimension =
  | 'CJ'
  | 'CM'
  | 'CR'
  | 'CT'
  | 'DP'
  | 'EM'
  | 'IT'
  | 'QL'
  | 'RC'
  | 'TV'
  | 'VA'
  | 'VU';

export type CealResultFilter = {
  search?: string | null | undefined;
};

export type CealResultsSort = {
  by: CealResultsSortField;
  descending?: boolean | null | undefined;
};

export type CealResultsSortField =
  | 'appliedOn'
  | 'center';

export type CentralizationFormat =
  | 'CSV'
  | 'EXCEL';

export type CentralizationLinesInput = {
  accountId: string;
  costCenterId?: string | null | undefined;
  id: string;
};

export type CentralizationMonthFilter = {
  businessId?: string | null | undefined;
  payrollMonthId?: string | null | undefined;
};

export type CentralizationMonthsSort = {
  by: CentralizationMonthsSortField;
  descending?: boolean | null | undefined;
};

export type CentralizationMonthsSortField =
  | 'yearMonth';

export type CentralizationPeopleFilter = {
  entryId: string;
  n: number;
};

export type CentralizationPeopleSort = {
  by: CentralizationPeopleSortField;
  descending?: boolean | null | undefined;
};

export type CentralizationPeopleSortField =
  | 'name';

export type CentralizationProvisionPeopleFilter = {
  entryId: string;
  kind: ProvisionKind;
};

export type CentralizationProvisionPeopleSort = {
  by: CentralizationProvisionPeopleSortField;
  descending?: boolean | null | undefined;
};

export type CentralizationProvisionPeopleSortField =
  | 'name';

export type CentralizationProvisionsInput = {
  id: string;
};

export type CentralizationSumsInput = {
  id: string;
};

export type CentralizationsInput = {
  payrollMonthId: string;
};

export type Certainty =
  | 'CITED'
  | 'MEMORY'
  | 'POLICY'
  | 'TEXT';

export type CertificateContractsInput = {
  contractId?: string | null | undefined;
  search?: string | null | undefined;
};

export type CertificateFilter = {
  kind?: CertificateKind | null | undefined;
  search?: string | null | undefined;
  userId?: string | null | undefined;
};

export type CertificateKind =
  | 'CONTRIBUTIONS'
  | 'INCOME'
  | 'SENIORITY'
  | 'WAGES';

export type CertificateSpan =
  | 'SIX'
  | 'THREE'
  | 'TWELVE';

export type CertificateState =
  | 'CURRENT'
  | 'EXPIRED';

export type CertificatesSort = {
  by: CertificatesSortField;
  descending?: boolean | null | undefined;
};

export type CertificatesSortField =
  | 'fullname'
  | 'issuedOn';

export type ChangeDocumentStateInput = {
  act: DocumentAct;
  id: string;
  reason?: string | null | undefined;
  version: number;
};

export type ChangeOrderCompanyFeedInput = {
  action: CompanyFeedAction;
  id: string;
};

export type ChangePasswordInput = {
  newPassword: string;
  token: string;
};

export type ChangeStateItemInput = {
  activity?: ItemActivity | null | undefined;
  id: string;
  validFrom?: number | null | undefined;
};

export type ChangedPeopleFilter = {
  id: string;
};

export type ChangedPeopleSort = {
  by: ChangedPeopleSortField;
  descending?: boolean | null | undefined;
};

export type ChangedPeopleSortField =
  | 'fullname';

export type CheckFix =
  | 'ABSENCES'
  | 'BUSINESS'
  | 'CENTERS'
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

export type CheckView =
  | 'ALL'
  | 'ERRORS'
  | 'NOTED'
  | 'WARNINGS';

export type CivilStatus =
  | 'CIVILIAN_PARTNER'
  | 'DIVORCED'
  | 'MARRIED'
  | 'SINGLE'
  | 'UNKNOWN'
  | 'WIDOWER';

export type ClaimLeaveSubsidyInput = {
  claimNumber?: string | null | undefined;
  claimedOn?: string | null | undefined;
  id: string;
  version: number;
};

export type ClimateCommentsInput = {
  surveyId: string;
};

export type ClimateCrossingInput = {
  one: ClimateFamily;
  other: ClimateFamily;
};

export type ClimateCutsPreviewInput = {
  crossings: Array<ClimateCrossingInput>;
  families: Array<ClimateFamilyInput>;
  surveyId: string;
};

export type ClimateFamily =
  | 'area'
  | 'branch'
  | 'business'
  | 'contract'
  | 'job'
  | 'seniority';

export type ClimateFamilyInput = {
  family: ClimateFamily;
};

export type ClimateResultsInput = {
  surveyId: string;
};

export type ClimateSettingsInput = {
  surveyId: string;
};

export type ClosePayrollMonthInput = {
  acceptErrors: boolean;
  id: string;
};

export type ClosingAnswer =
  | 'APPROVED'
  | 'RETURNED'
  | 'WITHDRAWN';

export type ClosingState =
  | 'APPROVED'
  | 'PENDING'
  | 'RETURNED'
  | 'WITHDRAWN';

export type CollectivePeopleFilter = {
  area?: string | null | undefined;
  businessId: string;
  costCenterId?: string | null | undefined;
  endDate: string;
  startDate: string;
};

export type CollectivePeopleSort = {
  by: CollectivePeopleSortField;
  descending?: boolean | null | undefined;
};

export type CollectivePeopleSortField =
  | 'fullname';

export type CollectivePreviewInput = {
  area?: string | null | undefined;
  businessId: string;
  costCenterId?: string | null | undefined;
  endDate: string;
  startDate: string;
};

export type CollectiveUndoPeopleFilter = {
  id: string;
};

export type CollectiveUndoPeopleSort = {
  by: CollectiveUndoPeopleSortField;
  descending?: boolean | null | undefined;
};

export type CollectiveUndoPeopleSortField =
  | 'fullname';

export type ColumnsOfAccountingTemplate = {
  templateId: string;
};

export type ColumnsOfBankTemplate = {
  templateId: string;
};

export type CommentMention =
  | 'MAIL'
  | 'NAME'
  | 'PHONE'
  | 'RUT';

export type CommentUserItemInput = {
  comment?: string | null | undefined;
  contractId: string;
  itemCode: string;
  payrollMonthId: string;
};

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

export type CompanyFeedAction =
  | 'DOWN'
  | 'UP';

export type CompanyFeedInput = {
  companyId?: string | null | undefined;
};

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

export type CompareSettlementsInput = {
  advances?: number | null | undefined;
  afcEmployerBalance?: number | null | undefined;
  alimonyPercent?: string | null | undefined;
  alimonyPesos?: number | null | undefined;
  allowances?: number | null | undefined;
  average24?: number | null | undefined;
  contributionsPaid: boolean;
  deferVacation: boolean;
  disengagementDate: string;
  dismissalCause: DismissalCause;
  fixed?: number | null | undefined;
  fundBalance?: number | null | undefined;
  gratification?: number | null | undefined;
  lastPay?: number | null | undefined;
  lastThree?: number | null | undefined;
  loans?: number | null | undefined;
  noticeDate?: string | null | undefined;
  notifiedOn?: string | null | undefined;
  otherDeductions?: number | null | undefined;
  others: Array<SettlementAlternative>;
  pactAnyCause: boolean;
  pactDays?: string | null | undefined;
  pactWithoutUfCap: boolean;
  pactWithoutYearsCap: boolean;
  payDate: string;
  payLastPayslip: boolean;
  salary?: number | null | undefined;
  userContractId: string;
  variableAverage?: number | null | undefined;
  voluntary?: number | null | undefined;
  withoutDebts?: Array<SettlementDebtKey> | null | undefined;
};

export type CompetenceInput = {
  description?: string | null | undefined;
  key: string;
  questions: Array<QuestionInput>;
  shownIf?: string | null | undefined;
  title: string;
  weight: number;
};

export type ComplianceCalendarInput = {
  businessId?: string | null | undefined;
  year: number;
};

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

export type ConfirmSupplierAccountInput = {
  id: string;
  version: number;
};

export type ConfirmTotpInput = {
  challenge: string;
  code: string;
};

export type ContractEndingBatchFilter = {
  businessId?: string | null | undefined;
};

export type ContractEndingBatchPeopleFilter = {
  businessId: string;
  contractFinalDate: string;
  dismissalCause: string;
  jobTitle: string;
  notice: DismissalNotice;
  noticeDate?: string | null | undefined;
};

export type ContractEndingBatchPeopleSort = {
  by: ContractEndingBatchPeopleSortField;
  descending?: boolean | null | undefined;
};

export type ContractEndingBatchPeopleSortField =
  | 'fullname';

export type ContractEndingBatchPreviewInput = {
  businessId: string;
  contractFinalDate: string;
  dismissalCause: string;
  jobTitle: string;
  notice: DismissalNotice;
  noticeDate?: string | null | undefined;
};

export type ContractEndingBatchState =
  | 'ENDED'
  | 'ENDING'
  | 'UNDOING'
  | 'UNDONE';

export type ContractEndingBatchesSort = {
  by: ContractEndingBatchesSortField;
  descending?: boolean | null | undefined;
};

export type ContractEndingBatchesSortField =
  | 'contractFinalDate';

export type ContractEndingFilter = {
  businessId?: string | null | undefined;
  search?: string | null | undefined;
  status?: ContractSettlementState | null | undefined;
  userContractId?: string | null | undefined;
  yearMonth?: number | null | undefined;
};

export type ContractEndingPreviewInput = {
  contractFinalDate: string;
  dismissalCause: string;
  heirUserId?: string | null | undefined;
  notice: DismissalNotice;
  noticeDate?: string | null | undefined;
  userContractId: string;
};

export type ContractEndingsSort = {
  by: ContractEndingsSortField;
  descending?: boolean | null | undefined;
};

export type ContractEndingsSortField =
  | 'contractFinalDate'
  | 'fullname';

export type ContractHistoryInput = {
  id: string;
  reveal?: boolean | null | undefined;
};

export type ContractRegistrationFilter = {
  businessId?: string | null | undefined;
  kind?: RegistrationKind | null | undefined;
  state?: DutyState | null | undefined;
};

export type ContractRegistrationsSort = {
  by: ContractRegistrationsSortField;
  descending?: boolean | null | undefined;
};

export type ContractRegistrationsSortField =
  | 'due'
  | 'state';

export type ContractSettlementState =
  | 'DONE'
  | 'PREPARED'
  | 'UNDONE';

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

export type ContractsSettlementInput = {
  businessId?: string | null | undefined;
  search?: string | null | undefined;
  userContractId?: string | null | undefined;
  withSettled?: boolean | null | undefined;
};

export type ControlLevel =
  | 'REJECTED'
  | 'WARNING';

export type ConventionInput = {
  code: string;
  value: string;
};

export type CorrectionPart =
  | 'CONTACT'
  | 'FAMILY'
  | 'HEALTH'
  | 'PERSONAL'
  | 'PREVISION'
  | 'SAVINGS';

export type CorrectionStatus =
  | 'APPROVED'
  | 'CANCELED'
  | 'PENDING'
  | 'REJECTED';

export type CostCenterGapFilter = {
  groupId?: string | null | undefined;
  search?: string | null | undefined;
};

export type CostCenterGapsSort = {
  by: CostCenterGapsSortField;
  descending?: boolean | null | undefined;
};

export type CostCenterGapsSortField =
  | 'fullname'
  | 'percentage';

export type CostCenterMonthInput = {
  businessId: string;
  groupId: string;
  yearMonth: number;
};

export type CostCenterMonthPeopleFilter = {
  businessId: string;
  costCenterId?: string | null | undefined;
  groupId: string;
  yearMonth: number;
};

export type CostCenterMonthPeopleSort = {
  by: CostCenterMonthPeopleSortField;
  descending?: boolean | null | undefined;
};

export type CostCenterMonthPeopleSortField =
  | 'name';

export type CostCenterPart = {
  costCenterId: string;
  percentage: string;
};

export type CostCenterStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type CostCenterUnitsInput = {
  groupId: string;
};

export type CostCentersByBusinessInput = {
  businessId?: string | null | undefined;
  groupId?: string | null | undefined;
};

export type CostCentersByContractInput = {
  contractId: string;
};

export type CostCentersByUnitInput = {
  contractId: string;
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
  half?: DayHalf | null | undefined;
  halfDay?: boolean | null | undefined;
  ignoreHolidays?: boolean | null | undefined;
  legalPermit?: LegalPermit | null | undefined;
  licenseNumber?: string | null | undefined;
  pay?: AbsencePay | null | undefined;
  previousPay?: number | null | undefined;
  sendEmailToSupervisor?: boolean | null | undefined;
  sentOn?: string | null | undefined;
  startDate: string;
  subtype?: AbsenceSubtype | null | undefined;
  type: AbsenceType;
  userContractId: string;
};

export type CreateAccountingAccountInput = {
  auxiliary: AccountingAuxiliary;
  businessId?: string | null | undefined;
  centerUse: AccountingCenterUse;
  code: string;
  kind: AccountingAccountKind;
  name: string;
  parentId?: string | null | undefined;
  status: AccountingAccountStatus;
  takesEntries: boolean;
};

export type CreateAccountingFileInput = {
  id: string;
  templateId: string;
};

export type CreateAccountingRuleInput = {
  businessId?: string | null | undefined;
  costCenterId?: string | null | undefined;
  creditAccountId?: string | null | undefined;
  debitAccountId?: string | null | undefined;
  institution?: string | null | undefined;
  itemCode?: string | null | undefined;
  source?: AccountingSource | null | undefined;
};

export type CreateAccountingTemplateColumnInput = {
  amount: AmountForm;
  constant?: string | null | undefined;
  date: DateForm;
  letters: ListLetters;
  name: string;
  pad: PadSign;
  position: number;
  section: AccountingTemplateSection;
  side: PadSide;
  source: AccountingTemplateSource;
  templateId: string;
  width?: number | null | undefined;
};

export type CreateAccountingTemplateInput = {
  auxiliaryCodes?: string | null | undefined;
  blankZeros: boolean;
  detail: AccountingTemplateDetail;
  encoding: ListEncoding;
  file: ListFile;
  heads: boolean;
  lineEnd: ListLineEnd;
  name: string;
  separator: ListSeparator;
  sideCodes?: string | null | undefined;
};

export type CreateActionPlanInput = {
  achievablePlan: string;
  endDate: string;
  evaluationProcessId?: string | null | undefined;
  evaluationWeight: number;
  impactArea: string;
  measurablePlan: string;
  objective: string;
  realisticPlan: string;
  simpleAndSpecificPlan: string;
  startDate: string;
  submit: boolean;
  supervisorId?: string | null | undefined;
  surveyId?: string | null | undefined;
  traceableInTimePlan: string;
  workerId?: string | null | undefined;
};

export type CreateAnnouncementInput = {
  allowsReactions: boolean;
  asksAcknowledgement: boolean;
  businesses: Array<AnnouncementBusinessInput>;
  content: string;
  expiryDate?: string | null | undefined;
  files: Array<AnnouncementFileInput>;
  pinned: boolean;
  publishDate: string;
  sendsMail: boolean;
  title: string;
  visibility: AnnouncementVisibility;
};

export type CreateAreaInput = {
  hierarchyNodeId?: string | null | undefined;
  name: string;
  status: PlaceStatus;
};

export type CreateBankAccountInput = {
  accountIdentifier: string;
  accountType: AccountType;
  bankCode: string;
  businessId: string;
  currency: BankCurrency;
};

export type CreateBankTemplateColumnInput = {
  amount: AmountForm;
  constant?: string | null | undefined;
  date: DateForm;
  letters: ListLetters;
  name: string;
  pad: PadSign;
  position: number;
  section: ListSection;
  side: PadSide;
  source: ListSource;
  templateId: string;
  width?: number | null | undefined;
};

export type CreateBankTemplateInput = {
  answerCodes?: string | null | undefined;
  bankCode?: string | null | undefined;
  bankCodes?: string | null | undefined;
  encoding: ListEncoding;
  file: ListFile;
  heads: boolean;
  lineEnd: ListLineEnd;
  name: string;
  separator: ListSeparator;
  typeCodes?: string | null | undefined;
};

export type CreateBranchOfficeInput = {
  communeCode?: string | null | undefined;
  name: string;
  status: PlaceStatus;
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

export type CreateCalendarFeedInput = {
  scope: FeedScope;
};

export type CreateCealMeasureInput = {
  achievablePlan: string;
  dimension: CealDimension;
  endDate: string;
  evaluationProcessId?: string | null | undefined;
  evaluationWeight: number;
  impactArea: string;
  measurablePlan: string;
  objective: string;
  realisticPlan: string;
  resultId: string;
  simpleAndSpecificPlan: string;
  startDate: string;
  submit: boolean;
  supervisorId?: string | null | undefined;
  surveyId?: string | null | undefined;
  traceableInTimePlan: string;
  workerId?: string | null | undefined;
};

export type CreateCentralizationInput = {
  groupId?: string | null | undefined;
  payrollMonthId: string;
  withSubsidies: boolean;
  withVacations: boolean;
};

export type CreateCertificateInput = {
  kind: CertificateKind;
  span?: CertificateSpan | null | undefined;
  userContractId: string;
  year?: number | null | undefined;
};

export type CreateClimateFeedbackInput = {
  area: string;
  comment: string;
  surveyId: string;
};

export type CreateCollaboratorFileOneInput = {
  businessId: string;
  folderId: string;
  name?: string | null | undefined;
  reveal: boolean;
  templateId: string;
  userContractId: string;
};

export type CreateCollectiveVacationInput = {
  area?: string | null | undefined;
  businessId: string;
  costCenterId?: string | null | undefined;
  endDate: string;
  startDate: string;
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

export type CreateContractEndingBatchInput = {
  businessId: string;
  contractFinalDate: string;
  dismissalCause: string;
  jobTitle: string;
  notice: DismissalNotice;
  noticeDate?: string | null | undefined;
  publicComment?: string | null | undefined;
};

export type CreateContractSettlementInput = {
  comment?: string | null | undefined;
  contractFinalDate: string;
  dismissalCause: string;
  displayToEmployee: boolean;
  heirUserId?: string | null | undefined;
  issueDate?: string | null | undefined;
  notice: DismissalNotice;
  noticeDate?: string | null | undefined;
  publicComment?: string | null | undefined;
  userContractId: string;
};

export type CreateCostCenterGroupInput = {
  code: string;
  name: string;
  status: CostCenterStatus;
};

export type CreateCostCenterNodeInput = {
  businessId?: string | null | undefined;
  code: string;
  groupId: string;
  name: string;
  parentId?: string | null | undefined;
  status: CostCenterStatus;
};

export type CreateDelegationInput = {
  endDate: string;
  kinds: Array<DelegatedKind>;
  startDate: string;
  toUserId: string;
};

export type CreateDocumentFolderInput = {
  access: FolderAccess;
  kind: FolderKind;
  name: string;
  parentId?: string | null | undefined;
  position?: number | null | undefined;
  profiles: Array<FolderReader>;
};

export type CreateDocumentInput = {
  draft: boolean;
  expiresOn?: string | null | undefined;
  fileId?: string | null | undefined;
  folderId: string;
  name: string;
  typeId: string;
  userContractId?: string | null | undefined;
  userId?: string | null | undefined;
};

export type CreateDocumentTemplateInput = {
  body: string;
  name: string;
  typeId: string;
};

export type CreateEmployerLoanInput = {
  amount: number;
  comment?: string | null | undefined;
  contractId: string;
  grantedOn: string;
  startMonth: number;
  totalQuotas: number;
};

export type CreateEvaluationProcessInput = {
  highCut: string;
  mediumCut: string;
  minRaters: number;
  missingPolicy: EvaluationMissingPolicy;
  peerWeight: number;
  planShare: number;
  selfWeight: number;
  stages?: Array<EvaluationProcessDatesInput> | null | undefined;
  subordinateWeight: number;
  supervisorWeight: number;
  surveyIds?: Array<EvaluationProcessSurveyInput> | null | undefined;
  title: string;
};

export type CreateFamilyMemberInput = {
  birthday?: string | null | undefined;
  burden: FamilyBurden;
  burdenFrom?: string | null | undefined;
  burdenUntil?: string | null | undefined;
  email?: string | null | undefined;
  emergencyContact: boolean;
  fileId?: string | null | undefined;
  firstname: string;
  maternalLastname?: string | null | undefined;
  paternalLastname: string;
  phone?: string | null | undefined;
  relation: FamilyRelation;
  rut?: string | null | undefined;
  studiesUntil?: string | null | undefined;
  userId: string;
};

export type CreateFeedbackInput = {
  comment: string;
  userSurveyId: string;
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

export type CreateHealthPlanNoticeInput = {
  comment?: string | null | undefined;
  folio: string;
  fromMonth: number;
  institution: string;
  kind: HealthPlanKind;
  notifiedOn: string;
  planUnit?: HealthPlanUnit | null | undefined;
  planValue?: string | null | undefined;
  userId: string;
};

export type CreateHierarchyNodeInput = {
  code: string;
  from?: string | null | undefined;
  headUserId?: string | null | undefined;
  kindId?: string | null | undefined;
  name: string;
  parentId?: string | null | undefined;
};

export type CreateHolidayInput = {
  branchOfficeId?: string | null | undefined;
  businessId?: string | null | undefined;
  comment?: string | null | undefined;
  countsForVacation: boolean;
  date: string;
  irrevocable: boolean;
  status: HolidayStatus;
  title: string;
  type: HolidayType;
};

export type CreateImportationInput = {
  code: string;
  dropLines?: number | null | undefined;
  fileId: string;
};

export type CreateIssueSettlementInput = {
  id: string;
  version?: number | null | undefined;
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
  syndicateId?: string | null | undefined;
  taxable?: boolean | null | undefined;
  title: string;
  tributable?: boolean | null | undefined;
  type: ItemType;
  validFrom: number;
};

export type CreateLaborProtectionInput = {
  comment?: string | null | undefined;
  courtCase?: string | null | undefined;
  courtDate?: string | null | undefined;
  courtFileId?: string | null | undefined;
  endDate?: string | null | undefined;
  fileId?: string | null | undefined;
  kind: ProtectionKind;
  startDate: string;
  userId: string;
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

export type CreateMassChangeInput = {
  area?: string | null | undefined;
  branchOffice?: string | null | undefined;
  businessId: string;
  counting?: string | null | undefined;
  endMonth?: number | null | undefined;
  fromDate?: string | null | undefined;
  itemCode?: string | null | undefined;
  jobTitle?: string | null | undefined;
  kind: MassChangeKind;
  least?: number | null | undefined;
  raiseMode?: RaiseMode | null | undefined;
  reason: string;
  rounding?: RaiseRounding | null | undefined;
  ruts?: string | null | undefined;
  startMonth?: number | null | undefined;
  syndicateId?: string | null | undefined;
  value?: string | null | undefined;
};

export type CreateMilestoneInput = {
  actionPlanId: string;
  date: string;
  description?: string | null | undefined;
  name: string;
  needsEvidence: boolean;
  type: MilestoneType;
  weight?: number | null | undefined;
};

export type CreatePaymentListInput = {
  builtin?: string | null | undefined;
  payrollMonthId: string;
  pays?: PaymentListPays | null | undefined;
  templateId?: string | null | undefined;
};

export type CreatePaymentMethodInput = {
  accountNumber?: string | null | undefined;
  accountType?: AccountType | null | undefined;
  bankCode?: string | null | undefined;
  kind: PaymentKind;
  userId: string;
};

export type CreatePieceworkPriceInput = {
  price: string;
  startsOn: string;
  taskId: string;
};

export type CreatePieceworkTaskInput = {
  name: string;
  status: PieceworkTaskState;
  unit: string;
};

export type CreateProfileInput = {
  name: string;
};

export type CreateProvisionPolicyInput = {
  businessId: string;
  fromMonth: number;
  kind: ProvisionPolicyKind;
  method: ProvisionMethod;
  ownCapital?: number | null | undefined;
  percent?: string | null | undefined;
  profit?: number | null | undefined;
  reason: string;
};

export type CreateResidencePermitInput = {
  comment?: string | null | undefined;
  endDate?: string | null | undefined;
  fileId?: string | null | undefined;
  kind: ResidenceKind;
  number: string;
  quotaException?: QuotaException | null | undefined;
  residentSince?: string | null | undefined;
  startDate: string;
  userId: string;
};

export type CreateRestrictionInput = {
  businesses: Array<RestrictionBusinessInput>;
  name: string;
  units?: Array<RestrictionUnitInput> | null | undefined;
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

export type CreateSettlementBatchInput = {
  areaId?: string | null | undefined;
  businessId: string;
  contractType?: ContractType | null | undefined;
  contributionsPaid: boolean;
  disengagementDate?: string | null | undefined;
  dismissalCause?: DismissalCause | null | undefined;
  endingBatchId?: string | null | undefined;
  endsFrom?: string | null | undefined;
  endsTo?: string | null | undefined;
  jobTitle?: string | null | undefined;
  name: string;
  noticeDate?: string | null | undefined;
  payDate: string;
  payLastPayslip: boolean;
  ruts?: string | null | undefined;
};

export type CreateSettlementInput = {
  advances?: number | null | undefined;
  afcEmployerBalance?: number | null | undefined;
  alimonyPercent?: string | null | undefined;
  alimonyPesos?: number | null | undefined;
  allowances?: number | null | undefined;
  average24?: number | null | undefined;
  contributionsPaid: boolean;
  deferVacation: boolean;
  disengagementDate: string;
  dismissalCause: DismissalCause;
  fixed?: number | null | undefined;
  fundBalance?: number | null | undefined;
  gratification?: number | null | undefined;
  lastPay?: number | null | undefined;
  lastThree?: number | null | undefined;
  loans?: number | null | undefined;
  noticeDate?: string | null | undefined;
  notifiedOn?: string | null | undefined;
  otherDeductions?: number | null | undefined;
  pactAnyCause: boolean;
  pactDays?: string | null | undefined;
  pactWithoutUfCap: boolean;
  pactWithoutYearsCap: boolean;
  payDate: string;
  payLastPayslip: boolean;
  salary?: number | null | undefined;
  userContractId: string;
  variableAverage?: number | null | undefined;
  voluntary?: number | null | undefined;
  withoutDebts?: Array<SettlementDebtKey> | null | undefined;
};

export type CreateSignedListInput = {
  kind: ByHand;
  payrollMonthId: string;
  pays?: PaymentListPays | null | undefined;
};

export type CreateSupplierInput = {
  accountNumber: string;
  bankId: string;
  businessName?: string | null | undefined;
  identifier: string;
  name: string;
  paymentAccountType: AccountType;
};

export type CreateSurveyInput = {
  endAt: string;
  fromSurveyId?: string | null | undefined;
  privacy?: SurveyPrivacy | null | undefined;
  startAt: string;
  template?: string | null | undefined;
  title: string;
  type: SurveyType;
  withParticipants?: boolean | null | undefined;
};

export type CreateSurveyLinkInput = {
  surveyId: string;
  userSurveyId?: string | null | undefined;
  usesLeft?: number | null | undefined;
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

export type CreateThirdPartyListInput = {
  builtin?: string | null | undefined;
  payrollMonthId: string;
  templateId?: string | null | undefined;
};

export type CreateTransferFileInput = {
  format?: TransferFormat | null | undefined;
  payrollMonthId: string;
};

export type CreateUnitKindInput = {
  name: string;
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
  hierarchyNodeId?: string | null | undefined;
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
  specialWorkday?: SpecialWorkday | null | undefined;
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

export type CreateUserFieldInput = {
  code: string;
  dated: boolean;
  help?: string | null | undefined;
  managers: boolean;
  options?: string | null | undefined;
  required: boolean;
  reserved: boolean;
  title: string;
  type: UserFieldType;
  worker: UserFieldWorker;
};

export type CreateUserInput = {
  address?: string | null | undefined;
  addressCountry?: string | null | undefined;
  afcDate?: string | null | undefined;
  afcEnrolled?: boolean | null | undefined;
  affiliateContribution?: MoneyInput | null | undefined;
  affiliateInstitution?: string | null | undefined;
  affiliateMaternalLastname?: string | null | undefined;
  affiliateNames?: string | null | undefined;
  affiliatePaternalLastname?: string | null | undefined;
  affiliateRut?: string | null | undefined;
  affiliateSaving?: MoneyInput | null | undefined;
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
  disability?: Disability | null | undefined;
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

export type CreateVacationAdjustmentInput = {
  days: string;
  on: string;
  pool: VacationPool;
  reason: string;
  userContractId: string;
};

export type CreateVacationBlackoutInput = {
  businessId: string;
  endDate: string;
  reason: string;
  startDate: string;
};

export type CreateVacationCompensationInput = {
  agreedOn: string;
  amount?: number | null | undefined;
  basis: VacationCompensationBasis;
  countFrom: string;
  days: string;
  fileId?: string | null | undefined;
  payMonth: number;
  userContractId: string;
};

export type CreateVacationInput = {
  advance?: boolean | null | undefined;
  approve?: boolean | null | undefined;
  care?: boolean | null | undefined;
  careFileId?: string | null | undefined;
  comment?: string | null | undefined;
  endDate: string;
  half?: DayHalf | null | undefined;
  isHistoric?: boolean | null | undefined;
  poolOrder?: VacationPoolOrder | null | undefined;
  replacesId?: string | null | undefined;
  startDate: string;
  userContractId: string;
};

export type CreateVacationLotInput = {
  days?: string | null | undefined;
  expiresOn?: string | null | undefined;
  grantedOn: string;
  overtimeHours?: string | null | undefined;
  reason?: string | null | undefined;
  source: LotSource;
  userContractId: string;
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

export type DataCorrectionFilter = {
  part?: CorrectionPart | null | undefined;
  search?: string | null | undefined;
  status?: CorrectionStatus | null | undefined;
  userId?: string | null | undefined;
};

export type DataCorrectionsSort = {
  by: DataCorrectionsSortField;
  descending?: boolean | null | undefined;
};

export type DataCorrectionsSortField =
  | 'fullname'
  | 'requestedAt'
  | 'status';

export type DateForm =
  | 'DASHED'
  | 'DDMMYYYY'
  | 'ISO'
  | 'SLASHED'
  | 'YYYYMMDD';

export type DayHalf =
  | 'AM'
  | 'PM';

export type DeadlineKind =
  | 'LRE'
  | 'PAY'
  | 'PREVIRED';

export type DeadlineMonth = {
  payrollMonthId: string;
};

export type DebtsFilter = {
  search?: string | null | undefined;
};

export type DebtsSort = {
  by: DebtsSortField;
  descending?: boolean | null | undefined;
};

export type DebtsSortField =
  | 'person';

export type DecideVacationDoubtsInput = {
  correct: boolean;
  doubts: Array<VacationDoubtToDecide>;
  reason: string;
};

export type DecideVacationZonesInput = {
  accept: boolean;
  contracts: Array<VacationZoneToDecide>;
  reason?: string | null | undefined;
  since?: string | null | undefined;
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

export type DelegableKind =
  | 'ABSENCE'
  | 'VACATION';

export type DelegatedKind = {
  kind: DelegableKind;
};

export type DelegationPeopleInput = {
  search?: string | null | undefined;
  userId?: string | null | undefined;
};

export type DelegationState =
  | 'COMING'
  | 'PAST'
  | 'REVOKED'
  | 'RUNNING';

export type DeleteActionPlanInput = {
  id: string;
  version?: number | null | undefined;
};

export type DeleteAnnouncementInput = {
  id: string;
  reason: string;
  version?: number | null | undefined;
};

export type DeleteCealResultInput = {
  id: string;
  version: number;
};

export type DeleteDocumentInput = {
  id: string;
  version: number;
};

export type DeleteEvaluationProcessInput = {
  id: string;
  version?: number | null | undefined;
};

export type DeleteHierarchyNodeInput = {
  from?: string | null | undefined;
  id: string;
};

export type DeleteMilestoneInput = {
  id: string;
  version?: number | null | undefined;
};

export type DeleteSettlementInput = {
  id: string;
  response?: string | null | undefined;
  version?: number | null | undefined;
};

export type DeleteSurveyInput = {
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};

export type DeleteVacationInput = {
  force?: boolean | null | undefined;
  id: string;
  reason?: string | null | undefined;
};

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

export type Disability =
  | 'CERTIFIED'
  | 'NONE'
  | 'TOTAL_PENSION';

export type DiscardImportationInput = {
  id: string;
  version: number;
};

export type DiscardMassChangeInput = {
  id: string;
  version: number;
};

export type DismissalCause =
  | 'ART_159_1'
  | 'ART_159_2'
  | 'ART_159_3'
  | 'ART_159_4'
  | 'ART_159_5'
  | 'ART_159_6'
  | 'ART_160_1A'
  | 'ART_160_1B'
  | 'ART_160_1C'
  | 'ART_160_1D'
  | 'ART_160_1E'
  | 'ART_160_1F'
  | 'ART_160_2'
  | 'ART_160_3'
  | 'ART_160_4A'
  | 'ART_160_4B'
  | 'ART_160_5'
  | 'ART_160_6'
  | 'ART_160_7'
  | 'ART_161BIS'
  | 'ART_161_1'
  | 'ART_161_2'
  | 'ART_163BIS'
  | 'ART_171';

export type DismissalNotice =
  | 'GIVEN'
  | 'NONE'
  | 'PAID';

export type DisplaySettlementsInput = {
  batchId?: string | null | undefined;
  businessId?: string | null | undefined;
  dismissalCause?: string | null | undefined;
  people: number;
  search?: string | null | undefined;
  settlementId?: string | null | undefined;
  shows: boolean;
  status?: SettlementStatus | null | undefined;
};

export type DisputeState =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'OPEN'
  | 'WITHDRAWN';

export type DisputesOfPayslipInput = {
  contractId: string;
  payrollMonthId: string;
};

export type DocumentAct =
  | 'ISSUE'
  | 'REPLACE'
  | 'VOID';

export type DocumentFilter = {
  folderId?: string | null | undefined;
  kind?: FolderKind | null | undefined;
  search?: string | null | undefined;
  state?: DocumentState | null | undefined;
  typeId?: string | null | undefined;
  userId?: string | null | undefined;
};

export type DocumentFoldersInput = {
  folderId?: string | null | undefined;
  kind?: FolderKind | null | undefined;
  userId?: string | null | undefined;
};

export type DocumentRef = {
  id: string;
};

export type DocumentRetention =
  | 'COMPANY'
  | 'LABOUR'
  | 'PAY';

export type DocumentSensitivity =
  | 'NORMAL'
  | 'RESERVED';

export type DocumentState =
  | 'DRAFT'
  | 'EXPIRED'
  | 'ISSUED'
  | 'PENDING_SIGNATURE'
  | 'REJECTED'
  | 'REPLACED'
  | 'SIGNED'
  | 'VOID';

export type DocumentTemplateFilter = {
  search?: string | null | undefined;
  state?: TemplateState | null | undefined;
  typeId?: string | null | undefined;
};

export type DocumentTemplateSeen = {
  id: string;
  version: number;
};

export type DocumentTemplatesSort = {
  by: DocumentTemplatesSortField;
  descending?: boolean | null | undefined;
};

export type DocumentTemplatesSortField =
  | 'name'
  | 'updatedAt';

export type DocumentTypeStatus =
  | 'ACTIVE'
  | 'ARCHIVED';

export type DocumentsSort = {
  by: DocumentsSortField;
  descending?: boolean | null | undefined;
};

export type DocumentsSortField =
  | 'createdAt'
  | 'expiresOn'
  | 'fullname'
  | 'name';

export type DraftKind =
  | 'FORMULA'
  | 'ITEM'
  | 'LAW';

export type DutyBasis =
  | 'LAW'
  | 'PROPOSED';

export type DutyState =
  | 'DONE'
  | 'OVERDUE'
  | 'PENDING';

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

export type EndingPart =
  | 'ABSENCES'
  | 'ACCESS'
  | 'DELEGATIONS'
  | 'ITEMS'
  | 'LOANS'
  | 'TEAM'
  | 'UNITS'
  | 'VACATIONS';

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

export type EnterPublicHolidayInput = {
  comment?: string | null | undefined;
  date: string;
  irrevocable: boolean;
  law?: string | null | undefined;
  places?: string | null | undefined;
  scope: PublicHolidayScope;
  title: string;
  type: PublicHolidayType;
};

export type EnteredBracketInput = {
  above?: string | null | undefined;
  upTo?: string | null | undefined;
  value1: string;
  value2?: string | null | undefined;
};

export type EnteredItemsInput = {
  payrollMonthId: string;
};

export type EvaluationMissingFilter = {
  processId?: string | null | undefined;
  search?: string | null | undefined;
};

export type EvaluationMissingPolicy =
  | 'RENORMALIZE'
  | 'WAIT';

export type EvaluationMissingSort = {
  by: EvaluationMissingSortField;
  descending?: boolean | null | undefined;
};

export type EvaluationMissingSortField =
  | 'fullname';

export type EvaluationProcessDatesInput = {
  endsOn: string;
  stage: EvaluationProcessStage;
  startsOn: string;
};

export type EvaluationProcessFilter = {
  search?: string | null | undefined;
  status?: EvaluationProcessStatus | null | undefined;
};

export type EvaluationProcessMove =
  | 'CALIBRATE'
  | 'CANCEL'
  | 'CLOSE'
  | 'FEEDBACK'
  | 'REOPEN'
  | 'START';

export type EvaluationProcessStage =
  | 'CALIBRATION'
  | 'CLOSING'
  | 'EVALUATION'
  | 'FEEDBACK'
  | 'PLANS'
  | 'PREPARATION'
  | 'SELF';

export type EvaluationProcessStatus =
  | 'CALIBRATION'
  | 'CANCELED'
  | 'CLOSED'
  | 'DRAFT'
  | 'FEEDBACK'
  | 'RUNNING';

export type EvaluationProcessSurveyInput = {
  id: string;
};

export type EvaluationProcessesSort = {
  by: EvaluationProcessesSortField;
  descending?: boolean | null | undefined;
};

export type EvaluationProcessesSortField =
  | 'createdAt'
  | 'status'
  | 'title';

export type EvaluationRaterGroup =
  | 'OTHERS'
  | 'PEER'
  | 'SELF'
  | 'SUBORDINATE'
  | 'SUPERVISOR';

export type EvaluationReportFilter = {
  search?: string | null | undefined;
};

export type EvaluationReportInput = {
  processId: string;
};

export type EvaluationReportsSort = {
  by: EvaluationReportsSortField;
  descending?: boolean | null | undefined;
};

export type EvaluationReportsSortField =
  | 'startedAt';

export type EvaluationResultFilter = {
  areaId?: string | null | undefined;
  band?: number | null | undefined;
  box?: number | null | undefined;
  processId: string;
  search?: string | null | undefined;
  status?: EvaluationReviewStatus | null | undefined;
  supervisorId?: string | null | undefined;
  unanswered?: boolean | null | undefined;
};

export type EvaluationResultInput = {
  evaluateeId: string;
  processId?: string | null | undefined;
  surveyId?: string | null | undefined;
};

export type EvaluationResultsSort = {
  by: EvaluationResultsSortField;
  descending?: boolean | null | undefined;
};

export type EvaluationResultsSortField =
  | 'fullname'
  | 'score';

export type EvaluationReviewFilter = {
  areaId?: string | null | undefined;
  processId?: string | null | undefined;
  search?: string | null | undefined;
  status?: EvaluationReviewStatus | null | undefined;
};

export type EvaluationReviewStatus =
  | 'ACKNOWLEDGED'
  | 'CALIBRATED'
  | 'IN_PROGRESS'
  | 'MET'
  | 'PENDING'
  | 'READY'
  | 'RELEASED';

export type EvaluationReviewsSort = {
  by: EvaluationReviewsSortField;
  descending?: boolean | null | undefined;
};

export type EvaluationReviewsSortField =
  | 'fullname'
  | 'score'
  | 'status';

export type EvaluationSurveysInput = {
  processId?: string | null | undefined;
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

export type ExplainOwnSettlementInput = {
  code: string;
  id: string;
};

export type ExplainPayslipInput = {
  code: string;
  contractId: string;
  payrollMonthId: string;
};

export type ExplainSettlementInput = {
  code: string;
  id: string;
};

export type ExportCentralizationInput = {
  format: CentralizationFormat;
  id: string;
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

export type ExtendSurveyInput = {
  endAt: string;
  id: string;
  version?: number | null | undefined;
};

export type FamilyAllowanceSegment =
  | 'A'
  | 'B'
  | 'C'
  | 'D';

export type FamilyBurden =
  | 'DISABLED'
  | 'MATERNAL'
  | 'NONE'
  | 'SIMPLE';

export type FamilyInput = {
  userId: string;
};

export type FamilyRelation =
  | 'CHILD'
  | 'CIVIL_PARTNER'
  | 'FATHER'
  | 'GRANDCHILD'
  | 'IN_CARE'
  | 'MOTHER'
  | 'OTHER'
  | 'SIBLING'
  | 'SPOUSE'
  | 'STEPCHILD';

export type FeeType =
  | 'FIXED'
  | 'NONE'
  | 'PERCENT';

export type FeedScope =
  | 'HOLIDAYS'
  | 'OWN'
  | 'TEAM';

export type FeedbackAreasFilter = {
  surveyId: string;
};

export type FeedbackFilter = {
  surveyId?: string | null | undefined;
  userSurveyId?: string | null | undefined;
};

export type FilingFindingFilter = {
  filingId: string;
  level?: FilingFindingLevel | null | undefined;
};

export type FilingFindingLevel =
  | 'ERROR'
  | 'WARNING';

export type FilingFindingsSort = {
  by: FilingFindingsSortField;
  descending?: boolean | null | undefined;
};

export type FilingFindingsSortField =
  | 'line';

export type FilingKind =
  | 'DJ1887'
  | 'LRE'
  | 'PREVIRED'
  | 'PREVIRED_ADDED';

export type FilingLayout =
  | 'FIXED'
  | 'SEPARATED';

export type FilingMonthFilter = {
  businessId?: string | null | undefined;
  payrollMonthId?: string | null | undefined;
};

export type FilingMonthsSort = {
  by: FilingMonthsSortField;
  descending?: boolean | null | undefined;
};

export type FilingMonthsSortField =
  | 'yearMonth';

export type FilingState =
  | 'CLEAN'
  | 'ERRORS'
  | 'FAILED'
  | 'MAKING'
  | 'STALE'
  | 'WARNINGS';

export type FilingWageFilter = {
  filingId: string;
  search?: string | null | undefined;
};

export type FilingWagesSort = {
  by: FilingWagesSortField;
  descending?: boolean | null | undefined;
};

export type FilingWagesSortField =
  | 'n';

export type FilingsInput = {
  payrollMonthId: string;
};

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

export type FolderAccess =
  | 'PRIVATE'
  | 'PROTECTED'
  | 'PUBLIC';

export type FolderKind =
  | 'COMPANY'
  | 'PERSON';

export type FolderReader = {
  id: string;
};

export type ForeignQuotaState =
  | 'EXEMPT'
  | 'FULL'
  | 'OVER'
  | 'WITHIN';

export type ForeignWorkerFilter = {
  businessId?: string | null | undefined;
  search?: string | null | undefined;
  state?: ResidenceState | null | undefined;
  treatment?: QuotaTreatment | null | undefined;
};

export type ForeignWorkersSort = {
  by: ForeignWorkersSortField;
  descending?: boolean | null | undefined;
};

export type ForeignWorkersSortField =
  | 'endDate'
  | 'fullname';

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

export type HealthPlanKind =
  | 'CHANGE'
  | 'LEAVING'
  | 'SUBSCRIPTION';

export type HealthPlanNoticeAnswer = {
  id: string;
  reason?: string | null | undefined;
  version: number;
};

export type HealthPlanNoticeFilter = {
  institution?: string | null | undefined;
  kind?: HealthPlanKind | null | undefined;
  month?: number | null | undefined;
  search?: string | null | undefined;
  status?: HealthPlanState | null | undefined;
};

export type HealthPlanNoticesSort = {
  by: HealthPlanNoticesSortField;
  descending?: boolean | null | undefined;
};

export type HealthPlanNoticesSortField =
  | 'fromMonth'
  | 'fullname'
  | 'notifiedOn';

export type HealthPlanState =
  | 'APPLIED'
  | 'PENDING'
  | 'REJECTED';

export type HealthPlanUnit =
  | 'CLP'
  | 'PERCENT'
  | 'UF';

export type HierarchyNodesInput = {
  asOf?: string | null | undefined;
};

export type HireFilter =
  | 'AFP'
  | 'BIRTHDAY'
  | 'EMAIL'
  | 'HEALTH'
  | 'IPS_RATE'
  | 'NADA'
  | 'OUTSIDE'
  | 'PAYMENT'
  | 'RECORD'
  | 'SIGNATURE';

export type HireLack =
  | 'AFP'
  | 'BIRTHDAY'
  | 'EMAIL'
  | 'HEALTH'
  | 'IPS_RATE'
  | 'OUTSIDE'
  | 'PAYMENT'
  | 'RECORD'
  | 'SIGNATURE';

export type HiresFilter = {
  businessId?: string | null | undefined;
  lack?: HireFilter | null | undefined;
  search?: string | null | undefined;
  yearMonth: number;
};

export type HiresSort = {
  by: HiresSortField;
  descending?: boolean | null | undefined;
};

export type HiresSortField =
  | 'initialDate'
  | 'name';

export type HolidayStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type HolidayType =
  | 'CIVIL'
  | 'RELIGIOUS';

export type HolidayYearInput = {
  year: number;
};

export type IdentificationType =
  | 'CC'
  | 'CI'
  | 'DNI'
  | 'NIC'
  | 'OTHER'
  | 'PASSPORT'
  | 'RUT';

export type ImportAccountingAccountsInput = {
  rows: Array<PastedAccountingAccount>;
};

export type ImportAccountingTemplateInput = {
  layout: string;
  name: string;
};

export type ImportBankTemplateInput = {
  bankCode?: string | null | undefined;
  layout: string;
  name: string;
};

export type ImportCealResultsInput = {
  appliedOn: string;
  pasted: string;
};

export type ImportCellInput = {
  column: string;
  line: number;
  value?: string | null | undefined;
};

export type ImportHeaderInput = {
  column?: string | null | undefined;
  header: string;
};

export type ImportMode =
  | 'ALL'
  | 'VALID';

export type ImportOutcome =
  | 'DONE'
  | 'KEPT'
  | 'UNDONE';

export type ImportResult =
  | 'CHANGE'
  | 'ERROR'
  | 'NEW'
  | 'SAME'
  | 'SKIP';

export type ImportRowsFilter = {
  importationId: string;
  outcome?: ImportOutcome | null | undefined;
  result?: ImportResult | null | undefined;
  search?: string | null | undefined;
};

export type ImportRowsSort = {
  by: ImportRowsSortField;
  descending?: boolean | null | undefined;
};

export type ImportRowsSortField =
  | 'line';

export type ImportState =
  | 'APPLIED'
  | 'APPLYING'
  | 'DISCARDED'
  | 'FAILED'
  | 'READING'
  | 'READY'
  | 'STOPPED'
  | 'TO_REPAIR'
  | 'UNDOING'
  | 'UNDONE'
  | 'UNDONE_PARTLY';

export type ImportTemplateInput = {
  code: string;
  filled: boolean;
};

export type ImportationsFilter = {
  code?: string | null | undefined;
};

export type ImportationsSort = {
  by: ImportationsSortField;
  descending?: boolean | null | undefined;
};

export type ImportationsSortField =
  | 'createdAt';

export type InboxDetailsInput = {
  key: string;
};

export type InboxFilter = {
  kind?: ApprovalKind | null | undefined;
  olderThan?: number | null | undefined;
  onBehalfOf?: string | null | undefined;
  search?: string | null | undefined;
  userId?: string | null | undefined;
};

export type InboxKey = {
  key: string;
};

export type InboxSort = {
  by: InboxSortField;
  descending?: boolean | null | undefined;
};

export type InboxSortField =
  | 'since';

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

export type IssueSettlementBatchInput = {
  id: string;
  version: number;
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

export type KeptDeadline =
  | 'DJ1887'
  | 'F29'
  | 'LRE'
  | 'PREVIRED';

export type LaborProtectionsInput = {
  userId: string;
};

export type LastingItemsFilter = {
  id?: string | null | undefined;
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type LastingItemsSort = {
  by: LastingItemsSortField;
  descending?: boolean | null | undefined;
};

export type LastingItemsSortField =
  | 'person';

export type LateFactKind =
  | 'ABSENCE'
  | 'CONTRACT'
  | 'CONTRACT_VERSION'
  | 'LATE_ITEM'
  | 'LAW'
  | 'LINK'
  | 'PERSON_VERSION'
  | 'REOPENED'
  | 'VACATION'
  | 'VACATION_COMPENSATION';

export type LateItemOrigin =
  | 'PIECEWORK';

export type LateItemsFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type LateItemsSort = {
  by: LateItemsSortField;
  descending?: boolean | null | undefined;
};

export type LateItemsSortField =
  | 'name'
  | 'yearMonth';

export type LeaveFirstStepInput = {
  later: boolean;
  step: FirstStep;
};

export type LeaveOutOfSettlementBatchInput = {
  id: string;
  userContractId: string;
  version: number;
};

export type LeaveSubsidiesSort = {
  by: LeaveSubsidiesSortField;
  descending?: boolean | null | undefined;
};

export type LeaveSubsidiesSortField =
  | 'endDate'
  | 'fullname'
  | 'owed';

export type LeaveSubsidyAnswer = {
  id: string;
  reason?: string | null | undefined;
  version: number;
};

export type LeaveSubsidyFilter = {
  age?: SubsidyAge | null | undefined;
  businessId?: string | null | undefined;
  due?: boolean | null | undefined;
  payer?: string | null | undefined;
  search?: string | null | undefined;
  status?: LeaveSubsidyState | null | undefined;
  unknown?: boolean | null | undefined;
};

export type LeaveSubsidyState =
  | 'APPEALED'
  | 'CLAIMED'
  | 'LOST'
  | 'OPEN'
  | 'PARTIAL'
  | 'RECEIVED'
  | 'REJECTED';

export type LeaveToOpen = {
  id: string;
};

export type LeaveToRecoverFilter = {
  businessId?: string | null | undefined;
  search?: string | null | undefined;
  subtype?: AbsenceSubtype | null | undefined;
};

export type LeavesToRecoverSort = {
  by: LeavesToRecoverSortField;
  descending?: boolean | null | undefined;
};

export type LeavesToRecoverSortField =
  | 'endDate'
  | 'fullname';

export type LegalKind =
  | 'ANNEX'
  | 'CERTIFICATE'
  | 'CONTRACT'
  | 'OTHER'
  | 'PAYSLIP'
  | 'RESIGNATION'
  | 'RIOHS'
  | 'SETTLEMENT'
  | 'VACATION'
  | 'WARNING';

export type LegalPermit =
  | 'BIRTH'
  | 'DEATH_IN_GESTATION'
  | 'DEATH_OF_CHILD'
  | 'DEATH_OF_RELATIVE'
  | 'DEATH_OF_SPOUSE'
  | 'HEALTH_EXAM'
  | 'MARRIAGE'
  | 'SERIOUS_ILLNESS_OF_CHILD'
  | 'VACCINATION';

export type LegalPermitDaysInput = {
  legalPermit: LegalPermit;
  startDate: string;
  userContractId: string;
};

export type LicenseFormat =
  | 'ELECTRONIC'
  | 'PAPER';

export type ListEncoding =
  | 'LATIN1'
  | 'UTF8';

export type ListFile =
  | 'TEXT'
  | 'XLS'
  | 'XLSX';

export type ListLetters =
  | 'AS_IS'
  | 'LOWER'
  | 'PLAIN'
  | 'UPPER';

export type ListLineEnd =
  | 'CRLF'
  | 'LF';

export type ListSection =
  | 'ANSWER'
  | 'HEADER'
  | 'LINE'
  | 'TRAILER';

export type ListSeparator =
  | 'COMMA'
  | 'FIXED'
  | 'PIPE'
  | 'SEMICOLON'
  | 'TAB';

export type ListSource =
  | 'ACCOUNT'
  | 'ACCOUNT_TYPE'
  | 'AMOUNT'
  | 'BANK'
  | 'CHARGE'
  | 'CONSTANT'
  | 'COUNT'
  | 'DATE'
  | 'NAME'
  | 'NOTHING'
  | 'NUMBER'
  | 'PAYER_BODY'
  | 'PAYER_DIGIT'
  | 'PAYER_NAME'
  | 'PAYER_RUT'
  | 'REASON'
  | 'RUT'
  | 'RUT_BODY'
  | 'RUT_DASHED'
  | 'RUT_DIGIT'
  | 'STATUS'
  | 'SUBJECT'
  | 'TOTAL';

export type LoanState =
  | 'ACTIVE'
  | 'PAID';

export type LoanWay =
  | 'LAST'
  | 'SMALLER';

export type LotSource =
  | 'AGREEMENT'
  | 'BENEFIT'
  | 'OVERTIME';

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

export type MakeBatchSettlementsInput = {
  id: string;
  version: number;
};

export type MakeContractIndefiniteInput = {
  id: string;
  version: number;
};

export type MakeFilingInput = {
  ccafPercent?: string | null | undefined;
  kind: FilingKind;
  layout: FilingLayout;
  originMonth?: number | null | undefined;
  payrollMonthId: string;
};

export type MapImportationInput = {
  columns: Array<ImportHeaderInput>;
  dropLines?: number | null | undefined;
  id: string;
  version: number;
};

export type MarkDutyInput = {
  businessId: string;
  doneOn: string;
  duty: KeptDeadline;
  fileId?: string | null | undefined;
  note?: string | null | undefined;
  yearMonth: number;
};

export type MarkPayrollDeadlineInput = {
  done: boolean;
  kind: DeclaredKind;
  months: Array<DeadlineMonth>;
};

export type MarkRegistrationInput = {
  doneOn: string;
  fileId?: string | null | undefined;
  kind: RegistrationKind;
  note?: string | null | undefined;
  userContractId: string;
};

export type MassChangeKind =
  | 'ALLOWANCE'
  | 'ITEM'
  | 'ITEM_END'
  | 'RAISE';

export type MassChangePeopleFilter = {
  area?: string | null | undefined;
  branchOffice?: string | null | undefined;
  businessId: string;
  endMonth?: number | null | undefined;
  fromDate?: string | null | undefined;
  itemCode?: string | null | undefined;
  jobTitle?: string | null | undefined;
  kind: MassChangeKind;
  least?: number | null | undefined;
  raiseMode?: RaiseMode | null | undefined;
  rounding?: RaiseRounding | null | undefined;
  ruts?: string | null | undefined;
  startMonth?: number | null | undefined;
  syndicateId?: string | null | undefined;
  value?: string | null | undefined;
};

export type MassChangePeopleSort = {
  by: MassChangePeopleSortField;
  descending?: boolean | null | undefined;
};

export type MassChangePeopleSortField =
  | 'fullname';

export type MassChangePreviewInput = {
  area?: string | null | undefined;
  branchOffice?: string | null | undefined;
  businessId: string;
  counting?: string | null | undefined;
  endMonth?: number | null | undefined;
  fromDate?: string | null | undefined;
  itemCode?: string | null | undefined;
  jobTitle?: string | null | undefined;
  kind: MassChangeKind;
  least?: number | null | undefined;
  raiseMode?: RaiseMode | null | undefined;
  rounding?: RaiseRounding | null | undefined;
  ruts?: string | null | undefined;
  startMonth?: number | null | undefined;
  syndicateId?: string | null | undefined;
  value?: string | null | undefined;
};

export type MassChangeState =
  | 'APPLIED'
  | 'APPLYING'
  | 'DISCARDED'
  | 'PREPARING'
  | 'UNDOING'
  | 'UNDONE';

export type MassChangeStep =
  | 'DONE'
  | 'KEPT'
  | 'PREPARED'
  | 'UNDONE';

export type MassChangesFilter = {
  businessId?: string | null | undefined;
};

export type MassChangesSort = {
  by: MassChangesSortField;
  descending?: boolean | null | undefined;
};

export type MassChangesSortField =
  | 'createdAt';

export type MergeAreasInput = {
  id: string;
  intoId: string;
  version: number;
};

export type MergeBranchOfficesInput = {
  id: string;
  intoId: string;
  version: number;
};

export type MergeTrainingNeedsInput = {
  id: string;
  keys: Array<TrainingNeedKeyInput>;
  name: string;
};

export type MiDtPart =
  | 'AMOUNTS'
  | 'CONTRACT'
  | 'EMPLOYER'
  | 'PAYMENT'
  | 'WORKER';

export type MilestoneType =
  | 'HITO'
  | 'NOTA';

export type MilestonesInput = {
  actionPlanId: string;
};

export type MoneyInput = {
  currency: string;
  value: string;
};

export type MonthContractsByRutInput = {
  payrollMonthId: string;
  people: Array<PersonByRut>;
};

export type MonthContractsFilter = {
  contractId?: string | null | undefined;
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type MonthContractsSort = {
  by: MonthContractsSortField;
  descending?: boolean | null | undefined;
};

export type MonthContractsSortField =
  | 'name';

export type MoveAccountingTemplateColumnInput = {
  before?: string | null | undefined;
  id: string;
  version: number;
};

export type MoveBankTemplateColumnInput = {
  before?: string | null | undefined;
  id: string;
  version: number;
};

export type MoveEvaluationProcessInput = {
  id: string;
  move: EvaluationProcessMove;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};

export type MoveSurveyInput = {
  endAt?: string | null | undefined;
  id: string;
  move: SurveyMove;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};

export type MutationStatus =
  | 'ERROR'
  | 'OK';

export type MyActionPlansSort = {
  by: MyActionPlansSortField;
  descending?: boolean | null | undefined;
};

export type MyActionPlansSortField =
  | 'approvalStatus'
  | 'completenessPercentage'
  | 'endDate'
  | 'fullname'
  | 'urgency';

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
  findings?: Array<PayrollCheckRef> | null | undefined;
  note: string;
  payrollMonthId: string;
  rule?: string | null | undefined;
  waiting?: number | null | undefined;
};

export type NoticeFilter = {
  kind?: NoticeKind | null | undefined;
  unread?: boolean | null | undefined;
};

export type NoticeKind =
  | 'ANSWER'
  | 'REMINDER'
  | 'REQUEST';

export type NoticeMail =
  | 'DIGEST'
  | 'NONE'
  | 'NOW';

export type NoticesSort = {
  by: NoticesSortField;
  descending?: boolean | null | undefined;
};

export type NoticesSortField =
  | 'createdAt';

export type ObligationState =
  | 'CHANGED'
  | 'CLEAN'
  | 'DECLARED'
  | 'ERRORS'
  | 'FAILED'
  | 'MAKING'
  | 'NONE'
  | 'OUTSIDE'
  | 'STALE'
  | 'WARNINGS';

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

export type OfApprovalRules = {
  businessId: string;
};

export type OfBusiness = {
  businessId: string;
};

export type OfClosing = {
  payrollMonthId: string;
};

export type OfCollectiveGroups = {
  businessId: string;
};

export type OfCompany = {
  companyId?: string | null | undefined;
};

export type OfConcept = {
  code: string;
  kind: ConceptKind;
};

export type OfContractEndingGroups = {
  businessId: string;
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

export type OfSettlementBatchChoices = {
  businessId: string;
};

export type OfSettlementMonth = {
  payrollMonthId: string;
};

export type OfTransfer = {
  contractId: string;
};

export type OfVacationRules = {
  businessId: string;
};

export type OfYearMonth = {
  yearMonth: number;
};

export type OpenAnnouncementFileInput = {
  fileId: string;
  id: string;
};

export type OpenCertificateInput = {
  id: string;
};

export type OpenDocumentInput = {
  id: string;
  no?: number | null | undefined;
};

export type OpenFilingInput = {
  id: string;
};

export type OpenLeaveSubsidiesInput = {
  leaves: Array<LeaveToOpen>;
};

export type OpenPaymentListInput = {
  id: string;
  version: number;
};

export type OpenPayslipDisputeInput = {
  code?: string | null | undefined;
  contractId: string;
  payrollMonthId: string;
  text: string;
};

export type OpenProofInput = {
  businessId: string;
  duty: KeptDeadline;
  yearMonth: number;
};

export type OpenProtectionPaperInput = {
  id: string;
  ofCourt: boolean;
};

export type OpenRegistrationProofInput = {
  kind: RegistrationKind;
  userContractId: string;
};

export type OpenVacationCarePaperInput = {
  id: string;
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

export type OrgChangeKind =
  | 'CHIEF'
  | 'JOINED'
  | 'LEFT'
  | 'PLACE'
  | 'UNIT';

export type OrgChangedFact =
  | 'AREA'
  | 'CHIEF'
  | 'OFFICE'
  | 'UNIT';

export type OrgChartChangesInput = {
  asOf?: string | null | undefined;
  businessId?: string | null | undefined;
  comparedTo: string;
  kind?: OrgChangeKind | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
};

export type OrgChartInput = {
  alone?: boolean | null | undefined;
  asOf?: string | null | undefined;
  businessId?: string | null | undefined;
  comparedTo?: string | null | undefined;
  highlightId?: string | null | undefined;
  highlightUnitId?: string | null | undefined;
  levels?: number | null | undefined;
  mode?: OrgChartMode | null | undefined;
  rootId?: string | null | undefined;
  rootUnitId?: string | null | undefined;
  skip?: number | null | undefined;
};

export type OrgChartMode =
  | 'PERSON'
  | 'UNIT';

export type OrgChartProblemKind =
  | 'ALONE'
  | 'CHIEF_LEFT'
  | 'CIRCLE'
  | 'NO_UNIT'
  | 'UNIT_HEAD_LEFT'
  | 'UNIT_VACANT';

export type OrgChartProblemsInput = {
  asOf?: string | null | undefined;
};

export type OrgChartSearchInput = {
  asOf?: string | null | undefined;
  mode?: OrgChartMode | null | undefined;
  search?: string | null | undefined;
  unitId?: string | null | undefined;
  userId?: string | null | undefined;
};

export type OwedKind =
  | 'ADVANCE'
  | 'COMPENSATION'
  | 'LOAN'
  | 'ORDER'
  | 'QUOTA'
  | 'RETROACTIVE';

export type OwedPartiesFilter = {
  key?: string | null | undefined;
  kind?: ThirdPartyKind | null | undefined;
  payrollMonthId: string;
  search?: string | null | undefined;
  state?: ThirdPartyState | null | undefined;
};

export type OwedPartiesSort = {
  by: OwedPartiesSortField;
  descending?: boolean | null | undefined;
};

export type OwedPartiesSortField =
  | 'label'
  | 'total';

export type OwedTo =
  | 'COMPANY'
  | 'OTHER'
  | 'PERSON';

export type OwnSettlementPdfInput = {
  id: string;
};

export type PadSide =
  | 'LEFT'
  | 'RIGHT';

export type PadSign =
  | 'BLANK'
  | 'ZERO';

export type Page = {
  number: number;
  size: number;
};

export type PasswordLinkInput = {
  token: string;
};

export type PastedAccountingAccount = {
  code?: string | null | undefined;
  kind?: string | null | undefined;
  name?: string | null | undefined;
  under?: string | null | undefined;
};

export type PastedHealthPlanNotice = {
  folio?: string | null | undefined;
  institution?: string | null | undefined;
  kind?: string | null | undefined;
  month?: string | null | undefined;
  rut?: string | null | undefined;
  unit?: string | null | undefined;
  value?: string | null | undefined;
};

export type PastedHealthPlanNotices = {
  rows: Array<PastedHealthPlanNotice>;
};

export type PastedLeaveSubsidyPayment = {
  amount?: string | null | undefined;
  license?: string | null | undefined;
  receivedOn?: string | null | undefined;
  rut?: string | null | undefined;
};

export type PastedLeaveSubsidyPayments = {
  rows: Array<PastedLeaveSubsidyPayment>;
};

export type PayEmployerLoanInput = {
  amount: number;
  comment?: string | null | undefined;
  id: string;
  paidOn: string;
  version: number;
  way: LoanWay;
};

export type PaySettlementInput = {
  id: string;
  paidOn?: string | null | undefined;
  version?: number | null | undefined;
  withEnding?: boolean | null | undefined;
};

export type PaymentAnswerLinesFilter = {
  outcome?: PaymentAnswerOutcome | null | undefined;
  paymentAnswerId: string;
};

export type PaymentAnswerLinesSort = {
  by: PaymentAnswerLinesSortField;
  descending?: boolean | null | undefined;
};

export type PaymentAnswerLinesSortField =
  | 'n';

export type PaymentAnswerOutcome =
  | 'AMOUNT'
  | 'CONTRADICTION'
  | 'MARKED'
  | 'MOVED'
  | 'NOBODY'
  | 'SAME'
  | 'STATUS'
  | 'TWICE';

export type PaymentAnswerSource =
  | 'PASTED'
  | 'TEMPLATE';

export type PaymentKind =
  | 'CASH'
  | 'CHECK'
  | 'TRANSFER';

export type PaymentLimitAnswer =
  | 'approve'
  | 'reject'
  | 'withdraw';

export type PaymentLimitState =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED'
  | 'WITHDRAWN';

export type PaymentListAnswer =
  | 'giveBack'
  | 'release';

export type PaymentListPays =
  | 'BOTH'
  | 'PAY'
  | 'SETTLEMENT';

export type PaymentListPurpose =
  | 'BOTH'
  | 'PAY'
  | 'SETTLEMENT'
  | 'THIRD';

export type PaymentListRowState =
  | 'CANCELED'
  | 'LISTED'
  | 'PAID'
  | 'REJECTED';

export type PaymentListRowsFilter = {
  paymentListId: string;
  search?: string | null | undefined;
  state?: PaymentListRowState | null | undefined;
};

export type PaymentListRowsSort = {
  by: PaymentListRowsSortField;
  descending?: boolean | null | undefined;
};

export type PaymentListRowsSortField =
  | 'n';

export type PaymentListState =
  | 'CANCELED'
  | 'READY'
  | 'RETURNED'
  | 'SENT'
  | 'WAITING';

export type PaymentListsFilter = {
  payrollMonthId?: string | null | undefined;
  state?: PaymentListState | null | undefined;
};

export type PaymentListsSort = {
  by: PaymentListsSortField;
  descending?: boolean | null | undefined;
};

export type PaymentListsSortField =
  | 'createdAt';

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

export type PaymentWay =
  | 'CASH'
  | 'CHECK'
  | 'FILE'
  | 'FINIQUITO'
  | 'HAND'
  | 'LIST';

export type PayrollCheckFindingsFilter = {
  payrollMonthId: string;
  rule?: string | null | undefined;
  view?: CheckView | null | undefined;
};

export type PayrollCheckFindingsSort = {
  by: PayrollCheckFindingsSortField;
  descending?: boolean | null | undefined;
};

export type PayrollCheckFindingsSortField =
  | 'rule';

export type PayrollCheckRef = {
  contractId?: string | null | undefined;
  rule: string;
};

export type PayrollChecksInput = {
  payrollMonthId: string;
  view?: CheckView | null | undefined;
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

export type PayrollInfoPeopleFilter = {
  list: PrepareLists;
  payrollMonthId: string;
};

export type PayrollInfoPeopleSort = {
  by: PayrollInfoPeopleSortField;
  descending?: boolean | null | undefined;
};

export type PayrollInfoPeopleSortField =
  | 'name';

export type PayrollProcessMonthsInput = {
  businessId?: string | null | undefined;
};

export type PayrollRunErrorsFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type PayrollRunErrorsSort = {
  by: PayrollRunErrorsSortField;
  descending?: boolean | null | undefined;
};

export type PayrollRunErrorsSortField =
  | 'name';

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

export type PayslipDisputeFilter = {
  search?: string | null | undefined;
  state?: DisputeState | null | undefined;
};

export type PayslipDisputesSort = {
  by: PayslipDisputesSortField;
  descending?: boolean | null | undefined;
};

export type PayslipDisputesSortField =
  | 'fullname'
  | 'openedAt'
  | 'state';

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

export type PayslipsWithoutMailFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type PayslipsWithoutMailSort = {
  by: PayslipsWithoutMailSortField;
  descending?: boolean | null | undefined;
};

export type PayslipsWithoutMailSortField =
  | 'name';

export type PensionStatus =
  | 'ACTIVE'
  | 'ACTIVE_OVER_65'
  | 'PENSIONED_ACTIVE'
  | 'PENSIONED_INACTIVE';

export type PermissionInput = {
  userId?: string | null | undefined;
};

export type PersonByRut = {
  rut: string;
};

export type PersonEvaluationsInput = {
  userId: string;
};

export type PieceworkAnswer = {
  id: string;
  version: number;
};

export type PieceworkCrewMonthInput = {
  supervisorId?: string | null | undefined;
  yearMonth: number;
};

export type PieceworkCrewsInput = {
  day: string;
  search?: string | null | undefined;
  supervisorId?: string | null | undefined;
};

export type PieceworkEntriesSort = {
  by: PieceworkEntriesSortField;
  descending?: boolean | null | undefined;
};

export type PieceworkEntriesSortField =
  | 'day'
  | 'person';

export type PieceworkFilter = {
  month?: number | null | undefined;
  search?: string | null | undefined;
  status?: PieceworkState | null | undefined;
  taskId?: string | null | undefined;
};

export type PieceworkMonthCrewsInput = {
  search?: string | null | undefined;
  supervisorId?: string | null | undefined;
  yearMonth: number;
};

export type PieceworkMonthInput = {
  contractId: string;
  yearMonth: number;
};

export type PieceworkRow = {
  contractId: string;
  day: string;
  key: string;
  quantity: string;
  taskId: string;
};

export type PieceworkSheetInput = {
  day: string;
  supervisorId?: string | null | undefined;
  taskId: string;
};

export type PieceworkState =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

export type PieceworkTaskState =
  | 'ACTIVE'
  | 'INACTIVE';

export type PinnedContract = {
  contractId: string;
};

export type PlaceStatus =
  | 'ACTIVE'
  | 'INACTIVE';

export type PlanApproval =
  | 'APPROVED'
  | 'CANCELED'
  | 'DRAFT'
  | 'PENDING'
  | 'REJECTED';

export type PlanCompleteness =
  | 'CANCELED'
  | 'COMPLETE'
  | 'IN_PROGRESS'
  | 'PENDING';

export type PlanStanding =
  | 'CANCELED'
  | 'COMPLETE'
  | 'IN_PROGRESS'
  | 'LATE'
  | 'PENDING';

export type PlatformAccessState =
  | 'ACTIVE'
  | 'DISABLED'
  | 'NONE'
  | 'PENDING';

export type PrepareLists =
  | 'ABSENCES'
  | 'ENTERING'
  | 'INCOMPLETE'
  | 'LEAVING'
  | 'LOANS'
  | 'WITHOUT_PAYMENT';

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

export type PreviewPaymentAnswerInput = {
  paymentListId: string;
  templateId?: string | null | undefined;
  text: string;
};

export type PreviewTemplateInput = {
  body: string;
  reveal: boolean;
  userContractId?: string | null | undefined;
};

export type PreviousUserItemsFilter = {
  payrollMonthId: string;
};

export type PreviousUserItemsSort = {
  by: PreviousUserItemsSortField;
  descending?: boolean | null | undefined;
};

export type PreviousUserItemsSortField =
  | 'contract';

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

export type PricesOfTask = {
  taskId: string;
};

export type PrintClimateResultsInput = {
  surveyId: string;
};

export type PrintEvaluationResultInput = {
  evaluateeId: string;
  processId?: string | null | undefined;
  surveyId?: string | null | undefined;
};

export type PrintFormat =
  | 'PDF'
  | 'ZIP';

export type ProcessJob =
  | 'CALCULATE';

export type ProcessPaymentsFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type ProcessPaymentsSort = {
  by: ProcessPaymentsSortField;
  descending?: boolean | null | undefined;
};

export type ProcessPaymentsSortField =
  | 'name';

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

export type ProportionalSettlementDaysInput = {
  disengagementDate: string;
  userContractId: string;
};

export type ProposeAdvancesInput = {
  payrollMonthId: string;
  percent: string;
};

export type ProposeEvaluationCalibrationInput = {
  calibrated?: string | null | undefined;
  id: string;
  potential?: number | null | undefined;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};

export type ProposePaymentLimitInput = {
  amount?: number | null | undefined;
  businessId: string;
};

export type ProtectionKind =
  | 'BARGAINING'
  | 'BEREAVEMENT'
  | 'JOINT_COMMITTEE'
  | 'MATERNITY'
  | 'OTHER'
  | 'UNION_CANDIDATE'
  | 'UNION_DELEGATE'
  | 'UNION_DIRECTOR'
  | 'UNION_FOUNDER';

export type ProveIdentityInput = {
  password?: string | null | undefined;
};

export type ProveSecondInput = {
  challenge: string;
  code?: string | null | undefined;
  passkey?: string | null | undefined;
};

export type ProvisionFigureUnit =
  | 'DAYS'
  | 'MONTHS'
  | 'PESOS'
  | 'YEARS';

export type ProvisionKind =
  | 'GRATIFICATION'
  | 'SEVERANCE'
  | 'VACATION';

export type ProvisionMethod =
  | 'FULL'
  | 'NONE'
  | 'PROBABILITY';

export type ProvisionPolicyKind =
  | 'GRATIFICATION'
  | 'SEVERANCE';

export type PublicHolidayChange =
  | 'ADD'
  | 'CHANGE'
  | 'REMOVE';

export type PublicHolidayScope =
  | 'BANKS'
  | 'COMMUNE'
  | 'NATIONAL'
  | 'REGION';

export type PublicHolidayState =
  | 'IN_FORCE'
  | 'PENDING'
  | 'REJECTED'
  | 'REPLACED';

export type PublicHolidayType =
  | 'CIVIL'
  | 'RELIGIOUS';

export type PublicHolidaysFilter = {
  search?: string | null | undefined;
  state?: PublicHolidayState | null | undefined;
  year?: number | null | undefined;
};

export type PublicHolidaysSort = {
  by: PublicHolidaysSortField;
  descending?: boolean | null | undefined;
};

export type PublicHolidaysSortField =
  | 'date';

export type PublicSurveyInput = {
  browser: string;
  surveyId: string;
  token: string;
};

export type PublishAccountingTemplateInput = {
  id: string;
  version: number;
};

export type PublishBankTemplateInput = {
  id: string;
  version: number;
};

export type QuestionInput = {
  demographic: boolean;
  engagement: boolean;
  key: string;
  metadata?: string | null | undefined;
  multiple: boolean;
  required: boolean;
  reversed: boolean;
  scaleCode?: string | null | undefined;
  shownIf?: string | null | undefined;
  subtitle?: string | null | undefined;
  title: string;
  type: QuestionType;
};

export type QuestionType =
  | 'LIKERT'
  | 'MULTIPLE_OPEN'
  | 'MULTIPLE_OPEN_WITH_CHOICE'
  | 'OPEN'
  | 'PERFORMANCE'
  | 'SELECT';

export type QuotaException =
  | 'FAMILY'
  | 'SPECIALIST';

export type QuotaState =
  | 'CARRIED'
  | 'DISCOUNTED'
  | 'EARLY'
  | 'PARTIAL'
  | 'PENDING';

export type QuotaTreatment =
  | 'CHILEAN'
  | 'FAMILY'
  | 'FIVE_YEARS'
  | 'FOREIGN'
  | 'SPECIALIST';

export type RaiseMode =
  | 'AMOUNT'
  | 'PERCENT';

export type RaiseRounding =
  | 'HUNDRED'
  | 'ONE'
  | 'TEN'
  | 'THOUSAND';

export type ReactToAnnouncementInput = {
  id: string;
  reaction?: AnnouncementReaction | null | undefined;
};

export type ReadNoticesInput = {
  id?: string | null | undefined;
};

export type ReadPaymentAnswerInput = {
  paymentListId: string;
  templateId?: string | null | undefined;
  text: string;
};

export type RecalculatedContract = {
  contractId: string;
};

export type RecalculationsInput = {
  contracts?: Array<RecalculatedContract> | null | undefined;
  payrollMonthId: string;
};

export type ReceiptState =
  | 'ACKNOWLEDGED'
  | 'PENDING'
  | 'WAITING';

export type ReceiveLeaveSubsidyInput = {
  amount: number;
  id: string;
  receivedOn: string;
  reference?: string | null | undefined;
  version: number;
};

export type RecordEvaluationMeetingInput = {
  id: string;
  meetingNotes?: string | null | undefined;
  metOn: string;
  version?: number | null | undefined;
};

export type RecoverPasswordInput = {
  email: string;
};

export type RegistrationKind =
  | 'CONTRACT'
  | 'ENDING'
  | 'WRITTEN';

export type RejectPieceworkInput = {
  entries: Array<PieceworkAnswer>;
  reason: string;
};

export type RejectPublicHolidayInput = {
  id: string;
  reason: string;
};

export type ReleaseEvaluationReviewsInput = {
  processId: string;
  reviewIds?: Array<ReleasedReviewInput> | null | undefined;
};

export type ReleasedReviewInput = {
  id: string;
};

export type RemoveCompanyImageInput = {
  image: CompanyImage;
};

export type RemoveLateItemInput = {
  id: string;
  payrollMonthId: string;
};

export type RemovePublicHolidayInput = {
  comment?: string | null | undefined;
  id: string;
  law: string;
};

export type RemoveUserItemInput = {
  id: string;
  payrollMonthId: string;
};

export type RenewLeaveSubsidyInput = {
  id: string;
  version: number;
};

export type ReopenPayrollMonthInput = {
  id: string;
  reason: string;
};

export type ReopenSurveyInput = {
  reason?: string | null | undefined;
  userSurveyId: string;
};

export type RepairImportRowsInput = {
  cells: Array<ImportCellInput>;
  everywhere: boolean;
  id: string;
};

export type ReplacePublicHolidayInput = {
  comment?: string | null | undefined;
  date: string;
  id: string;
  irrevocable: boolean;
  law?: string | null | undefined;
  places?: string | null | undefined;
  scope: PublicHolidayScope;
  title: string;
  type: PublicHolidayType;
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
  businessId?: string | null | undefined;
  counting?: string | null | undefined;
  day?: string | null | undefined;
  days?: number | null | undefined;
  grouping?: ReportGrouping | null | undefined;
  lines?: ReportLines | null | undefined;
  name: string;
  page?: number | null | undefined;
  size?: number | null | undefined;
  userId?: string | null | undefined;
  year?: number | null | undefined;
  yearMonth?: number | null | undefined;
};

export type ReportProcessInput = {
  companyId?: string | null | undefined;
  type?: string | null | undefined;
};

export type ReportQuestionAveragesInput = {
  group?: string | null | undefined;
  surveyId: string;
};

export type RepresentativeInput = {
  name: string;
  rut?: string | null | undefined;
};

export type RequestDataCorrectionInput = {
  address?: string | null | undefined;
  addressCountry?: string | null | undefined;
  afcDate?: string | null | undefined;
  afcEnrolled?: boolean | null | undefined;
  affiliateContribution?: MoneyInput | null | undefined;
  affiliateInstitution?: string | null | undefined;
  affiliateMaternalLastname?: string | null | undefined;
  affiliateNames?: string | null | undefined;
  affiliatePaternalLastname?: string | null | undefined;
  affiliateRut?: string | null | undefined;
  affiliateSaving?: MoneyInput | null | undefined;
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
  disability?: Disability | null | undefined;
  disabledBurdens?: number | null | undefined;
  email?: string | null | undefined;
  familyAllowanceSegment?: FamilyAllowanceSegment | null | undefined;
  firstname?: string | null | undefined;
  gender?: Gender | null | undefined;
  genderPrevired?: PreviredGender | null | undefined;
  healthAmount?: number | null | undefined;
  healthAmountUf?: string | null | undefined;
  healthInstitution?: string | null | undefined;
  healthPercentage?: string | null | undefined;
  ipsReducedRate?: string | null | undefined;
  judicial?: MoneyInput | null | undefined;
  judicialRetentionPercentage?: string | null | undefined;
  keepsContributing?: boolean | null | undefined;
  maternalBurdens?: number | null | undefined;
  maternalLastname?: string | null | undefined;
  part: CorrectionPart;
  partialDisability?: boolean | null | undefined;
  paternalLastname?: string | null | undefined;
  pensionInstitution?: string | null | undefined;
  pensionStatus?: PensionStatus | null | undefined;
  personalPhone?: string | null | undefined;
  postalCode?: string | null | undefined;
  previsionType?: PrevisionType | null | undefined;
  province?: string | null | undefined;
  region?: string | null | undefined;
  retirementScheme?: RetirementScheme | null | undefined;
  secondName?: string | null | undefined;
  simpleBurdens?: number | null | undefined;
  since?: string | null | undefined;
  subjectToFamilyAllowance?: boolean | null | undefined;
  subjectToJudicialRetention?: boolean | null | undefined;
  unemploymentInsuranceDate?: string | null | undefined;
  youngSubsidy?: boolean | null | undefined;
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

export type ResidenceKind =
  | 'AGREEMENT'
  | 'DEFINITIVE'
  | 'FAMILY'
  | 'IN_PROCESS'
  | 'OFFICIAL'
  | 'OTHER_TEMPORARY'
  | 'REFUGE'
  | 'SEASONAL'
  | 'STUDY'
  | 'TRANSITORY'
  | 'WORK';

export type ResidencePermitsInput = {
  userId: string;
};

export type ResidenceState =
  | 'CURRENT'
  | 'EXPIRED'
  | 'EXPIRING'
  | 'NONE';

export type RespondFeedbackInput = {
  id: string;
  response: string;
  version: number;
};

export type RespondPublicSurveyInput = {
  answers: Array<SurveyAnswerInput>;
  browser: string;
  complete?: boolean | null | undefined;
  sentAt?: string | null | undefined;
  surveyId: string;
  token: string;
};

export type RespondSurveyInput = {
  answers: Array<SurveyAnswerInput>;
  complete?: boolean | null | undefined;
  sentAt?: string | null | undefined;
  userSurveyId: string;
};

export type RestrictionBusinessInput = {
  businessId: string;
};

export type RestrictionUnitInput = {
  hierarchyNodeId: string;
};

export type ResumeCollectiveVacationInput = {
  id: string;
};

export type ResumeContractEndingBatchInput = {
  id: string;
};

export type ResumeImportationInput = {
  id: string;
};

export type ResumeMassChangeInput = {
  id: string;
};

export type ResumeSettlementBatchInput = {
  id: string;
};

export type RetakeHealthPlanNoticeInput = {
  id: string;
  version: number;
};

export type RetentionClass =
  | 'ACCOUNT'
  | 'CODES'
  | 'COMPANY'
  | 'COPIES'
  | 'IMPORTS'
  | 'LABOUR'
  | 'LAW'
  | 'LIMITS'
  | 'LINKS'
  | 'MAILS'
  | 'NOTICES'
  | 'PAPERS'
  | 'PAY'
  | 'SESSIONS'
  | 'TRAIL'
  | 'TRIALS'
  | 'UPLOADS'
  | 'WORK';

export type RetirementScheme =
  | 'AFP'
  | 'IPS';

export type RetroactiveFailuresFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type RetroactiveFailuresSort = {
  by: RetroactiveFailuresSortField;
  descending?: boolean | null | undefined;
};

export type RetroactiveFailuresSortField =
  | 'name';

export type RetroactivePostedFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type RetroactivePostedSort = {
  by: RetroactivePostedSortField;
  descending?: boolean | null | undefined;
};

export type RetroactivePostedSortField =
  | 'amount'
  | 'name'
  | 'originMonth';

export type RetroactivityInput = {
  page?: number | null | undefined;
  payrollMonthId: string;
  size?: number | null | undefined;
};

export type ReverseCentralizationInput = {
  id: string;
  reason: string;
};

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

export type RiskLevel =
  | 'ALTO'
  | 'BAJO'
  | 'MEDIO';

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
  day?: string | null | undefined;
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

export type SaveApprovalRuleInput = {
  businessId: string;
  escalateDays?: number | null | undefined;
  fromDay: string;
  kind: StepKind;
  steps: Array<ApprovalStepInput>;
  version?: number | null | undefined;
};

export type SaveCelebrationChoiceInput = {
  anniversary: boolean;
  birthday: boolean;
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

export type SaveCostCenterSplitInput = {
  contractId: string;
  groupId: string;
  parts: Array<CostCenterPart>;
  since: string;
};

export type SaveCostCenterUnitInput = {
  costCenterId?: string | null | undefined;
  groupId: string;
  hierarchyNodeId: string;
  since: string;
};

export type SaveDocumentTypeInput = {
  code: string;
  id?: string | null | undefined;
  label: string;
  legalKind: LegalKind;
  retention: DocumentRetention;
  sensitivity: DocumentSensitivity;
  status: DocumentTypeStatus;
  version?: number | null | undefined;
  visibleToWorker: boolean;
};

export type SaveGratificationInput = {
  ownCapital?: number | null | undefined;
  payrollMonthId: string;
  profit?: number | null | undefined;
  year: number;
};

export type SaveNoticePreferenceInput = {
  app: boolean;
  kind: NoticeKind;
  mail: NoticeMail;
};

export type SavePieceworkInput = {
  rows: Array<PieceworkRow>;
};

export type SaveProcessRuleInput = {
  businessId: string;
  closingApproval: boolean;
  fromMonth: number;
  payDay: number;
  payNextMonth: boolean;
  version?: number | null | undefined;
};

export type SaveSurveyDefinitionInput = {
  competences: Array<CompetenceInput>;
  edition: number;
  id: string;
  instructions?: string | null | undefined;
  version: number;
};

export type SaveUserItemsInput = {
  cells: Array<UserItemCell>;
  payrollMonthId: string;
};

export type SaveVacationRuleInput = {
  additionalOnExit: boolean;
  advanceMax?: number | null | undefined;
  block: VacationBlockRule;
  businessId: string;
  fromDay: string;
  halfDay: VacationHalfDayRule;
  maxAwayPct?: number | null | undefined;
  noticeDays: number;
  poolOrder: VacationPoolOrder;
  progressiveOnExit: boolean;
  version?: number | null | undefined;
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

export type ScenarioPeopleInput = {
  contracts?: Array<ScenarioContractInput> | null | undefined;
  search?: string | null | undefined;
};

export type ScenarioScope =
  | 'ALL'
  | 'AREA'
  | 'LIST';

export type ScoreLeftOut =
  | 'AWAITED'
  | 'FEW_RATERS'
  | 'NOT_APPLICABLE'
  | 'NO_SCORE'
  | 'NO_WEIGHT'
  | 'OMITTED'
  | 'UNANSWERED'
  | 'UNSCORED';

export type SecondFactorRule =
  | 'MANAGERS'
  | 'OPTIONAL';

export type SeenHealthPlanNotice = {
  id: string;
  version: number;
};

export type SendSurveyLinksInput = {
  surveyId: string;
};

export type SendVacationToRubrikaInput = {
  id: string;
};

export type ServiceState =
  | 'ACTIVE'
  | 'SUSPENDED';

export type SetThirdPartyInput = {
  channel: ThirdPartyChannel;
  code: string;
  kind: ThirdPartyKind;
  supplierId?: string | null | undefined;
  syndicateId?: string | null | undefined;
  userId?: string | null | undefined;
  version: number;
};

export type SettlementAlternative = {
  disengagementDate: string;
  dismissalCause: DismissalCause;
};

export type SettlementBatchCandidatesFilter = {
  areaId?: string | null | undefined;
  businessId: string;
  contractType?: ContractType | null | undefined;
  disengagementDate?: string | null | undefined;
  dismissalCause?: DismissalCause | null | undefined;
  endingBatchId?: string | null | undefined;
  endsFrom?: string | null | undefined;
  endsTo?: string | null | undefined;
  jobTitle?: string | null | undefined;
  ruts?: string | null | undefined;
};

export type SettlementBatchCandidatesSort = {
  by: SettlementBatchCandidatesSortField;
  descending?: boolean | null | undefined;
};

export type SettlementBatchCandidatesSortField =
  | 'fullname';

export type SettlementBatchFilter = {
  businessId?: string | null | undefined;
};

export type SettlementBatchKey = {
  id: string;
};

export type SettlementBatchMiDtFilter = {
  id: string;
};

export type SettlementBatchMiDtSort = {
  by: SettlementBatchMiDtSortField;
  descending?: boolean | null | undefined;
};

export type SettlementBatchMiDtSortField =
  | 'name';

export type SettlementBatchPdfInput = {
  document: SettlementDocument;
  format: SettlementPapersFormat;
  id: string;
};

export type SettlementBatchPeopleFilter = {
  id: string;
  state?: SettlementBatchPersonState | null | undefined;
};

export type SettlementBatchPeopleSort = {
  by: SettlementBatchPeopleSortField;
  descending?: boolean | null | undefined;
};

export type SettlementBatchPeopleSortField =
  | 'fullname'
  | 'state'
  | 'toPay';

export type SettlementBatchPersonState =
  | 'CREATED'
  | 'DELETED'
  | 'ERROR'
  | 'IN_PROGRESS'
  | 'ISSUED'
  | 'PAID'
  | 'READY'
  | 'WAITING';

export type SettlementBatchPreviewInput = {
  areaId?: string | null | undefined;
  businessId: string;
  contractType?: ContractType | null | undefined;
  disengagementDate?: string | null | undefined;
  dismissalCause?: DismissalCause | null | undefined;
  endingBatchId?: string | null | undefined;
  endsFrom?: string | null | undefined;
  endsTo?: string | null | undefined;
  jobTitle?: string | null | undefined;
  ruts?: string | null | undefined;
};

export type SettlementBatchState =
  | 'CALCULATED'
  | 'CALCULATING'
  | 'CREATED'
  | 'CREATING'
  | 'ISSUED'
  | 'ISSUING'
  | 'UNDOING'
  | 'UNDONE';

export type SettlementBatchesSort = {
  by: SettlementBatchesSortField;
  descending?: boolean | null | undefined;
};

export type SettlementBatchesSortField =
  | 'id';

export type SettlementContractsFilter = {
  payrollMonthId: string;
  search?: string | null | undefined;
};

export type SettlementContractsSort = {
  by: SettlementContractsSortField;
  descending?: boolean | null | undefined;
};

export type SettlementContractsSortField =
  | 'finalDate'
  | 'name'
  | 'net';

export type SettlementDebtKey = {
  key: string;
};

export type SettlementDisplayPeopleFilter = {
  batchId?: string | null | undefined;
  businessId?: string | null | undefined;
  dismissalCause?: string | null | undefined;
  search?: string | null | undefined;
  settlementId?: string | null | undefined;
  shows: boolean;
  status?: SettlementStatus | null | undefined;
};

export type SettlementDisplayPeopleSort = {
  by: SettlementDisplayPeopleSortField;
  descending?: boolean | null | undefined;
};

export type SettlementDisplayPeopleSortField =
  | 'fullname';

export type SettlementDisplayPreviewInput = {
  batchId?: string | null | undefined;
  businessId?: string | null | undefined;
  dismissalCause?: string | null | undefined;
  search?: string | null | undefined;
  settlementId?: string | null | undefined;
  shows: boolean;
  status?: SettlementStatus | null | undefined;
};

export type SettlementDisplaysSort = {
  by: SettlementDisplaysSortField;
  descending?: boolean | null | undefined;
};

export type SettlementDisplaysSortField =
  | 'at';

export type SettlementDocument =
  | 'NOTICE'
  | 'RESIGNATION'
  | 'SETTLEMENT';

export type SettlementDueInput = {
  disengagementDate: string;
  dismissalCause?: DismissalCause | null | undefined;
  notifiedOn?: string | null | undefined;
  userContractId: string;
};

export type SettlementFilter = {
  businessId?: string | null | undefined;
  dismissalCause?: DismissalCause | null | undefined;
  isShown?: boolean | null | undefined;
  search?: string | null | undefined;
  status?: SettlementStatus | null | undefined;
};

export type SettlementKey = {
  id: string;
};

export type SettlementMiDtInput = {
  id: string;
};

export type SettlementMissingInput = {
  disengagementDate: string;
  payDate: string;
  userContractId: string;
};

export type SettlementPapersFormat =
  | 'PDF'
  | 'ZIP';

export type SettlementPdfInput = {
  document: SettlementDocument;
  id: string;
};

export type SettlementPreviewInput = {
  advances?: number | null | undefined;
  afcEmployerBalance?: number | null | undefined;
  alimonyPercent?: string | null | undefined;
  alimonyPesos?: number | null | undefined;
  allowances?: number | null | undefined;
  average24?: number | null | undefined;
  contributionsPaid: boolean;
  deferVacation: boolean;
  disengagementDate: string;
  dismissalCause: DismissalCause;
  fixed?: number | null | undefined;
  fundBalance?: number | null | undefined;
  gratification?: number | null | undefined;
  lastPay?: number | null | undefined;
  lastThree?: number | null | undefined;
  loans?: number | null | undefined;
  noticeDate?: string | null | undefined;
  notifiedOn?: string | null | undefined;
  otherDeductions?: number | null | undefined;
  pactAnyCause: boolean;
  pactDays?: string | null | undefined;
  pactWithoutUfCap: boolean;
  pactWithoutYearsCap: boolean;
  payDate: string;
  payLastPayslip: boolean;
  salary?: number | null | undefined;
  userContractId: string;
  variableAverage?: number | null | undefined;
  voluntary?: number | null | undefined;
  withoutDebts?: Array<SettlementDebtKey> | null | undefined;
};

export type SettlementState =
  | 'CHANGED'
  | 'NOT_ENDING'
  | 'READY'
  | 'WAITING'
  | 'WITHOUT_PAYSLIP';

export type SettlementStatus =
  | 'CREATED'
  | 'DELETED'
  | 'IN_PROGRESS'
  | 'ISSUED'
  | 'PAID';

export type SettlementsSort = {
  by: SettlementsSortField;
  descending?: boolean | null | undefined;
};

export type SettlementsSortField =
  | 'disengagementDate'
  | 'fullname'
  | 'status'
  | 'toPay';

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

export type SpecialWorkday =
  | 'ART_22_FINAL'
  | 'ART_23'
  | 'ART_25'
  | 'ART_25_BIS'
  | 'ART_30'
  | 'ART_38_5'
  | 'ART_39'
  | 'ART_106'
  | 'ART_145_D'
  | 'ART_152_BIS'
  | 'ART_152_TER_D'
  | 'ART_152_TER_F';

export type SplitTrainingNeedsInput = {
  id: string;
  keys: Array<TrainingNeedKeyInput>;
};

export type StepHolder =
  | 'PERSON'
  | 'ROLE'
  | 'SUPERVISOR'
  | 'UNIT_HEAD';

export type StepKind =
  | 'ABSENCE'
  | 'VACATION';

export type StepRole =
  | 'ADMIN'
  | 'BUSINES_MANAGER'
  | 'MANAGER'
  | 'SUBMANAGER'
  | 'SUPER_MANAGER';

export type StepState =
  | 'APPROVED'
  | 'COMING'
  | 'REJECTED'
  | 'STOPPED'
  | 'WAITING';

export type StepWhen =
  | 'ADVANCE'
  | 'ALWAYS'
  | 'MORE_THAN';

export type StopImportationInput = {
  id: string;
};

export type StudioConceptInput = {
  code: string;
};

export type SubordinateActionPlansSort = {
  by: SubordinateActionPlansSortField;
  descending?: boolean | null | undefined;
};

export type SubordinateActionPlansSortField =
  | 'approvalStatus'
  | 'completenessPercentage'
  | 'endDate'
  | 'fullname'
  | 'urgency';

export type SubsidyAge =
  | 'D30'
  | 'D60'
  | 'D90'
  | 'OLDER';

export type SupervisorSurveysSort = {
  by: SupervisorSurveysSortField;
  descending?: boolean | null | undefined;
};

export type SupervisorSurveysSortField =
  | 'endAt'
  | 'fullname'
  | 'progress';

export type SurveyAnswerInput = {
  at?: string | null | undefined;
  choice?: number | null | undefined;
  comment?: string | null | undefined;
  competenceId?: string | null | undefined;
  na?: boolean | null | undefined;
  omit: boolean;
  questionId: string;
  rev?: number | null | undefined;
  texts?: Array<SurveyAnswerTextInput> | null | undefined;
  type?: string | null | undefined;
};

export type SurveyAnswerTextInput = {
  choice?: number | null | undefined;
  number?: number | null | undefined;
  text?: string | null | undefined;
};

export type SurveyAssignmentKind =
  | 'FILTER'
  | 'IMPORT'
  | 'LIST'
  | 'PEER'
  | 'SELF'
  | 'SUBORDINATE'
  | 'SUPERVISOR';

export type SurveyBankInput = {
  search?: string | null | undefined;
};

export type SurveyCheckLevel =
  | 'ERROR'
  | 'OK'
  | 'WARNING';

export type SurveyConditionKind =
  | 'ANSWERED'
  | 'AT_LEAST'
  | 'AT_MOST'
  | 'EQUALS'
  | 'ONE_OF';

export type SurveyDefinitionInput = {
  edition?: number | null | undefined;
  id: string;
};

export type SurveyEditionState =
  | 'DRAFT'
  | 'FROZEN';

export type SurveyFilter = {
  part?: SurveyPart | null | undefined;
  search?: string | null | undefined;
  status?: SurveyStatus | null | undefined;
};

export type SurveyLinkFilter = {
  surveyId: string;
};

export type SurveyLinkKind =
  | 'PERSONAL'
  | 'SHARED';

export type SurveyLinkState =
  | 'EXPIRED'
  | 'LIVE'
  | 'REVOKED'
  | 'USED';

export type SurveyLinksSort = {
  by: SurveyLinksSortField;
  descending?: boolean | null | undefined;
};

export type SurveyLinksSortField =
  | 'createdAt'
  | 'fullname';

export type SurveyMove =
  | 'ACTIVATE'
  | 'CLOSE'
  | 'HIDE'
  | 'PAUSE'
  | 'PUBLISH'
  | 'REOPEN'
  | 'RESUME'
  | 'SHOW';

export type SurveyPart =
  | 'evaluations'
  | 'surveys';

export type SurveyParticipantsFilter = {
  id: string;
  search?: string | null | undefined;
};

export type SurveyParticipantsSort = {
  by: SurveyParticipantsSortField;
  descending?: boolean | null | undefined;
};

export type SurveyParticipantsSortField =
  | 'fullname';

export type SurveyPrivacy =
  | 'CONFIDENTIAL'
  | 'IDENTIFIED';

export type SurveyPublicAccess =
  | 'NONE'
  | 'PERSONAL'
  | 'SHARED';

export type SurveyRelation =
  | 'PEER'
  | 'SELF'
  | 'SUBORDINATE'
  | 'SUPERVISOR';

export type SurveyScaleInput = {
  code?: string | null | undefined;
  fromZero: boolean;
  levels: string;
  naAllowed: boolean;
  name: string;
  startsOn: string;
};

export type SurveyScalesInput = {
  day?: string | null | undefined;
};

export type SurveyStatus =
  | 'ACTIVE'
  | 'CLOSED'
  | 'COMPLETE'
  | 'DELETED'
  | 'HIDDEN'
  | 'PAUSED'
  | 'PENDING';

export type SurveyType =
  | 'CEAL_SM'
  | 'CLIMATE'
  | 'CUSTOM'
  | 'DNC'
  | 'ENGAGEMENT'
  | 'ISTAS21'
  | 'PERFORMANCE';

export type SurveysForRespondentSort = {
  by: SurveysForRespondentSortField;
  descending?: boolean | null | undefined;
};

export type SurveysForRespondentSortField =
  | 'endAt'
  | 'fullname'
  | 'progress';

export type SurveysOfEvaluateeInput = {
  evaluateeId: string;
  surveyId: string;
};

export type SurveysSort = {
  by: SurveysSortField;
  descending?: boolean | null | undefined;
};

export type SurveysSortField =
  | 'endAt'
  | 'startAt'
  | 'title';

export type SuspendEmployerLoanInput = {
  fromMonth: number;
  id: string;
  months: number;
  reason: string;
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

export type TeamCalendarInput = {
  businessId?: string | null | undefined;
  from: string;
  search?: string | null | undefined;
  to: string;
  unitId?: string | null | undefined;
};

export type TemplateState =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'PUBLISHED';

export type TemplateSubjectsInput = {
  search?: string | null | undefined;
  userId?: string | null | undefined;
};

export type TemplateTagKind =
  | 'DATE'
  | 'FLAG'
  | 'LONG_DATE'
  | 'NUMBER'
  | 'PESOS'
  | 'TEXT';

export type Theme =
  | 'dark'
  | 'light'
  | 'system';

export type ThirdPartiesInput = {
  payrollMonthId: string;
};

export type ThirdPartyChannel =
  | 'LIST'
  | 'OTHER'
  | 'OWN'
  | 'PREVIRED'
  | 'TREASURY';

export type ThirdPartyKind =
  | 'COURT'
  | 'INSTITUTION'
  | 'ITEM'
  | 'TAX'
  | 'UNION';

export type ThirdPartyLinesFilter = {
  code: string;
  kind: ThirdPartyKind;
  payrollMonthId: string;
  syndicateId?: string | null | undefined;
  userId?: string | null | undefined;
};

export type ThirdPartyLinesSort = {
  by: ThirdPartyLinesSortField;
  descending?: boolean | null | undefined;
};

export type ThirdPartyLinesSortField =
  | 'amount';

export type ThirdPartyMonthsFilter = {
  businessId?: string | null | undefined;
};

export type ThirdPartyMonthsSort = {
  by: ThirdPartyMonthsSortField;
  descending?: boolean | null | undefined;
};

export type ThirdPartyMonthsSortField =
  | 'yearMonth';

export type ThirdPartyState =
  | 'CHANNEL'
  | 'LISTED'
  | 'NOBODY'
  | 'PAID'
  | 'READY'
  | 'WAITING';

export type TrainingNeedKeyInput = {
  key: string;
};

export type TransferFormat =
  | 'BCI'
  | 'GENERAL'
  | 'GENERAL_EXCEL'
  | 'SANTANDER';

export type UndoCollectiveVacationInput = {
  id: string;
  version: number;
};

export type UndoContractEndingBatchInput = {
  id: string;
  undoneWhy: string;
  version: number;
};

export type UndoContractSettlementInput = {
  id: string;
  reason: string;
  version?: number | null | undefined;
};

export type UndoEvaluationCalibrationInput = {
  id: string;
  reason?: string | null | undefined;
  version?: number | null | undefined;
};

export type UndoImportationInput = {
  id: string;
  version: number;
};

export type UndoMassChangeInput = {
  id: string;
  version: number;
};

export type UndoPaymentAnswerInput = {
  id: string;
  reason: string;
  version: number;
};

export type UndoSettlementBatchInput = {
  id: string;
  undoneWhy: string;
  version: number;
};

export type UndoSettlementDisplayInput = {
  id: string;
  version: number;
};

export type UndoSettlementInput = {
  id: string;
  response?: string | null | undefined;
  version?: number | null | undefined;
};

export type UndoSettlementPaymentInput = {
  id: string;
  response?: string | null | undefined;
  version?: number | null | undefined;
};

export type UndoVacationCompensationInput = {
  id: string;
  undoneWhy: string;
  version: number;
};

export type UnmarkDutyInput = {
  businessId: string;
  duty: KeptDeadline;
  yearMonth: number;
};

export type UnmarkRegistrationInput = {
  kind: RegistrationKind;
  userContractId: string;
};

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
  half?: DayHalf | null | undefined;
  halfDay?: boolean | null | undefined;
  id: string;
  ignoreHolidays?: boolean | null | undefined;
  legalPermit?: LegalPermit | null | undefined;
  licenseNumber?: string | null | undefined;
  pay?: AbsencePay | null | undefined;
  previousPay?: number | null | undefined;
  sendEmailToSupervisor?: boolean | null | undefined;
  sentOn?: string | null | undefined;
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

export type UpdateAccountingAccountInput = {
  auxiliary?: AccountingAuxiliary | null | undefined;
  businessId?: string | null | undefined;
  centerUse?: AccountingCenterUse | null | undefined;
  code?: string | null | undefined;
  id: string;
  kind?: AccountingAccountKind | null | undefined;
  name?: string | null | undefined;
  parentId?: string | null | undefined;
  status?: AccountingAccountStatus | null | undefined;
  takesEntries?: boolean | null | undefined;
  version: number;
};

export type UpdateAccountingRuleInput = {
  businessId?: string | null | undefined;
  costCenterId?: string | null | undefined;
  creditAccountId?: string | null | undefined;
  debitAccountId?: string | null | undefined;
  id: string;
  institution?: string | null | undefined;
  itemCode?: string | null | undefined;
  source?: AccountingSource | null | undefined;
  version: number;
};

export type UpdateAccountingTemplateColumnInput = {
  amount?: AmountForm | null | undefined;
  constant?: string | null | undefined;
  date?: DateForm | null | undefined;
  id: string;
  letters?: ListLetters | null | undefined;
  name?: string | null | undefined;
  pad?: PadSign | null | undefined;
  position?: number | null | undefined;
  section?: AccountingTemplateSection | null | undefined;
  side?: PadSide | null | undefined;
  source?: AccountingTemplateSource | null | undefined;
  version: number;
  width?: number | null | undefined;
};

export type UpdateAccountingTemplateInput = {
  auxiliaryCodes?: string | null | undefined;
  blankZeros?: boolean | null | undefined;
  detail?: AccountingTemplateDetail | null | undefined;
  encoding?: ListEncoding | null | undefined;
  file?: ListFile | null | undefined;
  heads?: boolean | null | undefined;
  id: string;
  lineEnd?: ListLineEnd | null | undefined;
  name?: string | null | undefined;
  separator?: ListSeparator | null | undefined;
  sideCodes?: string | null | undefined;
  version: number;
};

export type UpdateActionPlanApprovalStatusInput = {
  approvalStatus: PlanApproval;
  id: string;
  response?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateActionPlanEvaluationWeightInput = {
  evaluationWeight: number;
  id: string;
  version?: number | null | undefined;
};

export type UpdateActionPlanInput = {
  achievablePlan?: string | null | undefined;
  endDate?: string | null | undefined;
  evaluationProcessId?: string | null | undefined;
  evaluationWeight?: number | null | undefined;
  id: string;
  impactArea?: string | null | undefined;
  measurablePlan?: string | null | undefined;
  objective?: string | null | undefined;
  realisticPlan?: string | null | undefined;
  simpleAndSpecificPlan?: string | null | undefined;
  startDate?: string | null | undefined;
  surveyId?: string | null | undefined;
  traceableInTimePlan?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateActionPlanPercentageInput = {
  completenessPercentage: number;
  id: string;
  version?: number | null | undefined;
};

export type UpdateActionPlanStatusInput = {
  completenessStatus: PlanCompleteness;
  id: string;
  response?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateActionPlanSupervisorInput = {
  id: string;
  supervisorId?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateAnnouncementInput = {
  allowsReactions?: boolean | null | undefined;
  asksAcknowledgement?: boolean | null | undefined;
  businesses?: Array<AnnouncementBusinessInput> | null | undefined;
  content?: string | null | undefined;
  expiryDate?: string | null | undefined;
  files?: Array<AnnouncementFileInput> | null | undefined;
  id: string;
  pinned?: boolean | null | undefined;
  publishDate?: string | null | undefined;
  sendsMail?: boolean | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
  visibility?: AnnouncementVisibility | null | undefined;
};

export type UpdateAreaInput = {
  hierarchyNodeId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  status?: PlaceStatus | null | undefined;
  version: number;
};

export type UpdateBankAccountInput = {
  accountIdentifier?: string | null | undefined;
  accountType?: AccountType | null | undefined;
  bankCode?: string | null | undefined;
  currency?: BankCurrency | null | undefined;
  id: string;
  version: number;
};

export type UpdateBankTemplateColumnInput = {
  amount?: AmountForm | null | undefined;
  constant?: string | null | undefined;
  date?: DateForm | null | undefined;
  id: string;
  letters?: ListLetters | null | undefined;
  name?: string | null | undefined;
  pad?: PadSign | null | undefined;
  position?: number | null | undefined;
  section?: ListSection | null | undefined;
  side?: PadSide | null | undefined;
  source?: ListSource | null | undefined;
  version: number;
  width?: number | null | undefined;
};

export type UpdateBankTemplateInput = {
  answerCodes?: string | null | undefined;
  bankCode?: string | null | undefined;
  bankCodes?: string | null | undefined;
  encoding?: ListEncoding | null | undefined;
  file?: ListFile | null | undefined;
  heads?: boolean | null | undefined;
  id: string;
  lineEnd?: ListLineEnd | null | undefined;
  name?: string | null | undefined;
  separator?: ListSeparator | null | undefined;
  typeCodes?: string | null | undefined;
  version: number;
};

export type UpdateBranchOfficeInput = {
  communeCode?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  status?: PlaceStatus | null | undefined;
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

export type UpdateClimateSettingsInput = {
  crossings: Array<ClimateCrossingInput>;
  families: Array<ClimateFamilyInput>;
  openToEveryone: boolean;
  surveyId: string;
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

export type UpdateContractSettlementInput = {
  comment?: string | null | undefined;
  contractFinalDate?: string | null | undefined;
  dismissalCause?: string | null | undefined;
  displayToEmployee?: boolean | null | undefined;
  heirUserId?: string | null | undefined;
  id: string;
  isPayed?: boolean | null | undefined;
  issueDate?: string | null | undefined;
  notice?: DismissalNotice | null | undefined;
  noticeDate?: string | null | undefined;
  publicComment?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateCostCenterGroupInput = {
  code?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  status?: CostCenterStatus | null | undefined;
  version: number;
};

export type UpdateCostCenterNodeInput = {
  businessId?: string | null | undefined;
  code?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  parentId?: string | null | undefined;
  status?: CostCenterStatus | null | undefined;
  version: number;
};

export type UpdateDocumentFolderInput = {
  access: FolderAccess;
  id: string;
  name: string;
  parentId?: string | null | undefined;
  position?: number | null | undefined;
  profiles: Array<FolderReader>;
  version: number;
};

export type UpdateDocumentInput = {
  expiresOn?: string | null | undefined;
  fileId?: string | null | undefined;
  folderId: string;
  id: string;
  name: string;
  typeId: string;
  version: number;
};

export type UpdateDocumentTemplateInput = {
  body: string;
  id: string;
  name: string;
  typeId: string;
  version: number;
};

export type UpdateEvaluationProcessInput = {
  highCut?: string | null | undefined;
  id: string;
  mediumCut?: string | null | undefined;
  minRaters?: number | null | undefined;
  missingPolicy?: EvaluationMissingPolicy | null | undefined;
  peerWeight?: number | null | undefined;
  planShare?: number | null | undefined;
  selfWeight?: number | null | undefined;
  stages?: Array<EvaluationProcessDatesInput> | null | undefined;
  subordinateWeight?: number | null | undefined;
  supervisorWeight?: number | null | undefined;
  surveyIds?: Array<EvaluationProcessSurveyInput> | null | undefined;
  title?: string | null | undefined;
  version?: number | null | undefined;
};

export type UpdateFamilyMemberInput = {
  birthday?: string | null | undefined;
  burden?: FamilyBurden | null | undefined;
  burdenFrom?: string | null | undefined;
  burdenUntil?: string | null | undefined;
  email?: string | null | undefined;
  emergencyContact?: boolean | null | undefined;
  fileId?: string | null | undefined;
  firstname?: string | null | undefined;
  id: string;
  maternalLastname?: string | null | undefined;
  paternalLastname?: string | null | undefined;
  phone?: string | null | undefined;
  relation?: FamilyRelation | null | undefined;
  rut?: string | null | undefined;
  studiesUntil?: string | null | undefined;
  version: number;
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

export type UpdateHealthPlanNoticeInput = {
  comment?: string | null | undefined;
  folio: string;
  fromMonth: number;
  id: string;
  institution: string;
  kind: HealthPlanKind;
  notifiedOn: string;
  planUnit?: HealthPlanUnit | null | undefined;
  planValue?: string | null | undefined;
  version: number;
};

export type UpdateHierarchyNodeInput = {
  code?: string | null | undefined;
  from?: string | null | undefined;
  headUserId?: string | null | undefined;
  id: string;
  kindId?: string | null | undefined;
  name?: string | null | undefined;
  parentId?: string | null | undefined;
  version: number;
};

export type UpdateHolidayInput = {
  branchOfficeId?: string | null | undefined;
  businessId?: string | null | undefined;
  comment?: string | null | undefined;
  countsForVacation?: boolean | null | undefined;
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
  syndicateId?: string | null | undefined;
  taxable?: boolean | null | undefined;
  title?: string | null | undefined;
  tributable?: boolean | null | undefined;
  type?: ItemType | null | undefined;
  validFrom: number;
  version: number;
};

export type UpdateLaborProtectionInput = {
  comment?: string | null | undefined;
  courtCase?: string | null | undefined;
  courtDate?: string | null | undefined;
  courtFileId?: string | null | undefined;
  endDate?: string | null | undefined;
  fileId?: string | null | undefined;
  id: string;
  kind?: ProtectionKind | null | undefined;
  startDate?: string | null | undefined;
  version: number;
};

export type UpdateLeaveSubsidyInput = {
  comment?: string | null | undefined;
  id: string;
  owed?: number | null | undefined;
  paid: number;
  payer: string;
  version: number;
};

export type UpdateLoginInput = {
  email?: string | null | undefined;
  userId: string;
  username?: string | null | undefined;
};

export type UpdateMilestoneInput = {
  date?: string | null | undefined;
  description?: string | null | undefined;
  doneAt?: string | null | undefined;
  evidenceFileId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  needsEvidence?: boolean | null | undefined;
  type?: MilestoneType | null | undefined;
  version?: number | null | undefined;
  weight?: number | null | undefined;
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

export type UpdatePieceworkEntryInput = {
  id: string;
  quantity: string;
  version: number;
};

export type UpdatePieceworkPriceInput = {
  id: string;
  price?: string | null | undefined;
  startsOn?: string | null | undefined;
  version: number;
};

export type UpdatePieceworkTaskInput = {
  id: string;
  name?: string | null | undefined;
  status?: PieceworkTaskState | null | undefined;
  unit?: string | null | undefined;
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

export type UpdateProvisionPolicyInput = {
  businessId?: string | null | undefined;
  fromMonth?: number | null | undefined;
  id: string;
  kind?: ProvisionPolicyKind | null | undefined;
  method?: ProvisionMethod | null | undefined;
  ownCapital?: number | null | undefined;
  percent?: string | null | undefined;
  profit?: number | null | undefined;
  reason?: string | null | undefined;
  version: number;
};

export type UpdateResidencePermitInput = {
  comment?: string | null | undefined;
  endDate?: string | null | undefined;
  fileId?: string | null | undefined;
  id: string;
  kind?: ResidenceKind | null | undefined;
  number?: string | null | undefined;
  quotaException?: QuotaException | null | undefined;
  residentSince?: string | null | undefined;
  startDate?: string | null | undefined;
  version: number;
};

export type UpdateRestrictionFilterInput = {
  businesses: Array<RestrictionBusinessInput>;
  id: string;
  name?: string | null | undefined;
  units?: Array<RestrictionUnitInput> | null | undefined;
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

export type UpdateSettlementInput = {
  advances?: number | null | undefined;
  afcEmployerBalance?: number | null | undefined;
  alimonyPercent?: string | null | undefined;
  alimonyPesos?: number | null | undefined;
  allowances?: number | null | undefined;
  average24?: number | null | undefined;
  contributionsPaid: boolean;
  deferVacation: boolean;
  disengagementDate: string;
  dismissalCause: DismissalCause;
  fixed?: number | null | undefined;
  fundBalance?: number | null | undefined;
  gratification?: number | null | undefined;
  id: string;
  lastPay?: number | null | undefined;
  lastThree?: number | null | undefined;
  loans?: number | null | undefined;
  noticeDate?: string | null | undefined;
  notifiedOn?: string | null | undefined;
  otherDeductions?: number | null | undefined;
  pactAnyCause: boolean;
  pactDays?: string | null | undefined;
  pactWithoutUfCap: boolean;
  pactWithoutYearsCap: boolean;
  payDate: string;
  payLastPayslip: boolean;
  salary?: number | null | undefined;
  userContractId: string;
  variableAverage?: number | null | undefined;
  version?: number | null | undefined;
  voluntary?: number | null | undefined;
  withoutDebts?: Array<SettlementDebtKey> | null | undefined;
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

export type UpdateSupplierInput = {
  accountNumber?: string | null | undefined;
  bankId?: string | null | undefined;
  businessName?: string | null | undefined;
  id: string;
  identifier?: string | null | undefined;
  name?: string | null | undefined;
  paymentAccountType?: AccountType | null | undefined;
  version: number;
};

export type UpdateSurveyInput = {
  canSkip?: boolean | null | undefined;
  disallowNeutral?: boolean | null | undefined;
  endAt?: string | null | undefined;
  forceComments?: boolean | null | undefined;
  hasComments?: boolean | null | undefined;
  id: string;
  instructions?: string | null | undefined;
  minComments?: number | null | undefined;
  minGroup?: number | null | undefined;
  offlineGraceH?: number | null | undefined;
  previousSurveyId?: string | null | undefined;
  privacy?: SurveyPrivacy | null | undefined;
  publicAccess?: SurveyPublicAccess | null | undefined;
  startAt?: string | null | undefined;
  title?: string | null | undefined;
  version: number;
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

export type UpdateUnitKindInput = {
  id: string;
  name?: string | null | undefined;
  version: number;
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
  hierarchyNodeId?: string | null | undefined;
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
  specialWorkday?: SpecialWorkday | null | undefined;
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

export type UpdateUserFieldDataInput = {
  date?: string | null | undefined;
  userId: string;
  values: Array<UserFieldValueInput>;
};

export type UpdateUserFieldInput = {
  code?: string | null | undefined;
  dated?: boolean | null | undefined;
  help?: string | null | undefined;
  id: string;
  managers?: boolean | null | undefined;
  options?: string | null | undefined;
  required?: boolean | null | undefined;
  reserved?: boolean | null | undefined;
  status?: UserFieldStatus | null | undefined;
  title?: string | null | undefined;
  type?: UserFieldType | null | undefined;
  version: number;
  worker?: UserFieldWorker | null | undefined;
};

export type UpdateUserFieldPositionInput = {
  id: string;
  position: number;
};

export type UpdateUserInput = {
  address?: string | null | undefined;
  addressCountry?: string | null | undefined;
  afcDate?: string | null | undefined;
  afcEnrolled?: boolean | null | undefined;
  affiliateContribution?: MoneyInput | null | undefined;
  affiliateInstitution?: string | null | undefined;
  affiliateMaternalLastname?: string | null | undefined;
  affiliateNames?: string | null | undefined;
  affiliatePaternalLastname?: string | null | undefined;
  affiliateRut?: string | null | undefined;
  affiliateSaving?: MoneyInput | null | undefined;
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
  disability?: Disability | null | undefined;
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

export type UpdateVacationBlackoutInput = {
  endDate?: string | null | undefined;
  id: string;
  reason?: string | null | undefined;
  startDate?: string | null | undefined;
  version: number;
};

export type UpdateVacationConfigInput = {
  accrual?: VacationAccrual | null | undefined;
  additionalBalance?: string | null | undefined;
  additionalYearly?: number | null | undefined;
  art67?: boolean | null | undefined;
  balanceAdjustmentDate?: string | null | undefined;
  legalBalance?: string | null | undefined;
  progressiveBalance?: string | null | undefined;
  progressiveMonths?: number | null | undefined;
  reason?: string | null | undefined;
  recognizedOn?: string | null | undefined;
  since?: string | null | undefined;
  userContractId: string;
};

export type UpdateVacationInput = {
  advance?: boolean | null | undefined;
  care?: boolean | null | undefined;
  careFileId?: string | null | undefined;
  comment?: string | null | undefined;
  endDate?: string | null | undefined;
  half?: DayHalf | null | undefined;
  id: string;
  poolOrder?: VacationPoolOrder | null | undefined;
  response?: string | null | undefined;
  responseStatus?: RequestStatus | null | undefined;
  startDate?: string | null | undefined;
  version?: number | null | undefined;
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

export type UploaderCompanyFeedInput = {
  fileId?: string | null | undefined;
  link?: string | null | undefined;
  text?: string | null | undefined;
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

export type UserContractInput = {
  asOf?: string | null | undefined;
  id: string;
  reveal?: boolean | null | undefined;
};

export type UserContractsInput = {
  asOf?: string | null | undefined;
  reveal?: boolean | null | undefined;
  userId: string;
};

export type UserDebtsInput = {
  userId: string;
};

export type UserFieldDataInput = {
  reveal?: boolean | null | undefined;
  userId: string;
};

export type UserFieldStatus =
  | 'ACTIVE'
  | 'RETIRED';

export type UserFieldType =
  | 'BOOLEAN'
  | 'CHOICE'
  | 'CHOICES'
  | 'DATE'
  | 'FILE'
  | 'LONG_TEXT'
  | 'MONEY'
  | 'NUMBER'
  | 'PERCENTAGE'
  | 'TEXT';

export type UserFieldValueInput = {
  fieldId: string;
  fileId?: string | null | undefined;
  seenId?: string | null | undefined;
  value?: string | null | undefined;
  version?: number | null | undefined;
};

export type UserFieldWorker =
  | 'EDITS'
  | 'NONE'
  | 'SEES';

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
  | 'LOAN'
  | 'PIECEWORK';

export type UserItemStatus =
  | 'ACTIVE'
  | 'SUSPENDED';

export type UserItemsContract = {
  contractId: string;
};

export type UserItemsInput = {
  contractId?: string | null | undefined;
  contracts?: Array<UserItemsContract> | null | undefined;
  payrollMonthId?: string | null | undefined;
  yearMonth?: number | null | undefined;
};

export type UserLoansInput = {
  userId: string;
};

export type UserStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING';

export type UserSurveyFilter = {
  search?: string | null | undefined;
  status?: UserSurveyStatus | null | undefined;
  surveyId?: string | null | undefined;
};

export type UserSurveyStatus =
  | 'COMPLETE'
  | 'INCOMPLETE';

export type UserSurveysSort = {
  by: UserSurveysSortField;
  descending?: boolean | null | undefined;
};

export type UserSurveysSortField =
  | 'endAt'
  | 'fullname'
  | 'progress';

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

export type VacationAccrual =
  | 'ANNIVERSARY'
  | 'MONTHLY';

export type VacationBalanceFilter = {
  asOf?: string | null | undefined;
  businessId?: string | null | undefined;
  search?: string | null | undefined;
};

export type VacationBalanceReportSort = {
  by: VacationBalanceReportSortField;
  descending?: boolean | null | undefined;
};

export type VacationBalanceReportSortField =
  | 'fullname';

export type VacationBlockRule =
  | 'REFUSE'
  | 'WARN';

export type VacationCollectiveFilter = {
  businessId?: string | null | undefined;
};

export type VacationCollectiveState =
  | 'GIVEN'
  | 'GIVING'
  | 'UNDOING'
  | 'UNDONE';

export type VacationCollectivesSort = {
  by: VacationCollectivesSortField;
  descending?: boolean | null | undefined;
};

export type VacationCollectivesSortField =
  | 'startDate';

export type VacationCompensationBasis =
  | 'COLLECTIVE'
  | 'INDIVIDUAL';

export type VacationCompensationCounting =
  | 'CALENDARIO'
  | 'HABILES';

export type VacationCompensationProposalInput = {
  agreedOn: string;
  countFrom?: string | null | undefined;
  days?: string | null | undefined;
  userContractId: string;
};

export type VacationCompensationState =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED'
  | 'UNDONE';

export type VacationCompensationsInput = {
  userContractId: string;
};

export type VacationConfigInput = {
  asOf?: string | null | undefined;
  userContractId: string;
};

export type VacationContractsInput = {
  userId?: string | null | undefined;
};

export type VacationDoubtFilter = {
  businessId?: string | null | undefined;
  search?: string | null | undefined;
  state?: VacationDoubtState | null | undefined;
};

export type VacationDoubtState =
  | 'CORRECTED'
  | 'KEPT'
  | 'MOOT'
  | 'PENDING';

export type VacationDoubtToDecide = {
  id: string;
  version: number;
};

export type VacationDoubtsSort = {
  by: VacationDoubtsSortField;
  descending?: boolean | null | undefined;
};

export type VacationDoubtsSortField =
  | 'day';

export type VacationFilter = {
  businessId?: string | null | undefined;
  collectiveId?: string | null | undefined;
  month?: number | null | undefined;
  search?: string | null | undefined;
  status?: RequestStatus | null | undefined;
  userId?: string | null | undefined;
};

export type VacationHalfDayRule =
  | 'ADDITIONAL'
  | 'ALL'
  | 'NONE';

export type VacationLedgerInput = {
  asOf?: string | null | undefined;
  knownOn?: string | null | undefined;
  userContractId: string;
};

export type VacationLineKind =
  | 'ADJUSTMENT'
  | 'COMPENSATION'
  | 'EXPIRY'
  | 'GIVE_BACK'
  | 'LOT'
  | 'MONTH'
  | 'OPENING'
  | 'PROGRESSIVE'
  | 'SETTLEMENT'
  | 'TAKE'
  | 'TRANSFER';

export type VacationOverlapDatesInput = {
  endDate: string;
  exceptId?: string | null | undefined;
  half?: DayHalf | null | undefined;
  poolOrder?: VacationPoolOrder | null | undefined;
  startDate: string;
  userContractId: string;
};

export type VacationPool =
  | 'ADDITIONAL'
  | 'LEGAL'
  | 'PROGRESSIVE';

export type VacationPoolOrder =
  | 'ADDITIONAL_LEGAL_PROGRESSIVE'
  | 'ADDITIONAL_PROGRESSIVE_LEGAL'
  | 'LEGAL_ADDITIONAL_PROGRESSIVE'
  | 'LEGAL_PROGRESSIVE_ADDITIONAL'
  | 'PROGRESSIVE_ADDITIONAL_LEGAL'
  | 'PROGRESSIVE_LEGAL_ADDITIONAL';

export type VacationSettlementLineKind =
  | 'ADDITIONAL'
  | 'DAYS'
  | 'DEBT'
  | 'MONTHS'
  | 'NON_WORKING'
  | 'OVERTIME'
  | 'PENDING'
  | 'PROGRESSIVE'
  | 'PROGRESSIVE_PART'
  | 'RETURNED';

export type VacationSignatureState =
  | 'CANCELED'
  | 'FAILED'
  | 'PENDING_SIGNATURE'
  | 'SIGNED';

export type VacationVoucherInput = {
  id: string;
};

export type VacationZoneProposalsInput = {
  userContractId?: string | null | undefined;
};

export type VacationZoneToDecide = {
  id: string;
};

export type VacationsSort = {
  by: VacationsSortField;
  descending?: boolean | null | undefined;
};

export type VacationsSortField =
  | 'fullname'
  | 'requestDate'
  | 'startDate'
  | 'status';

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

export type VerifyCertificateInput = {
  code: string;
};

export type VerifyPayslipInput = {
  code: string;
};

export type VersionOrigin =
  | 'GENERATED'
  | 'SCANNED'
  | 'SIGNED'
  | 'UPLOADED';

export type VersionStatus =
  | 'CURRENT'
  | 'PAST'
  | 'PLANNED';

export type VouchForLoginInput = {
  userId: string;
};

export type WithdrawAbsenceInput = {
  id: string;
  version?: number | null | undefined;
};

export type WithdrawDataCorrectionInput = {
  id: string;
  version?: number | null | undefined;
};

export type WithdrawPayslipDisputeInput = {
  id: string;
  version?: number | null | undefined;
};

export type WithdrawVacationInput = {
  id: string;
  version?: number | null | undefined;
};

export type WriteInPayslipDisputeInput = {
  id: string;
  text: string;
};

export type YearFactorsInput = {
  payrollMonthId: string;
};

export type ZipDocumentsInput = {
  ids: Array<DocumentRef>;
};

export type AccountingAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountingAccountsQuery = { accountingAccounts: Array<{ id: string, code: string, name: string, kind: AccountingAccountKind, parentId: string | null, takesEntries: boolean, centerUse: AccountingCenterUse, auxiliary: AccountingAuxiliary, businessId: string | null, status: AccountingAccountStatus, businessName: string | null, level: number, uses: number, kept: string | null, version: number }> };

export type CreateAccountingAccountMutationVariables = Exact<{
  input: CreateAccountingAccountInput;
}>;


export type CreateAccountingAccountMutation = { createAccountingAccount: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, code: string, name: string, kind: AccountingAccountKind, parentId: string | null, takesEntries: boolean, centerUse: AccountingCenterUse, auxiliary: AccountingAuxiliary, businessId: string | null, status: AccountingAccountStatus, businessName: string | null, level: number, uses: number, kept: string | null, version: number } | null } | null };

export type UpdateAccountingAccountMutationVariables = Exact<{
  input: UpdateAccountingAccountInput;
}>;


export type UpdateAccountingAccountMutation = { updateAccountingAccount: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, code: string, name: string, kind: AccountingAccountKind, parentId: string | null, takesEntries: boolean, centerUse: AccountingCenterUse, auxiliary: AccountingAuxiliary, businessId: string | null, status: AccountingAccountStatus, businessName: string | null, level: number, uses: number, kept: string | null, version: number } | null } | null };

export type DeleteAccountingAccountMutationVariables = Exact<{
  input: ByIdAccountingAccount;
}>;


export type DeleteAccountingAccountMutation = { deleteAccountingAccount: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AccountingRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountingRulesQuery = { accountingRules: Array<{ id: string, source: AccountingSource | null, itemCode: string | null, institution: string | null, costCenterId: string | null, businessId: string | null, debitAccountId: string | null, creditAccountId: string | null, costCenterName: string | null, businessName: string | null, debitAccount: string | null, creditAccount: string | null, version: number }> };

export type CreateAccountingRuleMutationVariables = Exact<{
  input: CreateAccountingRuleInput;
}>;


export type CreateAccountingRuleMutation = { createAccountingRule: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, source: AccountingSource | null, itemCode: string | null, institution: string | null, costCenterId: string | null, businessId: string | null, debitAccountId: string | null, creditAccountId: string | null, costCenterName: string | null, businessName: string | null, debitAccount: string | null, creditAccount: string | null, version: number } | null } | null };

export type UpdateAccountingRuleMutationVariables = Exact<{
  input: UpdateAccountingRuleInput;
}>;


export type UpdateAccountingRuleMutation = { updateAccountingRule: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, source: AccountingSource | null, itemCode: string | null, institution: string | null, costCenterId: string | null, businessId: string | null, debitAccountId: string | null, creditAccountId: string | null, costCenterName: string | null, businessName: string | null, debitAccount: string | null, creditAccount: string | null, version: number } | null } | null };

export type DeleteAccountingRuleMutationVariables = Exact<{
  input: ByIdAccountingRule;
}>;


export type DeleteAccountingRuleMutation = { deleteAccountingRule: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AccountingTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountingTemplatesQuery = { accountingTemplates: Array<{ id: string, name: string, file: ListFile, separator: ListSeparator, encoding: ListEncoding, lineEnd: ListLineEnd, heads: boolean, detail: AccountingTemplateDetail, blankZeros: boolean, sideCodes: string | null, auxiliaryCodes: string | null, published: number, kept: string | null, version: number }> };

export type AccountingTemplateQueryVariables = Exact<{
  input: ByIdAccountingTemplate;
}>;


export type AccountingTemplateQuery = { accountingTemplate: { id: string, name: string, file: ListFile, separator: ListSeparator, encoding: ListEncoding, lineEnd: ListLineEnd, heads: boolean, detail: AccountingTemplateDetail, blankZeros: boolean, sideCodes: string | null, auxiliaryCodes: string | null, published: number, kept: string | null, version: number } };

export type CreateAccountingTemplateMutationVariables = Exact<{
  input: CreateAccountingTemplateInput;
}>;


export type CreateAccountingTemplateMutation = { createAccountingTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, file: ListFile, separator: ListSeparator, encoding: ListEncoding, lineEnd: ListLineEnd, heads: boolean, detail: AccountingTemplateDetail, blankZeros: boolean, sideCodes: string | null, auxiliaryCodes: string | null, published: number, kept: string | null, version: number } | null } | null };

export type UpdateAccountingTemplateMutationVariables = Exact<{
  input: UpdateAccountingTemplateInput;
}>;


export type UpdateAccountingTemplateMutation = { updateAccountingTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, file: ListFile, separator: ListSeparator, encoding: ListEncoding, lineEnd: ListLineEnd, heads: boolean, detail: AccountingTemplateDetail, blankZeros: boolean, sideCodes: string | null, auxiliaryCodes: string | null, published: number, kept: string | null, version: number } | null } | null };

export type DeleteAccountingTemplateMutationVariables = Exact<{
  input: ByIdAccountingTemplate;
}>;


export type DeleteAccountingTemplateMutation = { deleteAccountingTemplate: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AccountingTemplateColumnsQueryVariables = Exact<{
  input: ColumnsOfAccountingTemplate;
}>;


export type AccountingTemplateColumnsQuery = { accountingTemplateColumns: Array<{ id: string, templateId: string, section: AccountingTemplateSection, source: AccountingTemplateSource, position: number, name: string, constant: string | null, width: number | null, side: PadSide, pad: PadSign, letters: ListLetters, amount: AmountForm, date: DateForm, version: number }> };

export type CreateAccountingTemplateColumnMutationVariables = Exact<{
  input: CreateAccountingTemplateColumnInput;
}>;


export type CreateAccountingTemplateColumnMutation = { createAccountingTemplateColumn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, templateId: string, section: AccountingTemplateSection, source: AccountingTemplateSource, position: number, name: string, constant: string | null, width: number | null, side: PadSide, pad: PadSign, letters: ListLetters, amount: AmountForm, date: DateForm, version: number } | null } | null };

export type UpdateAccountingTemplateColumnMutationVariables = Exact<{
  input: UpdateAccountingTemplateColumnInput;
}>;


export type UpdateAccountingTemplateColumnMutation = { updateAccountingTemplateColumn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, templateId: string, section: AccountingTemplateSection, source: AccountingTemplateSource, position: number, name: string, constant: string | null, width: number | null, side: PadSide, pad: PadSign, letters: ListLetters, amount: AmountForm, date: DateForm, version: number } | null } | null };

export type DeleteAccountingTemplateColumnMutationVariables = Exact<{
  input: ByIdAccountingTemplateColumn;
}>;


export type DeleteAccountingTemplateColumnMutation = { deleteAccountingTemplateColumn: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AllAreasQueryVariables = Exact<{ [key: string]: never; }>;


export type AllAreasQuery = { allAreas: Array<{ id: string, name: string, status: PlaceStatus, hierarchyNodeId: string | null, unitName: string | null, people: number, version: number }> };

export type CreateAreaMutationVariables = Exact<{
  input: CreateAreaInput;
}>;


export type CreateAreaMutation = { createArea: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, status: PlaceStatus, hierarchyNodeId: string | null, unitName: string | null, people: number, version: number } | null } | null };

export type UpdateAreaMutationVariables = Exact<{
  input: UpdateAreaInput;
}>;


export type UpdateAreaMutation = { updateArea: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, status: PlaceStatus, hierarchyNodeId: string | null, unitName: string | null, people: number, version: number } | null } | null };

export type BankAccountsBusinessQueryVariables = Exact<{
  input: OfBusiness;
}>;


export type BankAccountsBusinessQuery = { bankAccountsBusiness: Array<{ id: string, businessId: string, bankCode: string, accountType: AccountType, accountIdentifier: string, currency: BankCurrency, version: number }> };

export type CreateBankAccountMutationVariables = Exact<{
  input: CreateBankAccountInput;
}>;


export type CreateBankAccountMutation = { createBankAccount: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, businessId: string, bankCode: string, accountType: AccountType, accountIdentifier: string, currency: BankCurrency, version: number } | null } | null };

export type UpdateBankAccountMutationVariables = Exact<{
  input: UpdateBankAccountInput;
}>;


export type UpdateBankAccountMutation = { updateBankAccount: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, businessId: string, bankCode: string, accountType: AccountType, accountIdentifier: string, currency: BankCurrency, version: number } | null } | null };

export type BankTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type BankTemplatesQuery = { bankTemplates: Array<{ id: string, name: string, bankCode: string | null, file: ListFile, separator: ListSeparator, encoding: ListEncoding, lineEnd: ListLineEnd, heads: boolean, bankCodes: string | null, typeCodes: string | null, answerCodes: string | null, published: number, version: number }> };

export type BankTemplateQueryVariables = Exact<{
  input: ByIdBankTemplate;
}>;


export type BankTemplateQuery = { bankTemplate: { id: string, name: string, bankCode: string | null, file: ListFile, separator: ListSeparator, encoding: ListEncoding, lineEnd: ListLineEnd, heads: boolean, bankCodes: string | null, typeCodes: string | null, answerCodes: string | null, published: number, version: number } };

export type CreateBankTemplateMutationVariables = Exact<{
  input: CreateBankTemplateInput;
}>;


export type CreateBankTemplateMutation = { createBankTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, bankCode: string | null, file: ListFile, separator: ListSeparator, encoding: ListEncoding, lineEnd: ListLineEnd, heads: boolean, bankCodes: string | null, typeCodes: string | null, answerCodes: string | null, published: number, version: number } | null } | null };

export type UpdateBankTemplateMutationVariables = Exact<{
  input: UpdateBankTemplateInput;
}>;


export type UpdateBankTemplateMutation = { updateBankTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, bankCode: string | null, file: ListFile, separator: ListSeparator, encoding: ListEncoding, lineEnd: ListLineEnd, heads: boolean, bankCodes: string | null, typeCodes: string | null, answerCodes: string | null, published: number, version: number } | null } | null };

export type DeleteBankTemplateMutationVariables = Exact<{
  input: ByIdBankTemplate;
}>;


export type DeleteBankTemplateMutation = { deleteBankTemplate: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type BankTemplateColumnsQueryVariables = Exact<{
  input: ColumnsOfBankTemplate;
}>;


export type BankTemplateColumnsQuery = { bankTemplateColumns: Array<{ id: string, templateId: string, section: ListSection, source: ListSource, position: number, name: string, constant: string | null, width: number | null, side: PadSide, pad: PadSign, letters: ListLetters, amount: AmountForm, date: DateForm, version: number }> };

export type CreateBankTemplateColumnMutationVariables = Exact<{
  input: CreateBankTemplateColumnInput;
}>;


export type CreateBankTemplateColumnMutation = { createBankTemplateColumn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, templateId: string, section: ListSection, source: ListSource, position: number, name: string, constant: string | null, width: number | null, side: PadSide, pad: PadSign, letters: ListLetters, amount: AmountForm, date: DateForm, version: number } | null } | null };

export type UpdateBankTemplateColumnMutationVariables = Exact<{
  input: UpdateBankTemplateColumnInput;
}>;


export type UpdateBankTemplateColumnMutation = { updateBankTemplateColumn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, templateId: string, section: ListSection, source: ListSource, position: number, name: string, constant: string | null, width: number | null, side: PadSide, pad: PadSign, letters: ListLetters, amount: AmountForm, date: DateForm, version: number } | null } | null };

export type DeleteBankTemplateColumnMutationVariables = Exact<{
  input: ByIdBankTemplateColumn;
}>;


export type DeleteBankTemplateColumnMutation = { deleteBankTemplateColumn: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AllBranchOfficesQueryVariables = Exact<{ [key: string]: never; }>;


export type AllBranchOfficesQuery = { allBranchOffices: Array<{ id: string, name: string, communeCode: string | null, status: PlaceStatus, people: number, version: number }> };

export type CreateBranchOfficeMutationVariables = Exact<{
  input: CreateBranchOfficeInput;
}>;


export type CreateBranchOfficeMutation = { createBranchOffice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, communeCode: string | null, status: PlaceStatus, people: number, version: number } | null } | null };

export type UpdateBranchOfficeMutationVariables = Exact<{
  input: UpdateBranchOfficeInput;
}>;


export type UpdateBranchOfficeMutation = { updateBranchOffice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, communeCode: string | null, status: PlaceStatus, people: number, version: number } | null } | null };

export type CostCenterGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type CostCenterGroupsQuery = { costCenterGroups: Array<{ id: string, code: string, name: string, status: CostCenterStatus, centers: number, kept: string | null, version: number }> };

export type CostCenterGroupQueryVariables = Exact<{
  input: ByIdCostCenterGroup;
}>;


export type CostCenterGroupQuery = { costCenterGroup: { id: string, code: string, name: string, status: CostCenterStatus, centers: number, kept: string | null, version: number } };

export type CreateCostCenterGroupMutationVariables = Exact<{
  input: CreateCostCenterGroupInput;
}>;


export type CreateCostCenterGroupMutation = { createCostCenterGroup: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, code: string, name: string, status: CostCenterStatus, centers: number, kept: string | null, version: number } | null } | null };

export type UpdateCostCenterGroupMutationVariables = Exact<{
  input: UpdateCostCenterGroupInput;
}>;


export type UpdateCostCenterGroupMutation = { updateCostCenterGroup: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, code: string, name: string, status: CostCenterStatus, centers: number, kept: string | null, version: number } | null } | null };

export type DeleteCostCenterGroupMutationVariables = Exact<{
  input: ByIdCostCenterGroup;
}>;


export type DeleteCostCenterGroupMutation = { deleteCostCenterGroup: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type FamilyQueryVariables = Exact<{
  input: FamilyInput;
}>;


export type FamilyQuery = { family: Array<{ id: string, userId: string, relation: FamilyRelation, rut: string | null, firstname: string, paternalLastname: string, maternalLastname: string | null, birthday: string | null, phone: string | null, email: string | null, emergencyContact: boolean, burden: FamilyBurden, burdenFrom: string | null, burdenUntil: string | null, studiesUntil: string | null, fileId: string | null, version: number }> };

export type CreateFamilyMemberMutationVariables = Exact<{
  input: CreateFamilyMemberInput;
}>;


export type CreateFamilyMemberMutation = { createFamilyMember: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, userId: string, relation: FamilyRelation, rut: string | null, firstname: string, paternalLastname: string, maternalLastname: string | null, birthday: string | null, phone: string | null, email: string | null, emergencyContact: boolean, burden: FamilyBurden, burdenFrom: string | null, burdenUntil: string | null, studiesUntil: string | null, fileId: string | null, version: number } | null } | null };

export type UpdateFamilyMemberMutationVariables = Exact<{
  input: UpdateFamilyMemberInput;
}>;


export type UpdateFamilyMemberMutation = { updateFamilyMember: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, userId: string, relation: FamilyRelation, rut: string | null, firstname: string, paternalLastname: string, maternalLastname: string | null, birthday: string | null, phone: string | null, email: string | null, emergencyContact: boolean, burden: FamilyBurden, burdenFrom: string | null, burdenUntil: string | null, studiesUntil: string | null, fileId: string | null, version: number } | null } | null };

export type DeleteFamilyMemberMutationVariables = Exact<{
  input: ByIdFamilyMember;
}>;


export type DeleteFamilyMemberMutation = { deleteFamilyMember: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type HolidaysQueryVariables = Exact<{ [key: string]: never; }>;


export type HolidaysQuery = { holidays: Array<{ id: string, date: string, title: string, type: HolidayType, status: HolidayStatus, irrevocable: boolean, countsForVacation: boolean, businessId: string | null, branchOfficeId: string | null, businessName: string | null, officeName: string | null, comment: string | null, version: number }> };

export type CreateHolidayMutationVariables = Exact<{
  input: CreateHolidayInput;
}>;


export type CreateHolidayMutation = { createHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, date: string, title: string, type: HolidayType, status: HolidayStatus, irrevocable: boolean, countsForVacation: boolean, businessId: string | null, branchOfficeId: string | null, businessName: string | null, officeName: string | null, comment: string | null, version: number } | null } | null };

export type UpdateHolidayMutationVariables = Exact<{
  input: UpdateHolidayInput;
}>;


export type UpdateHolidayMutation = { updateHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, date: string, title: string, type: HolidayType, status: HolidayStatus, irrevocable: boolean, countsForVacation: boolean, businessId: string | null, branchOfficeId: string | null, businessName: string | null, officeName: string | null, comment: string | null, version: number } | null } | null };

export type DeleteHolidayMutationVariables = Exact<{
  input: ByIdHoliday;
}>;


export type DeleteHolidayMutation = { deleteHoliday: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type LaborProtectionsQueryVariables = Exact<{
  input: LaborProtectionsInput;
}>;


export type LaborProtectionsQuery = { laborProtections: Array<{ id: string, userId: string, kind: ProtectionKind, startDate: string, endDate: string | null, fileId: string | null, courtDate: string | null, courtCase: string | null, courtFileId: string | null, comment: string | null, version: number }> };

export type CreateLaborProtectionMutationVariables = Exact<{
  input: CreateLaborProtectionInput;
}>;


export type CreateLaborProtectionMutation = { createLaborProtection: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, userId: string, kind: ProtectionKind, startDate: string, endDate: string | null, fileId: string | null, courtDate: string | null, courtCase: string | null, courtFileId: string | null, comment: string | null, version: number } | null } | null };

export type UpdateLaborProtectionMutationVariables = Exact<{
  input: UpdateLaborProtectionInput;
}>;


export type UpdateLaborProtectionMutation = { updateLaborProtection: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, userId: string, kind: ProtectionKind, startDate: string, endDate: string | null, fileId: string | null, courtDate: string | null, courtCase: string | null, courtFileId: string | null, comment: string | null, version: number } | null } | null };

export type DeleteLaborProtectionMutationVariables = Exact<{
  input: ByIdLaborProtection;
}>;


export type DeleteLaborProtectionMutation = { deleteLaborProtection: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type PieceworkPricesQueryVariables = Exact<{
  input: PricesOfTask;
}>;


export type PieceworkPricesQuery = { pieceworkPrices: Array<{ id: string, taskId: string, startsOn: string, price: string, version: number }> };

export type CreatePieceworkPriceMutationVariables = Exact<{
  input: CreatePieceworkPriceInput;
}>;


export type CreatePieceworkPriceMutation = { createPieceworkPrice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, taskId: string, startsOn: string, price: string, version: number } | null } | null };

export type UpdatePieceworkPriceMutationVariables = Exact<{
  input: UpdatePieceworkPriceInput;
}>;


export type UpdatePieceworkPriceMutation = { updatePieceworkPrice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, taskId: string, startsOn: string, price: string, version: number } | null } | null };

export type DeletePieceworkPriceMutationVariables = Exact<{
  input: ByIdPieceworkPrice;
}>;


export type DeletePieceworkPriceMutation = { deletePieceworkPrice: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type PieceworkTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type PieceworkTasksQuery = { pieceworkTasks: Array<{ id: string, name: string, unit: string, status: PieceworkTaskState, price: string | null, kept: string | null, version: number }> };

export type PieceworkTaskQueryVariables = Exact<{
  input: ByIdPieceworkTask;
}>;


export type PieceworkTaskQuery = { pieceworkTask: { id: string, name: string, unit: string, status: PieceworkTaskState, price: string | null, kept: string | null, version: number } };

export type CreatePieceworkTaskMutationVariables = Exact<{
  input: CreatePieceworkTaskInput;
}>;


export type CreatePieceworkTaskMutation = { createPieceworkTask: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, unit: string, status: PieceworkTaskState, price: string | null, kept: string | null, version: number } | null } | null };

export type UpdatePieceworkTaskMutationVariables = Exact<{
  input: UpdatePieceworkTaskInput;
}>;


export type UpdatePieceworkTaskMutation = { updatePieceworkTask: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, unit: string, status: PieceworkTaskState, price: string | null, kept: string | null, version: number } | null } | null };

export type DeletePieceworkTaskMutationVariables = Exact<{
  input: ByIdPieceworkTask;
}>;


export type DeletePieceworkTaskMutation = { deletePieceworkTask: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type CompanyProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyProfilesQuery = { companyProfiles: Array<{ id: string, name: string, version: number }> };

export type CreateProfileMutationVariables = Exact<{
  input: CreateProfileInput;
}>;


export type CreateProfileMutation = { createProfile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, version: number } | null } | null };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, version: number } | null } | null };

export type DeleteProfileMutationVariables = Exact<{
  input: ByIdProfile;
}>;


export type DeleteProfileMutation = { deleteProfile: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ProvisionPoliciesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProvisionPoliciesQuery = { provisionPolicies: Array<{ id: string, businessId: string, kind: ProvisionPolicyKind, fromMonth: number, method: ProvisionMethod, percent: string | null, profit: number | null, ownCapital: number | null, reason: string, businessName: string | null, version: number }> };

export type CreateProvisionPolicyMutationVariables = Exact<{
  input: CreateProvisionPolicyInput;
}>;


export type CreateProvisionPolicyMutation = { createProvisionPolicy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, businessId: string, kind: ProvisionPolicyKind, fromMonth: number, method: ProvisionMethod, percent: string | null, profit: number | null, ownCapital: number | null, reason: string, businessName: string | null, version: number } | null } | null };

export type UpdateProvisionPolicyMutationVariables = Exact<{
  input: UpdateProvisionPolicyInput;
}>;


export type UpdateProvisionPolicyMutation = { updateProvisionPolicy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, businessId: string, kind: ProvisionPolicyKind, fromMonth: number, method: ProvisionMethod, percent: string | null, profit: number | null, ownCapital: number | null, reason: string, businessName: string | null, version: number } | null } | null };

export type DeleteProvisionPolicyMutationVariables = Exact<{
  input: ByIdProvisionPolicy;
}>;


export type DeleteProvisionPolicyMutation = { deleteProvisionPolicy: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ResidencePermitsQueryVariables = Exact<{
  input: ResidencePermitsInput;
}>;


export type ResidencePermitsQuery = { residencePermits: Array<{ id: string, userId: string, kind: ResidenceKind, number: string, startDate: string, endDate: string | null, residentSince: string | null, quotaException: QuotaException | null, fileId: string | null, comment: string | null, version: number }> };

export type CreateResidencePermitMutationVariables = Exact<{
  input: CreateResidencePermitInput;
}>;


export type CreateResidencePermitMutation = { createResidencePermit: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, userId: string, kind: ResidenceKind, number: string, startDate: string, endDate: string | null, residentSince: string | null, quotaException: QuotaException | null, fileId: string | null, comment: string | null, version: number } | null } | null };

export type UpdateResidencePermitMutationVariables = Exact<{
  input: UpdateResidencePermitInput;
}>;


export type UpdateResidencePermitMutation = { updateResidencePermit: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, userId: string, kind: ResidenceKind, number: string, startDate: string, endDate: string | null, residentSince: string | null, quotaException: QuotaException | null, fileId: string | null, comment: string | null, version: number } | null } | null };

export type DeleteResidencePermitMutationVariables = Exact<{
  input: ByIdResidencePermit;
}>;


export type DeleteResidencePermitMutation = { deleteResidencePermit: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AllSupplierQueryVariables = Exact<{ [key: string]: never; }>;


export type AllSupplierQuery = { allSupplier: Array<{ id: string, name: string, businessName: string | null, identifier: string, bankId: string, paymentAccountType: AccountType, accountNumber: string, accountState: AccountState, accountAt: string, kept: string | null, version: number }> };

export type CreateSupplierMutationVariables = Exact<{
  input: CreateSupplierInput;
}>;


export type CreateSupplierMutation = { createSupplier: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, businessName: string | null, identifier: string, bankId: string, paymentAccountType: AccountType, accountNumber: string, accountState: AccountState, accountAt: string, kept: string | null, version: number } | null } | null };

export type UpdateSupplierMutationVariables = Exact<{
  input: UpdateSupplierInput;
}>;


export type UpdateSupplierMutation = { updateSupplier: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, businessName: string | null, identifier: string, bankId: string, paymentAccountType: AccountType, accountNumber: string, accountState: AccountState, accountAt: string, kept: string | null, version: number } | null } | null };

export type DeleteSupplierMutationVariables = Exact<{
  input: ByIdSupplier;
}>;


export type DeleteSupplierMutation = { deleteSupplier: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SyndicatesQueryVariables = Exact<{ [key: string]: never; }>;


export type SyndicatesQuery = { syndicates: Array<{ id: string, name: string, rut: string | null, feeType: FeeType, feeValue: string, members: number, kept: string | null, version: number }> };

export type SyndicateQueryVariables = Exact<{
  input: ByIdSyndicate;
}>;


export type SyndicateQuery = { syndicate: { id: string, name: string, rut: string | null, feeType: FeeType, feeValue: string, members: number, kept: string | null, version: number } };

export type CreateSyndicateMutationVariables = Exact<{
  input: CreateSyndicateInput;
}>;


export type CreateSyndicateMutation = { createSyndicate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, rut: string | null, feeType: FeeType, feeValue: string, members: number, kept: string | null, version: number } | null } | null };

export type UpdateSyndicateMutationVariables = Exact<{
  input: UpdateSyndicateInput;
}>;


export type UpdateSyndicateMutation = { updateSyndicate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, rut: string | null, feeType: FeeType, feeValue: string, members: number, kept: string | null, version: number } | null } | null };

export type DeleteSyndicateMutationVariables = Exact<{
  input: ByIdSyndicate;
}>;


export type DeleteSyndicateMutation = { deleteSyndicate: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UnitKindsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnitKindsQuery = { unitKinds: Array<{ id: string, name: string, units: number, kept: string | null, version: number }> };

export type CreateUnitKindMutationVariables = Exact<{
  input: CreateUnitKindInput;
}>;


export type CreateUnitKindMutation = { createUnitKind: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, units: number, kept: string | null, version: number } | null } | null };

export type UpdateUnitKindMutationVariables = Exact<{
  input: UpdateUnitKindInput;
}>;


export type UpdateUnitKindMutation = { updateUnitKind: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, units: number, kept: string | null, version: number } | null } | null };

export type DeleteUnitKindMutationVariables = Exact<{
  input: ByIdUnitKind;
}>;


export type DeleteUnitKindMutation = { deleteUnitKind: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type VacationBlackoutsQueryVariables = Exact<{
  input: OfVacationRules;
}>;


export type VacationBlackoutsQuery = { vacationBlackouts: Array<{ id: string, businessId: string, startDate: string, endDate: string, reason: string, version: number }> };

export type CreateVacationBlackoutMutationVariables = Exact<{
  input: CreateVacationBlackoutInput;
}>;


export type CreateVacationBlackoutMutation = { createVacationBlackout: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, businessId: string, startDate: string, endDate: string, reason: string, version: number } | null } | null };

export type UpdateVacationBlackoutMutationVariables = Exact<{
  input: UpdateVacationBlackoutInput;
}>;


export type UpdateVacationBlackoutMutation = { updateVacationBlackout: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, businessId: string, startDate: string, endDate: string, reason: string, version: number } | null } | null };

export type DeleteVacationBlackoutMutationVariables = Exact<{
  input: ByIdVacationBlackout;
}>;


export type DeleteVacationBlackoutMutation = { deleteVacationBlackout: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AbsenceAlertsQueryVariables = Exact<{
  input?: AbsenceAlertsInput | null | undefined;
}>;


export type AbsenceAlertsQuery = { absenceAlerts: Array<{ article: string, due: string | null, fullname: string | null, id: string, kind: AbsenceAlertKind, overdue: boolean, userId: string, words: string }> };

export type AbsenceContractsQueryVariables = Exact<{
  input?: AbsenceContractsInput | null | undefined;
}>;


export type AbsenceContractsQuery = { absenceContracts: Array<{ hint: string, id: string, label: string }> };

export type AbsenceMonthQueryVariables = Exact<{
  input: AbsenceMonthInput;
}>;


export type AbsenceMonthQuery = { absenceMonth: { cut: boolean, holidays: Array<{ date: string, place: string | null, title: string }>, rows: Array<{ id: string, userContractId: string, userId: string, fullname: string | null, rut: string, businessName: string, jobTitle: string, type: AbsenceType, subtype: AbsenceSubtype | null, kind: string, pay: AbsencePay, startDate: string, endDate: string, halfDay: boolean, half: DayHalf | null, legalPermit: LegalPermit | null, realDays: string, workDays: string, responseStatus: RequestStatus, response: string | null, lateUntil: number | null, creator: string | null, lastUpdateUser: string | null, hasFile: boolean, canWithdraw: boolean, waitsForOther: boolean, version: number, steps: Array<{ place: number, state: StepState, words: string, people: string, at: string | null, comment: string | null }> }> } };

export type AbsenceOverlapDatesQueryVariables = Exact<{
  input: AbsenceOverlapDatesInput;
}>;


export type AbsenceOverlapDatesQuery = { absenceOverlapDates: { past: string | null, realDays: string, team: string | null, vacations: Array<string>, workDays: string, effects: Array<{ isOpen: boolean | null, words: string, yearMonth: number }>, overlaps: Array<{ endDate: string, id: string, kind: string, startDate: string, status: RequestStatus }> } };

export type AbsenceStepsQueryVariables = Exact<{
  input: ByIdAbsence;
}>;


export type AbsenceStepsQuery = { absenceSteps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: RequestStatus }> };

export type AbsenceTeamAwayQueryVariables = Exact<{
  input: AbsenceTeamAwayInput;
}>;


export type AbsenceTeamAwayQuery = { absenceTeamAway: { words: string | null } };

export type AbsencesQueryVariables = Exact<{
  filter?: AbsenceFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: AbsencesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type AbsencesQuery = { absences: { total?: number, rows: Array<{ id: string, userContractId: string, userId: string, fullname: string | null, rut: string, businessName: string, jobTitle: string, type: AbsenceType, subtype: AbsenceSubtype | null, kind: string, pay: AbsencePay, startDate: string, endDate: string, halfDay: boolean, half: DayHalf | null, legalPermit: LegalPermit | null, realDays: string, workDays: string, responseStatus: RequestStatus, response: string | null, lateUntil: number | null, creator: string | null, lastUpdateUser: string | null, hasFile: boolean, canWithdraw: boolean, waitsForOther: boolean, version: number, steps: Array<{ place: number, state: StepState, words: string, people: string, at: string | null, comment: string | null }> }> } };

export type AnswerAbsencesMutationVariables = Exact<{
  input: AnswerAbsencesInput;
}>;


export type AnswerAbsencesMutation = { answerAbsences: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { answered: number, goingOn: number } | null } | null };

export type CreateAbsenceMutationVariables = Exact<{
  input: CreateAbsenceInput;
}>;


export type CreateAbsenceMutation = { createAbsence: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, responseStatus: RequestStatus } | null } | null };

export type DeleteAbsenceMutationVariables = Exact<{
  input: ByIdAbsence;
}>;


export type DeleteAbsenceMutation = { deleteAbsence: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type LegalPermitDaysQueryVariables = Exact<{
  input: LegalPermitDaysInput;
}>;


export type LegalPermitDaysQuery = { legalPermitDays: { article: string, days: string, endDate: string, halfDay: boolean, proof: string, when: string } };

export type TeamAbsencesQueryVariables = Exact<{
  input?: TeamAbsencesInput | null | undefined;
}>;


export type TeamAbsencesQuery = { teamAbsences: Array<{ id: string, userContractId: string, userId: string, fullname: string | null, rut: string, businessName: string, jobTitle: string, type: AbsenceType, subtype: AbsenceSubtype | null, kind: string, pay: AbsencePay, startDate: string, endDate: string, halfDay: boolean, half: DayHalf | null, legalPermit: LegalPermit | null, realDays: string, workDays: string, responseStatus: RequestStatus, response: string | null, lateUntil: number | null, creator: string | null, lastUpdateUser: string | null, hasFile: boolean, canWithdraw: boolean, waitsForOther: boolean, version: number, steps: Array<{ place: number, state: StepState, words: string, people: string, at: string | null, comment: string | null }> }> };

export type UpdateAbsenceMutationVariables = Exact<{
  input: UpdateAbsenceInput;
}>;


export type UpdateAbsenceMutation = { updateAbsence: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateAbsenceResponseMutationVariables = Exact<{
  input: UpdateAbsenceResponseInput;
}>;


export type UpdateAbsenceResponseMutation = { updateAbsenceResponse: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UserAbsenceYearQueryVariables = Exact<{
  input: UserAbsenceYearInput;
}>;


export type UserAbsenceYearQuery = { userAbsenceYear: { pending: number, year: number, years: Array<number>, used: Array<{ count: number, kind: string, pay: AbsencePay, realDays: string, type: AbsenceType, workDays: string }> } };

export type UserAbsencesQueryVariables = Exact<{
  input: UserAbsencesInput;
}>;


export type UserAbsencesQuery = { userAbsences: Array<{ applicationEndDate: string | null, applicationStartDate: string | null, businessId: string, businessName: string, canWithdraw: boolean, comment: string | null, continuousLicense: boolean, contributionDays: number | null, creator: string | null, description: string | null, endDate: string, fileId: string | null, fileUrl: string | null, firstLicence: boolean, format: LicenseFormat | null, fullname: string | null, half: DayHalf | null, halfDay: boolean, hasFile: boolean, id: string, ignoreHolidays: boolean, jobTitle: string, kind: string, lastUpdateUser: string | null, lateUntil: number | null, legalPermit: LegalPermit | null, licenseNumber: string | null, pay: AbsencePay, previousPay: number | null, realDays: string, respondedAt: string | null, response: string | null, responseStatus: RequestStatus, revealed: boolean, rut: string, sendEmailToSupervisor: boolean, sentOn: string | null, startDate: string, status: RequestStatus, subtype: AbsenceSubtype | null, type: AbsenceType, userContractId: string, userId: string, version: number, waitsForOther: boolean, workDays: string, steps: Array<{ at: string | null, comment: string | null, people: string, place: number, state: StepState, words: string }> }> };

export type WithdrawAbsenceMutationVariables = Exact<{
  input: WithdrawAbsenceInput;
}>;


export type WithdrawAbsenceMutation = { withdrawAbsence: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type AccountingAccountLinesQueryVariables = Exact<{
  input: ImportAccountingAccountsInput;
}>;


export type AccountingAccountLinesQuery = { accountingAccountLines: Array<{ note: string | null, problem: string | null, wrong: string | null }> };

export type AccountingFilesQueryVariables = Exact<{
  input: AccountingFilesInput;
}>;


export type AccountingFilesQuery = { accountingFiles: Array<{ author: string | null, id: string, lines: number, madeAt: string, number: number, sha256: string, templateName: string, templateVersion: number }> };

export type AccountingTemplateTrialQueryVariables = Exact<{
  input: AccountingTemplateTrialInput;
}>;


export type AccountingTemplateTrialQuery = { accountingTemplateTrial: { columns: Array<string>, lines: number, number: number | null, problems: Array<string>, total: number, rows: Array<{ cells: Array<string>, section: BankRowSection }> } };

export type AccountingTemplateVersionsQueryVariables = Exact<{
  input: ByIdAccountingTemplate;
}>;


export type AccountingTemplateVersionsQuery = { accountingTemplateVersions: Array<{ at: string, author: string | null, layout: string, number: number }> };

export type CentralizationLinesQueryVariables = Exact<{
  input: CentralizationLinesInput;
}>;


export type CentralizationLinesQuery = { centralizationLines: Array<{ amount: number, code: string, contracts: number, institution: string | null, label: string, n: number, side: AccountingSide, source: AccountingSource }> };

export type CentralizationMonthsQueryVariables = Exact<{
  filter?: CentralizationMonthFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CentralizationMonthsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CentralizationMonthsQuery = { centralizationMonths: { total?: number, rows: Array<{ businessId: string, businessName: string, debit: number | null, isOpen: boolean, number: number | null, payrollMonthId: string, state: AccountingEntryState | null, yearMonth: number }> } };

export type CentralizationPeopleQueryVariables = Exact<{
  filter?: CentralizationPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CentralizationPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CentralizationPeopleQuery = { centralizationPeople: { total?: number, rows: Array<{ amount: number, code: string, contractId: string, name: string | null, payrollMonthId: string, rut: string, userId: string }> } };

export type CentralizationProvisionPeopleQueryVariables = Exact<{
  filter?: CentralizationProvisionPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CentralizationProvisionPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CentralizationProvisionPeopleQuery = { centralizationProvisionPeople: { total?: number, rows: Array<{ before: number, code: string, contractId: string, left: number, moved: number, name: string | null, problem: string | null, rut: string, userId: string, whole: number | null, figures: Array<{ key: string, label: string, unit: ProvisionFigureUnit, value: string }> }> } };

export type CentralizationProvisionsQueryVariables = Exact<{
  input: CentralizationProvisionsInput;
}>;


export type CentralizationProvisionsQuery = { centralizationProvisions: Array<{ before: number, contracts: number, kind: ProvisionKind, left: number, method: ProvisionMethod | null, moved: number, norm: string, percent: string | null, since: number | null, unknown: number }> };

export type CentralizationSumsQueryVariables = Exact<{
  input: CentralizationSumsInput;
}>;


export type CentralizationSumsQuery = { centralizationSums: Array<{ accountCode: string, accountId: string, accountName: string, centerCode: string | null, centerName: string | null, costCenterId: string | null, credit: number, creditBefore: number | null, debit: number, debitBefore: number | null, isChanged: boolean, key: string }> };

export type CentralizationsQueryVariables = Exact<{
  input: CentralizationsInput;
}>;


export type CentralizationsQuery = { centralizations: Array<{ advice: string, askedAt: string, author: string | null, businessName: string, credit: number | null, debit: number | null, done: number | null, groupId: string | null, groupName: string | null, id: string, kind: AccountingEntryKind, madeAt: string | null, message: string | null, number: number, payrollMonthId: string, people: number | null, reason: string | null, reversedBy: number | null, reverses: number | null, sha256: string | null, state: AccountingEntryState, total: number | null, withSubsidies: boolean, withVacations: boolean, yearMonth: number, problems: Array<{ account: string | null, amount: number, code: string, contracts: number, institution: string | null, label: string, lack: AccountingLack, side: AccountingSide | null, source: AccountingSource | null }>, squares: Array<{ entry: number, filed: number | null, kind: string, payslips: number }> }> };

export type CreateAccountingFileMutationVariables = Exact<{
  input: CreateAccountingFileInput;
}>;


export type CreateAccountingFileMutation = { createAccountingFile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type CreateCentralizationMutationVariables = Exact<{
  input: CreateCentralizationInput;
}>;


export type CreateCentralizationMutation = { createCentralization: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { advice: string, askedAt: string, author: string | null, businessName: string, credit: number | null, debit: number | null, done: number | null, groupId: string | null, groupName: string | null, id: string, kind: AccountingEntryKind, madeAt: string | null, message: string | null, number: number, payrollMonthId: string, people: number | null, reason: string | null, reversedBy: number | null, reverses: number | null, sha256: string | null, state: AccountingEntryState, total: number | null, withSubsidies: boolean, withVacations: boolean, yearMonth: number } | null } | null };

export type CreateUsualAccountingPlanMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateUsualAccountingPlanMutation = { createUsualAccountingPlan: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ExportAccountingTemplateQueryVariables = Exact<{
  input: ByIdAccountingTemplate;
}>;


export type ExportAccountingTemplateQuery = { exportAccountingTemplate: { layout: string, name: string } };

export type ExportCentralizationMutationVariables = Exact<{
  input: ExportCentralizationInput;
}>;


export type ExportCentralizationMutation = { exportCentralization: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type ImportAccountingAccountsMutationVariables = Exact<{
  input: ImportAccountingAccountsInput;
}>;


export type ImportAccountingAccountsMutation = { importAccountingAccounts: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { changed: number, created: number } | null } | null };

export type ImportAccountingTemplateMutationVariables = Exact<{
  input: ImportAccountingTemplateInput;
}>;


export type ImportAccountingTemplateMutation = { importAccountingTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type MoveAccountingTemplateColumnMutationVariables = Exact<{
  input: MoveAccountingTemplateColumnInput;
}>;


export type MoveAccountingTemplateColumnMutation = { moveAccountingTemplateColumn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type OpenAccountingFileMutationVariables = Exact<{
  input: ByIdAccountingFile;
}>;


export type OpenAccountingFileMutation = { openAccountingFile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type PublishAccountingTemplateMutationVariables = Exact<{
  input: PublishAccountingTemplateInput;
}>;


export type PublishAccountingTemplateMutation = { publishAccountingTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ReverseCentralizationMutationVariables = Exact<{
  input: ReverseCentralizationInput;
}>;


export type ReverseCentralizationMutation = { reverseCentralization: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { advice: string, askedAt: string, author: string | null, businessName: string, credit: number | null, debit: number | null, done: number | null, groupId: string | null, groupName: string | null, id: string, kind: AccountingEntryKind, madeAt: string | null, message: string | null, number: number, payrollMonthId: string, people: number | null, reason: string | null, reversedBy: number | null, reverses: number | null, sha256: string | null, state: AccountingEntryState, total: number | null, withSubsidies: boolean, withVacations: boolean, yearMonth: number } | null } | null };

export type UnbookedItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnbookedItemsQuery = { unbookedItems: Array<{ account: string | null, itemCode: string | null, label: string, lack: AccountingLack, side: AccountingSide, source: AccountingSource }> };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type EndSessionMutationVariables = Exact<{
  input: ByIdSession;
}>;


export type EndSessionMutation = { endSession: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type EndUserSessionsMutationVariables = Exact<{
  input: OfAccess;
}>;


export type EndUserSessionsMutation = { endUserSessions: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { ownSessions: Array<{ address: string, createdAt: string, current: boolean, device: string, id: string, lastSeenAt: string, proof: Proof }> };

export type ResetSecondFactorMutationVariables = Exact<{
  input: OfAccess;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SendAccessMutationVariables = Exact<{
  input: OfAccess;
}>;


export type SendAccessMutation = { sendAccess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { codeUntil: string | null, invitedTo: string | null, oneTimeCode: string | null, username: string } | null } | null };

export type UserAccessQueryVariables = Exact<{
  input: OfAccess;
}>;


export type UserAccessQuery = { userAccess: { byMail: boolean, codeUntil: string | null, email: string | null, invitedUntil: string | null, lastSeenAt: string | null, openSessions: number, secondFactor: boolean, state: AccessState, username: string | null, whyNotHelp: string | null, whyNotPassword: string | null } };

export type ActionPlanQueryVariables = Exact<{
  input: ByIdActionPlan;
}>;


export type ActionPlanQuery = { actionPlan: { achievablePlan: string, approvalStatus: PlanApproval, canAnswer: boolean, canProgress: boolean, canUpdate: boolean, completenessPercentage: number, completenessStatus: PlanCompleteness, creatorId: string | null, creatorName: string | null, endDate: string, evaluationProcessId: string | null, evaluationWeight: number, fullname: string | null, id: string, impactArea: string, isMeasured: boolean, isOwn: boolean, measurablePlan: string, objective: string, realisticPlan: string, requestedAt: string | null, respondedAt: string | null, respondedBy: string | null, response: string | null, rut: string, simpleAndSpecificPlan: string, startDate: string, supervisorId: string | null, supervisorName: string | null, surveyId: string | null, traceableInTimePlan: string, version: number, workerId: string } };

export type ActionPlanStepsQueryVariables = Exact<{
  input: ByIdActionPlan;
}>;


export type ActionPlanStepsQuery = { actionPlanSteps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: PlanApproval }> };

export type ActionPlanWeightsQueryVariables = Exact<{
  input?: ActionPlanWeightsInput | null | undefined;
}>;


export type ActionPlanWeightsQuery = { actionPlanWeights: { approved: number, pending: number } };

export type ActionPlansQueryVariables = Exact<{
  filter?: ActionPlanFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ActionPlansSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ActionPlansQuery = { actionPlans: { total?: number, rows: Array<{ achievablePlan: string, approvalStatus: PlanApproval, canAnswer: boolean, canProgress: boolean, canUpdate: boolean, completenessPercentage: number, completenessStatus: PlanCompleteness, creatorId: string | null, creatorName: string | null, endDate: string, evaluationProcessId: string | null, evaluationWeight: number, fullname: string | null, id: string, impactArea: string, isMeasured: boolean, isOwn: boolean, measurablePlan: string, objective: string, realisticPlan: string, requestedAt: string | null, respondedAt: string | null, respondedBy: string | null, response: string | null, rut: string, simpleAndSpecificPlan: string, startDate: string, supervisorId: string | null, supervisorName: string | null, surveyId: string | null, traceableInTimePlan: string, version: number, workerId: string }> } };

export type CreateActionPlanMutationVariables = Exact<{
  input: CreateActionPlanInput;
}>;


export type CreateActionPlanMutation = { createActionPlan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateMilestoneMutationVariables = Exact<{
  input: CreateMilestoneInput;
}>;


export type CreateMilestoneMutation = { createMilestone: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteActionPlanMutationVariables = Exact<{
  input: DeleteActionPlanInput;
}>;


export type DeleteActionPlanMutation = { deleteActionPlan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type DeleteMilestoneMutationVariables = Exact<{
  input: DeleteMilestoneInput;
}>;


export type DeleteMilestoneMutation = { deleteMilestone: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type MilestonesQueryVariables = Exact<{
  input: MilestonesInput;
}>;


export type MilestonesQuery = { milestones: Array<{ actionPlanId: string, creator: string | null, date: string, description: string | null, doneAt: string | null, evidenceFileId: string | null, id: string, name: string, needsEvidence: boolean, type: MilestoneType, version: number, weight: number | null }> };

export type MyActionPlansQueryVariables = Exact<{
  filter?: ActionPlanFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: MyActionPlansSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type MyActionPlansQuery = { myActionPlans: { total?: number, rows: Array<{ achievablePlan: string, approvalStatus: PlanApproval, canAnswer: boolean, canProgress: boolean, canUpdate: boolean, completenessPercentage: number, completenessStatus: PlanCompleteness, creatorId: string | null, creatorName: string | null, endDate: string, evaluationProcessId: string | null, evaluationWeight: number, fullname: string | null, id: string, impactArea: string, isMeasured: boolean, isOwn: boolean, measurablePlan: string, objective: string, realisticPlan: string, requestedAt: string | null, respondedAt: string | null, respondedBy: string | null, response: string | null, rut: string, simpleAndSpecificPlan: string, startDate: string, supervisorId: string | null, supervisorName: string | null, surveyId: string | null, traceableInTimePlan: string, version: number, workerId: string }> } };

export type OpenMilestoneEvidenceMutationVariables = Exact<{
  input: ByIdMilestone;
}>;


export type OpenMilestoneEvidenceMutation = { openMilestoneEvidence: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type PrintActionPlanMutationVariables = Exact<{
  input: ByIdActionPlan;
}>;


export type PrintActionPlanMutation = { printActionPlan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type SubordinateActionPlansQueryVariables = Exact<{
  filter?: ActionPlanFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SubordinateActionPlansSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SubordinateActionPlansQuery = { subordinateActionPlans: { total?: number, rows: Array<{ achievablePlan: string, approvalStatus: PlanApproval, canAnswer: boolean, canProgress: boolean, canUpdate: boolean, completenessPercentage: number, completenessStatus: PlanCompleteness, creatorId: string | null, creatorName: string | null, endDate: string, evaluationProcessId: string | null, evaluationWeight: number, fullname: string | null, id: string, impactArea: string, isMeasured: boolean, isOwn: boolean, measurablePlan: string, objective: string, realisticPlan: string, requestedAt: string | null, respondedAt: string | null, respondedBy: string | null, response: string | null, rut: string, simpleAndSpecificPlan: string, startDate: string, supervisorId: string | null, supervisorName: string | null, surveyId: string | null, traceableInTimePlan: string, version: number, workerId: string }> } };

export type UpdateActionPlanMutationVariables = Exact<{
  input: UpdateActionPlanInput;
}>;


export type UpdateActionPlanMutation = { updateActionPlan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateActionPlanApprovalStatusMutationVariables = Exact<{
  input: UpdateActionPlanApprovalStatusInput;
}>;


export type UpdateActionPlanApprovalStatusMutation = { updateActionPlanApprovalStatus: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateActionPlanEvaluationWeightMutationVariables = Exact<{
  input: UpdateActionPlanEvaluationWeightInput;
}>;


export type UpdateActionPlanEvaluationWeightMutation = { updateActionPlanEvaluationWeight: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateActionPlanPercentageMutationVariables = Exact<{
  input: UpdateActionPlanPercentageInput;
}>;


export type UpdateActionPlanPercentageMutation = { updateActionPlanPercentage: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateActionPlanStatusMutationVariables = Exact<{
  input: UpdateActionPlanStatusInput;
}>;


export type UpdateActionPlanStatusMutation = { updateActionPlanStatus: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateActionPlanSupervisorMutationVariables = Exact<{
  input: UpdateActionPlanSupervisorInput;
}>;


export type UpdateActionPlanSupervisorMutation = { updateActionPlanSupervisor: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateMilestoneMutationVariables = Exact<{
  input: UpdateMilestoneInput;
}>;


export type UpdateMilestoneMutation = { updateMilestone: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type AdditionalPdfQueryVariables = Exact<{
  input: OfAdditionalPayment;
}>;


export type AdditionalPdfQuery = { additionalPdf: { name: string, url: string } };

export type AdditionalPaymentsQueryVariables = Exact<{
  filter?: AdditionalPaymentsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: AdditionalPaymentsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type AdditionalPaymentsQuery = { additionalPayments: { total?: number, rows: Array<{ accruedFrom: number | null, accruedTo: number | null, contractId: string, deductions: number | null, earnings: number | null, itemCode: string | null, name: string, net: number | null, payrollMonthId: string, rut: string, userId: string, value: string | null }> } };

export type AdditionalReleaseQueryVariables = Exact<{
  input: OfAdditionalMonth;
}>;


export type AdditionalReleaseQuery = { additionalRelease: { mailed: number, payrollMonthId: string, released: number, releasedAt: string | null, total: number, withoutMail: number } };

export type AdditionalTotalsQueryVariables = Exact<{
  input: OfAdditionalMonth;
}>;


export type AdditionalTotalsQuery = { additionalTotals: { accruedFrom: number | null, accruedTo: number | null, given: number, itemCode: string | null, payrollMonthId: string, people: number } };

export type AdditionalWithoutMailQueryVariables = Exact<{
  filter?: AdditionalWithoutMailFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: AdditionalWithoutMailSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type AdditionalWithoutMailQuery = { additionalWithoutMail: { total?: number, rows: Array<{ contractId: string, name: string, rut: string, userId: string }> } };

export type NameAdditionalMutationVariables = Exact<{
  input: NameAdditionalInput;
}>;


export type NameAdditionalMutation = { nameAdditional: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, payrollMonthId: string } | null } | null };

export type ReleaseAdditionalPaymentsMutationVariables = Exact<{
  input: OfAdditionalMonth;
}>;


export type ReleaseAdditionalPaymentsMutation = { releaseAdditionalPayments: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { mailed: number, payrollMonthId: string, released: number, releasedAt: string | null, total: number, withoutMail: number } | null } | null };

export type SaveAdditionalPaymentsMutationVariables = Exact<{
  input: SaveAdditionalPaymentsInput;
}>;


export type SaveAdditionalPaymentsMutation = { saveAdditionalPayments: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type AdvanceTotalsQueryVariables = Exact<{
  input: OfAdvanceMonth;
}>;


export type AdvanceTotalsQuery = { advanceTotals: { amount: number, given: number, payrollMonthId: string, people: number } };

export type AdvancesQueryVariables = Exact<{
  filter?: AdvancesFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: AdvancesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type AdvancesQuery = { advances: { total?: number, rows: Array<{ amount: number | null, contractId: string, jobTitle: string, mode: AdvanceMode | null, name: string, payrollMonthId: string, rut: string, salary: number | null, salaryProblem: string | null, userId: string, value: string | null }> } };

export type AdvancesToProcessQueryVariables = Exact<{
  filter?: AdvancesToProcessFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: AdvancesToProcessSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type AdvancesToProcessQuery = { advancesToProcess: { total?: number, rows: Array<{ amount: number, contractId: string, inPayroll: boolean, name: string, processId: string, userId: string }> } };

export type AdvancesToProcessTotalsQueryVariables = Exact<{
  input: OfAdvanceMonth;
}>;


export type AdvancesToProcessTotalsQuery = { advancesToProcessTotals: { amount: number, payrollMonthId: string, people: number, waiting: number } };

export type ProposeAdvancesMutationVariables = Exact<{
  input: ProposeAdvancesInput;
}>;


export type ProposeAdvancesMutation = { proposeAdvances: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type SaveAdvancesMutationVariables = Exact<{
  input: SaveAdvancesInput;
}>;


export type SaveAdvancesMutation = { saveAdvances: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type AcknowledgeAnnouncementMutationVariables = Exact<{
  input: ByIdAnnouncement;
}>;


export type AcknowledgeAnnouncementMutation = { acknowledgeAnnouncement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type AnnouncementReadersQueryVariables = Exact<{
  filter?: AnnouncementReadersFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: AnnouncementReadersSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type AnnouncementReadersQuery = { announcementReaders: { total?: number, rows: Array<{ acknowledgedAt: string | null, fullname: string | null, readAt: string | null, userId: string }> } };

export type AnnouncementsQueryVariables = Exact<{
  filter?: AnnouncementFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: AnnouncementsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type AnnouncementsQuery = { announcements: { total?: number, rows: Array<{ acknowledgedAt: string | null, allowsReactions: boolean, asksAcknowledgement: boolean, author: string | null, businessIds: Array<string>, businessNames: string | null, canUpdate: boolean, content: string, expiryDate: string | null, id: string, pinned: boolean, publishDate: string, reaction: AnnouncementReaction | null, readAt: string | null, reason: string | null, sendsMail: boolean, state: AnnouncementState, title: string, version: number, visibility: AnnouncementVisibility, withdrawnAt: string | null }> } };

export type ChangeOrderCompanyFeedMutationVariables = Exact<{
  input: ChangeOrderCompanyFeedInput;
}>;


export type ChangeOrderCompanyFeedMutation = { changeOrderCompanyFeed: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CompanyFeedQueryVariables = Exact<{
  input?: CompanyFeedInput | null | undefined;
}>;


export type CompanyFeedQuery = { companyFeed: Array<{ createdAt: string, fileId: string | null, id: string, imageUrl: string | null, link: string | null, text: string | null, version: number }> };

export type CreateAnnouncementMutationVariables = Exact<{
  input: CreateAnnouncementInput;
}>;


export type CreateAnnouncementMutation = { createAnnouncement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteAnnouncementMutationVariables = Exact<{
  input: DeleteAnnouncementInput;
}>;


export type DeleteAnnouncementMutation = { deleteAnnouncement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteCompanyFeedMutationVariables = Exact<{
  input: ByIdCompanyFeed;
}>;


export type DeleteCompanyFeedMutation = { deleteCompanyFeed: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type OpenAnnouncementFileMutationVariables = Exact<{
  input: OpenAnnouncementFileInput;
}>;


export type OpenAnnouncementFileMutation = { openAnnouncementFile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type ReactToAnnouncementMutationVariables = Exact<{
  input: ReactToAnnouncementInput;
}>;


export type ReactToAnnouncementMutation = { reactToAnnouncement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ReadAnnouncementMutationVariables = Exact<{
  input: ByIdAnnouncement;
}>;


export type ReadAnnouncementMutation = { readAnnouncement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateAnnouncementMutationVariables = Exact<{
  input: UpdateAnnouncementInput;
}>;


export type UpdateAnnouncementMutation = { updateAnnouncement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UploaderCompanyFeedMutationVariables = Exact<{
  input?: UploaderCompanyFeedInput | null | undefined;
}>;


export type UploaderCompanyFeedMutation = { uploaderCompanyFeed: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ApprovalPreviewQueryVariables = Exact<{
  input: ApprovalPreviewInput;
}>;


export type ApprovalPreviewQuery = { approvalPreview: Array<{ place: number, words: string }> };

export type ApprovalRulesQueryVariables = Exact<{
  input: OfApprovalRules;
}>;


export type ApprovalRulesQuery = { approvalRules: Array<{ businessId: string, escalateDays: number | null, fromDay: string, kind: StepKind, version: number, steps: Array<{ days: number | null, holder: StepHolder, person: string | null, role: StepRole | null, userId: string | null, when: StepWhen, words: string }> }> };

export type SaveApprovalRuleMutationVariables = Exact<{
  input: SaveApprovalRuleInput;
}>;


export type SaveApprovalRuleMutation = { saveApprovalRule: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type AuditLogQueryVariables = Exact<{
  filter?: AuditLogFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: AuditLogSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { total?: number, rows: Array<{ acting: boolean, action: string, at: string, author: string, entity: string, more: number, personId: string | null, seq: number, subject: string | null, withheld: boolean, parts: Array<{ action: string, entity: string, withheld: boolean, changes: Array<{ after: string | null, before: string | null, field: string }> }> }> } };

export type VerifyAuditQueryVariables = Exact<{ [key: string]: never; }>;


export type VerifyAuditQuery = { verifyAudit: { events: number, intact: boolean, problem: string | null } };

export type AnswerPaymentLimitMutationVariables = Exact<{
  input: AnswerPaymentLimitInput;
}>;


export type AnswerPaymentLimitMutation = { answerPaymentLimit: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type AnswerPaymentListMutationVariables = Exact<{
  input: AnswerPaymentListInput;
}>;


export type AnswerPaymentListMutation = { answerPaymentList: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type BankListControlQueryVariables = Exact<{
  input: BankListControlInput;
}>;


export type BankListControlQuery = { bankListControl: { findings: number, payrollMonthId: string, people: number, total: number, transfers: number, byBank: Array<{ label: string, people: number, total: number }>, byKind: Array<{ label: string, people: number, total: number }> } };

export type BankListFindingsQueryVariables = Exact<{
  filter?: BankListFindingsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: BankListFindingsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type BankListFindingsQuery = { bankListFindings: { total?: number, rows: Array<{ contractId: string, level: ControlLevel, name: string, net: number, rut: string, settlementId: string | null, words: string }> } };

export type BankListTrialQueryVariables = Exact<{
  input: BankListTrialInput;
}>;


export type BankListTrialQuery = { bankListTrial: { columns: Array<string>, lines: number, name: string, problems: Array<string>, total: number, rows: Array<{ cells: Array<string>, section: BankRowSection }> } };

export type BankTemplateVersionsQueryVariables = Exact<{
  input: ByIdBankTemplate;
}>;


export type BankTemplateVersionsQuery = { bankTemplateVersions: Array<{ at: string, author: string | null, layout: string, number: number }> };

export type CancelPaymentListMutationVariables = Exact<{
  input: CancelPaymentListInput;
}>;


export type CancelPaymentListMutation = { cancelPaymentList: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreatePaymentListMutationVariables = Exact<{
  input: CreatePaymentListInput;
}>;


export type CreatePaymentListMutation = { createPaymentList: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, state: PaymentListState, people: number, total: number } | null } | null };

export type CreateSignedListMutationVariables = Exact<{
  input: CreateSignedListInput;
}>;


export type CreateSignedListMutation = { createSignedList: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, people: number, total: number, url: string } | null } | null };

export type ExportBankTemplateQueryVariables = Exact<{
  input: ByIdBankTemplate;
}>;


export type ExportBankTemplateQuery = { exportBankTemplate: { layout: string, name: string } };

export type ImportBankTemplateMutationVariables = Exact<{
  input: ImportBankTemplateInput;
}>;


export type ImportBankTemplateMutation = { importBankTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type MoveBankTemplateColumnMutationVariables = Exact<{
  input: MoveBankTemplateColumnInput;
}>;


export type MoveBankTemplateColumnMutation = { moveBankTemplateColumn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type OpenPaymentListMutationVariables = Exact<{
  input: OpenPaymentListInput;
}>;


export type OpenPaymentListMutation = { openPaymentList: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string, total: number, transfers: number, url: string } | null } | null };

export type PaymentAnswerLinesQueryVariables = Exact<{
  filter?: PaymentAnswerLinesFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PaymentAnswerLinesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PaymentAnswerLinesQuery = { paymentAnswerLines: { total?: number, rows: Array<{ amount: number | null, line: number, n: number, name: string | null, outcome: PaymentAnswerOutcome, rowN: number | null, rut: string | null, status: PaymentListRowState | null, words: string }> } };

export type PaymentAnswersQueryVariables = Exact<{
  input: ByIdPaymentList;
}>;


export type PaymentAnswersQuery = { paymentAnswers: Array<{ at: string, author: string | null, id: string, paid: number, paymentListId: string, rejected: number, sha256: string, source: PaymentAnswerSource, undoReason: string | null, undoneAt: string | null, unmatched: number, version: number }> };

export type PaymentLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentLimitsQuery = { paymentLimits: Array<{ amount: number | null, businessId: string, businessName: string, pending: { amount: number | null, answeredAt: string | null, answerer: string | null, author: string | null, businessId: string, businessName: string, createdAt: string, id: string, isOwn: boolean, reason: string | null, state: PaymentLimitState, version: number } | null, proposed: { amount: number, lists: number } | null }> };

export type PaymentListQueryVariables = Exact<{
  input: ByIdPaymentList;
}>;


export type PaymentListQuery = { paymentList: { author: string | null, businessId: string, businessName: string, createdAt: string, hash: string, id: string, isOwn: boolean, limitAmount: number | null, number: number, paid: number, payrollMonthId: string, people: number, purpose: PaymentListPurpose, reason: string | null, rejected: number, releasedAt: string | null, releaser: string | null, sentAt: string | null, state: PaymentListState, subject: string, templateName: string, total: number, version: number, yearMonth: number, byBank: Array<{ label: string, people: number, total: number }> } };

export type PaymentListRowsQueryVariables = Exact<{
  filter?: PaymentListRowsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PaymentListRowsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PaymentListRowsQuery = { paymentListRows: { total?: number, rows: Array<{ accountEnd: string, amount: number, answeredAt: string | null, bank: string, n: number, name: string, reason: string | null, rut: string, state: PaymentListRowState, subject: string }> } };

export type PaymentListStepsQueryVariables = Exact<{
  input: ByIdPaymentList;
}>;


export type PaymentListStepsQuery = { paymentListSteps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: PaymentListState }> };

export type PaymentListsQueryVariables = Exact<{
  filter?: PaymentListsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PaymentListsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PaymentListsQuery = { paymentLists: { total?: number, rows: Array<{ author: string | null, businessId: string, businessName: string, createdAt: string, hash: string, id: string, isOwn: boolean, limitAmount: number | null, number: number, paid: number, payrollMonthId: string, people: number, purpose: PaymentListPurpose, reason: string | null, rejected: number, releasedAt: string | null, releaser: string | null, sentAt: string | null, state: PaymentListState, subject: string, templateName: string, total: number, version: number, yearMonth: number }> } };

export type PreviewPaymentAnswerQueryVariables = Exact<{
  input: PreviewPaymentAnswerInput;
}>;


export type PreviewPaymentAnswerQuery = { previewPaymentAnswer: { isKnown: boolean, lines: number, paid: number, rejected: number, unmatched: number, rows: Array<{ amount: number | null, line: number, outcome: PaymentAnswerOutcome, rowN: number | null, rut: string | null, status: PaymentListRowState | null, words: string }> } };

export type ProposePaymentLimitMutationVariables = Exact<{
  input: ProposePaymentLimitInput;
}>;


export type ProposePaymentLimitMutation = { proposePaymentLimit: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type PublishBankTemplateMutationVariables = Exact<{
  input: PublishBankTemplateInput;
}>;


export type PublishBankTemplateMutation = { publishBankTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ReadPaymentAnswerMutationVariables = Exact<{
  input: ReadPaymentAnswerInput;
}>;


export type ReadPaymentAnswerMutation = { readPaymentAnswer: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, isKnown: boolean, paid: number, rejected: number } | null } | null };

export type UndoPaymentAnswerMutationVariables = Exact<{
  input: UndoPaymentAnswerInput;
}>;


export type UndoPaymentAnswerMutation = { undoPaymentAnswer: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type BusinessQueryVariables = Exact<{
  input: ByIdBusiness;
}>;


export type BusinessQuery = { business: { accidentabilityRate: string, activityCode: string | null, address: string | null, baseAccidentabilityRate: string, businessField: string | null, businessName: string, ccafCode: string | null, communeCode: string | null, draft: boolean, email: string | null, id: string, logo: string | null, logoFileId: string | null, mutualCode: string | null, name: string, phone: string | null, principal: boolean, rut: string, sannaRate: string, slug: string, status: BusinessStatus, usePayroll: boolean, version: number, workers: number, representatives: Array<{ name: string, rut: string | null }> } };

export type BusinessOptionsQueryVariables = Exact<{
  input: OfBusiness;
}>;


export type BusinessOptionsQuery = { businessOptions: { businessId: string, logo: string | null, logoId: string | null, payrollPayGratificationLicense: boolean, payrollPublicSupervisor: boolean, payrollUseThirtyDays: boolean, payrollUseThirtyDaysOnLicense: boolean, vacationEmailManager: boolean, vacationEmailResponse: boolean, vacationEmailSupervisor: boolean, vacationPublic: boolean, vacationPublicSupervisor: boolean, version: number, conventions: Array<{ code: string, value: string }> } };

export type CreateBusinessMutationVariables = Exact<{
  input: CreateBusinessInput;
}>;


export type CreateBusinessMutation = { createBusiness: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ProcessRulesQueryVariables = Exact<{
  input: OfRules;
}>;


export type ProcessRulesQuery = { processRules: Array<{ businessId: string, closingApproval: boolean, fromMonth: number, payDay: number, payNextMonth: boolean, version: number }> };

export type SaveProcessRuleMutationVariables = Exact<{
  input: SaveProcessRuleInput;
}>;


export type SaveProcessRuleMutation = { saveProcessRule: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type UpdateBusinessMutationVariables = Exact<{
  input: UpdateBusinessInput;
}>;


export type UpdateBusinessMutation = { updateBusiness: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateBusinessOptionMutationVariables = Exact<{
  input: UpdateBusinessOptionInput;
}>;


export type UpdateBusinessOptionMutation = { updateBusinessOption: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type CalendarFeedsQueryVariables = Exact<{ [key: string]: never; }>;


export type CalendarFeedsQuery = { calendarFeeds: Array<{ createdAt: string, id: string, lastUsedAt: string | null, scope: FeedScope }> };

export type CreateCalendarFeedMutationVariables = Exact<{
  input: CreateCalendarFeedInput;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { path: string } | null } | null };

export type RevokeCalendarFeedMutationVariables = Exact<{
  input: ByIdCalendarFeed;
}>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type TeamCalendarQueryVariables = Exact<{
  input: TeamCalendarInput;
}>;


export type TeamCalendarQuery = { teamCalendar: { cut: boolean, bars: Array<{ changes: boolean, from: string, half: boolean, kind: string, part: DayHalf | null, pending: boolean, person: number, to: string }>, holidays: Array<{ date: string, place: string | null, title: string }>, people: Array<{ businessName: string, fullname: string, id: string }> } };

export type AnniversariesQueryVariables = Exact<{ [key: string]: never; }>;


export type AnniversariesQuery = { anniversaries: Array<{ avatar: string | null, canOpen: boolean, day: string, fullname: string, userId: string }> };

export type BirthdaysQueryVariables = Exact<{ [key: string]: never; }>;


export type BirthdaysQuery = { birthdays: Array<{ avatar: string | null, canOpen: boolean, day: string, fullname: string, userId: string }> };

export type CelebrationChoiceQueryVariables = Exact<{ [key: string]: never; }>;


export type CelebrationChoiceQuery = { celebrationChoice: { anniversary: boolean, birthday: boolean } | null };

export type SaveCelebrationChoiceMutationVariables = Exact<{
  input: SaveCelebrationChoiceInput;
}>;


export type SaveCelebrationChoiceMutation = { saveCelebrationChoice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { anniversary: boolean, birthday: boolean } | null } | null };

export type CostCenterMonthQueryVariables = Exact<{
  input: CostCenterMonthInput;
}>;


export type CostCenterMonthQuery = { costCenterMonth: { cost: number, earnings: number, employer: number, groupName: string, isOpen: boolean, payrollMonthId: string, people: number, recovered: number, yearMonth: number, centers: Array<{ code: string | null, cost: number, costCenterId: string | null, earnings: number, employer: number, key: string, name: string, people: number, recovered: number, lines: Array<{ amount: number, code: string, group: string, label: string }> }> } };

export type CostCenterMonthPeopleQueryVariables = Exact<{
  filter?: CostCenterMonthPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CostCenterMonthPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CostCenterMonthPeopleQuery = { costCenterMonthPeople: { total?: number, rows: Array<{ contractId: string, cost: number, earnings: number, employer: number, name: string | null, payrollMonthId: string, recovered: number, rut: string, userId: string }> } };

export type CertificateContractsQueryVariables = Exact<{
  input?: CertificateContractsInput | null | undefined;
}>;


export type CertificateContractsQuery = { certificateContracts: Array<{ hint: string, id: string, isOwn: boolean, label: string }> };

export type CertificatesQueryVariables = Exact<{
  filter?: CertificateFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CertificatesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CertificatesQuery = { certificates: { total?: number, rows: Array<{ author: string | null, businessName: string, contractCode: string, expiresOn: string, fromMonth: number | null, fullname: string | null, id: string, isOwn: boolean, issuedOn: string, kind: CertificateKind, rut: string, sha256: string | null, span: CertificateSpan | null, state: CertificateState, toMonth: number | null, userContractId: string, userId: string }> } };

export type CreateCertificateMutationVariables = Exact<{
  input: CreateCertificateInput;
}>;


export type CreateCertificateMutation = { createCertificate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { author: string | null, businessName: string, contractCode: string, expiresOn: string, fromMonth: number | null, fullname: string | null, id: string, isOwn: boolean, issuedOn: string, kind: CertificateKind, rut: string, sha256: string | null, span: CertificateSpan | null, state: CertificateState, toMonth: number | null, userContractId: string, userId: string } | null } | null };

export type OpenCertificateMutationVariables = Exact<{
  input: OpenCertificateInput;
}>;


export type OpenCertificateMutation = { openCertificate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type VerifyCertificateQueryVariables = Exact<{
  input: VerifyCertificateInput;
}>;


export type VerifyCertificateQuery = { verifyCertificate: { company: string, documentLabel: string, expiresOn: string, fromMonth: number | null, hash: string, issuedOn: string, kind: CertificateKind, rutEnding: string, state: CertificateState, toMonth: number | null } | null };

export type ClimateCommentsQueryVariables = Exact<{
  input: ClimateCommentsInput;
}>;


export type ClimateCommentsQuery = { climateComments: Array<{ group: string, id: string, question: string, text: string }> };

export type ClimateCutsPreviewQueryVariables = Exact<{
  input: ClimateCutsPreviewInput;
}>;


export type ClimateCutsPreviewQuery = { climateCutsPreview: { isPossible: boolean, words: string, cuts: Array<{ groups: number, hidden: number, label: string }> } };

export type ClimateResultsQueryVariables = Exact<{
  input: ClimateResultsInput;
}>;


export type ClimateResultsQuery = { climateResults: { answered: number | null, invited: number | null, minGroup: number, openToEveryone: boolean, previousTitle: string | null, sealedAt: string | null, surveyId: string, title: string, dimensions: Array<{ key: string, title: string }>, groups: Array<{ engagement: string | null, enps: number | null, family: string, final: string | null, fraction: string | null, hidden: string | null, id: string, label: string, n: number | null, scores: Array<{ change: string | null, fraction: string | null, key: string, value: string | null }> }> } };

export type ClimateSettingsQueryVariables = Exact<{
  input: ClimateSettingsInput;
}>;


export type ClimateSettingsQuery = { climateSettings: { fixed: string | null, minComments: number, minGroup: number, openToEveryone: boolean, surveyId: string, version: number, crossings: Array<{ one: ClimateFamily, other: ClimateFamily }>, families: Array<{ family: ClimateFamily }> } };

export type PrintClimateResultsMutationVariables = Exact<{
  input: PrintClimateResultsInput;
}>;


export type PrintClimateResultsMutation = { printClimateResults: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type ReportQuestionAveragesQueryVariables = Exact<{
  input: ReportQuestionAveragesInput;
}>;


export type ReportQuestionAveragesQuery = { reportQuestionAverages: Array<{ average: string | null, competence: string, favourable: number | null, hidden: string | null, notApplicable: number | null, omitted: number | null, questionId: string, title: string, values: Array<{ count: number | null, label: string, value: number }> }> };

export type UpdateClimateSettingsMutationVariables = Exact<{
  input: UpdateClimateSettingsInput;
}>;


export type UpdateClimateSettingsMutation = { updateClimateSettings: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type CollectiveGroupsQueryVariables = Exact<{
  input: OfCollectiveGroups;
}>;


export type CollectiveGroupsQuery = { collectiveGroups: Array<{ area: string | null, costCenterId: string | null, name: string, people: number }> };

export type CollectivePeopleQueryVariables = Exact<{
  filter?: CollectivePeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CollectivePeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CollectivePeopleQuery = { collectivePeople: { total?: number, rows: Array<{ advanceDays: string, days: string, fullname: string | null, id: string, jobTitle: string, left: string | null, userId: string }> } };

export type CollectivePreviewQueryVariables = Exact<{
  input: CollectivePreviewInput;
}>;


export type CollectivePreviewQuery = { collectivePreview: { given: number, inAdvance: number, left: number, people: number, workingDays: number } };

export type CollectiveUndoPeopleQueryVariables = Exact<{
  filter?: CollectiveUndoPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CollectiveUndoPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CollectiveUndoPeopleQuery = { collectiveUndoPeople: { total?: number, rows: Array<{ enjoyedDays: string, fullname: string | null, id: string, returnedDays: string, userId: string }> } };

export type CreateCollectiveVacationMutationVariables = Exact<{
  input: CreateCollectiveVacationInput;
}>;


export type CreateCollectiveVacationMutation = { createCollectiveVacation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ResumeCollectiveVacationMutationVariables = Exact<{
  input: ResumeCollectiveVacationInput;
}>;


export type ResumeCollectiveVacationMutation = { resumeCollectiveVacation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UndoCollectiveVacationMutationVariables = Exact<{
  input: UndoCollectiveVacationInput;
}>;


export type UndoCollectiveVacationMutation = { undoCollectiveVacation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type VacationCollectivesQueryVariables = Exact<{
  filter?: VacationCollectiveFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: VacationCollectivesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type VacationCollectivesQuery = { vacationCollectives: { total?: number, rows: Array<{ author: string | null, businessId: string, businessName: string, canUndo: boolean, done: number, endDate: string, failed: boolean, groupName: string | null, id: string, keptUntil: string | null, people: number, problem: string | null, startDate: string, state: VacationCollectiveState, total: number, version: number }> } };

export type CompaniesQueryVariables = Exact<{
  filter?: CompaniesFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CompaniesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CompaniesQuery = { companies: { total?: number, rows: Array<{ id: string, name: string, slug: string, status: CompanyStatus, logo: string | null, logins: number, online: number, lastSeenAt: string | null, failedMails: number, createdAt: string }> } };

export type CompanyDashboardQueryVariables = Exact<{
  input: ByIdCompany;
}>;


export type CompanyDashboardQuery = { companyDashboard: { businesses: number, exceptions: number, failedJobs: number, lastClosedMonth: number | null, lastSeenAt: string | null, logins: number, neverSignedIn: number, online: number, openMonths: number, people: number, storedMegabytes: number, suspendedServices: number, withContract: number, withoutAccess: number } };

export type CompanyPeopleQueryVariables = Exact<{
  filter?: CompanyPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CompanyPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CompanyPeopleQuery = { companyPeople: { total?: number, rows: Array<{ access: PlatformAccessState, email: string | null, fullname: string, lastSeenAt: string | null, role: string, userId: string, username: string | null }> } };

export type CompanySecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanySecurityQuery = { companySecurity: { secondFactor: SecondFactorRule } };

export type CreateCompanyMutationVariables = Exact<{
  input: CreateCompanyInput;
}>;


export type CreateCompanyMutation = { createCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { codeUntil: string | null, id: string, invitedTo: string | null, name: string, oneTimeCode: string | null, username: string } | null } | null };

export type InviteCompanyAdminsMutationVariables = Exact<{
  input: ByIdCompany;
}>;


export type InviteCompanyAdminsMutation = { inviteCompanyAdmins: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { invited: number, codes: Array<{ username: string, oneTimeCode: string | null, codeUntil: string | null, invitedTo: string | null }> } | null } | null };

export type MailOutboxQueryVariables = Exact<{
  filter?: MailOutboxFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: MailOutboxSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type MailOutboxQuery = { mailOutbox: { total?: number, rows: Array<{ createdAt: string, error: string | null, id: string, recipient: string, status: MailStatus, subject: string, textBody: string | null }> } };

export type RemoveCompanyImageMutationVariables = Exact<{
  input: RemoveCompanyImageInput;
}>;


export type RemoveCompanyImageMutation = { removeCompanyImage: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SuperadminGeneralQueryVariables = Exact<{ [key: string]: never; }>;


export type SuperadminGeneralQuery = { superadminGeneral: { active: number, companies: number, connections: number, database: string, databaseMegabytes: number, failedMails: number, logins: number, mails: number, memoryMegabytes: number, runtime: string, sessions: number, suspended: number, uptimeMinutes: number, waiting: number } };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateCompanySecurityMutationVariables = Exact<{
  input: UpdateCompanySecurityInput;
}>;


export type UpdateCompanySecurityMutation = { updateCompanySecurity: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { secondFactor: SecondFactorRule } | null } | null };

export type UpdateStatusCompanyMutationVariables = Exact<{
  input: UpdateStatusCompanyInput;
}>;


export type UpdateStatusCompanyMutation = { updateStatusCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, status: CompanyStatus, version: number } | null } | null };

export type CompanyExceptionsQueryVariables = Exact<{
  input?: OfCompany | null | undefined;
}>;


export type CompanyExceptionsQuery = { companyExceptions: Array<{ code: ExceptionCode, createdAt: string, id: string, label: string, person: string | null, reason: string, since: string, state: ExceptionState, until: string | null, userId: string | null, version: number }> };

export type CreateServiceCompanyMutationVariables = Exact<{
  input: CreateServiceCompanyInput;
}>;


export type CreateServiceCompanyMutation = { createServiceCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { label: string } | null } | null };

export type EndExceptionMutationVariables = Exact<{
  input: EndExceptionInput;
}>;


export type EndExceptionMutation = { endException: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type GiveExceptionMutationVariables = Exact<{
  input: GiveExceptionInput;
}>;


export type GiveExceptionMutation = { giveException: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: ExceptionCode, id: string, version: number } | null } | null };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { services: Array<{ admins: boolean, built: boolean, employees: boolean, label: string, managers: boolean, module: string, neverEmployees: boolean, superManagers: boolean }> };

export type ServicesCompanyQueryVariables = Exact<{
  input?: OfCompany | null | undefined;
}>;


export type ServicesCompanyQuery = { servicesCompany: Array<{ admin: boolean | null, admins: boolean, built: boolean, employee: boolean | null, employees: boolean, given: boolean, label: string, manager: boolean | null, managers: boolean, module: string, neverEmployees: boolean, state: ServiceState, superManager: boolean | null, superManagers: boolean, version: number }> };

export type UpdateStateServiceCompanyMutationVariables = Exact<{
  input: UpdateStateServiceCompanyInput;
}>;


export type UpdateStateServiceCompanyMutation = { updateStateServiceCompany: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { label: string } | null } | null };

export type ComplianceCalendarQueryVariables = Exact<{
  input: ComplianceCalendarInput;
}>;


export type ComplianceCalendarQuery = { complianceCalendar: { businessId: string | null, years: Array<number>, businesses: Array<{ id: string, name: string }>, duties: Array<{ advice: string | null, author: string | null, basis: DutyBasis, doneOn: string | null, due: string, duty: KeptDeadline, hasProof: boolean, isOpen: boolean, note: string | null, obligation: ObligationState | null, payrollMonthId: string, source: string, state: DutyState, words: string, yearMonth: number }> } };

export type ContractRegistrationsQueryVariables = Exact<{
  filter?: ContractRegistrationFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ContractRegistrationsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ContractRegistrationsQuery = { contractRegistrations: { total?: number, rows: Array<{ author: string | null, businessId: string, businessName: string, code: string, doneOn: string | null, due: string, fullname: string | null, hasProof: boolean, id: string, isLate: boolean, isMarked: boolean, kind: RegistrationKind, note: string | null, source: string, state: DutyState, userId: string, words: string }> } };

export type MarkDutyMutationVariables = Exact<{
  input: MarkDutyInput;
}>;


export type MarkDutyMutation = { markDuty: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { advice: string | null, author: string | null, basis: DutyBasis, doneOn: string | null, due: string, duty: KeptDeadline, hasProof: boolean, isOpen: boolean, note: string | null, obligation: ObligationState | null, payrollMonthId: string, source: string, state: DutyState, words: string, yearMonth: number } | null } | null };

export type MarkRegistrationMutationVariables = Exact<{
  input: MarkRegistrationInput;
}>;


export type MarkRegistrationMutation = { markRegistration: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type OpenProofMutationVariables = Exact<{
  input: OpenProofInput;
}>;


export type OpenProofMutation = { openProof: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type OpenRegistrationProofMutationVariables = Exact<{
  input: OpenRegistrationProofInput;
}>;


export type OpenRegistrationProofMutation = { openRegistrationProof: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type UnmarkDutyMutationVariables = Exact<{
  input: UnmarkDutyInput;
}>;


export type UnmarkDutyMutation = { unmarkDuty: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { advice: string | null, author: string | null, basis: DutyBasis, doneOn: string | null, due: string, duty: KeptDeadline, hasProof: boolean, isOpen: boolean, note: string | null, obligation: ObligationState | null, payrollMonthId: string, source: string, state: DutyState, words: string, yearMonth: number } | null } | null };

export type UnmarkRegistrationMutationVariables = Exact<{
  input: UnmarkRegistrationInput;
}>;


export type UnmarkRegistrationMutation = { unmarkRegistration: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ChangeStateItemMutationVariables = Exact<{
  input: ChangeStateItemInput;
}>;


export type ChangeStateItemMutation = { changeStateItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type ConceptHistoryQueryVariables = Exact<{
  input: OfConcept;
}>;


export type ConceptHistoryQuery = { conceptHistory: Array<{ author: string | null, from: number, recordedAt: string, until: number | null, values: Array<{ label: string, name: string, text: string }> }> };

export type ConceptUsesQueryVariables = Exact<{
  input: OfConcept;
}>;


export type ConceptUsesQuery = { conceptUses: Array<{ code: string, kind: string, title: string }> };

export type CreateFormulaMutationVariables = Exact<{
  input: CreateFormulaInput;
}>;


export type CreateFormulaMutation = { createFormula: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type CreateItemMutationVariables = Exact<{
  input: CreateItemInput;
}>;


export type CreateItemMutation = { createItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type CreateTableMutationVariables = Exact<{
  input: CreateTableInput;
}>;


export type CreateTableMutation = { createTable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type CreateVariableMutationVariables = Exact<{
  input: CreateVariableInput;
}>;


export type CreateVariableMutation = { createVariable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type DeleteFormulaMutationVariables = Exact<{
  input: ByIdFormula;
}>;


export type DeleteFormulaMutation = { deleteFormula: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type DeleteItemMutationVariables = Exact<{
  input: ByIdItem;
}>;


export type DeleteItemMutation = { deleteItem: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type DeleteTableMutationVariables = Exact<{
  input: ByIdPayrollTable;
}>;


export type DeleteTableMutation = { deleteTable: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type DeleteVariableMutationVariables = Exact<{
  input: ByIdVariable;
}>;


export type DeleteVariableMutation = { deleteVariable: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type FormulasQueryVariables = Exact<{
  filter?: FormulaFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: FormulasSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type FormulasQuery = { formulas: { total?: number, rows: Array<{ code: string, editable: boolean, id: string | null, inputName: string | null, inputUnit: ItemUnit, itemType: ItemType, origin: ConceptOrigin, source: string, sourceCode: string, title: string, universal: boolean, uses: number, validFrom: number, version: number }> } };

export type ItemsQueryVariables = Exact<{
  filter?: ItemFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ItemsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ItemsQuery = { items: { total?: number, rows: Array<{ accountingCode: string | null, accountingInformative: boolean, activity: ItemActivity, analyticAccounting: boolean, calculationOrder: number, capped: boolean, cappedType: CapType, cappedValue: string | null, code: string, compensation: boolean, deductionLimit: DeductionLimit, defaultFormulaCode: string | null, distributableInCC: boolean, editable: boolean, endDate: string | null, extraHours: boolean, formula: string | null, gratification: boolean, holidays: boolean, id: string | null, ineCode: string | null, informative: boolean, inputUnit: ItemUnit, isFixed: boolean, isRetained: boolean, ledgerAccount: string | null, lreCode: string | null, medicalLicenses: boolean, origin: ConceptOrigin, people: number, print: boolean, printOnSalarySettlement: boolean, printOrder: number, proportional: boolean, seizable: boolean, source: string, startDate: string | null, subjectToCompensation: boolean, syndicateId: string | null, taxable: boolean, title: string, tributable: boolean, type: ItemType, universal: boolean, validFrom: number, version: number }> } };

export type OrderItemsMutationVariables = Exact<{
  input: OrderItemsInput;
}>;


export type OrderItemsMutation = { orderItems: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { changed: number } | null } | null };

export type OrderedItemsQueryVariables = Exact<{
  input: OrderedItemsInput;
}>;


export type OrderedItemsQuery = { orderedItems: Array<{ activity: ItemActivity, code: string, id: string, number: number, title: string, type: ItemType, version: number }> };

export type TablesQueryVariables = Exact<{
  filter?: PayrollTableFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: TablesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type TablesQuery = { tables: { total?: number, rows: Array<{ code: string, editable: boolean, id: string | null, origin: ConceptOrigin, source: string | null, title: string, type: PayrollTableType, universal: boolean, uses: number, validFrom: number, version: number, fixedRows: Array<{ id: number, value1: string | null, value2: string | null, value3: string | null, value4: string | null, value5: string | null }>, metadata: Array<{ code: string, title: string, unit: ItemUnit }> }> } };

export type UpdateFormulaMutationVariables = Exact<{
  input: UpdateFormulaInput;
}>;


export type UpdateFormulaMutation = { updateFormula: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type UpdateItemMutationVariables = Exact<{
  input: UpdateItemInput;
}>;


export type UpdateItemMutation = { updateItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type UpdateTableMutationVariables = Exact<{
  input: UpdateTableInput;
}>;


export type UpdateTableMutation = { updateTable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type UpdateVariableMutationVariables = Exact<{
  input: UpdateVariableInput;
}>;


export type UpdateVariableMutation = { updateVariable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string | null, version: number } | null } | null };

export type VariablesQueryVariables = Exact<{
  filter?: VariableFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: VariablesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type VariablesQuery = { variables: { total?: number, rows: Array<{ code: string, editable: boolean, endDate: string | null, id: string | null, origin: ConceptOrigin, source: string | null, startDate: string | null, subType: VariableSubType, title: string, type: VariableType, unit: string, universal: boolean, uses: number, validFrom: number, value: string | null, valueType: ItemUnit, version: number }> } };

export type ContractEndingQueryVariables = Exact<{
  input: ByIdContractSettlement;
}>;


export type ContractEndingQuery = { contractEnding: { author: string | null, businessId: string, businessName: string, causeName: string, code: string, comment: string | null, contractFinalDate: string, daysLeft: number | null, dismissalCause: string, displayToEmployee: boolean, fullname: string, heirName: string | null, heirUserId: string | null, id: string, isOwn: boolean, isPayed: boolean, issueDate: string | null, letterBy: string | null, notice: DismissalNotice, noticeDate: string | null, publicComment: string | null, rut: string, settlementBy: string | null, status: ContractSettlementState, undoReason: string | null, userContractId: string, userId: string, version: number, lines: Array<{ changes: boolean, effect: string, id: number, part: EndingPart, restoredAt: string | null, what: string }> } };

export type ContractEndingBatchPeopleQueryVariables = Exact<{
  filter?: ContractEndingBatchPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ContractEndingBatchPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ContractEndingBatchPeopleQuery = { contractEndingBatchPeople: { total?: number, rows: Array<{ finalDate: string | null, fullname: string | null, id: string, initialDate: string, left: string | null, lines: number, userId: string }> } };

export type ContractEndingBatchPreviewQueryVariables = Exact<{
  input: ContractEndingBatchPreviewInput;
}>;


export type ContractEndingBatchPreviewQuery = { contractEndingBatchPreview: { ending: number, left: number, people: number } };

export type ContractEndingBatchesQueryVariables = Exact<{
  filter?: ContractEndingBatchFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ContractEndingBatchesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ContractEndingBatchesQuery = { contractEndingBatches: { total?: number, rows: Array<{ author: string | null, businessId: string, businessName: string, causeName: string, contractFinalDate: string, dismissalCause: string, done: number, failed: boolean, id: string, jobTitle: string, people: number, problem: string | null, state: ContractEndingBatchState, total: number, version: number }> } };

export type ContractEndingGroupsQueryVariables = Exact<{
  input: OfContractEndingGroups;
}>;


export type ContractEndingGroupsQuery = { contractEndingGroups: Array<{ jobTitle: string, people: number }> };

export type ContractEndingPreviewQueryVariables = Exact<{
  input: ContractEndingPreviewInput;
}>;


export type ContractEndingPreviewQuery = { contractEndingPreview: { doubts: Array<string>, leaves: boolean, letterBy: string | null, settlementBy: string | null, lines: Array<{ changes: boolean, effect: string, part: EndingPart, what: string }> } };

export type ContractEndingsQueryVariables = Exact<{
  filter?: ContractEndingFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ContractEndingsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ContractEndingsQuery = { contractEndings: { total?: number, rows: Array<{ businessId: string, businessName: string, causeName: string, code: string, contractFinalDate: string, daysLeft: number | null, dismissalCause: string, displayToEmployee: boolean, fullname: string, id: string, isOwn: boolean, isPayed: boolean, issueDate: string | null, letterBy: string | null, notice: DismissalNotice, noticeDate: string | null, rut: string, settlementBy: string | null, status: ContractSettlementState, userContractId: string, userId: string, version: number }> } };

export type CreateContractEndingBatchMutationVariables = Exact<{
  input: CreateContractEndingBatchInput;
}>;


export type CreateContractEndingBatchMutation = { createContractEndingBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateContractSettlementMutationVariables = Exact<{
  input: CreateContractSettlementInput;
}>;


export type CreateContractSettlementMutation = { createContractSettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type ExpiredTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExpiredTermsQuery = { expiredTerms: Array<{ businessName: string, finalDate: string, fullname: string, id: string, jobTitle: string, rut: string, since: string, userId: string, version: number }> };

export type MakeContractIndefiniteMutationVariables = Exact<{
  input: MakeContractIndefiniteInput;
}>;


export type MakeContractIndefiniteMutation = { makeContractIndefinite: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ResumeContractEndingBatchMutationVariables = Exact<{
  input: ResumeContractEndingBatchInput;
}>;


export type ResumeContractEndingBatchMutation = { resumeContractEndingBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UndoContractEndingBatchMutationVariables = Exact<{
  input: UndoContractEndingBatchInput;
}>;


export type UndoContractEndingBatchMutation = { undoContractEndingBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UndoContractSettlementMutationVariables = Exact<{
  input: UndoContractSettlementInput;
}>;


export type UndoContractSettlementMutation = { undoContractSettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type UpdateContractSettlementMutationVariables = Exact<{
  input: UpdateContractSettlementInput;
}>;


export type UpdateContractSettlementMutation = { updateContractSettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type AllContractsQueryVariables = Exact<{
  input?: AllContractsInput | null | undefined;
}>;


export type AllContractsQuery = { allContracts: Array<{ hint: string, id: string, label: string, state: ContractState }> };

export type ContractHistoryQueryVariables = Exact<{
  input: ContractHistoryInput;
}>;


export type ContractHistoryQuery = { contractHistory: { changes: Array<{ after: string | null, attribute: string, author: string, before: string | null, from: string, key: string, label: string, reason: string | null, recordedAt: string }>, periods: Array<{ author: string, changes: Array<string>, from: string, key: string, recordedAt: string, supersededAt: string | null, until: string | null }> } };

export type ContractOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractOptionsQuery = { contractOptions: { areas: Array<string>, branchOffices: Array<string>, jobTitleFamilies: Array<string>, jobTitles: Array<string>, areaUnits: Array<{ area: string, unitId: string }>, businesses: Array<{ id: string, name: string }>, syndicates: Array<{ id: string, name: string }>, units: Array<{ id: string, name: string }> } };

export type CreateUserContractMutationVariables = Exact<{
  input: CreateUserContractInput;
}>;


export type CreateUserContractMutation = { createUserContract: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type DeleteUserContractMutationVariables = Exact<{
  input: ByIdContract;
}>;


export type DeleteUserContractMutation = { deleteUserContract: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdateUserContractMutationVariables = Exact<{
  input: UpdateUserContractInput;
}>;


export type UpdateUserContractMutation = { updateUserContract: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type UpdateUserContractStatusMutationVariables = Exact<{
  input: UpdateUserContractStatusInput;
}>;


export type UpdateUserContractStatusMutation = { updateUserContractStatus: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type UserContractQueryVariables = Exact<{
  input: UserContractInput;
}>;


export type UserContractQuery = { userContract: { apprentice: boolean, area: string | null, art22: boolean, asOf: string, branchOffice: string | null, businessId: string, businessName: string, canUpdate: boolean, code: string, contractType: ContractType, current: boolean, cycleDays: number | null, cycleHours: string | null, daysPerWeek: number, exceptionalJourney: boolean, finalDate: string | null, fixedTermRenewals: number, fullname: string | null, gratificationAmount: number | null, gratificationType: GratificationType | null, healthAmount: number | null, healthAmountUf: string | null, healthInstitution: string | null, healthPercentage: string | null, heavyWork: boolean | null, heavyWorkRate: string | null, hierarchyNodeId: string | null, hierarchyNodeName: string | null, holidaySurcharge: string | null, hoursPerWeek: string, id: string, initialDate: string, isCorporateSalary: boolean | null, isDomestic: boolean, isProfessional: boolean, isSupervisor: boolean, jobTitle: string, jobTitleFamily: string | null, liveIn: boolean, nextFrom: string | null, nightSurcharge: string | null, overdraft: boolean, partTime: boolean, paymentPeriod: PaymentPeriod, remoteWork: boolean, revealed: boolean, secondaryStatus: ContractState, shiftWork: boolean, signatureDate: string | null, signatureIntegrationCode: string | null, signed: boolean, specialWorkday: SpecialWorkday | null, state: ContractState, status: ContractStatus, supervisorId: string | null, supervisorName: string | null, syncAttendance: boolean, syncDigitalSign: boolean, syndicateId: string | null, syndicateName: string | null, taxPeriod: TaxPeriod, taxRegime: TaxRegime, unionFeeType: FeeType | null, unionFeeValue: string | null, userCode: string | null, userContractVersionId: string, userId: string, validFrom: string, validTo: string | null, version: number, versionFrom: string, versionStatus: VersionStatus, warnings: Array<string>, holidayRate: { currency: string | null, value: string | null } | null, monthlySalary: { currency: string | null, value: string | null } | null, saturdayRate: { currency: string | null, value: string | null } | null, sundayRate: { currency: string | null, value: string | null } | null, weekdayRate: { currency: string | null, value: string | null } | null } };

export type AnswerDataCorrectionMutationVariables = Exact<{
  input: AnswerDataCorrectionInput;
}>;


export type AnswerDataCorrectionMutation = { answerDataCorrection: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DataCorrectionQueryVariables = Exact<{
  input: ByIdDataCorrection;
}>;


export type DataCorrectionQuery = { dataCorrection: { by: string | null, comment: string | null, fullname: string | null, id: string, isOwn: boolean, part: CorrectionPart, requestedAt: string, respondedAt: string | null, response: string | null, responseStatus: CorrectionStatus, rut: string, since: string, userId: string, version: number, changes: Array<{ after: string | null, attribute: string, before: string | null, label: string, moved: boolean }> } };

export type DataCorrectionStepsQueryVariables = Exact<{
  input: ByIdDataCorrection;
}>;


export type DataCorrectionStepsQuery = { dataCorrectionSteps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: CorrectionStatus }> };

export type DataCorrectionsQueryVariables = Exact<{
  filter?: DataCorrectionFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: DataCorrectionsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type DataCorrectionsQuery = { dataCorrections: { total?: number, rows: Array<{ by: string | null, comment: string | null, fullname: string | null, id: string, isOwn: boolean, part: CorrectionPart, requestedAt: string, respondedAt: string | null, response: string | null, responseStatus: CorrectionStatus, rut: string, since: string, userId: string, version: number }> } };

export type RequestDataCorrectionMutationVariables = Exact<{
  input: RequestDataCorrectionInput;
}>;


export type RequestDataCorrectionMutation = { requestDataCorrection: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type WithdrawDataCorrectionMutationVariables = Exact<{
  input: WithdrawDataCorrectionInput;
}>;


export type WithdrawDataCorrectionMutation = { withdrawDataCorrection: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CostCenterGapsQueryVariables = Exact<{
  filter?: CostCenterGapFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CostCenterGapsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CostCenterGapsQuery = { costCenterGaps: { total?: number, rows: Array<{ businessName: string, fullname: string | null, groupName: string, id: string, key: string, percentage: string, rut: string, userId: string }> } };

export type CostCenterUnitsQueryVariables = Exact<{
  input: CostCenterUnitsInput;
}>;


export type CostCenterUnitsQuery = { costCenterUnits: Array<{ center: string | null, code: string, contracts: number, costCenterId: string | null, id: string, inheritedFrom: string | null, level: number, name: string, since: string | null, periods: Array<{ code: string, endDate: string | null, id: string, name: string, startDate: string, status: CostCenterStatus }> }> };

export type CostCentersByBusinessQueryVariables = Exact<{
  input?: CostCentersByBusinessInput | null | undefined;
}>;


export type CostCentersByBusinessQuery = { costCentersByBusiness: Array<{ businessId: string | null, businessName: string | null, code: string, contracts: number, groupId: string, id: string, kept: string | null, level: number, name: string, parentId: string | null, status: CostCenterStatus, version: number }> };

export type CostCentersByContractQueryVariables = Exact<{
  input: CostCentersByContractInput;
}>;


export type CostCentersByContractQuery = { costCentersByContract: Array<{ code: string, costCenterId: string, endDate: string | null, groupId: string, groupName: string, id: string, name: string, percentage: string, startDate: string, status: CostCenterStatus, userContractId: string, version: number }> };

export type CostCentersByUnitQueryVariables = Exact<{
  input: CostCentersByUnitInput;
}>;


export type CostCentersByUnitQuery = { costCentersByUnit: Array<{ code: string, costCenterId: string, groupId: string, name: string, unitName: string }> };

export type CreateCostCenterNodeMutationVariables = Exact<{
  input: CreateCostCenterNodeInput;
}>;


export type CreateCostCenterNodeMutation = { createCostCenterNode: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type DeleteCostCenterNodeMutationVariables = Exact<{
  input: ByIdCostCenter;
}>;


export type DeleteCostCenterNodeMutation = { deleteCostCenterNode: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SaveCostCenterSplitMutationVariables = Exact<{
  input: SaveCostCenterSplitInput;
}>;


export type SaveCostCenterSplitMutation = { saveCostCenterSplit: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { parts: Array<{ code: string, costCenterId: string, endDate: string | null, groupId: string, groupName: string, id: string, name: string, percentage: string, startDate: string, status: CostCenterStatus, userContractId: string, version: number }> } | null } | null };

export type SaveCostCenterUnitMutationVariables = Exact<{
  input: SaveCostCenterUnitInput;
}>;


export type SaveCostCenterUnitMutation = { saveCostCenterUnit: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdateCostCenterNodeMutationVariables = Exact<{
  input: UpdateCostCenterNodeInput;
}>;


export type UpdateCostCenterNodeMutation = { updateCostCenterNode: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type CreateUserFieldMutationVariables = Exact<{
  input: CreateUserFieldInput;
}>;


export type CreateUserFieldMutation = { createUserField: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type DeleteUserFieldMutationVariables = Exact<{
  input: ByIdUserField;
}>;


export type DeleteUserFieldMutation = { deleteUserField: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type OpenUserFieldFileMutationVariables = Exact<{
  input: ByIdUserFieldData;
}>;


export type OpenUserFieldFileMutation = { openUserFieldFile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type UpdateUserFieldMutationVariables = Exact<{
  input: UpdateUserFieldInput;
}>;


export type UpdateUserFieldMutation = { updateUserField: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type UpdateUserFieldDataMutationVariables = Exact<{
  input: UpdateUserFieldDataInput;
}>;


export type UpdateUserFieldDataMutation = { updateUserFieldData: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdateUserFieldPositionMutationVariables = Exact<{
  input: UpdateUserFieldPositionInput;
}>;


export type UpdateUserFieldPositionMutation = { updateUserFieldPosition: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type UserFieldsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserFieldsQuery = { userFields: Array<{ code: string, dated: boolean, help: string | null, id: string, managers: boolean, options: string | null, required: boolean, reserved: boolean, sorting: number, status: UserFieldStatus, title: string, type: UserFieldType, version: number, worker: UserFieldWorker }> };

export type DashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardQuery = { dashboard: { today: string, yearMonth: number, months: Array<{ businessName: string, calculated: number, calculating: boolean, changesSince: number, contracts: number, failed: number, id: string, isOpen: boolean, missingIndicators: string | null, stateLabel: string, totalCost: number | null, totalNet: number | null, totalPeople: number | null, yearMonth: number }> | null, movements: { entering: { total: number, rows: Array<{ businessName: string, day: string, fullname: string, id: string, userId: string }> } | null, expiring: { total: number, rows: Array<{ businessName: string, day: string, fullname: string, id: string, userId: string }> }, leaving: { total: number, rows: Array<{ businessName: string, day: string, fullname: string, id: string, userId: string }> } } | null, own: { contracts: Array<{ businessName: string, contractType: ContractType, finalDate: string | null, id: string, initialDate: string, jobTitle: string }>, payslip: { businessName: string, contractId: string, deductions: number, earnings: number, monthId: string, net: number, yearMonth: number } | null } | null, payroll: { allBusinesses: number, businesses: number, isOpen: boolean, before: { calculated: number, cost: number, earnings: number, net: number, people: number, yearMonth: number } | null, history: Array<{ calculated: number, cost: number, earnings: number, net: number, people: number, yearMonth: number }>, now: { calculated: number, cost: number, earnings: number, net: number, people: number, yearMonth: number } } | null, people: { active: number, incoming: number, incomplete: number | null } | null } };

export type FirstStepsQueryVariables = Exact<{
  input?: FirstStepsInput | null | undefined;
}>;


export type FirstStepsQuery = { firstSteps: { businessId: string | null, monthId: string | null, released: boolean, uncontractedId: string | null, userId: string | null, yearMonth: number | null, steps: Array<{ optional: boolean, state: FirstStepState, step: FirstStep, lacks: Array<{ businessId: string | null, text: string, userId: string | null }> }> } };

export type LeaveFirstStepMutationVariables = Exact<{
  input: LeaveFirstStepInput;
}>;


export type LeaveFirstStepMutation = { leaveFirstStep: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type DebtsQueryVariables = Exact<{
  filter?: DebtsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: DebtsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type DebtsQuery = { debts: { total?: number, rows: Array<{ businessName: string, contractCode: string, contractId: string, person: string, total: number, userId: string, debts: Array<{ amount: number | null, key: string, kind: OwedKind, label: string, to: OwedTo }> }> } };

export type UserDebtsQueryVariables = Exact<{
  input: UserDebtsInput;
}>;


export type UserDebtsQuery = { userDebts: Array<{ businessName: string, contractCode: string, contractId: string, person: string, total: number, userId: string, debts: Array<{ amount: number | null, key: string, kind: OwedKind, label: string, to: OwedTo }> }> };

export type CreateDelegationMutationVariables = Exact<{
  input: CreateDelegationInput;
}>;


export type CreateDelegationMutation = { createDelegation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { endDate: string, fromName: string, fromUserId: string, id: string, kinds: Array<DelegableKind>, revokedAt: string | null, startDate: string, state: DelegationState, toName: string, toUserId: string } | null } | null };

export type DelegationPeopleQueryVariables = Exact<{
  input?: DelegationPeopleInput | null | undefined;
}>;


export type DelegationPeopleQuery = { delegationPeople: Array<{ fullname: string, jobTitle: string | null, userId: string }> };

export type DelegationsQueryVariables = Exact<{ [key: string]: never; }>;


export type DelegationsQuery = { delegations: { isRestricted: boolean, kinds: Array<DelegableKind>, given: Array<{ endDate: string, fromName: string, fromUserId: string, id: string, kinds: Array<DelegableKind>, revokedAt: string | null, startDate: string, state: DelegationState, toName: string, toUserId: string }>, received: Array<{ endDate: string, fromName: string, fromUserId: string, id: string, kinds: Array<DelegableKind>, revokedAt: string | null, startDate: string, state: DelegationState, toName: string, toUserId: string }> } };

export type RevokeDelegationMutationVariables = Exact<{
  input: ByIdDelegation;
}>;


export type RevokeDelegationMutation = { revokeDelegation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { endDate: string, fromName: string, fromUserId: string, id: string, kinds: Array<DelegableKind>, revokedAt: string | null, startDate: string, state: DelegationState, toName: string, toUserId: string } | null } | null };

export type DirectoryQueryVariables = Exact<{
  filter?: DirectoryFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: DirectorySort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type DirectoryQuery = { directory: { total?: number, rows: Array<{ area: string | null, avatarUrl: string | null, branchOffice: string | null, businessEmail: string | null, businessName: string | null, fullname: string, jobTitle: string | null, online: boolean, supervisorName: string | null, userId: string, workPhone: string | null }> } };

export type ChangeDocumentStateMutationVariables = Exact<{
  input: ChangeDocumentStateInput;
}>;


export type ChangeDocumentStateMutation = { changeDocumentState: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateDocumentMutationVariables = Exact<{
  input: CreateDocumentInput;
}>;


export type CreateDocumentMutation = { createDocument: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateDocumentFolderMutationVariables = Exact<{
  input: CreateDocumentFolderInput;
}>;


export type CreateDocumentFolderMutation = { createDocumentFolder: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteDocumentMutationVariables = Exact<{
  input: DeleteDocumentInput;
}>;


export type DeleteDocumentMutation = { deleteDocument: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteDocumentFolderMutationVariables = Exact<{
  input: ByIdDocumentFolder;
}>;


export type DeleteDocumentFolderMutation = { deleteDocumentFolder: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DocumentQueryVariables = Exact<{
  input: ByIdDocument;
}>;


export type DocumentQuery = { document: { contractCode: string | null, createdAt: string, currentNo: number, expiresOn: string | null, folderId: string, folderName: string, fullname: string | null, id: string, isOwn: boolean, kind: FolderKind, name: string, origin: VersionOrigin, reason: string | null, size: number, state: DocumentState, typeId: string, typeLabel: string, userContractId: string | null, userId: string | null, version: number, steps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: DocumentState }>, versions: Array<{ author: string | null, createdAt: string, id: string, no: number, origin: VersionOrigin, pages: number | null, sha256: string, size: number }> } };

export type DocumentFoldersQueryVariables = Exact<{
  input?: DocumentFoldersInput | null | undefined;
}>;


export type DocumentFoldersQuery = { documentFolders: Array<{ access: FolderAccess, depth: number, documents: number, id: string, kind: FolderKind, name: string, parentId: string | null, position: number, profileIds: Array<string>, version: number }> };

export type DocumentReaderProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentReaderProfilesQuery = { documentReaderProfiles: Array<{ id: string, name: string }> };

export type DocumentTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type DocumentTypesQuery = { documentTypes: Array<{ code: string, id: string, label: string, legalKind: LegalKind, retention: DocumentRetention, sensitivity: DocumentSensitivity, status: DocumentTypeStatus, version: number, visibleToWorker: boolean }> };

export type DocumentsQueryVariables = Exact<{
  filter?: DocumentFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: DocumentsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type DocumentsQuery = { documents: { total?: number, rows: Array<{ contractCode: string | null, createdAt: string, currentNo: number, expiresOn: string | null, folderId: string, folderName: string, fullname: string | null, id: string, isOwn: boolean, kind: FolderKind, name: string, origin: VersionOrigin, reason: string | null, size: number, state: DocumentState, typeId: string, typeLabel: string, userContractId: string | null, userId: string | null, version: number }> } };

export type OpenDocumentMutationVariables = Exact<{
  input: OpenDocumentInput;
}>;


export type OpenDocumentMutation = { openDocument: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type SaveDocumentTypeMutationVariables = Exact<{
  input: SaveDocumentTypeInput;
}>;


export type SaveDocumentTypeMutation = { saveDocumentType: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type UpdateDocumentMutationVariables = Exact<{
  input: UpdateDocumentInput;
}>;


export type UpdateDocumentMutation = { updateDocument: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateDocumentFolderMutationVariables = Exact<{
  input: UpdateDocumentFolderInput;
}>;


export type UpdateDocumentFolderMutation = { updateDocumentFolder: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ZipDocumentsQueryVariables = Exact<{
  input: ZipDocumentsInput;
}>;


export type ZipDocumentsQuery = { zipDocuments: { done: number, error: string | null, jobId: string, name: string | null, status: string, total: number, url: string | null } };

export type CreateEmployerLoanMutationVariables = Exact<{
  input: CreateEmployerLoanInput;
}>;


export type CreateEmployerLoanMutation = { createEmployerLoan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type EmployerLoanQueryVariables = Exact<{
  input: ByIdLoan;
}>;


export type EmployerLoanQuery = { employerLoan: { amount: number, balance: number, businessId: string, businessName: string, closedMonth: number, comment: string | null, contractId: string, grantedOn: string, id: string, lastMonth: number | null, nextMonth: number | null, paid: number, person: string, quotasLeft: number, startMonth: number, state: LoanState, totalQuotas: number, userId: string, version: number, pauses: Array<{ author: string | null, createdAt: string, fromMonth: number, loanId: string, months: number, reason: string }>, schedule: Array<{ amount: number, carried: number, comment: string | null, kind: string, loanId: string, number: number, owed: number, paidOn: string | null, state: QuotaState, way: LoanWay | null, yearMonth: number }> } };

export type EmployerLoanPaperMutationVariables = Exact<{
  input: ByIdLoan;
}>;


export type EmployerLoanPaperMutation = { employerLoanPaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type EmployerLoansQueryVariables = Exact<{
  filter?: EmployerLoansFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: EmployerLoansSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type EmployerLoansQuery = { employerLoans: { total?: number, rows: Array<{ id: string, userId: string, person: string, businessName: string, amount: number, totalQuotas: number, quotasLeft: number, startMonth: number, nextMonth: number | null, lastMonth: number | null, balance: number, state: LoanState }> } };

export type PayEmployerLoanMutationVariables = Exact<{
  input: PayEmployerLoanInput;
}>;


export type PayEmployerLoanMutation = { payEmployerLoan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type SuspendEmployerLoanMutationVariables = Exact<{
  input: SuspendEmployerLoanInput;
}>;


export type SuspendEmployerLoanMutation = { suspendEmployerLoan: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UserLoansQueryVariables = Exact<{
  input: UserLoansInput;
}>;


export type UserLoansQuery = { userLoans: Array<{ amount: number, balance: number, businessId: string, businessName: string, closedMonth: number, comment: string | null, contractId: string, grantedOn: string, id: string, lastMonth: number | null, nextMonth: number | null, paid: number, person: string, quotasLeft: number, startMonth: number, state: LoanState, totalQuotas: number, userId: string, version: number, pauses: Array<{ author: string | null, createdAt: string, fromMonth: number, loanId: string, months: number, reason: string }>, schedule: Array<{ amount: number, carried: number, comment: string | null, kind: string, loanId: string, number: number, owed: number, paidOn: string | null, state: QuotaState, way: LoanWay | null, yearMonth: number }> }> };

export type EvaluationReportQueryVariables = Exact<{
  input: EvaluationReportInput;
}>;


export type EvaluationReportQuery = { evaluationReport: { acknowledged: number, fraction: string | null, highCut: string, id: string, mediumCut: string, minRaters: number, onlyPersonId: string | null, outsideBoxes: number, people: number, released: number, scaleMax: number, scaleMin: number, scored: number, startedAt: string | null, status: EvaluationProcessStatus, title: string, unanswered: number, value: string | null, areas: Array<{ areaId: string | null, name: string | null, people: number, score: { fraction: string | null, more: number, value: string | null, leftOut: Array<{ label: string, why: string }>, parts: Array<{ fraction: string | null, key: string, label: string, value: string | null, weight: string }> } }>, boxes: Array<{ box: number, count: number }>, distribution: Array<{ count: number, from: number, label: string, percent: string }>, supervisors: Array<{ name: string | null, people: number, supervisorId: string | null, score: { fraction: string | null, more: number, value: string | null, leftOut: Array<{ label: string, why: string }>, parts: Array<{ fraction: string | null, key: string, label: string, value: string | null, weight: string }> } }> } };

export type EvaluationReportsQueryVariables = Exact<{
  filter?: EvaluationReportFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: EvaluationReportsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type EvaluationReportsQuery = { evaluationReports: { total?: number, rows: Array<{ fraction: string | null, id: string, onlyPersonId: string | null, people: number, released: number, scored: number, startedAt: string | null, status: EvaluationProcessStatus, title: string, value: string | null }> } };

export type EvaluationResultQueryVariables = Exact<{
  input: EvaluationResultInput;
}>;


export type EvaluationResultQuery = { evaluationResult: { acknowledgeComment: string | null, acknowledgedAt: string | null, area: string | null, box: number | null, calibrated: string | null, evaluateeId: string, fullname: string | null, id: string, isOwn: boolean, isShown: boolean, leads: boolean, mayPlan: boolean, meetingNotes: string | null, metOn: string | null, minRaters: number, planShare: number, plansDone: string | null, potential: number | null, process: string, processId: string, processStatus: EvaluationProcessStatus, raters: number, ratersDone: number, reason: string | null, releasedAt: string | null, rut: string, scaleMax: number, scaleMin: number, startedAt: string | null, status: EvaluationReviewStatus, strengths: Array<string>, supervisorName: string | null, survey: string | null, toImprove: Array<string>, version: number, comments: Array<{ competence: string, group: EvaluationRaterGroup, question: string, text: string }>, competences: Array<{ gap: string | null, key: string, others: string | null, title: string, weight: number, groups: Array<{ group: EvaluationRaterGroup, score: { fraction: string | null, more: number, value: string | null, leftOut: Array<{ label: string, why: string }>, parts: Array<{ fraction: string | null, key: string, label: string, value: string | null, weight: string }> } }>, score: { fraction: string | null, more: number, value: string | null, leftOut: Array<{ label: string, why: string }>, parts: Array<{ fraction: string | null, key: string, label: string, value: string | null, weight: string }> } }>, computed: { fraction: string | null, more: number, value: string | null, leftOut: Array<{ label: string, why: string }>, parts: Array<{ fraction: string | null, key: string, label: string, value: string | null, weight: string }> }, final: { fraction: string | null, value: string | null }, history: Array<{ change: string | null, fraction: string | null, processId: string, startedAt: string | null, title: string, value: string | null, competences: Array<{ change: string | null, key: string, title: string, value: string | null }> }>, leftOut: Array<{ label: string, why: string }>, plans: Array<{ approvalStatus: PlanApproval, endDate: string, evaluationWeight: number, id: string, objective: string, percent: number }> } };

export type EvaluationResultsQueryVariables = Exact<{
  filter?: EvaluationResultFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: EvaluationResultsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type EvaluationResultsQuery = { evaluationResults: { total?: number, rows: Array<{ area: string | null, box: number | null, evaluateeId: string, fraction: string | null, fullname: string | null, id: string, isOwn: boolean, potential: number | null, processId: string, raters: number, ratersDone: number, status: EvaluationReviewStatus, supervisorName: string | null, value: string | null }> } };

export type PersonEvaluationsQueryVariables = Exact<{
  input: PersonEvaluationsInput;
}>;


export type PersonEvaluationsQuery = { personEvaluations: Array<{ area: string | null, box: number | null, evaluateeId: string, fraction: string | null, fullname: string | null, id: string, isOwn: boolean, potential: number | null, processId: string, processStatus: EvaluationProcessStatus, raters: number, ratersDone: number, startedAt: string | null, status: EvaluationReviewStatus, supervisorName: string | null, title: string, value: string | null }> };

export type PrintEvaluationResultMutationVariables = Exact<{
  input: PrintEvaluationResultInput;
}>;


export type PrintEvaluationResultMutation = { printEvaluationResult: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type SurveysOfEvaluateeQueryVariables = Exact<{
  input: SurveysOfEvaluateeInput;
}>;


export type SurveysOfEvaluateeQuery = { surveysOfEvaluatee: { endAt: string, evaluateeId: string, fullname: string | null, hasResult: boolean, ownSurveyId: string | null, status: SurveyStatus, supervisors: Array<string>, surveyId: string, title: string, groups: Array<{ answered: number | null, group: EvaluationRaterGroup, invited: number | null }> } };

export type AcknowledgeEvaluationMutationVariables = Exact<{
  input: AcknowledgeEvaluationInput;
}>;


export type AcknowledgeEvaluationMutation = { acknowledgeEvaluation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CalibrateEvaluationReviewMutationVariables = Exact<{
  input: CalibrateEvaluationReviewInput;
}>;


export type CalibrateEvaluationReviewMutation = { calibrateEvaluationReview: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateEvaluationProcessMutationVariables = Exact<{
  input: CreateEvaluationProcessInput;
}>;


export type CreateEvaluationProcessMutation = { createEvaluationProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteEvaluationProcessMutationVariables = Exact<{
  input: DeleteEvaluationProcessInput;
}>;


export type DeleteEvaluationProcessMutation = { deleteEvaluationProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type EvaluationMissingQueryVariables = Exact<{
  filter?: EvaluationMissingFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: EvaluationMissingSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type EvaluationMissingQuery = { evaluationMissing: { total?: number, rows: Array<{ fullname: string | null, missing: number, respondentId: string, rut: string }> } };

export type EvaluationProcessQueryVariables = Exact<{
  input: ByIdEvaluationProcess;
}>;


export type EvaluationProcessQuery = { evaluationProcess: { canFollow: boolean, canKeep: boolean, closedAt: string | null, highCut: string, id: string, mediumCut: string, minRaters: number, missingPolicy: EvaluationMissingPolicy, peerWeight: number, people: number, planShare: number, raters: number, ratersDone: number, reason: string | null, scaleMax: number | null, scaleMin: number | null, selfWeight: number, startedAt: string | null, status: EvaluationProcessStatus, subordinateWeight: number, supervisorWeight: number, title: string, version: number, stages: Array<{ endsOn: string, processId: string, stage: EvaluationProcessStage, startsOn: string }>, surveys: Array<{ endAt: string, id: string, processId: string | null, startAt: string, status: SurveyStatus, title: string }> } };

export type EvaluationProcessesQueryVariables = Exact<{
  filter?: EvaluationProcessFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: EvaluationProcessesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type EvaluationProcessesQuery = { evaluationProcesses: { total?: number, rows: Array<{ canFollow: boolean, canKeep: boolean, closedAt: string | null, highCut: string, id: string, mediumCut: string, minRaters: number, missingPolicy: EvaluationMissingPolicy, peerWeight: number, people: number, planShare: number, raters: number, ratersDone: number, reason: string | null, scaleMax: number | null, scaleMin: number | null, selfWeight: number, startedAt: string | null, status: EvaluationProcessStatus, subordinateWeight: number, supervisorWeight: number, title: string, version: number, stages: Array<{ endsOn: string, processId: string, stage: EvaluationProcessStage, startsOn: string }>, surveys: Array<{ endAt: string, id: string, processId: string | null, startAt: string, status: SurveyStatus, title: string }> }> } };

export type EvaluationReviewStepsQueryVariables = Exact<{
  input: ByIdEvaluationReview;
}>;


export type EvaluationReviewStepsQuery = { evaluationReviewSteps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: EvaluationReviewStatus }> };

export type EvaluationReviewsQueryVariables = Exact<{
  filter?: EvaluationReviewFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: EvaluationReviewsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type EvaluationReviewsQuery = { evaluationReviews: { total?: number, rows: Array<{ acknowledgeComment: string | null, acknowledgedAt: string | null, area: string | null, areaId: string | null, box: number | null, calibrated: string | null, calibrationReason: string | null, closedAt: string | null, computed: string | null, computedShown: string | null, counted: string | null, evaluateeId: string, final: string | null, finalShown: string | null, fullname: string | null, highCut: string, id: string, isOwn: boolean, isTeam: boolean, mediumCut: string, meetingNotes: string | null, metOn: string | null, minRaters: number, planShare: number, plansDone: string | null, potential: number | null, processId: string, processStatus: EvaluationProcessStatus, processTitle: string, proposal: string | null, proposed: string | null, proposedPotential: number | null, raters: number, ratersDone: number, releasedAt: string | null, rut: string, scaleMax: number | null, scaleMin: number | null, startedAt: string | null, status: EvaluationReviewStatus, supervisorId: string | null, supervisorName: string | null, version: number, scores: { competences: Array<{ exact: string | null, key: string, title: string, weight: number, counted: Array<{ key: string, value: string, weight: string }>, leftOut: Array<{ key: string, why: ScoreLeftOut }> }>, final: { exact: string | null, counted: Array<{ key: string, value: string, weight: string }>, leftOut: Array<{ key: string, why: ScoreLeftOut }> }, groups: Array<{ group: EvaluationRaterGroup, competences: Array<{ exact: string | null, key: string, counted: Array<{ key: string, value: string, weight: string }>, leftOut: Array<{ key: string, why: ScoreLeftOut }> }> }>, leftOut: Array<{ key: string, why: ScoreLeftOut }> } | null }> } };

export type EvaluationShortOfPlansQueryVariables = Exact<{
  input: ByIdEvaluationProcess;
}>;


export type EvaluationShortOfPlansQuery = { evaluationShortOfPlans: Array<{ evaluateeId: string, fullname: string | null, weightSum: number }> };

export type EvaluationSurveysQueryVariables = Exact<{
  input?: EvaluationSurveysInput | null | undefined;
}>;


export type EvaluationSurveysQuery = { evaluationSurveys: Array<{ endAt: string, id: string, processId: string | null, startAt: string, status: SurveyStatus, title: string }> };

export type MoveEvaluationProcessMutationVariables = Exact<{
  input: MoveEvaluationProcessInput;
}>;


export type MoveEvaluationProcessMutation = { moveEvaluationProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ProposeEvaluationCalibrationMutationVariables = Exact<{
  input: ProposeEvaluationCalibrationInput;
}>;


export type ProposeEvaluationCalibrationMutation = { proposeEvaluationCalibration: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type RecordEvaluationMeetingMutationVariables = Exact<{
  input: RecordEvaluationMeetingInput;
}>;


export type RecordEvaluationMeetingMutation = { recordEvaluationMeeting: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ReleaseEvaluationReviewsMutationVariables = Exact<{
  input: ReleaseEvaluationReviewsInput;
}>;


export type ReleaseEvaluationReviewsMutation = { releaseEvaluationReviews: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { released: number, left: Array<{ reviewId: string, fullname: string | null, why: string }> } | null } | null };

export type UndoEvaluationCalibrationMutationVariables = Exact<{
  input: UndoEvaluationCalibrationInput;
}>;


export type UndoEvaluationCalibrationMutation = { undoEvaluationCalibration: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateEvaluationProcessMutationVariables = Exact<{
  input: UpdateEvaluationProcessInput;
}>;


export type UpdateEvaluationProcessMutation = { updateEvaluationProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type OpenFamilyPaperMutationVariables = Exact<{
  input: ByIdFamilyMember;
}>;


export type OpenFamilyPaperMutation = { openFamilyPaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type FilingFindingsQueryVariables = Exact<{
  filter?: FilingFindingFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: FilingFindingsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type FilingFindingsQuery = { filingFindings: { total?: number, rows: Array<{ field: number | null, fullname: string | null, level: FilingFindingLevel, line: number, n: number, rule: string, userId: string | null, words: string }> } };

export type FilingMonthsQueryVariables = Exact<{
  filter?: FilingMonthFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: FilingMonthsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type FilingMonthsQuery = { filingMonths: { total?: number, rows: Array<{ businessId: string, businessName: string, businessRut: string, ccafCode: string | null, isOpen: boolean, lreDuty: ObligationState, lreId: string | null, lreState: FilingState | null, payrollMonthId: string, previredDuty: ObligationState, previredId: string | null, previredState: FilingState | null, wagesDuty: ObligationState, wagesId: string | null, wagesState: FilingState | null, yearMonth: number, complements: Array<{ employer: number, filingId: string | null, originMonth: number, state: FilingState | null, worker: number }> }> } };

export type FilingWagesQueryVariables = Exact<{
  filter?: FilingWageFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: FilingWagesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type FilingWagesQuery = { filingWages: { total?: number, rows: Array<{ fullname: string | null, loan: number, moreTax: number, n: number, rut: string, tax: number, taxed: number, untaxed: number, userId: string, zone: number }> } };

export type FilingsQueryVariables = Exact<{
  input: FilingsInput;
}>;


export type FilingsQuery = { filings: Array<{ advice: string, askedAt: string, author: string | null, ccafPercent: string, changed: number | null, done: number | null, errors: number | null, id: string, kind: FilingKind, layout: FilingLayout, lines: number | null, madeAt: string | null, message: string | null, number: number, originMonth: number | null, payrollMonthId: string, people: number | null, sha256: string | null, state: FilingState, total: number | null, version: number, warnings: number | null, changes: Array<{ after: string, before: string, field: string, key: string }>, totals: Array<{ filed: number, institution: string, kind: string, payslips: number }> }> };

export type MakeFilingMutationVariables = Exact<{
  input: MakeFilingInput;
}>;


export type MakeFilingMutation = { makeFiling: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type OpenFilingMutationVariables = Exact<{
  input: OpenFilingInput;
}>;


export type OpenFilingMutation = { openFiling: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type YearFactorsQueryVariables = Exact<{
  input: YearFactorsInput;
}>;


export type YearFactorsQuery = { yearFactors: Array<{ source: string, status: IndicatorStatus, value: string | null, yearMonth: number }> };

export type CreateRestrictionMutationVariables = Exact<{
  input: CreateRestrictionInput;
}>;


export type CreateRestrictionMutation = { createRestriction: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteRestrictionMutationVariables = Exact<{
  input: ByIdRestriction;
}>;


export type DeleteRestrictionMutation = { deleteRestriction: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type PermissionQueryVariables = Exact<{
  input?: PermissionInput | null | undefined;
}>;


export type PermissionQuery = { permission: { businesses: Array<string>, fullname: string, inactive: boolean, isOwn: boolean, profileId: string | null, profileName: string | null, restrictionName: string | null, role: string, userId: string | null, decisions: Array<{ allowed: boolean, because: string, permission: string, reach: string }> } };

export type ProfileAssignmentsQueryVariables = Exact<{
  filter?: AssignmentFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ProfileAssignmentsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ProfileAssignmentsQuery = { profileAssignments: { total?: number, rows: Array<{ fullname: string, profileId: string | null, profileName: string | null, restrictionId: string | null, restrictionName: string | null, role: string, status: UserStatus, userId: string }> } };

export type ProfilePermissionsQueryVariables = Exact<{
  input: ByIdProfile;
}>;


export type ProfilePermissionsQuery = { profilePermissions: { id: string, isOwn: boolean, name: string, people: number, roles: Array<string>, services: number, version: number, company: { options: Array<string>, slug: string, today: string, exceptions: Array<{ code: string, since: string, until: string | null }>, modules: Array<{ admin: boolean | null, employee: boolean | null, manager: boolean | null, module: string, superManager: boolean | null }> }, permissions: Array<{ code: string, create: boolean, delete: boolean, read: boolean, update: boolean }> } };

export type ProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilesQuery = { profiles: Array<{ id: string, name: string, people: number, services: number, version: number }> };

export type RestrictionsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestrictionsQuery = { restrictions: Array<{ id: string, name: string, people: number, version: number, businesses: Array<{ id: string, name: string, restrictionId: string }>, units: Array<{ id: string, name: string, restrictionId: string }> }> };

export type UpdateProfilePermissionMutationVariables = Exact<{
  input: UpdateProfilePermissionInput;
}>;


export type UpdateProfilePermissionMutation = { updateProfilePermission: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateProfileUserMutationVariables = Exact<{
  input: UpdateProfileUserInput;
}>;


export type UpdateProfileUserMutation = { updateProfileUser: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { fullname: string, profileId: string | null, profileName: string | null, restrictionId: string | null, restrictionName: string | null, role: string, status: UserStatus, userId: string } | null } | null };

export type UpdateRestrictionFilterMutationVariables = Exact<{
  input: UpdateRestrictionFilterInput;
}>;


export type UpdateRestrictionFilterMutation = { updateRestrictionFilter: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateRestrictionUserMutationVariables = Exact<{
  input: UpdateRestrictionUserInput;
}>;


export type UpdateRestrictionUserMutation = { updateRestrictionUser: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { fullname: string, profileId: string | null, profileName: string | null, restrictionId: string | null, restrictionName: string | null, role: string, status: UserStatus, userId: string } | null } | null };

export type ExcludeFromGratificationMutationVariables = Exact<{
  input: ExcludeFromGratificationInput;
}>;


export type ExcludeFromGratificationMutation = { excludeFromGratification: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { paid: number, payrollMonthId: string } | null } | null };

export type GratificationQueryVariables = Exact<{
  input: OfGratification;
}>;


export type GratificationQuery = { gratification: { firstMonth: number | null, isOpen: boolean, minimumIncome: number, ownCapital: number | null, pay: number | null, payrollMonthId: string, pool: number | null, profit: number | null, seesAll: boolean, year: number | null, job: { done: number, error: string | null, id: string, status: string, total: number } | null, states: Array<{ difference: number, net: number, people: number, state: GratificationState }>, years: Array<{ reason: string | null, year: number }> } };

export type GratificationOfQueryVariables = Exact<{
  input: OfGratificationPerson;
}>;


export type GratificationOfQuery = { gratificationOf: { reasons: Array<string>, yearMonths: Array<{ yearMonth: number, base: number, paid: number }> } };

export type GratificationRowsQueryVariables = Exact<{
  filter?: GratificationRowsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: GratificationRowsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type GratificationRowsQuery = { gratificationRows: { total?: number, rows: Array<{ contractId: string, userId: string, name: string, rut: string, rule: GratificationRule, months: number, base: number, due: number | null, paid: number, difference: number | null, state: GratificationState, reason: string | null, net: number | null }> } };

export type RemoveGratificationMutationVariables = Exact<{
  input: OfGratification;
}>;


export type RemoveGratificationMutation = { removeGratification: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { paid: number, payrollMonthId: string } | null } | null };

export type SaveGratificationMutationVariables = Exact<{
  input: SaveGratificationInput;
}>;


export type SaveGratificationMutation = { saveGratification: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { jobId: string, payrollMonthId: string } | null } | null };

export type ApplyHealthPlanNoticesMutationVariables = Exact<{
  input: ApplyHealthPlanNoticesInput;
}>;


export type ApplyHealthPlanNoticesMutation = { applyHealthPlanNotices: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { applied: number } | null } | null };

export type CreateHealthPlanNoticeMutationVariables = Exact<{
  input: CreateHealthPlanNoticeInput;
}>;


export type CreateHealthPlanNoticeMutation = { createHealthPlanNotice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type HealthPlanDiscountsQueryVariables = Exact<{
  input: ByIdHealthPlanNotice;
}>;


export type HealthPlanDiscountsQuery = { healthPlanDiscounts: Array<{ businessName: string, code: string, discount: number, isOpen: boolean, userContractId: string, yearMonth: number }> };

export type HealthPlanNoticeLinesQueryVariables = Exact<{
  input: PastedHealthPlanNotices;
}>;


export type HealthPlanNoticeLinesQuery = { healthPlanNoticeLines: Array<{ problem: string | null, wrong: string | null }> };

export type HealthPlanNoticeStepsQueryVariables = Exact<{
  input: ByIdHealthPlanNotice;
}>;


export type HealthPlanNoticeStepsQuery = { healthPlanNoticeSteps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: HealthPlanState }> };

export type HealthPlanNoticesQueryVariables = Exact<{
  filter?: HealthPlanNoticeFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: HealthPlanNoticesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type HealthPlanNoticesQuery = { healthPlanNotices: { total?: number, rows: Array<{ by: string | null, comment: string | null, folio: string, fromMonth: number, fullname: string | null, heldPlan: string | null, id: string, institution: string, institutionName: string, kind: HealthPlanKind, late: boolean, left: string | null, newPlan: string | null, notifiedOn: string, planUnit: HealthPlanUnit | null, planValue: string | null, reason: string | null, rut: string, status: HealthPlanState, userId: string, version: number }> } };

export type PasteHealthPlanNoticesMutationVariables = Exact<{
  input: PastedHealthPlanNotices;
}>;


export type PasteHealthPlanNoticesMutation = { pasteHealthPlanNotices: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { entered: number } | null } | null };

export type RejectHealthPlanNoticeMutationVariables = Exact<{
  input: HealthPlanNoticeAnswer;
}>;


export type RejectHealthPlanNoticeMutation = { rejectHealthPlanNotice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type RetakeHealthPlanNoticeMutationVariables = Exact<{
  input: RetakeHealthPlanNoticeInput;
}>;


export type RetakeHealthPlanNoticeMutation = { retakeHealthPlanNotice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UndoHealthPlanNoticeMutationVariables = Exact<{
  input: HealthPlanNoticeAnswer;
}>;


export type UndoHealthPlanNoticeMutation = { undoHealthPlanNotice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateHealthPlanNoticeMutationVariables = Exact<{
  input: UpdateHealthPlanNoticeInput;
}>;


export type UpdateHealthPlanNoticeMutation = { updateHealthPlanNotice: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ApplyImportationMutationVariables = Exact<{
  input: ApplyImportationInput;
}>;


export type ApplyImportationMutation = { applyImportation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type CreateImportationMutationVariables = Exact<{
  input: CreateImportationInput;
}>;


export type CreateImportationMutation = { createImportation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type DiscardImportationMutationVariables = Exact<{
  input: DiscardImportationInput;
}>;


export type DiscardImportationMutation = { discardImportation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type ImportErrorsQueryVariables = Exact<{
  input: ByImportationId;
}>;


export type ImportErrorsQuery = { importErrors: { left: number, name: string, lines: Array<{ cells: Array<string> }> } };

export type ImportRowsQueryVariables = Exact<{
  filter?: ImportRowsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ImportRowsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ImportRowsQuery = { importRows: { total?: number, rows: Array<{ edited: boolean, line: number, note: string | null, outcome: ImportOutcome | null, result: ImportResult, cells: Array<{ alike: number, before: string | null, column: string, problem: string | null, suggestion: string | null, text: string }> }> } };

export type ImportTemplateQueryVariables = Exact<{
  input: ImportTemplateInput;
}>;


export type ImportTemplateQuery = { importTemplate: { left: number, name: string, lines: Array<{ cells: Array<string> }> } };

export type ImportationQueryVariables = Exact<{
  input: ByImportationId;
}>;


export type ImportationQuery = { importation: { added: number, applied: number, appliedAt: string | null, asksFirstLine: boolean, author: string | null, changed: number, code: string, createdAt: string, done: number, dropLines: number, errors: number, failed: boolean, fileName: string, id: string, kept: number, label: string, mode: ImportMode | null, problem: string | null, rows: number, same: number, skipped: number, state: ImportState, total: number, undoUntil: string | null, undone: number, unknown: Array<string>, version: number, columns: Array<{ header: string, name: string, place: number | null, required: boolean }>, headers: Array<{ column: string | null, header: string }> } };

export type ImportationsQueryVariables = Exact<{
  filter?: ImportationsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ImportationsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ImportationsQuery = { importations: { total?: number, rows: Array<{ added: number, applied: number, appliedAt: string | null, asksFirstLine: boolean, author: string | null, changed: number, code: string, createdAt: string, done: number, dropLines: number, errors: number, failed: boolean, fileName: string, id: string, kept: number, label: string, mode: ImportMode | null, problem: string | null, rows: number, same: number, skipped: number, state: ImportState, total: number, undoUntil: string | null, undone: number, unknown: Array<string>, version: number, columns: Array<{ header: string, name: string, place: number | null, required: boolean }>, headers: Array<{ column: string | null, header: string }> }> } };

export type ImportersQueryVariables = Exact<{ [key: string]: never; }>;


export type ImportersQuery = { importers: Array<{ about: string, code: string, label: string, mayLoad: boolean, columns: Array<{ header: string, help: string, required: boolean }> }> };

export type MapImportationMutationVariables = Exact<{
  input: MapImportationInput;
}>;


export type MapImportationMutation = { mapImportation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type RepairImportRowsMutationVariables = Exact<{
  input: RepairImportRowsInput;
}>;


export type RepairImportRowsMutation = { repairImportRows: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type ResumeImportationMutationVariables = Exact<{
  input: ResumeImportationInput;
}>;


export type ResumeImportationMutation = { resumeImportation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type StopImportationMutationVariables = Exact<{
  input: StopImportationInput;
}>;


export type StopImportationMutation = { stopImportation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type UndoImportationMutationVariables = Exact<{
  input: UndoImportationInput;
}>;


export type UndoImportationMutation = { undoImportation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type AnswerInboxMutationVariables = Exact<{
  input: AnswerInboxInput;
}>;


export type AnswerInboxMutation = { answerInbox: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { rows: Array<{ key: string, problem: string | null }> } | null } | null };

export type InboxQueryVariables = Exact<{
  filter?: InboxFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: InboxSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type InboxQuery = { inbox: { total?: number, rows: Array<{ fullname: string | null, key: string, kind: ApprovalKind, link: string, onBehalfOf: string | null, since: string, summary: string, title: string, userId: string | null }> } };

export type InboxCountQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxCountQuery = { inboxCount: { pending: number, unread: number } };

export type InboxDetailsQueryVariables = Exact<{
  input: InboxDetailsInput;
}>;


export type InboxDetailsQuery = { inboxDetails: Array<{ label: string, warns: boolean, words: string }> };

export type ConfirmIndicatorMutationVariables = Exact<{
  input: ConfirmIndicatorInput;
}>;


export type ConfirmIndicatorMutation = { confirmIndicator: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { key: string, version: number } | null } | null };

export type ConfirmIndicatorTableMutationVariables = Exact<{
  input: ConfirmIndicatorTableInput;
}>;


export type ConfirmIndicatorTableMutation = { confirmIndicatorTable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, key: string, version: number } | null } | null };

export type EnterIndicatorMutationVariables = Exact<{
  input: EnterIndicatorInput;
}>;


export type EnterIndicatorMutation = { enterIndicator: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { key: string, entryState: IndicatorState | null } | null } | null };

export type EnterIndicatorTableMutationVariables = Exact<{
  input: EnterIndicatorTableInput;
}>;


export type EnterIndicatorTableMutation = { enterIndicatorTable: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, state: IndicatorState } | null } | null };

export type FamilyAllowanceQueryVariables = Exact<{
  input: OfYearMonth;
}>;


export type FamilyAllowanceQuery = { familyAllowance: { certain: boolean, note: string | null, since: number | null, source: string, sourceUrl: string | null, status: IndicatorStatus, yearMonth: number, brackets: Array<{ above: string | null, amount: string, letter: string, upTo: string | null }>, draft: Array<{ above: string | null, upTo: string | null, value1: string, value2: string | null }>, entry: { comment: string | null, confirmedAt: string | null, confirmedBy: string | null, enteredAt: string, enteredBy: string | null, id: string, key: string, mine: boolean, needsSecond: boolean, outOfBounds: boolean, source: string, sourceUrl: string | null, state: IndicatorState, version: number, yearMonth: number, brackets: Array<{ above: string | null, upTo: string | null, value1: string, value2: string | null }> } | null } };

export type IncomeTaxQueryVariables = Exact<{
  input: OfYearMonth;
}>;


export type IncomeTaxQuery = { incomeTax: { certain: boolean, note: string | null, since: number | null, source: string, sourceUrl: string | null, status: IndicatorStatus, utm: string | null, yearMonth: number, brackets: Array<{ above: string | null, aboveUtm: string | null, factor: string, most: string | null, place: number, rebate: string | null, rebateUtm: string, upTo: string | null, upToUtm: string | null }>, draft: Array<{ above: string | null, upTo: string | null, value1: string, value2: string | null }>, entry: { comment: string | null, confirmedAt: string | null, confirmedBy: string | null, enteredAt: string, enteredBy: string | null, id: string, key: string, mine: boolean, needsSecond: boolean, outOfBounds: boolean, source: string, sourceUrl: string | null, state: IndicatorState, version: number, yearMonth: number, brackets: Array<{ above: string | null, upTo: string | null, value1: string, value2: string | null }> } | null } };

export type IndicatorHistoryQueryVariables = Exact<{
  input: IndicatorHistoryInput;
}>;


export type IndicatorHistoryQuery = { indicatorHistory: Array<{ status: IndicatorStatus, value: string | null, yearMonth: number }> };

export type IndicatorsQueryVariables = Exact<{
  input: OfYearMonth;
}>;


export type IndicatorsQuery = { indicators: Array<{ certain: boolean, changePercent: string | null, confirmedAt: string | null, confirmedBy: string | null, decimals: number, enteredAt: string | null, enteredBy: string | null, entryComment: string | null, entryId: string | null, entrySource: string | null, entryState: IndicatorState | null, entryUrl: string | null, entryValue: string | null, group: string, inPayslips: boolean, key: string, label: string, lower: string, mine: boolean, needsSecond: boolean, note: string | null, ofTable: boolean, outOfBounds: boolean, previous: string | null, published: string | null, since: number | null, source: string, sourceUrl: string | null, status: IndicatorStatus, unit: string, upper: string, value: string | null, version: number, why: string, yearMonth: number }> };

export type RevokeIndicatorMutationVariables = Exact<{
  input: RevokeIndicatorInput;
}>;


export type RevokeIndicatorMutation = { revokeIndicator: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { key: string, version: number } | null } | null };

export type RevokeIndicatorTableMutationVariables = Exact<{
  input: RevokeIndicatorTableInput;
}>;


export type RevokeIndicatorTableMutation = { revokeIndicatorTable: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type AppealLeaveSubsidyMutationVariables = Exact<{
  input: LeaveSubsidyAnswer;
}>;


export type AppealLeaveSubsidyMutation = { appealLeaveSubsidy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ClaimLeaveSubsidyMutationVariables = Exact<{
  input: ClaimLeaveSubsidyInput;
}>;


export type ClaimLeaveSubsidyMutation = { claimLeaveSubsidy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteLeaveSubsidyPaymentMutationVariables = Exact<{
  input: ByIdLeaveSubsidyPayment;
}>;


export type DeleteLeaveSubsidyPaymentMutation = { deleteLeaveSubsidyPayment: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type LeaveSubsidiesQueryVariables = Exact<{
  filter?: LeaveSubsidyFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: LeaveSubsidiesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type LeaveSubsidiesQuery = { leaveSubsidies: { total?: number, rows: Array<{ absenceId: string, age: SubsidyAge | null, basis: string | null, businessName: string, by: string | null, changed: string | null, claimNumber: string | null, claimUntil: string | null, claimedOn: string | null, comment: string | null, endDate: string, fullname: string | null, id: string, license: string | null, missing: number | null, owed: number | null, paid: number, payer: string, payerName: string, pressing: boolean, reason: string | null, received: number, rut: string, startDate: string, status: LeaveSubsidyState, subtype: AbsenceSubtype, userContractId: string, userId: string, version: number }> } };

export type LeaveSubsidyLinesQueryVariables = Exact<{
  input: PastedLeaveSubsidyPayments;
}>;


export type LeaveSubsidyLinesQuery = { leaveSubsidyLines: Array<{ problem: string | null, wrong: string | null }> };

export type LeaveSubsidyPayersQueryVariables = Exact<{ [key: string]: never; }>;


export type LeaveSubsidyPayersQuery = { leaveSubsidyPayers: Array<{ code: string, name: string }> };

export type LeaveSubsidyPaymentsQueryVariables = Exact<{
  input: ByIdLeaveSubsidy;
}>;


export type LeaveSubsidyPaymentsQuery = { leaveSubsidyPayments: Array<{ amount: number, author: string | null, id: string, receivedOn: string, reference: string | null }> };

export type LeaveSubsidyStepsQueryVariables = Exact<{
  input: ByIdLeaveSubsidy;
}>;


export type LeaveSubsidyStepsQuery = { leaveSubsidySteps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: LeaveSubsidyState }> };

export type LeaveSubsidyTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type LeaveSubsidyTotalsQuery = { leaveSubsidyTotals: Array<{ d30: number, d60: number, d90: number, leaves: number, missing: number, older: number, paid: number, payer: string, payerName: string, pressing: number, received: number, unknown: number }> };

export type LeavesToRecoverQueryVariables = Exact<{
  filter?: LeaveToRecoverFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: LeavesToRecoverSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type LeavesToRecoverQuery = { leavesToRecover: { total?: number, rows: Array<{ basis: string | null, businessName: string, contractId: string, endDate: string, fullname: string | null, halfDay: boolean, id: string, left: string | null, license: string | null, owed: number | null, paid: number | null, payer: string, payerName: string, rut: string, startDate: string, subtype: AbsenceSubtype, userId: string }> } };

export type LoseLeaveSubsidyMutationVariables = Exact<{
  input: LeaveSubsidyAnswer;
}>;


export type LoseLeaveSubsidyMutation = { loseLeaveSubsidy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type OpenLeaveSubsidiesMutationVariables = Exact<{
  input: OpenLeaveSubsidiesInput;
}>;


export type OpenLeaveSubsidiesMutation = { openLeaveSubsidies: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { opened: number } | null } | null };

export type PasteLeaveSubsidyPaymentsMutationVariables = Exact<{
  input: PastedLeaveSubsidyPayments;
}>;


export type PasteLeaveSubsidyPaymentsMutation = { pasteLeaveSubsidyPayments: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { entered: number } | null } | null };

export type ReceiveLeaveSubsidyMutationVariables = Exact<{
  input: ReceiveLeaveSubsidyInput;
}>;


export type ReceiveLeaveSubsidyMutation = { receiveLeaveSubsidy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type RejectLeaveSubsidyMutationVariables = Exact<{
  input: LeaveSubsidyAnswer;
}>;


export type RejectLeaveSubsidyMutation = { rejectLeaveSubsidy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type RenewLeaveSubsidyMutationVariables = Exact<{
  input: RenewLeaveSubsidyInput;
}>;


export type RenewLeaveSubsidyMutation = { renewLeaveSubsidy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ReopenLeaveSubsidyMutationVariables = Exact<{
  input: LeaveSubsidyAnswer;
}>;


export type ReopenLeaveSubsidyMutation = { reopenLeaveSubsidy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateLeaveSubsidyMutationVariables = Exact<{
  input: UpdateLeaveSubsidyInput;
}>;


export type UpdateLeaveSubsidyMutation = { updateLeaveSubsidy: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ConfirmHolidayYearMutationVariables = Exact<{
  input: HolidayYearInput;
}>;


export type ConfirmHolidayYearMutation = { confirmHolidayYear: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { days: number, year: number } | null } | null };

export type ConfirmPublicHolidayMutationVariables = Exact<{
  input: ByIdPublicHoliday;
}>;


export type ConfirmPublicHolidayMutation = { confirmPublicHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { answeredAt: string | null, answeredBy: string | null, before: string | null, change: PublicHolidayChange, comment: string | null, contested: boolean, date: string, enteredAt: string, enteredBy: string | null, enteredById: number | null, id: string, irrevocable: boolean, law: string | null, mine: boolean, placeNames: string, places: string | null, proposed: boolean, reason: string | null, replacesId: string | null, scope: PublicHolidayScope, state: PublicHolidayState, title: string, type: PublicHolidayType, withYear: boolean } | null } | null };

export type EnterPublicHolidayMutationVariables = Exact<{
  input: EnterPublicHolidayInput;
}>;


export type EnterPublicHolidayMutation = { enterPublicHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { answeredAt: string | null, answeredBy: string | null, before: string | null, change: PublicHolidayChange, comment: string | null, contested: boolean, date: string, enteredAt: string, enteredBy: string | null, enteredById: number | null, id: string, irrevocable: boolean, law: string | null, mine: boolean, placeNames: string, places: string | null, proposed: boolean, reason: string | null, replacesId: string | null, scope: PublicHolidayScope, state: PublicHolidayState, title: string, type: PublicHolidayType, withYear: boolean } | null } | null };

export type LegalCalendarStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalCalendarStatusQuery = { legalCalendarStatus: { nextYear: number, overdueYear: number | null, ownYears: Array<number>, pending: number, waitingYears: Array<number>, years: Array<number> } };

export type LegalHolidaysQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalHolidaysQuery = { legalHolidays: Array<{ date: string, irrevocable: boolean, law: string | null, name: string, places: Array<string>, scope: PublicHolidayScope, type: PublicHolidayType }> };

export type ProposeHolidayYearMutationVariables = Exact<{
  input: HolidayYearInput;
}>;


export type ProposeHolidayYearMutation = { proposeHolidayYear: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { days: number, year: number } | null } | null };

export type PublicHolidaysQueryVariables = Exact<{
  filter?: PublicHolidaysFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PublicHolidaysSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PublicHolidaysQuery = { publicHolidays: { total?: number, rows: Array<{ answeredAt: string | null, answeredBy: string | null, before: string | null, change: PublicHolidayChange, comment: string | null, contested: boolean, date: string, enteredAt: string, enteredBy: string | null, enteredById: number | null, id: string, irrevocable: boolean, law: string | null, mine: boolean, placeNames: string, places: string | null, proposed: boolean, reason: string | null, replacesId: string | null, scope: PublicHolidayScope, state: PublicHolidayState, title: string, type: PublicHolidayType, withYear: boolean }> } };

export type RejectPublicHolidayMutationVariables = Exact<{
  input: RejectPublicHolidayInput;
}>;


export type RejectPublicHolidayMutation = { rejectPublicHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { answeredAt: string | null, answeredBy: string | null, before: string | null, change: PublicHolidayChange, comment: string | null, contested: boolean, date: string, enteredAt: string, enteredBy: string | null, enteredById: number | null, id: string, irrevocable: boolean, law: string | null, mine: boolean, placeNames: string, places: string | null, proposed: boolean, reason: string | null, replacesId: string | null, scope: PublicHolidayScope, state: PublicHolidayState, title: string, type: PublicHolidayType, withYear: boolean } | null } | null };

export type RemovePublicHolidayMutationVariables = Exact<{
  input: RemovePublicHolidayInput;
}>;


export type RemovePublicHolidayMutation = { removePublicHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { answeredAt: string | null, answeredBy: string | null, before: string | null, change: PublicHolidayChange, comment: string | null, contested: boolean, date: string, enteredAt: string, enteredBy: string | null, enteredById: number | null, id: string, irrevocable: boolean, law: string | null, mine: boolean, placeNames: string, places: string | null, proposed: boolean, reason: string | null, replacesId: string | null, scope: PublicHolidayScope, state: PublicHolidayState, title: string, type: PublicHolidayType, withYear: boolean } | null } | null };

export type ReplacePublicHolidayMutationVariables = Exact<{
  input: ReplacePublicHolidayInput;
}>;


export type ReplacePublicHolidayMutation = { replacePublicHoliday: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { answeredAt: string | null, answeredBy: string | null, before: string | null, change: PublicHolidayChange, comment: string | null, contested: boolean, date: string, enteredAt: string, enteredBy: string | null, enteredById: number | null, id: string, irrevocable: boolean, law: string | null, mine: boolean, placeNames: string, places: string | null, proposed: boolean, reason: string | null, replacesId: string | null, scope: PublicHolidayScope, state: PublicHolidayState, title: string, type: PublicHolidayType, withYear: boolean } | null } | null };

export type ChangedPeopleQueryVariables = Exact<{
  filter?: ChangedPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ChangedPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ChangedPeopleQuery = { changedPeople: { total?: number, rows: Array<{ after: string | null, basis: string | null, before: string | null, fullname: string, id: string, problem: string | null, status: MassChangeStep, userId: string }> } };

export type CreateMassChangeMutationVariables = Exact<{
  input: CreateMassChangeInput;
}>;


export type CreateMassChangeMutation = { createMassChange: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DiscardMassChangeMutationVariables = Exact<{
  input: DiscardMassChangeInput;
}>;


export type DiscardMassChangeMutation = { discardMassChange: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type MassChangeQueryVariables = Exact<{
  input: ByIdMassChange;
}>;


export type MassChangeQuery = { massChange: { author: string | null, businessId: string, businessName: string, createdAt: string, done: number, endMonth: number | null, failed: boolean, fromDate: string | null, id: string, kept: number, kind: MassChangeKind, people: number, problem: string | null, reason: string, startMonth: number | null, state: MassChangeState, total: number, version: number, what: string } };

export type MassChangePeopleQueryVariables = Exact<{
  filter?: MassChangePeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: MassChangePeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type MassChangePeopleQuery = { massChangePeople: { total?: number, rows: Array<{ after: string | null, before: string | null, contractId: string, difference: string | null, fullname: string | null, id: string, jobTitle: string, left: string | null, note: string | null, rut: string | null, userId: string }> } };

export type MassChangePreviewQueryVariables = Exact<{
  input: MassChangePreviewInput;
}>;


export type MassChangePreviewQuery = { massChangePreview: { counting: { done: number, id: string, total: number } | null, totals: { added: number | null, changing: number, doubledRuts: Array<string>, left: number, people: number, retroactive: string | null, severalContracts: Array<string>, unknownRuts: Array<string>, wrongRuts: Array<string> } | null } };

export type MassChangesQueryVariables = Exact<{
  filter?: MassChangesFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: MassChangesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type MassChangesQuery = { massChanges: { total?: number, rows: Array<{ author: string | null, businessId: string, businessName: string, createdAt: string, done: number, endMonth: number | null, failed: boolean, fromDate: string | null, id: string, kept: number, kind: MassChangeKind, people: number, problem: string | null, reason: string, startMonth: number | null, state: MassChangeState, total: number, version: number, what: string }> } };

export type ResumeMassChangeMutationVariables = Exact<{
  input: ResumeMassChangeInput;
}>;


export type ResumeMassChangeMutation = { resumeMassChange: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UndoMassChangeMutationVariables = Exact<{
  input: UndoMassChangeInput;
}>;


export type UndoMassChangeMutation = { undoMassChange: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type NoticePreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NoticePreferencesQuery = { noticePreferences: Array<{ app: boolean | null, kind: NoticeKind, mail: NoticeMail | null }> };

export type NoticesQueryVariables = Exact<{
  filter?: NoticeFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: NoticesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type NoticesQuery = { notices: { total?: number, rows: Array<{ createdAt: string, detail: string | null, id: string, kind: NoticeKind, link: string, readAt: string | null, title: string }> } };

export type ReadNoticesMutationVariables = Exact<{
  input?: ReadNoticesInput | null | undefined;
}>;


export type ReadNoticesMutation = { readNotices: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { read: number } | null } | null };

export type SaveNoticePreferenceMutationVariables = Exact<{
  input: SaveNoticePreferenceInput;
}>;


export type SaveNoticePreferenceMutation = { saveNoticePreference: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { app: boolean | null, kind: NoticeKind, mail: NoticeMail | null } | null } | null };

export type OrgChartQueryVariables = Exact<{
  input?: OrgChartInput | null | undefined;
}>;


export type OrgChartQuery = { orgChart: { alone: number, asOf: string, comparedTo: string | null, found: boolean, inCircle: Array<string>, moreRoots: number, total: number, roots: Array<{ changes: Array<OrgChangeKind>, changesBelow: number, directReports: number, hasChild: boolean, hasParent: boolean, id: string, isHighlight: boolean, moreChildren: number, opens: boolean, orgUnit: string | null, children: Array<{ changes: Array<OrgChangeKind>, changesBelow: number, directReports: number, hasChild: boolean, hasParent: boolean, id: string, isHighlight: boolean, moreChildren: number, opens: boolean, orgUnit: string | null, children: Array<{ changes: Array<OrgChangeKind>, changesBelow: number, directReports: number, hasChild: boolean, hasParent: boolean, id: string, isHighlight: boolean, moreChildren: number, opens: boolean, orgUnit: string | null, children: Array<{ changes: Array<OrgChangeKind>, changesBelow: number, directReports: number, hasChild: boolean, hasParent: boolean, id: string, isHighlight: boolean, moreChildren: number, opens: boolean, orgUnit: string | null, children: Array<{ changes: Array<OrgChangeKind>, changesBelow: number, directReports: number, hasChild: boolean, hasParent: boolean, id: string, isHighlight: boolean, moreChildren: number, opens: boolean, orgUnit: string | null, children: Array<{ changes: Array<OrgChangeKind>, changesBelow: number, directReports: number, hasChild: boolean, hasParent: boolean, id: string, isHighlight: boolean, moreChildren: number, opens: boolean, orgUnit: string | null, children: Array<{ changes: Array<OrgChangeKind>, changesBelow: number, directReports: number, hasChild: boolean, hasParent: boolean, id: string, isHighlight: boolean, moreChildren: number, opens: boolean, orgUnit: string | null, person: { alsoReportsTo: Array<string>, avatar: string | null, branch: string | null, contractType: ContractType | null, department: string | null, name: string, orgUnit: string | null, title: string | null, totalReports: number } | null, unit: { code: string, headId: string | null, kind: string | null, people: number, totalPeople: number, vacant: boolean } | null }>, person: { alsoReportsTo: Array<string>, avatar: string | null, branch: string | null, contractType: ContractType | null, department: string | null, name: string, orgUnit: string | null, title: string | null, totalReports: number } | null, unit: { code: string, headId: string | null, kind: string | null, people: number, totalPeople: number, vacant: boolean } | null }>, person: { alsoReportsTo: Array<string>, avatar: string | null, branch: string | null, contractType: ContractType | null, department: string | null, name: string, orgUnit: string | null, title: string | null, totalReports: number } | null, unit: { code: string, headId: string | null, kind: string | null, people: number, totalPeople: number, vacant: boolean } | null }>, person: { alsoReportsTo: Array<string>, avatar: string | null, branch: string | null, contractType: ContractType | null, department: string | null, name: string, orgUnit: string | null, title: string | null, totalReports: number } | null, unit: { code: string, headId: string | null, kind: string | null, people: number, totalPeople: number, vacant: boolean } | null }>, person: { alsoReportsTo: Array<string>, avatar: string | null, branch: string | null, contractType: ContractType | null, department: string | null, name: string, orgUnit: string | null, title: string | null, totalReports: number } | null, unit: { code: string, headId: string | null, kind: string | null, people: number, totalPeople: number, vacant: boolean } | null }>, person: { alsoReportsTo: Array<string>, avatar: string | null, branch: string | null, contractType: ContractType | null, department: string | null, name: string, orgUnit: string | null, title: string | null, totalReports: number } | null, unit: { code: string, headId: string | null, kind: string | null, people: number, totalPeople: number, vacant: boolean } | null }>, person: { alsoReportsTo: Array<string>, avatar: string | null, branch: string | null, contractType: ContractType | null, department: string | null, name: string, orgUnit: string | null, title: string | null, totalReports: number } | null, unit: { code: string, headId: string | null, kind: string | null, people: number, totalPeople: number, vacant: boolean } | null }> } };

export type OrgChartChangesQueryVariables = Exact<{
  input: OrgChartChangesInput;
}>;


export type OrgChartChangesQuery = { orgChartChanges: { from: string, more: number, total: number, until: string, counts: Array<{ kind: OrgChangeKind, total: number }>, rows: Array<{ avatar: string | null, id: string, kinds: Array<OrgChangeKind>, name: string, opens: boolean, title: string | null, facts: Array<{ after: string | null, before: string | null, fact: OrgChangedFact }> }> } };

export type OrgChartProblemsQueryVariables = Exact<{
  input?: OrgChartProblemsInput | null | undefined;
}>;


export type OrgChartProblemsQuery = { orgChartProblems: Array<{ kind: OrgChartProblemKind, total: number, rows: Array<{ id: string, name: string, opens: boolean }> }> };

export type OrgChartSearchQueryVariables = Exact<{
  input?: OrgChartSearchInput | null | undefined;
}>;


export type OrgChartSearchQuery = { orgChartSearch: Array<{ id: string, name: string, title: string | null }> };

export type AdditionalPaperQueryVariables = Exact<{
  input: OfAdditionalPayment;
}>;


export type AdditionalPaperQuery = { additionalPaper: { isOwn: boolean, name: string, rut: string, jobTitle: string, businessName: string, yearMonth: number, processName: string | null, isOpen: boolean, paymentLabel: string, earnings: number, deductions: number, net: number, lines: Array<{ code: string, label: string, group: string, difference: number }>, months: Array<{ yearMonth: number, part: string, deductions: number, net: number, tax: number, taxAtPayment: number }>, gratification: { year: number, reasons: Array<string>, yearMonths: Array<{ yearMonth: number, base: number, paid: number }> } | null } };

export type AnnouncementQueryVariables = Exact<{
  input: ByIdAnnouncement;
}>;


export type AnnouncementQuery = { announcement: { id: string, title: string, content: string, visibility: AnnouncementVisibility, publishDate: string, expiryDate: string | null, pinned: boolean, asksAcknowledgement: boolean, allowsReactions: boolean, sendsMail: boolean, withdrawnAt: string | null, reason: string | null, version: number, businessIds: Array<string>, businessNames: string | null, author: string | null, readAt: string | null, acknowledgedAt: string | null, reaction: AnnouncementReaction | null, state: AnnouncementState, canUpdate: boolean, audience: number | null, readers: number | null, acknowledged: number | null, files: Array<{ id: string, name: string, ext: string }>, reactions: Array<{ reaction: AnnouncementReaction, total: number }> } };

export type TrialMonthsQueryVariables = Exact<{
  input: PayrollProcessMonthsInput;
}>;


export type TrialMonthsQuery = { payrollProcessMonths: Array<{ id: string, businessName: string, yearMonth: number, type: ProcessType, name: string | null, isOpen: boolean }> };

export type ChooseBusinessQueryVariables = Exact<{ [key: string]: never; }>;


export type ChooseBusinessQuery = { businessNames: Array<{ id: string, name: string, rut: string | null }> };

export type CompanyBusinessesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyBusinessesQuery = { businesses: Array<{ id: string, name: string, businessName: string, rut: string, status: BusinessStatus, principal: boolean, usePayroll: boolean, businessField: string | null, workers: number }> };

export type OwnCompanyDataQueryVariables = Exact<{
  input?: CompanyInput | null | undefined;
}>;


export type OwnCompanyDataQuery = { company: { id: string, name: string, slug: string, description: string | null, phone: string | null, url: string | null, email: string | null, status: CompanyStatus, countryId: string, access: CompanyAccessSetting, logo: string | null, loginBackground: string | null, logins: number, usersCount: number, version: number, createdAt: string, businesses: Array<{ id: string, name: string, rut: string, status: BusinessStatus }> } };

export type PeopleOfCompanyQueryVariables = Exact<{
  filter?: CompanyPeopleFilter | null | undefined;
  page?: Page | null | undefined;
}>;


export type PeopleOfCompanyQuery = { companyPeople: { rows: Array<{ userId: string, fullname: string, username: string | null }> } };

export type MonthsOfConceptsQueryVariables = Exact<{
  input: PayrollProcessMonthsInput;
}>;


export type MonthsOfConceptsQuery = { payrollProcessMonths: Array<{ yearMonth: number, isOpen: boolean }> };

export type UnionsOfItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnionsOfItemsQuery = { syndicates: Array<{ id: string, name: string }> };

export type PersonContractsQueryVariables = Exact<{
  input: UserContractsInput;
}>;


export type PersonContractsQuery = { userContracts: Array<{ id: string, code: string, userCode: string | null, status: ContractStatus, state: ContractState, userId: string, businessId: string, businessName: string, initialDate: string, finalDate: string | null, signatureDate: string | null, signed: boolean, signatureIntegrationCode: string | null, version: number, contractType: ContractType, jobTitle: string, jobTitleFamily: string | null, area: string | null, branchOffice: string | null, supervisorId: string | null, supervisorName: string | null, hierarchyNodeId: string | null, hierarchyNodeName: string | null, isSupervisor: boolean, apprentice: boolean, fixedTermRenewals: number, isProfessional: boolean, paymentPeriod: PaymentPeriod, taxRegime: TaxRegime, taxPeriod: TaxPeriod, gratificationType: GratificationType | null, gratificationAmount: number | null, isCorporateSalary: boolean | null, overdraft: boolean, nightSurcharge: string | null, holidaySurcharge: string | null, hoursPerWeek: string, daysPerWeek: number, art22: boolean, cycleHours: string | null, cycleDays: number | null, specialWorkday: SpecialWorkday | null, isDomestic: boolean, liveIn: boolean, shiftWork: boolean, remoteWork: boolean, partTime: boolean, syncAttendance: boolean, syncDigitalSign: boolean, heavyWork: boolean | null, heavyWorkRate: string | null, syndicateId: string | null, syndicateName: string | null, unionFeeType: FeeType | null, unionFeeValue: string | null, asOf: string, versionFrom: string, nextFrom: string | null, revealed: boolean, canUpdate: boolean, warnings: Array<string>, monthlySalary: { value: string | null, currency: string | null } | null, weekdayRate: { value: string | null, currency: string | null } | null, saturdayRate: { value: string | null, currency: string | null } | null, sundayRate: { value: string | null, currency: string | null } | null, holidayRate: { value: string | null, currency: string | null } | null }> };

export type ContractsToSplitQueryVariables = Exact<{
  input: UserContractsInput;
}>;


export type ContractsToSplitQuery = { userContracts: Array<{ id: string, jobTitle: string, businessId: string, businessName: string, initialDate: string, finalDate: string | null }> };

export type UserFieldDataQueryVariables = Exact<{
  input: UserFieldDataInput;
}>;


export type UserFieldDataQuery = { userFieldData: Array<{ id: string | null, userId: string, fieldId: string, value: string | null, words: string | null, date: string | null, reference: string | null, current: boolean, closed: boolean, mayEdit: boolean, version: number | null, field: { id: string, title: string, code: string, type: UserFieldType, options: string | null, help: string | null, required: boolean, dated: boolean, reserved: boolean, status: UserFieldStatus } }> };

export type RestrictableBusinessesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestrictableBusinessesQuery = { businesses: Array<{ id: string, name: string, workers: number }> };

export type PayrollLeftOutQueryVariables = Exact<{
  filter: PayrollRunErrorsFilter;
}>;


export type PayrollLeftOutQuery = { payrollRunErrors: { total: number, rows: Array<{ contractId: string, name: string, message: string }> } };

export type OtherProcessQueryVariables = Exact<{
  input: ByIdPayrollMonth;
}>;


export type OtherProcessQuery = { payrollMonth: { id: string, businessId: string, businessName: string, yearMonth: number, type: ProcessType, name: string | null, isOpen: boolean, stateLabel: string, calculated: number, activeJobId: string | null, totalNet: number | null } };

export type IncompleteRecordsQueryVariables = Exact<{
  input: OfProcessMonth;
}>;


export type IncompleteRecordsQuery = { payrollInfo: { incomplete: number } };

export type MonthBusinessesQueryVariables = Exact<{ [key: string]: never; }>;


export type MonthBusinessesQuery = { businesses: Array<{ id: string, name: string, usePayroll: boolean, status: BusinessStatus }> };

export type MostChangedQueryVariables = Exact<{
  filter?: PayrollSummariesFilter | null | undefined;
  sort?: PayrollSummariesSort | null | undefined;
  page?: Page | null | undefined;
}>;


export type MostChangedQuery = { payrollSummaries: { rows: Array<{ userContractId: string, payrollMonthId: string, name: string, net: number, netBefore: number | null }> } };

export type PayrollMonthsQueryVariables = Exact<{
  input: PayrollProcessMonthsInput;
}>;


export type PayrollMonthsQuery = { payrollProcessMonths: Array<{ id: string, businessId: string, businessName: string, yearMonth: number, type: ProcessType, name: string | null, isOpen: boolean, stateLabel: string, contracts: number, calculated: number, failed: number, changesSince: number, totalEarnings: number | null, totalDeductions: number | null, totalPeople: number | null, totalNet: number | null, totalCost: number | null, calculatedAt: string | null, closedAt: string | null, activeJobId: string | null }> };

export type ReleasedOfMonthQueryVariables = Exact<{
  input: OfProcess;
}>;


export type ReleasedOfMonthQuery = { payslipRelease: { paid: number, waiting: number, releasedAt: string | null } };

export type WhyChangedQueryVariables = Exact<{
  input: PayrollComparisonTotalsInput;
}>;


export type WhyChangedQuery = { payrollComparisonTotals: { comparable: boolean, change: number, people: number, changed: number, unexplained: number, reviewed: number, causes: Array<{ cause: Cause, label: string, people: number, change: number }> } };

export type PayingAccountsQueryVariables = Exact<{
  input: OfBusiness;
}>;


export type PayingAccountsQuery = { bankAccountsBusiness: Array<{ id: string, bankCode: string, accountIdentifier: string }> };

export type PayrollDifferenceQueryVariables = Exact<{
  input: PayrollDifferenceInput;
}>;


export type PayrollDifferenceQuery = { payrollDifference: { contractId: string, userId: string, name: string, rut: string, jobTitle: string, before: number | null, net: number | null, change: number, error: string | null, state: ReviewState, stateLabel: string, reviewedBy: string | null, reviewedAt: string | null, monthBefore: number | null, steps: Array<{ cause: Cause, label: string, change: number, net: number, facts: Array<{ label: string, before: string, after: string }>, lines: Array<{ code: string, label: string, change: number }> }>, lines: Array<{ code: string, label: string, before: number, after: number, change: number, discount: boolean }> } };

export type OwnAdditionalPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnAdditionalPaymentsQuery = { ownAdditionalPayments: Array<{ payrollMonthId: string, contractId: string, yearMonth: number, businessName: string, processName: string | null, earnings: number, deductions: number, net: number, paymentLabel: string }> };

export type OwnContractsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnContractsQuery = { me: { contracts: Array<{ id: string, jobTitle: string | null, initialDate: string, userCode: string | null }> } };

export type PayrollHistoryQueryVariables = Exact<{
  input: PayrollHistoryInput;
}>;


export type PayrollHistoryQuery = { payrollHistory: Array<{ userContractId: string, payrollMonthId: string, yearMonth: number, isOpen: boolean, businessName: string, name: string, contractCode: string, net: number, earnings: number, deductions: number, employerCost: number, paymentLabel: string }> };

export type ChooseUserQueryVariables = Exact<{
  input: AllUsersInput;
}>;


export type ChooseUserQuery = { allUsers: Array<{ id: string, fullname: string, rut: string }> };

export type FindUsersQueryVariables = Exact<{
  filter?: UsersFilter | null | undefined;
  page?: Page | null | undefined;
}>;


export type FindUsersQuery = { users: { rows: Array<{ id: string, fullname: string, rut: string, jobTitle: string | null }> } };

export type PeopleQueryVariables = Exact<{
  filter?: UsersFilter | null | undefined;
  sort?: UsersSort | null | undefined;
  page?: Page | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PeopleQuery = { users: { total?: number, rows: Array<{ id: string, fullname: string, gentilitie: string, rut: string, identificationType: IdentificationType, role: Role, status: UserStatus, email: string | null, personalPhone: string | null, birthday: string | null, avatarUrl: string | null, state: EmploymentState, contractType: ContractType | null, jobTitle: string | null, area: string | null, branchOffice: string | null, businessName: string | null, supervisorName: string | null, initialDate: string | null, finalDate: string | null, missing: Array<string>, online: boolean }> } };

export type PeopleCountsQueryVariables = Exact<{
  input: UsersFilter;
}>;


export type PeopleCountsQuery = { userCounts: { total: number, incomplete: number, states: Array<{ state: EmploymentState, total: number }> } };

export type PeoplePlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type PeoplePlacesQuery = { areas: Array<{ name: string, total: number }>, branchOffices: Array<{ name: string, total: number }> };

export type PersonBusinessesQueryVariables = Exact<{
  input: UserBusinessesInput;
}>;


export type PersonBusinessesQuery = { userBusinesses: Array<{ id: string, businessId: string, businessName: string, inPayroll: boolean, privateRole: boolean, workPhone: string | null, businessEmail: string | null, firstAdmissionDate: string | null, admissionDate: string | null, version: number, validTo: string | null, userContracts: Array<{ id: string, jobTitle: string, state: ContractState }> }> };

export type PersonRecordQueryVariables = Exact<{
  input: UserInput;
}>;


export type PersonRecordQuery = { user: { id: string, fullname: string, initials: string, rut: string, documentNumber: string, identificationType: IdentificationType, role: Role, status: UserStatus, isPrivateRole: boolean, external: boolean, retired: boolean, comment: string | null, version: number, username: string | null, accountEmail: string | null, accountKeptBy: string | null, avatarUrl: string | null, avatarFileId: string | null, state: EmploymentState, jobTitle: string | null, jobTitleFamily: string | null, area: string | null, branchOffice: string | null, businessName: string | null, supervisorId: string | null, supervisorName: string | null, initialDate: string | null, finalDate: string | null, admissionDate: string | null, contractId: string | null, contractType: ContractType | null, missing: Array<string>, online: boolean, asOf: string, held: boolean, recordFrom: string, versionFrom: string, nextFrom: string | null, seesReserved: boolean, revealed: boolean, canUpdate: boolean, canUpdateAvatar: boolean, canSeePay: boolean, canSeeAbsences: boolean, canAddAbsences: boolean, firstname: string, secondName: string | null, paternalLastname: string, maternalLastname: string | null, birthday: string | null, gender: Gender, genderPrevired: PreviredGender | null, civilStatus: CivilStatus, countryOfOrigin: string, email: string | null, personalPhone: string | null, businessEmail: string | null, addressCountry: string, address: string | null, communeCode: string | null, city: string | null, province: string | null, region: string | null, postalCode: string | null, previsionType: PrevisionType | null, retirementScheme: RetirementScheme | null, pensionInstitution: string | null, pensionStatus: PensionStatus | null, ipsReducedRate: string | null, afcEnrolled: boolean | null, afcDate: string | null, unemploymentInsuranceDate: string | null, afcConfig: AfcConfig | null, afpCollect: string | null, keepsContributing: boolean | null, partialDisability: boolean | null, disability: Disability | null, youngSubsidy: boolean | null, healthInstitution: string | null, healthPercentage: string | null, healthAmountUf: string | null, healthAmount: number | null, apviInstitution: string | null, apviRegime: ApvRegime | null, apvi2Institution: string | null, apvi2Regime: ApvRegime | null, apvcInstitution: string | null, cuenta2Institution: string | null, affiliateRut: string | null, affiliatePaternalLastname: string | null, affiliateMaternalLastname: string | null, affiliateNames: string | null, affiliateInstitution: string | null, subjectToFamilyAllowance: boolean | null, familyAllowanceSegment: FamilyAllowanceSegment | null, simpleBurdens: number | null, maternalBurdens: number | null, disabledBurdens: number | null, subjectToJudicialRetention: boolean | null, judicialRetentionPercentage: string | null, closed: Array<{ field: string, reason: string }>, apvi: { value: string | null, currency: string | null } | null, apvi2: { value: string | null, currency: string | null } | null, apvc: { value: string | null, currency: string | null } | null, cuenta2: { value: string | null, currency: string | null } | null, affiliateContribution: { value: string | null, currency: string | null } | null, affiliateSaving: { value: string | null, currency: string | null } | null, judicial: { value: string | null, currency: string | null } | null } };

export type ContractsByThePieceQueryVariables = Exact<{
  input: UserContractsInput;
}>;


export type ContractsByThePieceQuery = { userContracts: Array<{ id: string, jobTitle: string, businessName: string }> };

export type LateItemOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type LateItemOptionsQuery = { inputItems: Array<{ code: string, label: string, unit: string, group: string }> };

export type OpenMonthsForRetroactivityQueryVariables = Exact<{
  input: PayrollProcessMonthsInput;
}>;


export type OpenMonthsForRetroactivityQuery = { payrollProcessMonths: Array<{ id: string, businessId: string, businessName: string, yearMonth: number, type: ProcessType, isOpen: boolean }> };

export type ScenarioBusinessesQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenarioBusinessesQuery = { businesses: Array<{ id: string, name: string, usePayroll: boolean }> };

export type ScenariosQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenariosQuery = { scenarios: Array<{ id: string, name: string, businessName: string, firstMonth: number, months: number, yearly: boolean, netChange: number | null, costChange: number | null, stale: boolean, calculatedAt: string | null, activeJobId: string | null }> };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { me: { id: string | null, username: string, fullname: string, jobTitle: string | null, avatarUrl: string | null, role: string, external: boolean, supervisedIds: Array<string>, forcePasswordChange: boolean, mustAddFactor: boolean, sessionUntil: string, idleUntil: string, theme: string, draftKey: string, actingUntil: string | null, permissions: Array<string>, company: { id: string, name: string, slug: string, logo: string | null, config: { access: string } } | null } };

export type ListedSurveysQueryVariables = Exact<{
  filter?: SurveyFilter | null | undefined;
  sort?: SurveysSort | null | undefined;
  page?: Page | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ListedSurveysQuery = { surveys: { total?: number, rows: Array<{ id: string, type: SurveyType, title: string, status: SurveyStatus, privacy: SurveyPrivacy, startAt: string, endAt: string, participants: number | null, answered: number | null, canKeep: boolean, version: number, finalScore: string | null, scoreChange: string | null, enps: number | null }> } };

export type NotePayrollChecksMutationVariables = Exact<{
  input: NotePayrollChecksInput;
}>;


export type NotePayrollChecksMutation = { notePayrollChecks: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { calculated: boolean, foundAt: string | null, isOpen: boolean, payrollMonthId: string, payslips: number, rules: number, yearMonth: number } | null } | null };

export type PayrollCheckFindingsQueryVariables = Exact<{
  filter?: PayrollCheckFindingsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PayrollCheckFindingsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PayrollCheckFindingsQuery = { payrollCheckFindings: { total?: number, rows: Array<{ answerable: boolean, before: string | null, contractId: string | null, fix: CheckFix, group: CheckGroup, looksAt: string, message: string, name: string | null, note: string | null, noted: boolean, notedAt: string | null, notedBy: string | null, rule: string, rut: string | null, severity: CheckSeverity, title: string, userId: string | null }> } };

export type PayrollChecksQueryVariables = Exact<{
  input: PayrollChecksInput;
}>;


export type PayrollChecksQuery = { payrollChecks: { calculated: boolean, foundAt: string | null, isOpen: boolean, payrollMonthId: string, payslips: number, rules: number, yearMonth: number, counts: { all: number, contracts: number, errors: number, noted: number, warnings: number }, findings: Array<{ answerable: boolean, before: string | null, contractId: string | null, fix: CheckFix, group: CheckGroup, looksAt: string, message: string, name: string | null, note: string | null, noted: boolean, notedAt: string | null, notedBy: string | null, rule: string, rut: string | null, severity: CheckSeverity, title: string, userId: string | null }>, found: Array<{ answerable: boolean, group: CheckGroup, looksAt: string, rule: string, severity: CheckSeverity, title: string, total: number, waiting: number }>, looking: { done: number, error: string | null, total: number } | null } };

export type AnswerPayrollClosingMutationVariables = Exact<{
  input: AnswerPayrollClosingInput;
}>;


export type AnswerPayrollClosingMutation = { answerPayrollClosing: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { needsApproval: boolean, payrollMonthId: string } | null } | null };

export type PayrollClosingQueryVariables = Exact<{
  input: OfClosing;
}>;


export type PayrollClosingQuery = { payrollClosing: { needsApproval: boolean, payrollMonthId: string, requests: Array<{ acceptErrors: boolean, answer: string | null, answeredAt: string | null, answeredBy: string | null, note: string | null, number: number, own: boolean, requestedAt: string, requestedBy: string, state: ClosingState }> } };

export type RequestPayrollClosingMutationVariables = Exact<{
  input: RequestPayrollClosingInput;
}>;


export type RequestPayrollClosingMutation = { requestPayrollClosing: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { needsApproval: boolean, payrollMonthId: string } | null } | null };

export type ValidatePayrollWithLicenseQueryVariables = Exact<{
  input: ValidatePayrollWithLicenseInput;
}>;


export type ValidatePayrollWithLicenseQuery = { validatePayrollWithLicense: { licenseDays: number, message: string, pending: number, valid: boolean, waitingDays: number } };

export type CancelJobMutationVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type CancelJobMutation = { cancelJob: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { calculated: number, done: number, error: string | null, failed: number, finishedAt: string | null, jobId: string | null, message: string | null, payrollMonthId: string, recalculated: number | null, startedAt: string | null, status: string, total: number, unchanged: number | null } | null } | null };

export type ClosePayrollMonthMutationVariables = Exact<{
  input: ClosePayrollMonthInput;
}>;


export type ClosePayrollMonthMutation = { closePayrollMonth: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type GenerateProcessMutationVariables = Exact<{
  input: GenerateProcessInput;
}>;


export type GenerateProcessMutation = { generateProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type InitPayrollMonthMutationVariables = Exact<{
  input: InitPayrollMonthInput;
}>;


export type InitPayrollMonthMutation = { initPayrollMonth: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, yearMonth: number } | null } | null };

export type MonthContractsQueryVariables = Exact<{
  filter?: MonthContractsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: MonthContractsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type MonthContractsQuery = { monthContracts: { total?: number, rows: Array<{ area: string | null, contractCode: string, contractId: string, jobTitle: string, name: string, rut: string, userId: string }> } };

export type MonthContractsByRutQueryVariables = Exact<{
  input: MonthContractsByRutInput;
}>;


export type MonthContractsByRutQuery = { monthContractsByRut: Array<{ contractId: string, rut: string }> };

export type PayrollMonthQueryVariables = Exact<{
  input: ByIdPayrollMonth;
}>;


export type PayrollMonthQuery = { payrollMonth: { activeJobId: string | null, businessId: string, businessName: string, calculated: number, calculatedAt: string | null, changesSince: number, closedAt: string | null, closedBy: string | null, closedHash: string | null, contracts: number, currentRunId: string | null, failed: number, hasPayrollIndicators: boolean, id: string, isOpen: boolean, missingIndicators: string | null, name: string | null, stateLabel: string, totalCost: number | null, totalDeductions: number | null, totalEarnings: number | null, totalNet: number | null, totalPeople: number | null, type: ProcessType, version: number, yearMonth: number } };

export type PayrollRunQueryVariables = Exact<{
  input: OfPayrollMonth;
}>;


export type PayrollRunQuery = { payrollRun: { calculated: number, done: number, error: string | null, failed: number, finishedAt: string | null, jobId: string | null, message: string | null, payrollMonthId: string, recalculated: number | null, startedAt: string | null, status: string, total: number, unchanged: number | null } };

export type PayrollRunErrorsQueryVariables = Exact<{
  filter?: PayrollRunErrorsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PayrollRunErrorsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PayrollRunErrorsQuery = { payrollRunErrors: { total?: number, rows: Array<{ code: string, contractCode: string, contractId: string, field: string | null, message: string, name: string, rut: string, userId: string }> } };

export type PayrollStartQueryVariables = Exact<{
  input?: PayrollStartInput | null | undefined;
}>;


export type PayrollStartQuery = { payrollStart: { from: string, ofContract: boolean, yearMonth: number } | null };

export type RecalculationsQueryVariables = Exact<{
  input: RecalculationsInput;
}>;


export type RecalculationsQuery = { recalculations: Array<{ before: number | null, contractId: string, net: number, recalculatedAt: string | null, revisions: number }> };

export type ReopenPayrollMonthMutationVariables = Exact<{
  input: ReopenPayrollMonthInput;
}>;


export type ReopenPayrollMonthMutation = { reopenPayrollMonth: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateTransferFileMutationVariables = Exact<{
  input: CreateTransferFileInput;
}>;


export type CreateTransferFileMutation = { createTransferFile: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, total: number, transfers: number, url: string, withoutAccount: number } | null } | null };

export type HireTotalsQueryVariables = Exact<{
  input: NewHiresInput;
}>;


export type HireTotalsQuery = { hireTotals: { complete: number, people: number, stopped: number, lacks: Array<{ lack: HireLack, people: number }> } };

export type HiresQueryVariables = Exact<{
  filter?: HiresFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: HiresSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type HiresQuery = { hires: { total?: number, rows: Array<{ area: string | null, businessName: string, contractId: string, initialDate: string, jobTitle: string, lacks: Array<string>, name: string, userId: string }> } };

export type MarkPayrollDeadlineMutationVariables = Exact<{
  input: MarkPayrollDeadlineInput;
}>;


export type MarkPayrollDeadlineMutation = { markPayrollDeadline: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { marked: number } | null } | null };

export type MonthsActiveQueryVariables = Exact<{ [key: string]: never; }>;


export type MonthsActiveQuery = { monthsActive: Array<{ businessName: string, calculating: boolean, name: string | null, payrollMonthId: string, percent: number | null, type: ProcessType, yearMonth: number }> };

export type PaymentTotalsQueryVariables = Exact<{
  input: OfProcess;
}>;


export type PaymentTotalsQuery = { paymentTotals: { left: number, owed: number, payrollMonthId: string, people: number, sent: number, total: number, withoutAccount: number } };

export type PayrollDashboardQueryVariables = Exact<{ [key: string]: never; }>;


export type PayrollDashboardQuery = { payrollDashboard: Array<{ activity: string, advice: string, bank: string | null, businessId: string, businessName: string, description: string | null, failed: number, file: string | null, paid: number, payrollMonthId: string, realWorkers: number, released: number, responsible: string | null, responsibleId: string | null, stage: string, state: string, totalNet: number | null, totalPeople: number | null, type: ProcessType, workers: number, yearMonth: number }> };

export type PayrollDashboardOldQueryVariables = Exact<{ [key: string]: never; }>;


export type PayrollDashboardOldQuery = { payrollDashboardOld: Array<{ activity: string, advice: string, bank: string | null, businessId: string, businessName: string, description: string | null, failed: number, file: string | null, paid: number, payrollMonthId: string, realWorkers: number, released: number, responsible: string | null, responsibleId: string | null, stage: string, state: string, totalNet: number | null, totalPeople: number | null, type: ProcessType, workers: number, yearMonth: number }> };

export type PayrollDeadlinesQueryVariables = Exact<{ [key: string]: never; }>;


export type PayrollDeadlinesQuery = { payrollDeadlines: Array<{ businessId: string, businessName: string, days: number, due: string, isOpen: boolean, kind: DeadlineKind, payrollMonthId: string, state: string, words: string, yearMonth: number }> };

export type PayrollInfoQueryVariables = Exact<{
  input: OfProcessMonth;
}>;


export type PayrollInfoQuery = { payrollInfo: { absences: number, contracts: number, entering: number, hasPayrollIndicators: boolean, incomplete: number, leaving: number, loans: number, missingIndicators: string | null, payrollMonthId: string, withoutPayment: number } };

export type PayrollInfoPeopleQueryVariables = Exact<{
  filter?: PayrollInfoPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PayrollInfoPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PayrollInfoPeopleQuery = { payrollInfoPeople: { total?: number, rows: Array<{ contractId: string, detail: string, name: string, userId: string }> } };

export type PayrollProcessQueryVariables = Exact<{
  input: OfProcessMonth;
}>;


export type PayrollProcessQuery = { payrollProcess: { bankAccountId: string | null, businessId: string, description: string | null, payrollMonthId: string, responsibleId: string | null, version: number } };

export type PayslipReceiptsQueryVariables = Exact<{
  filter?: PayslipReceiptsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PayslipReceiptsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PayslipReceiptsQuery = { payslipReceipts: { total?: number, rows: Array<{ accountEnd: string | null, acknowledgedAt: string | null, bank: string | null, contractId: string, mailed: boolean, name: string, net: number, paymentKind: PaymentKind | null, paymentLabel: string, paymentStatus: PaymentStatus, payrollMonthId: string, releasedAt: string | null, remindedAt: string | null, rut: string, state: ReceiptState, userId: string }> } };

export type PayslipReleaseQueryVariables = Exact<{
  input: OfProcess;
}>;


export type PayslipReleaseQuery = { payslipRelease: { acknowledged: number, done: number, error: string | null, jobTotal: number, mailed: number, paid: number, payrollMonthId: string, pending: number, released: number, releasedAt: string | null, status: string, total: number, waiting: number, withoutMail: number } };

export type PayslipsWithoutMailQueryVariables = Exact<{
  filter?: PayslipsWithoutMailFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PayslipsWithoutMailSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PayslipsWithoutMailQuery = { payslipsWithoutMail: { total?: number, rows: Array<{ canSignIn: boolean, contractId: string, name: string, rut: string, userId: string }> } };

export type ProcessPaymentsQueryVariables = Exact<{
  filter?: ProcessPaymentsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ProcessPaymentsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ProcessPaymentsQuery = { processPayments: { total?: number, rows: Array<{ accountEnd: string | null, accountType: AccountType | null, bank: string | null, contractId: string, kind: PaymentKind | null, name: string, net: number, paymentLabel: string, paymentStatus: PaymentStatus, payrollMonthId: string, problem: string | null, rut: string, userId: string, way: PaymentWay | null }> } };

export type ReleasePayslipsMutationVariables = Exact<{
  input: OfProcess;
}>;


export type ReleasePayslipsMutation = { releasePayslips: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { acknowledged: number, done: number, error: string | null, jobTotal: number, mailed: number, paid: number, payrollMonthId: string, pending: number, released: number, releasedAt: string | null, status: string, total: number, waiting: number, withoutMail: number } | null } | null };

export type RemindPayslipsMutationVariables = Exact<{
  input: OfProcess;
}>;


export type RemindPayslipsMutation = { remindPayslips: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { reminded: number } | null } | null };

export type TransferFormatsQueryVariables = Exact<{
  input: OfProcess;
}>;


export type TransferFormatsQuery = { transferFormats: Array<{ code: TransferFormat, label: string, reason: string | null }> };

export type UnreachedTotalsQueryVariables = Exact<{
  input: OfProcess;
}>;


export type UnreachedTotalsQuery = { unreachedTotals: { payrollMonthId: string, people: number, withoutUser: number } };

export type UpdatePayrollProcessMutationVariables = Exact<{
  input: UpdatePayrollProcessInput;
}>;


export type UpdatePayrollProcessMutation = { updatePayrollProcess: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type UpdateTransferCompletedMutationVariables = Exact<{
  input: UpdateTransferCompletedInput;
}>;


export type UpdateTransferCompletedMutation = { updateTransferCompleted: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { payrollMonthId: string, updated: number } | null } | null };

export type PayrollComparisonQueryVariables = Exact<{
  filter?: PayrollComparisonFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PayrollComparisonSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PayrollComparisonQuery = { payrollComparison: { total?: number, rows: Array<{ area: string | null, before: number | null, change: number, contractId: string, error: string | null, jobTitle: string, name: string, net: number | null, percent: number | null, reviewedAt: string | null, reviewedBy: string | null, rut: string, state: ReviewState, stateLabel: string, unexplained: number, userId: string, causes: Array<{ cause: Cause, change: number, label: string }> }> } };

export type PayrollComparisonTotalsQueryVariables = Exact<{
  input: PayrollComparisonTotalsInput;
}>;


export type PayrollComparisonTotalsQuery = { payrollComparisonTotals: { areas: Array<string>, before: number, change: number, changed: number, comparable: boolean, monthBefore: number | null, net: number, payrollMonthId: string, people: number, reviewed: number, revoked: number, unexplained: number, causes: Array<{ cause: Cause, change: number, label: string, people: number }> } };

export type ReviewPayslipsMutationVariables = Exact<{
  input: ReviewPayslipsInput;
}>;


export type ReviewPayslipsMutation = { reviewPayslips: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { areas: Array<string>, before: number, change: number, changed: number, comparable: boolean, monthBefore: number | null, net: number, payrollMonthId: string, people: number, reviewed: number, revoked: number, unexplained: number } | null } | null };

export type AnswerPayslipDisputeMutationVariables = Exact<{
  input: AnswerPayslipDisputeInput;
}>;


export type AnswerPayslipDisputeMutation = { answerPayslipDispute: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null, id: string, version: number } | null } | null };

export type DisputesOfPayslipQueryVariables = Exact<{
  input: DisputesOfPayslipInput;
}>;


export type DisputesOfPayslipQuery = { disputesOfPayslip: Array<{ closedAt: string | null, code: string | null, fullname: string | null, id: string, isOwn: boolean, openedAt: string, payrollMonthId: string, rut: string, state: DisputeState, userContractId: string, userId: string, version: number, yearMonth: number, messages: Array<{ at: string, author: string | null, id: number, text: string }> }> };

export type OpenPayslipDisputeMutationVariables = Exact<{
  input: OpenPayslipDisputeInput;
}>;


export type OpenPayslipDisputeMutation = { openPayslipDispute: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null, id: string, version: number } | null } | null };

export type PayslipDisputesQueryVariables = Exact<{
  filter?: PayslipDisputeFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PayslipDisputesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PayslipDisputesQuery = { payslipDisputes: { total?: number, rows: Array<{ closedAt: string | null, code: string | null, fullname: string | null, id: string, isOwn: boolean, openedAt: string, payrollMonthId: string, rut: string, state: DisputeState, userContractId: string, userId: string, version: number, yearMonth: number }> } };

export type WithdrawPayslipDisputeMutationVariables = Exact<{
  input: WithdrawPayslipDisputeInput;
}>;


export type WithdrawPayslipDisputeMutation = { withdrawPayslipDispute: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null, id: string, version: number } | null } | null };

export type WriteInPayslipDisputeMutationVariables = Exact<{
  input: WriteInPayslipDisputeInput;
}>;


export type WriteInPayslipDisputeMutation = { writeInPayslipDispute: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string | null, id: string, version: number } | null } | null };

export type VerifyPayslipQueryVariables = Exact<{
  input: VerifyPayslipInput;
}>;


export type VerifyPayslipQuery = { verifyPayslip: { company: string, hash: string, isCurrent: boolean, isDraft: boolean, net: number, yearMonth: number } | null };

export type AcknowledgePayslipMutationVariables = Exact<{
  input: OfPayslip;
}>;


export type AcknowledgePayslipMutation = { acknowledgePayslip: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { acknowledgedAt: string | null, contractId: string, payrollMonthId: string } | null } | null };

export type ExplainPayslipQueryVariables = Exact<{
  input: ExplainPayslipInput;
}>;


export type ExplainPayslipQuery = { explainPayslip: Array<{ bracket: string | null, code: string | null, comment: string | null, decisions: Array<string>, details: Array<string>, enteredAt: string | null, enteredBy: string | null, exact: string, index: number, kind: string, label: string | null, law: string | null, note: string | null, numbers: string | null, parent: number | null, rounding: string | null, shown: string, since: string | null, source: string | null, sourceUrl: string | null, text: string, unit: string, words: string | null }> };

export type PayrollPdfQueryVariables = Exact<{
  input: OfPayslip;
}>;


export type PayrollPdfQuery = { payrollPdf: { name: string, url: string } };

export type PayrollSummariesQueryVariables = Exact<{
  filter?: PayrollSummariesFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PayrollSummariesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PayrollSummariesQuery = { payrollSummaries: { total?: number, rows: Array<{ userContractId: string, userId: string, payrollMonthId: string, name: string, rut: string, jobTitle: string, area: string | null, contractCode: string, net: number, earnings: number, deductions: number, employerCost: number, paymentLabel: string, netBefore: number | null }> } };

export type PayrollSummariesPdfQueryVariables = Exact<{
  input: PayrollSummariesPdfInput;
}>;


export type PayrollSummariesPdfQuery = { payrollSummariesPdf: { done: number, error: string | null, jobId: string, name: string | null, status: string, total: number, url: string | null } };

export type PayrollSummaryViewQueryVariables = Exact<{
  input: OfPayslip;
}>;


export type PayrollSummaryViewQuery = { payrollSummaryView: { acknowledgedAt: string | null, area: string | null, branchOffice: string | null, businessAddress: string | null, businessName: string, businessRut: string, contractCode: string, contractId: string, contractType: string, deductions: number, documentLabel: string, documentNumber: string, earnings: number, employerCost: number, finalDate: string | null, healthInstitution: string | null, healthLabel: string, hoursPerWeek: string, initialDate: string, isOpen: boolean, isOwn: boolean, jobTitle: string, legalName: string, monthBefore: string | null, name: string, net: number, netBefore: number | null, paymentLabel: string, paymentStatus: string, payrollMonthId: string, pensionInstitution: string | null, releasedAt: string | null, rut: string, uncollected: Array<string>, userId: string, warnings: Array<string>, workedDays: number, yearMonth: number, bases: Array<{ amount: number, code: string, label: string, unit: string }>, movements: Array<{ change: number, code: string, label: string }>, sections: Array<{ key: string, label: string, total: number, lines: Array<{ amount: number, code: string, detail: string | null, label: string, lre: number | null, source: string }> }> } };

export type PayslipRevisionsQueryVariables = Exact<{
  input: PayslipRevisionsInput;
}>;


export type PayslipRevisionsQuery = { payslipRevisions: Array<{ error: string | null, net: number | null, next: number | null, replacedAt: string, replacedBy: string | null, revision: number, lines: Array<{ after: number | null, before: number | null, change: number, code: string, label: string, section: string }> }> };

export type AddToBusinessMutationVariables = Exact<{
  input: AddToBusinessInput;
}>;


export type AddToBusinessMutation = { addToBusiness: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateLoginMutationVariables = Exact<{
  input: CreateLoginInput;
}>;


export type CreateLoginMutation = { createLogin: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { codeUntil: string | null, invitedTo: string | null, oneTimeCode: string | null, username: string } | null } | null };

export type CreatePaymentMethodMutationVariables = Exact<{
  input: CreatePaymentMethodInput;
}>;


export type CreatePaymentMethodMutation = { createPaymentMethod: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { createUser: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { codeUntil: string | null, fullname: string, id: string, invitedTo: string | null, oneTimeCode: string | null, username: string | null } | null } | null };

export type DeletePaymentMethodMutationVariables = Exact<{
  input: ByIdPaymentMethod;
}>;


export type DeletePaymentMethodMutation = { deletePaymentMethod: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type DeleteUserMutationVariables = Exact<{
  input: ByIdUser;
}>;


export type DeleteUserMutation = { deleteUser: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type DeleteUserBusinessMutationVariables = Exact<{
  input: ByIdUserBusiness;
}>;


export type DeleteUserBusinessMutation = { deleteUserBusiness: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ExportUsersQueryVariables = Exact<{
  input: ExportUsersInput;
}>;


export type ExportUsersQuery = { exportUsers: string };

export type InvitableUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitableUsersQuery = { invitableUsers: Array<{ email: string | null, fullname: string, id: string, invited: boolean, whyNot: string | null }> };

export type InviteUsersMutationVariables = Exact<{
  input: InviteUsersInput;
}>;


export type InviteUsersMutation = { inviteUsers: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { invited: number } | null } | null };

export type PaymentMethodsQueryVariables = Exact<{
  input: PaymentMethodsInput;
}>;


export type PaymentMethodsQuery = { paymentMethods: Array<{ accountNumber: string | null, accountType: AccountType | null, bankCode: string | null, id: string, isCurrent: boolean, kind: PaymentKind, userId: string, version: number }> };

export type UpdatePaymentMethodMutationVariables = Exact<{
  input: UpdatePaymentMethodInput;
}>;


export type UpdatePaymentMethodMutation = { updatePaymentMethod: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { updateUser: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateUserBusinessMutationVariables = Exact<{
  input: UpdateUserBusinessInput;
}>;


export type UpdateUserBusinessMutation = { updateUserBusiness: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateUserStatusMutationVariables = Exact<{
  input: UpdateUserStatusInput;
}>;


export type UpdateUserStatusMutation = { updateUserStatus: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UserHistoryQueryVariables = Exact<{
  input: UserHistoryInput;
}>;


export type UserHistoryQuery = { userHistory: { changes: Array<{ after: string | null, attribute: string, author: string, before: string | null, from: string, key: string, label: string, reason: string | null, recordedAt: string }>, periods: Array<{ author: string, changes: Array<string>, from: string, key: string, recordedAt: string, supersededAt: string | null, until: string | null }> } };

export type ApprovePieceworkMutationVariables = Exact<{
  input: ApprovePieceworkInput;
}>;


export type ApprovePieceworkMutation = { approvePiecework: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { answered: number, late: number } | null } | null };

export type DeletePieceworkEntryMutationVariables = Exact<{
  input: ByIdPieceworkEntry;
}>;


export type DeletePieceworkEntryMutation = { deletePieceworkEntry: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type PieceworkCrewMonthQueryVariables = Exact<{
  input: PieceworkCrewMonthInput;
}>;


export type PieceworkCrewMonthQuery = { pieceworkCrewMonth: Array<{ businessName: string, contractId: string, daysPaid: number, inPayslip: number | null, late: number, person: string | null, restDays: number | null, rut: string, total: number, userId: string }> };

export type PieceworkCrewPaperMutationVariables = Exact<{
  input: PieceworkCrewMonthInput;
}>;


export type PieceworkCrewPaperMutation = { pieceworkCrewPaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type PieceworkCrewsQueryVariables = Exact<{
  input: PieceworkCrewsInput;
}>;


export type PieceworkCrewsQuery = { pieceworkCrews: Array<{ name: string | null, people: number, supervisorId: string | null }> };

export type PieceworkEntriesQueryVariables = Exact<{
  filter?: PieceworkFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PieceworkEntriesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PieceworkEntriesQuery = { pieceworkEntries: { total?: number, rows: Array<{ answerer: string | null, author: string | null, businessName: string, day: string, id: string, isAuthor: boolean, person: string, quantity: string, reason: string | null, status: PieceworkState, taskId: string, taskName: string, unit: string, userContractId: string, userId: string, version: number }> } };

export type PieceworkMonthQueryVariables = Exact<{
  input: PieceworkMonthInput;
}>;


export type PieceworkMonthQuery = { pieceworkMonth: { inPayslip: number | null, late: number, restDays: number | null, total: number, days: Array<{ amount: number, day: string }>, rows: Array<{ amount: number | null, day: string, id: string, price: string | null, quantity: string, reason: string | null, status: PieceworkState, taskName: string, unit: string }> } };

export type PieceworkMonthCrewsQueryVariables = Exact<{
  input: PieceworkMonthCrewsInput;
}>;


export type PieceworkMonthCrewsQuery = { pieceworkMonthCrews: Array<{ name: string | null, people: number, supervisorId: string | null }> };

export type PieceworkMonthPaperMutationVariables = Exact<{
  input: PieceworkMonthInput;
}>;


export type PieceworkMonthPaperMutation = { pieceworkMonthPaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type PieceworkSheetQueryVariables = Exact<{
  input: PieceworkSheetInput;
}>;


export type PieceworkSheetQuery = { pieceworkSheet: Array<{ contractId: string, entered: string, person: string, rut: string }> };

export type RejectPieceworkMutationVariables = Exact<{
  input: RejectPieceworkInput;
}>;


export type RejectPieceworkMutation = { rejectPiecework: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { answered: number, late: number } | null } | null };

export type SavePieceworkMutationVariables = Exact<{
  input: SavePieceworkInput;
}>;


export type SavePieceworkMutation = { savePiecework: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { repeated: number, saved: number } | null } | null };

export type UpdatePieceworkEntryMutationVariables = Exact<{
  input: UpdatePieceworkEntryInput;
}>;


export type UpdatePieceworkEntryMutation = { updatePieceworkEntry: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type ActivityQuery = { activity: Array<{ at: string, author: string, businessName: string | null, count: number, kind: ActivityKind, own: boolean, payrollMonthId: string | null, processType: string | null, subject: string | null, userId: string | null }> };

export type OnlineUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type OnlineUsersQuery = { onlineUsers: { total: number, rows: Array<{ avatarUrl: string | null, fullname: string, id: string, jobTitle: string | null }> } | null };

export type OpenProtectionPaperMutationVariables = Exact<{
  input: OpenProtectionPaperInput;
}>;


export type OpenProtectionPaperMutation = { openProtectionPaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type CealResultQueryVariables = Exact<{
  input: ByIdCealResult;
}>;


export type CealResultQuery = { cealResult: { appliedOn: string, center: string, id: string, isDue: boolean, measures: number, nextOn: string, participation: string | null, responses: number, risk: RiskLevel, total: number, unseenMeasures: number, valid: boolean, version: number, warnings: Array<string>, workers: number, dimensions: Array<{ dimension: CealDimension, high: number, low: number, medium: number, points: number, previousPoints: number | null }>, measureRows: Array<{ approvalStatus: PlanApproval, completenessPercentage: number, dimension: CealDimension, endDate: string, fullname: string | null, objective: string, planId: string, standing: PlanStanding }>, previous: { appliedOn: string, center: string, id: string, isDue: boolean, measures: number, nextOn: string, participation: string | null, responses: number, risk: RiskLevel, total: number, valid: boolean, version: number, workers: number } | null } };

export type CealResultsQueryVariables = Exact<{
  filter?: CealResultFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: CealResultsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type CealResultsQuery = { cealResults: { total?: number, rows: Array<{ appliedOn: string, center: string, id: string, isDue: boolean, measures: number, nextOn: string, participation: string | null, responses: number, risk: RiskLevel, total: number, valid: boolean, version: number, workers: number }> } };

export type CreateCealMeasureMutationVariables = Exact<{
  input: CreateCealMeasureInput;
}>;


export type CreateCealMeasureMutation = { createCealMeasure: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type DeleteCealResultMutationVariables = Exact<{
  input: DeleteCealResultInput;
}>;


export type DeleteCealResultMutation = { deleteCealResult: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type ImportCealResultsMutationVariables = Exact<{
  input: ImportCealResultsInput;
}>;


export type ImportCealResultsMutation = { importCealResults: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { count: number } | null } | null };

export type ReportPreviewQueryVariables = Exact<{
  input: ReportPreviewInput;
}>;


export type ReportPreviewQuery = { reportPreview: { error: string | null, label: string, name: string, notes: Array<string>, shown: number, total: number | null, chart: { categories: Array<string>, type: string, unit: string, series: Array<{ name: string, values: Array<string> }> } | null, counting: { done: number, id: string, step: string } | null, headers: Array<{ group: string | null, kind: string, label: string }>, rows: Array<{ cells: Array<string> }>, totals: { cells: Array<string> } } };

export type ReportProcessQueryVariables = Exact<{
  input?: ReportProcessInput | null | undefined;
}>;


export type ReportProcessQuery = { reportProcess: Array<{ error: string | null, fileName: string | null, fileUrl: string | null, format: string, id: string, label: string, month: number | null, requestedAt: string, requestedBy: string, state: string, stateLabel: string, type: string, year: number | null }> };

export type ReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type ReportsQuery = { reports: { months: Array<number>, businesses: Array<{ id: string, name: string }>, reports: Array<{ chart: string | null, code: string, description: string, download: boolean, group: string, label: string, name: string, filters: Array<{ label: string, name: string }> }> } };

export type RunReportMutationVariables = Exact<{
  input: RunReportInput;
}>;


export type RunReportMutation = { runReport: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { error: string | null, fileName: string | null, fileUrl: string | null, format: string, id: string, label: string, month: number | null, requestedAt: string, requestedBy: string, state: string, stateLabel: string, type: string, year: number | null } | null } | null };

export type ForeignQuotasQueryVariables = Exact<{ [key: string]: never; }>;


export type ForeignQuotasQuery = { foreignQuotas: Array<{ chileans: number, counted: number, family: number, fiveYears: number, foreign: number, id: string, most: number, name: string, room: number, specialists: number, state: ForeignQuotaState, words: string, workers: number }> };

export type ForeignWorkersQueryVariables = Exact<{
  filter?: ForeignWorkerFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ForeignWorkersSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ForeignWorkersQuery = { foreignWorkers: { total?: number, rows: Array<{ businessId: string, businessName: string, country: string, endDate: string | null, fullname: string | null, key: string, kind: ResidenceKind | null, residentSince: string | null, rut: string, state: ResidenceState, treatment: QuotaTreatment, userId: string }> } };

export type OpenResidencePaperMutationVariables = Exact<{
  input: ByIdResidencePermit;
}>;


export type OpenResidencePaperMutation = { openResidencePaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type RetentionRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type RetentionRulesQuery = { retentionRules: Array<{ clears: boolean, code: RetentionClass, label: string, ofCompany: Array<string>, ofPeople: Array<string>, term: string, until: string | null, why: string, sources: Array<{ certainty: Certainty, text: string }> }> };

export type CreateLateItemMutationVariables = Exact<{
  input: CreateLateItemInput;
}>;


export type CreateLateItemMutation = { createLateItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { failures: number, isOpen: boolean, isPosting: boolean, payable: boolean, payrollMonthId: string, toPay: number, total: number, yearMonth: number } | null } | null };

export type LateItemsQueryVariables = Exact<{
  filter?: LateItemsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: LateItemsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type LateItemsQuery = { lateItems: { total?: number, rows: Array<{ comment: string, contractId: string, id: string, itemCode: string, itemLabel: string, name: string, origin: LateItemOrigin | null, rut: string, unit: string, userId: string, value: string, yearMonth: number }> } };

export type OwedByContractChangeQueryVariables = Exact<{
  input: UpdateUserContractInput;
}>;


export type OwedByContractChangeQuery = { owedByContractChange: Array<{ businessId: string, businessName: string, closedMonths: Array<number>, hidden: boolean, owed: Array<{ contractId: string, originMonth: number, toPay: number }>, payIn: { id: string, yearMonth: number } | null }> };

export type OwedByPersonChangeQueryVariables = Exact<{
  input: UpdateUserInput;
}>;


export type OwedByPersonChangeQuery = { owedByPersonChange: Array<{ businessId: string, businessName: string, closedMonths: Array<number>, hidden: boolean, owed: Array<{ contractId: string, originMonth: number, toPay: number }>, payIn: { id: string, yearMonth: number } | null }> };

export type PostRetroactiveMutationVariables = Exact<{
  input: OfRetroactivity;
}>;


export type PostRetroactiveMutation = { postRetroactive: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { failures: number, isOpen: boolean, isPosting: boolean, payable: boolean, payrollMonthId: string, toPay: number, total: number, yearMonth: number } | null } | null };

export type RemoveLateItemMutationVariables = Exact<{
  input: RemoveLateItemInput;
}>;


export type RemoveLateItemMutation = { removeLateItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { failures: number, isOpen: boolean, isPosting: boolean, payable: boolean, payrollMonthId: string, toPay: number, total: number, yearMonth: number } | null } | null };

export type RetroactiveFailuresQueryVariables = Exact<{
  filter?: RetroactiveFailuresFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: RetroactiveFailuresSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type RetroactiveFailuresQuery = { retroactiveFailures: { total?: number, rows: Array<{ contractId: string, message: string, name: string, originMonth: number, rut: string, userId: string }> } };

export type RetroactivePostedQueryVariables = Exact<{
  filter?: RetroactivePostedFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: RetroactivePostedSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type RetroactivePostedQuery = { retroactivePosted: { total?: number, rows: Array<{ amount: number, author: string | null, contractId: string, lines: number, name: string, originMonth: number, postedAt: string, rut: string, userId: string }> } };

export type RetroactivityQueryVariables = Exact<{
  input: RetroactivityInput;
}>;


export type RetroactivityQuery = { retroactivity: { failures: number, isOpen: boolean, isPosting: boolean, payable: boolean, payrollMonthId: string, toPay: number, total: number, yearMonth: number, calculating: { done: number, error: string | null, total: number } | null, owed: Array<{ contractId: string, employerCost: number, name: string, originMonth: number, originMonthId: string, payable: boolean, rut: string, toPay: number, userId: string, facts: Array<{ at: string | null, author: string | null, detail: string | null, kind: LateFactKind }>, lines: Array<{ concept: string, due: number, group: string, label: string, owed: number, paid: number, posted: number }> }>, payIn: { id: string, yearMonth: number } | null, posting: { done: number, error: string | null, removes: boolean, total: number } | null } };

export type UndoRetroactiveMutationVariables = Exact<{
  input: OfRetroactivity;
}>;


export type UndoRetroactiveMutation = { undoRetroactive: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { failures: number, isOpen: boolean, isPosting: boolean, payable: boolean, payrollMonthId: string, toPay: number, total: number, yearMonth: number } | null } | null };

export type CalculateScenarioMutationVariables = Exact<{
  input: ByIdScenario;
}>;


export type CalculateScenarioMutation = { calculateScenario: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateScenarioMutationVariables = Exact<{
  input: CreateScenarioInput;
}>;


export type CreateScenarioMutation = { createScenario: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteScenarioMutationVariables = Exact<{
  input: ByIdScenario;
}>;


export type DeleteScenarioMutation = { deleteScenario: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ExplainNetToGrossQueryVariables = Exact<{
  input: ExplainNetToGrossInput;
}>;


export type ExplainNetToGrossQuery = { explainNetToGross: Array<{ bracket: string | null, code: string | null, comment: string | null, decisions: Array<string>, details: Array<string>, enteredAt: string | null, enteredBy: string | null, exact: string, index: number, kind: string, label: string | null, law: string | null, note: string | null, numbers: string | null, parent: number | null, rounding: string | null, shown: string, since: string | null, source: string | null, sourceUrl: string | null, text: string, unit: string, words: string | null }> };

export type NetToGrossQueryVariables = Exact<{
  input: NetToGrossInput;
}>;


export type NetToGrossQuery = { netToGross: { assumptions: Array<string>, contractId: string | null, currentCurrency: string | null, currentSalary: string | null, deductions: number, earnings: number, employerCost: number, name: string | null, net: number, salary: number, userId: string | null, yearMonth: number, sections: Array<{ key: string, label: string, total: number, lines: Array<{ amount: number, code: string, detail: string | null, label: string, lre: number | null, source: string }> }> } };

export type ScenarioQueryVariables = Exact<{
  input: ByIdScenario;
}>;


export type ScenarioQuery = { scenario: { activeJobId: string | null, businessId: string | null, businessName: string, calculatedAt: string | null, costChange: number | null, createdAt: string, description: string | null, firstMonth: number, id: string, monthlyGrowth: string, months: number, name: string, netChange: number | null, repeatItems: boolean, stale: boolean, version: number, yearly: boolean, changes: Array<{ area: string | null, asOf: number | null, count: number | null, figure: string | null, from: number, kind: ScenarioChangeKind, law: ScenarioLaw | null, percent: string | null, raiseToMinimum: boolean, salary: number | null, scope: ScenarioScope | null, value: string | null, contracts: Array<{ contractId: string, name: string }> }>, result: { affected: number, durationMs: number, areas: Array<{ area: string, real: number, realPeople: number, simulated: number, simulatedPeople: number }>, assumptions: Array<{ first: string, from: number, key: string, label: string, last: string, text: string, to: number, unit: string }>, concepts: Array<{ code: string, label: string, real: number, section: string, simulated: number }>, months: Array<{ paidNet: number | null, projected: boolean, yearMonth: number, real: { deductions: number, earnings: number, employerCost: number, failed: number, net: number, people: number }, simulated: { deductions: number, earnings: number, employerCost: number, failed: number, net: number, people: number } }>, people: Array<{ area: string, contractId: string, costChange: number, name: string, netChange: number, userId: string }> } | null } };

export type ScenarioOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ScenarioOptionsQuery = { scenarioOptions: { areas: Array<string>, figures: Array<{ decimals: number, key: string, label: string, unit: string, value: string | null }> } };

export type ScenarioPeopleQueryVariables = Exact<{
  input?: ScenarioPeopleInput | null | undefined;
}>;


export type ScenarioPeopleQuery = { scenarioPeople: Array<{ contractId: string, jobTitle: string, name: string }> };

export type ScenarioRunQueryVariables = Exact<{
  input: ByIdScenario;
}>;


export type ScenarioRunQuery = { scenarioRun: { done: number, error: string | null, message: string | null, scenarioId: string, status: string, total: number } };

export type UpdateScenarioMutationVariables = Exact<{
  input: UpdateScenarioInput;
}>;


export type UpdateScenarioMutation = { updateScenario: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ConfirmPasskeyMutationVariables = Exact<{
  input: ConfirmPasskeyInput;
}>;


export type ConfirmPasskeyMutation = { confirmPasskey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { recoveryCodes: Array<string> } | null } | null };

export type ConfirmTotpMutationVariables = Exact<{
  input: ConfirmTotpInput;
}>;


export type ConfirmTotpMutation = { confirmTotp: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { recoveryCodes: Array<string> } | null } | null };

export type NewRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type NewRecoveryCodesMutation = { newRecoveryCodes: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { recoveryCodes: Array<string> } | null } | null };

export type OwnFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFactorsQuery = { ownFactors: { canAddPasskey: boolean, recoveryCodesLeft: number, required: boolean, totpSince: string | null, passkeys: Array<{ createdAt: string, id: string, label: string, lastUsedAt: string | null }> } };

export type RemovePasskeyMutationVariables = Exact<{
  input: ByIdPasskey;
}>;


export type RemovePasskeyMutation = { removePasskey: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type RemoveTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveTotpMutation = { removeTotp: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type StartPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyMutation = { startPasskey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { challenge: string, options: string } | null } | null };

export type StartTotpMutationVariables = Exact<{ [key: string]: never; }>;


export type StartTotpMutation = { startTotp: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { challenge: string, secret: string, uri: string } | null } | null };

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type PasswordLinkQueryVariables = Exact<{
  input: PasswordLinkInput;
}>;


export type PasswordLinkQuery = { passwordLink: { company: string | null, kind: string | null, open: boolean, username: string | null } };

export type ProveIdentityMutationVariables = Exact<{
  input?: ProveIdentityInput | null | undefined;
}>;


export type ProveIdentityMutation = { proveIdentity: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { second: { challenge: string, passkey: string | null, recoveryCodes: boolean, totp: boolean } | null } | null } | null };

export type ProveSecondMutationVariables = Exact<{
  input: ProveSecondInput;
}>;


export type ProveSecondMutation = { proveSecond: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type RecoverPasswordMutationVariables = Exact<{
  input: RecoverPasswordInput;
}>;


export type RecoverPasswordMutation = { recoverPassword: { status: MutationStatus | null, message: string | null, data: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type SignInMutationVariables = Exact<{
  input?: SignInInput | null | undefined;
}>;


export type SignInMutation = { signIn: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { token: string | null, browser: string | null, second: { totp: boolean, passkey: string | null, recoveryCodes: boolean, challenge: string } | null } | null } | null };

export type SignInSecondMutationVariables = Exact<{
  input: SignInSecondInput;
}>;


export type SignInSecondMutation = { signInSecond: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { browser: string | null, token: string | null } | null } | null };

export type SimulateCompanyMutationVariables = Exact<{
  input?: SimulateCompanyInput | null | undefined;
}>;


export type SimulateCompanyMutation = { simulateCompany: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdateLoginMutationVariables = Exact<{
  input: UpdateLoginInput;
}>;


export type UpdateLoginMutation = { updateLogin: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { email: string | null, username: string } | null } | null };

export type UpdatePasswordMutationVariables = Exact<{
  input: UpdatePasswordInput;
}>;


export type UpdatePasswordMutation = { updatePassword: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdateUiConfigMutationVariables = Exact<{
  input: UpdateUiConfigInput;
}>;


export type UpdateUiConfigMutation = { updateUiConfig: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type VouchForLoginMutationVariables = Exact<{
  input: VouchForLoginInput;
}>;


export type VouchForLoginMutation = { vouchForLogin: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type CalculateSettlementBatchMutationVariables = Exact<{
  input: CalculateSettlementBatchInput;
}>;


export type CalculateSettlementBatchMutation = { calculateSettlementBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CompareSettlementsQueryVariables = Exact<{
  input: CompareSettlementsInput;
}>;


export type CompareSettlementsQuery = { compareSettlements: Array<{ businessName: string, code: string, deductions: number, disengagementDate: string, dismissalCause: DismissalCause, dueOn: string | null, earnings: number, initialDate: string, jobTitle: string, name: string | null, nonWorkingDays: number, noticeGiven: boolean, obstacles: Array<string>, risk: number, rut: string, service: string, toPay: number, userContractId: string, userId: string, vacationDays: string, warnings: Array<string>, found: { advances: number, alimony: number, allowances: number, average24: number, fixed: number, gratification: number, last: number, lastThree: number, loans: number, others: number, salary: number, variable: Array<number>, variableMonths: Array<number>, debts: Array<{ amount: number | null, included: boolean, key: string, kind: OwedKind, label: string, to: OwedTo }> }, lines: Array<{ amount: number, code: string, group: string, label: string, source: string }>, taxMonths: Array<{ part: number, tax: number, taxAtPayment: number, yearMonth: number }> }> };

export type ContractsSettlementQueryVariables = Exact<{
  input?: ContractsSettlementInput | null | undefined;
}>;


export type ContractsSettlementQuery = { contractsSettlement: Array<{ businessName: string, code: string, endingCause: string | null, finalDate: string | null, fullname: string | null, id: string, initialDate: string, jobTitle: string | null, rut: string, settlementId: string | null, settlementStatus: SettlementStatus | null, userId: string }> };

export type CreateIssueSettlementMutationVariables = Exact<{
  input: CreateIssueSettlementInput;
}>;


export type CreateIssueSettlementMutation = { createIssueSettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateSettlementMutationVariables = Exact<{
  input: CreateSettlementInput;
}>;


export type CreateSettlementMutation = { createSettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateSettlementBatchMutationVariables = Exact<{
  input: CreateSettlementBatchInput;
}>;


export type CreateSettlementBatchMutation = { createSettlementBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteSettlementMutationVariables = Exact<{
  input: DeleteSettlementInput;
}>;


export type DeleteSettlementMutation = { deleteSettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DismissalCausesQueryVariables = Exact<{ [key: string]: never; }>;


export type DismissalCausesQuery = { dismissalCauses: Array<{ article: string, cause: DismissalCause, code: string, ending: string, lre: string | null, name: string, note: string | null, notice: boolean, noticeTerm: string, previred: string, section: string | null, severance: boolean, subsection: string | null }> };

export type DisplaySettlementsMutationVariables = Exact<{
  input: DisplaySettlementsInput;
}>;


export type DisplaySettlementsMutation = { displaySettlements: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ExplainOwnSettlementQueryVariables = Exact<{
  input: ExplainOwnSettlementInput;
}>;


export type ExplainOwnSettlementQuery = { explainOwnSettlement: Array<{ bracket: string | null, code: string | null, comment: string | null, decisions: Array<string>, details: Array<string>, enteredAt: string | null, enteredBy: string | null, exact: string, index: number, kind: string, label: string | null, law: string | null, note: string | null, numbers: string | null, parent: number | null, rounding: string | null, shown: string, since: string | null, source: string | null, sourceUrl: string | null, text: string, unit: string, words: string | null }> };

export type ExplainSettlementQueryVariables = Exact<{
  input: ExplainSettlementInput;
}>;


export type ExplainSettlementQuery = { explainSettlement: Array<{ bracket: string | null, code: string | null, comment: string | null, decisions: Array<string>, details: Array<string>, enteredAt: string | null, enteredBy: string | null, exact: string, index: number, kind: string, label: string | null, law: string | null, note: string | null, numbers: string | null, parent: number | null, rounding: string | null, shown: string, since: string | null, source: string | null, sourceUrl: string | null, text: string, unit: string, words: string | null }> };

export type IssueSettlementBatchMutationVariables = Exact<{
  input: IssueSettlementBatchInput;
}>;


export type IssueSettlementBatchMutation = { issueSettlementBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type LeaveOutOfSettlementBatchMutationVariables = Exact<{
  input: LeaveOutOfSettlementBatchInput;
}>;


export type LeaveOutOfSettlementBatchMutation = { leaveOutOfSettlementBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type MakeBatchSettlementsMutationVariables = Exact<{
  input: MakeBatchSettlementsInput;
}>;


export type MakeBatchSettlementsMutation = { makeBatchSettlements: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type OwnSettlementPdfQueryVariables = Exact<{
  input: OwnSettlementPdfInput;
}>;


export type OwnSettlementPdfQuery = { ownSettlementPdf: { name: string, url: string } };

export type OwnSettlementsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSettlementsQuery = { ownSettlements: Array<{ businessName: string, disengagementDate: string, dismissalCause: DismissalCause, dueOn: string | null, id: string, initialDate: string, paidOn: string | null, payDate: string, shownSince: string | null, status: SettlementStatus, toPay: number, lines: Array<{ amount: number, code: string, group: string, label: string, source: string }> }> };

export type PaySettlementMutationVariables = Exact<{
  input: PaySettlementInput;
}>;


export type PaySettlementMutation = { paySettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type ResumeSettlementBatchMutationVariables = Exact<{
  input: ResumeSettlementBatchInput;
}>;


export type ResumeSettlementBatchMutation = { resumeSettlementBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type SettlementQueryVariables = Exact<{
  input: SettlementKey;
}>;


export type SettlementQuery = { settlement: { advances: number | null, afcEmployerBalance: number | null, alimonyPercent: string | null, alimonyPesos: number | null, allowances: number | null, average24: number | null, businessId: string, businessName: string, contractCode: string, contributionsPaid: boolean, deferVacation: boolean, disengagementDate: string, dismissalCause: DismissalCause, doubts: Array<string>, dueOn: string | null, fixed: number | null, fullname: string | null, fundBalance: number | null, gratification: number | null, id: string, identificationType: string, initialDate: string, issuedAt: string | null, jobTitle: string | null, lastPay: number | null, lastThree: number | null, loans: number | null, noticeDate: string | null, notifiedOn: string | null, otherDeductions: number | null, pactAnyCause: boolean, pactDays: string | null, pactWithoutUfCap: boolean, pactWithoutYearsCap: boolean, paidOn: string | null, payDate: string, payIn: string | null, payLastPayslip: boolean, proofDoubt: string | null, response: string | null, rut: string, salary: number | null, secondOver: number | null, shownSince: string | null, status: SettlementStatus, toPay: number, userContractId: string, userId: string, variableAverage: number | null, variableMonths: Array<number>, version: number, voluntary: number | null, withoutEnding: boolean, lines: Array<{ amount: number, code: string, group: string, label: string, source: string }>, paidBy: { id: string, number: number, payment: PaymentListRowState, state: PaymentListState, subject: string } | null, steps: Array<{ at: string, author: string | null, id: number, reason: string | null, state: SettlementStatus }>, withoutDebts: Array<{ key: string }> } };

export type SettlementBatchQueryVariables = Exact<{
  input: SettlementBatchKey;
}>;


export type SettlementBatchQuery = { settlementBatch: { acts: Array<string>, author: string | null, blocked: number, businessId: string, businessName: string, contributionsPaid: boolean, created: number, disengagementDate: string | null, dismissalCause: DismissalCause | null, done: number, errors: number, failed: boolean, id: string, issued: number, name: string, noticeDate: string | null, paid: number, payDate: string, payLastPayslip: boolean, people: number, problem: string | null, ready: number, state: SettlementBatchState, toPay: number, total: number, undoneWhy: string | null, unissued: number, unmade: number, version: number } };

export type SettlementBatchCandidatesQueryVariables = Exact<{
  filter?: SettlementBatchCandidatesFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SettlementBatchCandidatesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SettlementBatchCandidatesQuery = { settlementBatchCandidates: { total?: number, rows: Array<{ code: string, disengagementDate: string | null, dismissalCause: DismissalCause | null, fits: boolean, fullname: string | null, id: string, initialDate: string, left: string | null, rut: string, userId: string }> } };

export type SettlementBatchChoicesQueryVariables = Exact<{
  input: OfSettlementBatchChoices;
}>;


export type SettlementBatchChoicesQuery = { settlementBatchChoices: { areas: Array<{ id: string, isClosed: boolean, name: string, people: number }>, jobTitles: Array<{ name: string, people: number }> } };

export type SettlementBatchMiDtQueryVariables = Exact<{
  filter?: SettlementBatchMiDtFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SettlementBatchMiDtSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SettlementBatchMiDtQuery = { settlementBatchMiDt: { total?: number, rows: Array<{ fullname: string | null, id: string, missing: Array<string>, rut: string, fields: Array<{ code: string, label: string, part: MiDtPart, problem: string | null, value: string | null }> }> } };

export type SettlementBatchPdfQueryVariables = Exact<{
  input: SettlementBatchPdfInput;
}>;


export type SettlementBatchPdfQuery = { settlementBatchPdf: { done: number, error: string | null, jobId: string, name: string | null, status: string, total: number, url: string | null } };

export type SettlementBatchPeopleQueryVariables = Exact<{
  filter?: SettlementBatchPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SettlementBatchPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SettlementBatchPeopleQuery = { settlementBatchPeople: { total?: number, rows: Array<{ disengagementDate: string, dismissalCause: DismissalCause, fullname: string | null, id: string, obstacle: string | null, problem: string | null, rut: string, settlementId: string | null, state: SettlementBatchPersonState, toPay: number | null, userId: string, warnings: Array<string> }> } };

export type SettlementBatchPreviewQueryVariables = Exact<{
  input: SettlementBatchPreviewInput;
}>;


export type SettlementBatchPreviewQuery = { settlementBatchPreview: { left: number, people: number, ready: number, unknown: Array<string> } };

export type SettlementBatchesQueryVariables = Exact<{
  filter?: SettlementBatchFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SettlementBatchesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SettlementBatchesQuery = { settlementBatches: { total?: number, rows: Array<{ acts: Array<string>, author: string | null, blocked: number, businessId: string, businessName: string, contributionsPaid: boolean, created: number, disengagementDate: string | null, dismissalCause: DismissalCause | null, done: number, errors: number, failed: boolean, id: string, issued: number, name: string, noticeDate: string | null, paid: number, payDate: string, payLastPayslip: boolean, people: number, problem: string | null, ready: number, state: SettlementBatchState, toPay: number, total: number, undoneWhy: string | null, unissued: number, unmade: number, version: number }> } };

export type SettlementContractsQueryVariables = Exact<{
  filter?: SettlementContractsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SettlementContractsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SettlementContractsQuery = { settlementContracts: { total?: number, rows: Array<{ basePayrollMonthId: string | null, contractId: string, deductions: number | null, earnings: number | null, finalDate: string | null, name: string, net: number | null, paymentLabel: string, payrollMonthId: string, releasedAt: string | null, rut: string, state: SettlementState, userId: string }> } };

export type SettlementDisplayPeopleQueryVariables = Exact<{
  filter?: SettlementDisplayPeopleFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SettlementDisplayPeopleSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SettlementDisplayPeopleQuery = { settlementDisplayPeople: { total?: number, rows: Array<{ businessName: string, disengagementDate: string, fits: boolean, fullname: string | null, id: string, left: string | null, rut: string, since: string | null, status: SettlementStatus, userId: string }> } };

export type SettlementDisplayPreviewQueryVariables = Exact<{
  input: SettlementDisplayPreviewInput;
}>;


export type SettlementDisplayPreviewQuery = { settlementDisplayPreview: { left: number, people: number } };

export type SettlementDisplaysQueryVariables = Exact<{
  page?: Page | null | undefined;
  sort?: SettlementDisplaysSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SettlementDisplaysQuery = { settlementDisplays: { total?: number, rows: Array<{ at: string, author: string | null, id: string, people: number, shows: boolean, undoneAt: string | null, undoneBy: string | null, version: number }> } };

export type SettlementDueQueryVariables = Exact<{
  input: SettlementDueInput;
}>;


export type SettlementDueQuery = { settlementDue: { dueOn: string | null } };

export type SettlementMiDtQueryVariables = Exact<{
  input: SettlementMiDtInput;
}>;


export type SettlementMiDtQuery = { settlementMiDt: { fullname: string | null, id: string, missing: Array<string>, rut: string, fields: Array<{ code: string, label: string, part: MiDtPart, problem: string | null, value: string | null }> } };

export type SettlementMissingQueryVariables = Exact<{
  input: SettlementMissingInput;
}>;


export type SettlementMissingQuery = { settlementMissing: Array<{ key: string, label: string, yearMonth: number }> };

export type SettlementPdfQueryVariables = Exact<{
  input: SettlementPdfInput;
}>;


export type SettlementPdfQuery = { settlementPdf: { name: string, url: string } };

export type SettlementPreviewQueryVariables = Exact<{
  input: SettlementPreviewInput;
}>;


export type SettlementPreviewQuery = { settlementPreview: { businessName: string, code: string, deductions: number, disengagementDate: string, dismissalCause: DismissalCause, dueOn: string | null, earnings: number, initialDate: string, jobTitle: string, name: string | null, nonWorkingDays: number, noticeGiven: boolean, obstacles: Array<string>, risk: number, rut: string, service: string, toPay: number, userContractId: string, userId: string, vacationDays: string, warnings: Array<string>, found: { advances: number, alimony: number, allowances: number, average24: number, fixed: number, gratification: number, last: number, lastThree: number, loans: number, others: number, salary: number, variable: Array<number>, variableMonths: Array<number>, debts: Array<{ amount: number | null, included: boolean, key: string, kind: OwedKind, label: string, to: OwedTo }> }, lines: Array<{ amount: number, code: string, group: string, label: string, source: string }>, taxMonths: Array<{ part: number, tax: number, taxAtPayment: number, yearMonth: number }> } };

export type SettlementTotalsQueryVariables = Exact<{
  input: OfSettlementMonth;
}>;


export type SettlementTotalsQuery = { settlementTotals: { net: number, payrollMonthId: string, people: number, ready: number, unreleased: number, whyNotClose: string | null } };

export type SettlementsQueryVariables = Exact<{
  filter?: SettlementFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SettlementsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SettlementsQuery = { settlements: { total?: number, rows: Array<{ businessId: string, businessName: string, contractCode: string, disengagementDate: string, dismissalCause: DismissalCause, dueOn: string | null, fullname: string | null, id: string, identificationType: string, initialDate: string, issuedAt: string | null, jobTitle: string | null, notifiedOn: string | null, paidOn: string | null, payDate: string, response: string | null, rut: string, shownSince: string | null, status: SettlementStatus, toPay: number, userContractId: string, userId: string, version: number }> } };

export type UndoSettlementMutationVariables = Exact<{
  input: UndoSettlementInput;
}>;


export type UndoSettlementMutation = { undoSettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UndoSettlementBatchMutationVariables = Exact<{
  input: UndoSettlementBatchInput;
}>;


export type UndoSettlementBatchMutation = { undoSettlementBatch: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UndoSettlementDisplayMutationVariables = Exact<{
  input: UndoSettlementDisplayInput;
}>;


export type UndoSettlementDisplayMutation = { undoSettlementDisplay: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UndoSettlementPaymentMutationVariables = Exact<{
  input: UndoSettlementPaymentInput;
}>;


export type UndoSettlementPaymentMutation = { undoSettlementPayment: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateSettlementMutationVariables = Exact<{
  input: UpdateSettlementInput;
}>;


export type UpdateSettlementMutation = { updateSettlement: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateHierarchyNodeMutationVariables = Exact<{
  input: CreateHierarchyNodeInput;
}>;


export type CreateHierarchyNodeMutation = { createHierarchyNode: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type DeleteHierarchyNodeMutationVariables = Exact<{
  input: DeleteHierarchyNodeInput;
}>;


export type DeleteHierarchyNodeMutation = { deleteHierarchyNode: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type HierarchyNodeHistoryQueryVariables = Exact<{
  input: ByIdHierarchyNode;
}>;


export type HierarchyNodeHistoryQuery = { hierarchyNodeHistory: { changes: Array<{ after: string | null, attribute: string, author: string, before: string | null, from: string, key: string, label: string, reason: string | null, recordedAt: string }>, periods: Array<{ author: string, changes: Array<string>, from: string, key: string, recordedAt: string, supersededAt: string | null, until: string | null }> } };

export type HierarchyNodesQueryVariables = Exact<{
  input?: HierarchyNodesInput | null | undefined;
}>;


export type HierarchyNodesQuery = { hierarchyNodes: Array<{ areas: number, code: string, endedOn: string | null, headName: string | null, headUserId: string | null, id: string, kindId: string | null, kindName: string | null, level: number, name: string, parentId: string | null, people: number, totalPeople: number, version: number }> };

export type MergeAreasMutationVariables = Exact<{
  input: MergeAreasInput;
}>;


export type MergeAreasMutation = { mergeAreas: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type MergeBranchOfficesMutationVariables = Exact<{
  input: MergeBranchOfficesInput;
}>;


export type MergeBranchOfficesMutation = { mergeBranchOffices: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type UpdateHierarchyNodeMutationVariables = Exact<{
  input: UpdateHierarchyNodeInput;
}>;


export type UpdateHierarchyNodeMutation = { updateHierarchyNode: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type CaseFactsQueryVariables = Exact<{
  input: CaseFactsInput;
}>;


export type CaseFactsQuery = { caseFacts: { result: number | null, facts: Array<{ code: string, label: string, options: Array<string>, unit: string, value: string }> } };

export type ConceptCasesQueryVariables = Exact<{
  input: ConceptCasesInput;
}>;


export type ConceptCasesQuery = { conceptCases: { mutants: number, red: number, cases: Array<{ businessId: string, error: string | null, expected: number, got: number | null, id: string, passes: boolean, title: string, userId: string | null, version: number, yearMonth: number }>, survivors: Array<{ after: string, before: string, from: number, to: number }> } };

export type ConceptImpactQueryVariables = Exact<{
  input: ConceptImpactInput;
}>;


export type ConceptImpactQuery = { conceptImpact: { changed: number, concept: number, cost: number, done: number, failures: number, mended: number, net: number, next: string | null, total: number | null, watched: string, broken: Array<{ contractId: string, message: string, name: string }>, top: Array<{ after: number, before: number, contractId: string, name: string, netAfter: number, netBefore: number, userId: string }> } };

export type CreateConceptCaseMutationVariables = Exact<{
  input: CreateConceptCaseInput;
}>;


export type CreateConceptCaseMutation = { createConceptCase: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type DeleteConceptCaseMutationVariables = Exact<{
  input: ByIdConceptCase;
}>;


export type DeleteConceptCaseMutation = { deleteConceptCase: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type ExplainDraftQueryVariables = Exact<{
  input: ExplainDraftInput;
}>;


export type ExplainDraftQuery = { explainDraft: Array<{ bracket: string | null, code: string | null, comment: string | null, decisions: Array<string>, details: Array<string>, enteredAt: string | null, enteredBy: string | null, exact: string, index: number, kind: string, label: string | null, law: string | null, note: string | null, numbers: string | null, parent: number | null, rounding: string | null, shown: string, since: string | null, source: string | null, sourceUrl: string | null, text: string, unit: string, words: string | null }> };

export type FormulaLibraryQueryVariables = Exact<{
  input?: FormulaLibraryInput | null | undefined;
}>;


export type FormulaLibraryQuery = { formulaLibrary: { yearMonth: number, classes: Array<{ code: string, label: string }>, concepts: Array<{ category: string, classes: Array<string>, code: string, decimals: number, formula: string, label: string, max: number | null, min: number | null, own: boolean, source: string, unit: string }>, facts: Array<{ code: string, decimals: number, label: string, max: number, min: number, options: Array<string>, source: string | null, unit: string, value: string | null }>, tables: Array<{ code: string, decimals: number, label: string, source: string | null, unit: string, columns: Array<{ code: string, decimals: number, label: string, unit: string }> }>, variables: Array<{ code: string, decimals: number, label: string, max: number, min: number, options: Array<string>, source: string | null, unit: string, value: string | null }> } };

export type PreviewConceptQueryVariables = Exact<{
  input: PreviewConceptInput;
}>;


export type PreviewConceptQuery = { previewConcept: { breaks: boolean, decimals: number, problem: string | null, unit: string, watched: string, rows: Array<{ before: number | null, contractId: string, draft: number | null, error: string | null, errorNow: string | null, jobTitle: string, name: string, netDraft: number | null, netNow: number | null, now: number | null, userId: string, why: string }> } };

export type SaveConceptMutationVariables = Exact<{
  input: SaveConceptInput;
}>;


export type SaveConceptMutation = { saveConcept: { status: MutationStatus | null, message: string | null, data: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type StudioConceptQueryVariables = Exact<{
  input: StudioConceptInput;
}>;


export type StudioConceptQuery = { studioConcept: { borrowed: string | null, code: string, gratification: boolean, inputName: string | null, inputUnit: ItemUnit, kind: DraftKind, law: string | null, proportional: boolean, since: number | null, sourceCode: string | null, taxable: boolean, title: string, tributable: boolean, type: ItemType, version: number | null, months: Array<{ businessName: string, contracts: number, id: string, yearMonth: number }>, users: Array<{ code: string, title: string }> } };

export type StudioMonthsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudioMonthsQuery = { studioMonths: Array<{ businessName: string, contracts: number, id: string, yearMonth: number }> };

export type UpdateConceptCaseMutationVariables = Exact<{
  input: UpdateConceptCaseInput;
}>;


export type UpdateConceptCaseMutation = { updateConceptCase: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type ConfirmSupplierAccountMutationVariables = Exact<{
  input: ConfirmSupplierAccountInput;
}>;


export type ConfirmSupplierAccountMutation = { confirmSupplierAccount: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type SupplierAccountsQueryVariables = Exact<{
  input: ByIdSupplier;
}>;


export type SupplierAccountsQuery = { supplierAccounts: Array<{ accountNumber: string, at: string, author: string | null, bankId: string, paymentAccountType: AccountType, state: AccountState }> };

export type CreateClimateFeedbackMutationVariables = Exact<{
  input: CreateClimateFeedbackInput;
}>;


export type CreateClimateFeedbackMutation = { createClimateFeedback: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { area: string, comment: string, surveyId: string } | null } | null };

export type CreateFeedbackMutationVariables = Exact<{
  input: CreateFeedbackInput;
}>;


export type CreateFeedbackMutation = { createFeedback: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateSurveyLinkMutationVariables = Exact<{
  input: CreateSurveyLinkInput;
}>;


export type CreateSurveyLinkMutation = { createSurveyLink: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, url: string } | null } | null };

export type FeedbackQueryVariables = Exact<{
  input?: FeedbackFilter | null | undefined;
}>;


export type FeedbackQuery = { feedback: Array<{ area: string | null, areaName: string | null, author: string | null, comment: string, createdAt: string, id: string | null, isOwn: boolean, respondedAt: string | null, response: string | null, surveyId: string, userSurveyId: string | null, version: number }> };

export type FeedbackAreasQueryVariables = Exact<{
  input: FeedbackAreasFilter;
}>;


export type FeedbackAreasQuery = { feedbackAreas: Array<{ area: string, areaName: string, comment: string | null, createdAt: string | null }> };

export type PublicSurveyQueryVariables = Exact<{
  input: PublicSurveyInput;
}>;


export type PublicSurveyQuery = { publicSurvey: { isShared: boolean, now: string, progress: number, status: UserSurveyStatus, answers: Array<{ at: string, choice: number | null, comment: string | null, competenceId: string, na: boolean, omit: boolean, questionId: string, rev: number, type: AnswerType, texts: Array<{ choice: number | null, number: number | null, text: string }> }>, company: { logoUrl: string | null, name: string }, evaluatee: { area: string | null, fullname: string | null, jobTitle: string | null } | null, survey: { canSkip: boolean, closed: boolean, disallowNeutral: boolean, endAt: string, forceComments: boolean, hasComments: boolean, id: string, instructions: string | null, minGroup: number, offlineGraceH: number, privacy: SurveyPrivacy, startAt: string, status: SurveyStatus, title: string, type: SurveyType, competences: Array<{ description: string | null, id: string, title: string, weight: number, questions: Array<{ competenceId: string, demographic: boolean, id: string, multiple: boolean, order: number, required: boolean, reversed: boolean, subtitle: string | null, title: string, type: QuestionType, alternatives: Array<{ isOther: boolean, label: string, value: number }>, conditions: Array<{ is: SurveyConditionKind, questionId: string, values: Array<number> }>, metadata: { answers: number | null, choices: Array<{ label: string, value: number }> | null, config: { number: boolean, other: boolean }, options: Array<{ label: string, value: number }> | null }, scale: { code: string, max: number, min: number, naAllowed: boolean, version: number, values: Array<{ description: string | null, label: string, value: number }> } | null }> }> } } | null };

export type ReopenSurveyMutationVariables = Exact<{
  input: ReopenSurveyInput;
}>;


export type ReopenSurveyMutation = { reopenSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { progress: number, status: UserSurveyStatus, userSurveyId: string } | null } | null };

export type RespondFeedbackMutationVariables = Exact<{
  input: RespondFeedbackInput;
}>;


export type RespondFeedbackMutation = { respondFeedback: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type RespondPublicSurveyMutationVariables = Exact<{
  input: RespondPublicSurveyInput;
}>;


export type RespondPublicSurveyMutation = { respondPublicSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { status: UserSurveyStatus, progress: number, stored: Array<{ questionId: string, choice: number | null, omit: boolean, na: boolean, comment: string | null, rev: number, at: string, texts: Array<{ text: string, choice: number | null, number: number | null }> }>, mentions: Array<{ questionId: string, mentions: Array<CommentMention> }> } | null } | null };

export type RespondSurveyMutationVariables = Exact<{
  input: RespondSurveyInput;
}>;


export type RespondSurveyMutation = { respondSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { status: UserSurveyStatus, progress: number, stored: Array<{ questionId: string, choice: number | null, omit: boolean, na: boolean, comment: string | null, rev: number, at: string, texts: Array<{ text: string, choice: number | null, number: number | null }> }>, mentions: Array<{ questionId: string, mentions: Array<CommentMention> }> } | null } | null };

export type RevokeSurveyLinkMutationVariables = Exact<{
  input: ByIdSurveyLink;
}>;


export type RevokeSurveyLinkMutation = { revokeSurveyLink: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type SendSurveyLinksMutationVariables = Exact<{
  input: SendSurveyLinksInput;
}>;


export type SendSurveyLinksMutation = { sendSurveyLinks: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { sent: number, withoutMail: number } | null } | null };

export type SurveyLinksQueryVariables = Exact<{
  filter?: SurveyLinkFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SurveyLinksSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SurveyLinksQuery = { surveyLinks: { total?: number, rows: Array<{ createdAt: string, evaluatee: string | null, expiresAt: string, fullname: string | null, id: string, kind: SurveyLinkKind, mailed: boolean, state: SurveyLinkState, usesLeft: number | null }> } };

export type UserSurveyQueryVariables = Exact<{
  input: ByIdUserSurvey;
}>;


export type UserSurveyQuery = { userSurvey: { alternative: string | null, completedAt: string | null, id: string, isOwn: boolean, now: string, progress: number, relation: SurveyRelation | null, status: UserSurveyStatus, surveyId: string, answers: Array<{ at: string, choice: number | null, comment: string | null, competenceId: string, na: boolean, omit: boolean, questionId: string, rev: number, type: AnswerType, texts: Array<{ choice: number | null, number: number | null, text: string }> }>, evaluatee: { area: string | null, avatarUrl: string | null, fullname: string | null, id: string, jobTitle: string | null } | null, respondent: { area: string | null, avatarUrl: string | null, fullname: string | null, id: string, jobTitle: string | null }, survey: { canSkip: boolean, closed: boolean, disallowNeutral: boolean, endAt: string, forceComments: boolean, hasComments: boolean, id: string, instructions: string | null, minGroup: number, offlineGraceH: number, privacy: SurveyPrivacy, startAt: string, status: SurveyStatus, title: string, type: SurveyType, competences: Array<{ description: string | null, id: string, title: string, weight: number, questions: Array<{ competenceId: string, demographic: boolean, id: string, multiple: boolean, order: number, required: boolean, reversed: boolean, subtitle: string | null, title: string, type: QuestionType, alternatives: Array<{ isOther: boolean, label: string, value: number }>, conditions: Array<{ is: SurveyConditionKind, questionId: string, values: Array<number> }>, metadata: { answers: number | null, choices: Array<{ label: string, value: number }> | null, config: { number: boolean, other: boolean }, options: Array<{ label: string, value: number }> | null }, scale: { code: string, max: number, min: number, naAllowed: boolean, version: number, values: Array<{ description: string | null, label: string, value: number }> } | null }> }> } } };

export type ApplySurveyCorrectionMutationVariables = Exact<{
  input: ApplySurveyCorrectionInput;
}>;


export type ApplySurveyCorrectionMutation = { applySurveyCorrection: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type AssignSurveyMutationVariables = Exact<{
  input: AssignmentInput;
}>;


export type AssignSurveyMutation = { assignSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CorrectSurveyMutationVariables = Exact<{
  input: ByIdSurvey;
}>;


export type CorrectSurveyMutation = { correctSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type CreateSurveyMutationVariables = Exact<{
  input: CreateSurveyInput;
}>;


export type CreateSurveyMutation = { createSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteSurveyMutationVariables = Exact<{
  input: DeleteSurveyInput;
}>;


export type DeleteSurveyMutation = { deleteSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string } | null } | null };

export type ExtendSurveyMutationVariables = Exact<{
  input: ExtendSurveyInput;
}>;


export type ExtendSurveyMutation = { extendSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type KeepSurveyScaleMutationVariables = Exact<{
  input: SurveyScaleInput;
}>;


export type KeepSurveyScaleMutation = { keepSurveyScale: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, version: number } | null } | null };

export type MergeTrainingNeedsMutationVariables = Exact<{
  input: MergeTrainingNeedsInput;
}>;


export type MergeTrainingNeedsMutation = { mergeTrainingNeeds: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { canKeep: boolean, id: string, status: SurveyStatus, title: string } | null } | null };

export type MoveSurveyMutationVariables = Exact<{
  input: MoveSurveyInput;
}>;


export type MoveSurveyMutation = { moveSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type PreviewAssignmentQueryVariables = Exact<{
  input: AssignmentInput;
}>;


export type PreviewAssignmentQuery = { previewAssignment: { created: number, existing: number, words: string, problems: Array<{ line: number | null, message: string, who: string }> } };

export type RemindSurveyMutationVariables = Exact<{
  input: ByIdSurvey;
}>;


export type RemindSurveyMutation = { remindSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, reminded: number } | null } | null };

export type RemoveSurveyParticipantMutationVariables = Exact<{
  input: ByIdUserSurvey;
}>;


export type RemoveSurveyParticipantMutation = { removeSurveyParticipant: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type SaveSurveyDefinitionMutationVariables = Exact<{
  input: SaveSurveyDefinitionInput;
}>;


export type SaveSurveyDefinitionMutation = { saveSurveyDefinition: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { version: number } | null } | null };

export type SplitTrainingNeedsMutationVariables = Exact<{
  input: SplitTrainingNeedsInput;
}>;


export type SplitTrainingNeedsMutation = { splitTrainingNeeds: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { canKeep: boolean, id: string, status: SurveyStatus, title: string } | null } | null };

export type SupervisorSurveysQueryVariables = Exact<{
  filter?: UserSurveyFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SupervisorSurveysSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SupervisorSurveysQuery = { supervisorSurveys: { total?: number, rows: Array<{ alternative: string | null, closed: boolean, completedAt: string | null, endAt: string, id: string, isOwn: boolean, isSelf: boolean, progress: number, relation: SurveyRelation | null, startAt: string, status: UserSurveyStatus, surveyId: string, surveyStatus: SurveyStatus, surveyTitle: string, surveyType: SurveyType, evaluatee: { area: string | null, fullname: string, id: string, jobTitle: string | null } | null, respondent: { area: string | null, fullname: string, id: string, jobTitle: string | null } }> } };

export type SurveyQueryVariables = Exact<{
  input: ByIdSurvey;
}>;


export type SurveyQuery = { survey: { answered: number | null, canKeep: boolean, canSkip: boolean, closed: boolean, closedAt: string | null, disallowNeutral: boolean, draftEdition: number | null, edition: number, endAt: string, forceComments: boolean, hasComments: boolean, id: string, instructions: string | null, minComments: number, minGroup: number, offlineGraceH: number, participants: number | null, previousSurveyId: string | null, privacy: SurveyPrivacy, publicAccess: SurveyPublicAccess, questions: number, reason: string | null, startAt: string, status: SurveyStatus, title: string, type: SurveyType, version: number } };

export type SurveyBankQueryVariables = Exact<{
  input?: SurveyBankInput | null | undefined;
}>;


export type SurveyBankQuery = { surveyBank: Array<{ competence: string, demographic: boolean, engagement: boolean, id: string, metadata: string, multiple: boolean, required: boolean, reversed: boolean, scaleCode: string | null, subtitle: string | null, surveyTitle: string, title: string, type: QuestionType }> };

export type SurveyChecksQueryVariables = Exact<{
  input: ByIdSurvey;
}>;


export type SurveyChecksQuery = { surveyChecks: Array<{ code: string, level: SurveyCheckLevel, message: string }> };

export type SurveyDefinitionQueryVariables = Exact<{
  input: SurveyDefinitionInput;
}>;


export type SurveyDefinitionQuery = { surveyDefinition: { edition: number, instructions: string | null, state: SurveyEditionState, surveyId: string, version: number, competences: Array<{ description: string | null, id: string, key: string, shownIf: string | null, surveyId: string, title: string, weight: number, questions: Array<{ demographic: boolean, engagement: boolean, id: string, key: string, metadata: string, multiple: boolean, order: number, required: boolean, reversed: boolean, scaleCode: string | null, scaleVersion: number | null, shownIf: string | null, subtitle: string | null, title: string, type: QuestionType, alternatives: Array<{ isOther: boolean, label: string, value: number }> }> }> } };

export type SurveyOverviewQueryVariables = Exact<{
  input: ByIdSurvey;
}>;


export type SurveyOverviewQuery = { surveyOverview: { answered: number | null, invited: number, areas: Array<{ answered: number, area: string, invited: number }>, survey: { answered: number | null, canKeep: boolean, canSkip: boolean, closed: boolean, closedAt: string | null, disallowNeutral: boolean, draftEdition: number | null, edition: number, endAt: string, forceComments: boolean, hasComments: boolean, id: string, instructions: string | null, minComments: number, minGroup: number, offlineGraceH: number, participants: number | null, previousSurveyId: string | null, privacy: SurveyPrivacy, publicAccess: SurveyPublicAccess, questions: number, reason: string | null, startAt: string, status: SurveyStatus, title: string, type: SurveyType, version: number } } };

export type SurveyParticipantsQueryVariables = Exact<{
  filter?: SurveyParticipantsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SurveyParticipantsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SurveyParticipantsQuery = { surveyParticipants: { total?: number, rows: Array<{ id: string, progress: number | null, relation: SurveyRelation | null, status: UserSurveyStatus | null, evaluatee: { area: string | null, fullname: string, id: string, jobTitle: string | null } | null, respondent: { area: string | null, fullname: string, id: string, jobTitle: string | null } }> } };

export type SurveyPeopleChoicesQueryVariables = Exact<{
  input: ByIdSurvey;
}>;


export type SurveyPeopleChoicesQuery = { surveyPeopleChoices: { jobTitles: Array<string>, areas: Array<{ id: string, name: string, people: number }>, branchOffices: Array<{ id: string, name: string, people: number }>, units: Array<{ id: string, name: string, people: number }> } };

export type SurveyReopeningsQueryVariables = Exact<{
  input: ByIdSurvey;
}>;


export type SurveyReopeningsQuery = { surveyReopenings: Array<{ at: string, author: string | null, evaluatee: string | null, id: number, reason: string, relation: SurveyRelation | null, respondent: string | null }> };

export type SurveyScalesQueryVariables = Exact<{
  input?: SurveyScalesInput | null | undefined;
}>;


export type SurveyScalesQuery = { surveyScales: Array<{ code: string, from: string | null, max: number, min: number, naAllowed: boolean, name: string, own: boolean, until: string | null, version: number, values: Array<{ description: string | null, label: string, value: number }> }> };

export type SurveysQueryVariables = Exact<{
  filter?: SurveyFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SurveysSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SurveysQuery = { surveys: { total?: number, rows: Array<{ answered: number | null, canKeep: boolean, canSkip: boolean, closed: boolean, closedAt: string | null, disallowNeutral: boolean, draftEdition: number | null, edition: number, endAt: string, forceComments: boolean, hasComments: boolean, id: string, instructions: string | null, minComments: number, minGroup: number, offlineGraceH: number, participants: number | null, previousSurveyId: string | null, privacy: SurveyPrivacy, publicAccess: SurveyPublicAccess, questions: number, reason: string | null, startAt: string, status: SurveyStatus, title: string, type: SurveyType, version: number }> } };

export type SurveysForRespondentQueryVariables = Exact<{
  filter?: UserSurveyFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: SurveysForRespondentSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type SurveysForRespondentQuery = { surveysForRespondent: { total?: number, rows: Array<{ alternative: string | null, closed: boolean, completedAt: string | null, endAt: string, id: string, isOwn: boolean, isSelf: boolean, progress: number, relation: SurveyRelation | null, startAt: string, status: UserSurveyStatus, surveyId: string, surveyStatus: SurveyStatus, surveyTitle: string, surveyType: SurveyType, evaluatee: { area: string | null, fullname: string, id: string, jobTitle: string | null } | null, respondent: { area: string | null, fullname: string, id: string, jobTitle: string | null } }> } };

export type TrainingNeedsQueryVariables = Exact<{
  input: ByIdSurvey;
}>;


export type TrainingNeedsQuery = { trainingNeeds: { canKeep: boolean, id: string, status: SurveyStatus, title: string, needs: Array<{ answers: number, isMerged: boolean, keys: Array<string>, name: string, people: number, place: number, written: Array<string>, lines: Array<{ answers: number, area: string, level: string, people: number }> }> } };

export type UpdateSurveyMutationVariables = Exact<{
  input: UpdateSurveyInput;
}>;


export type UpdateSurveyMutation = { updateSurvey: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UserSurveysQueryVariables = Exact<{
  filter?: UserSurveyFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: UserSurveysSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type UserSurveysQuery = { userSurveys: { total?: number, rows: Array<{ alternative: string | null, closed: boolean, completedAt: string | null, endAt: string, id: string, isOwn: boolean, isSelf: boolean, progress: number, relation: SurveyRelation | null, startAt: string, status: UserSurveyStatus, surveyId: string, surveyStatus: SurveyStatus, surveyTitle: string, surveyType: SurveyType, evaluatee: { area: string | null, fullname: string, id: string, jobTitle: string | null } | null, respondent: { area: string | null, fullname: string, id: string, jobTitle: string | null } }> } };

export type ArchiveDocumentTemplateMutationVariables = Exact<{
  input: DocumentTemplateSeen;
}>;


export type ArchiveDocumentTemplateMutation = { archiveDocumentTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateCollaboratorFileOneMutationVariables = Exact<{
  input: CreateCollaboratorFileOneInput;
}>;


export type CreateCollaboratorFileOneMutation = { createCollaboratorFileOne: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, name: string } | null } | null };

export type CreateDocumentTemplateMutationVariables = Exact<{
  input: CreateDocumentTemplateInput;
}>;


export type CreateDocumentTemplateMutation = { createDocumentTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DeleteDocumentTemplateMutationVariables = Exact<{
  input: DocumentTemplateSeen;
}>;


export type DeleteDocumentTemplateMutation = { deleteDocumentTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type DocumentTemplateQueryVariables = Exact<{
  input: ByIdDocumentTemplate;
}>;


export type DocumentTemplateQuery = { documentTemplate: { body: string, currentNo: number, id: string, name: string, publishedBody: string | null, publishedNo: number | null, state: TemplateState, typeId: string, typeLabel: string, updatedAt: string, version: number } };

export type DocumentTemplatesQueryVariables = Exact<{
  filter?: DocumentTemplateFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: DocumentTemplatesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type DocumentTemplatesQuery = { documentTemplates: { total?: number, rows: Array<{ currentNo: number, id: string, name: string, publishedNo: number | null, state: TemplateState, typeId: string, typeLabel: string, updatedAt: string, version: number }> } };

export type PreviewTemplateQueryVariables = Exact<{
  input: PreviewTemplateInput;
}>;


export type PreviewTemplateQuery = { previewTemplate: { blocks: string, covered: boolean, missing: Array<string> } };

export type PublishDocumentTemplateMutationVariables = Exact<{
  input: DocumentTemplateSeen;
}>;


export type PublishDocumentTemplateMutation = { publishDocumentTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type TemplateSubjectsQueryVariables = Exact<{
  input?: TemplateSubjectsInput | null | undefined;
}>;


export type TemplateSubjectsQuery = { templateSubjects: Array<{ businessId: string, hint: string, id: string, label: string }> };

export type TemplateTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateTagsQuery = { templateTags: Array<{ code: string, group: string, kind: TemplateTagKind, label: string, reserved: boolean, sample: string }> };

export type UpdateDocumentTemplateMutationVariables = Exact<{
  input: UpdateDocumentTemplateInput;
}>;


export type UpdateDocumentTemplateMutation = { updateDocumentTemplate: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateThirdPartyListMutationVariables = Exact<{
  input: CreateThirdPartyListInput;
}>;


export type CreateThirdPartyListMutation = { createThirdPartyList: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, people: number, state: string, total: number } | null } | null };

export type OwedPartiesQueryVariables = Exact<{
  filter?: OwedPartiesFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: OwedPartiesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type OwedPartiesQuery = { owedParties: { total?: number, rows: Array<{ channel: ThirdPartyChannel, code: string, key: string, kind: ThirdPartyKind, label: string, people: number, state: ThirdPartyState, supplierId: string | null, supplierName: string | null, syndicateId: string | null, total: number, userId: string | null, version: number }> } };

export type SetThirdPartyMutationVariables = Exact<{
  input: SetThirdPartyInput;
}>;


export type SetThirdPartyMutation = { setThirdParty: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { code: string, id: string, version: number } | null } | null };

export type ThirdPartiesQueryVariables = Exact<{
  input: ThirdPartiesInput;
}>;


export type ThirdPartiesQuery = { thirdParties: { businessName: string, parties: number, payrollMonthId: string, ready: number, readyTotal: number, yearMonth: number, making: { done: number, error: string | null, total: number } | null, squares: Array<{ kept: number, label: string, owed: number, payslips: number }> } };

export type ThirdPartyLinesQueryVariables = Exact<{
  filter?: ThirdPartyLinesFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ThirdPartyLinesSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ThirdPartyLinesQuery = { thirdPartyLines: { total?: number, rows: Array<{ amount: number, contractId: string, label: string, name: string, rut: string }> } };

export type ThirdPartyMonthsQueryVariables = Exact<{
  filter?: ThirdPartyMonthsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: ThirdPartyMonthsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type ThirdPartyMonthsQuery = { thirdPartyMonths: { total?: number, rows: Array<{ businessName: string, payrollMonthId: string, yearMonth: number }> } };

export type CommentUserItemMutationVariables = Exact<{
  input: CommentUserItemInput;
}>;


export type CommentUserItemMutation = { commentUserItem: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type CreateUserItemMutationVariables = Exact<{
  input: CreateUserItemInput;
}>;


export type CreateUserItemMutation = { createUserItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type EnteredItemsQueryVariables = Exact<{
  input: EnteredItemsInput;
}>;


export type EnteredItemsQuery = { enteredItems: Array<{ code: string }> };

export type InputItemsQueryVariables = Exact<{ [key: string]: never; }>;


export type InputItemsQuery = { inputItems: Array<{ code: string, group: string, label: string, unit: string }> };

export type LastingItemsQueryVariables = Exact<{
  filter?: LastingItemsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: LastingItemsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type LastingItemsQuery = { lastingItems: { total?: number, rows: Array<{ carried: number | null, comment: string | null, contractCode: string, contractId: string, currentQuota: number | null, endMonth: number | null, id: string, itemCode: string, itemLabel: string, kind: UserItemKind, origin: UserItemOrigin | null, person: string, startMonth: number, status: UserItemStatus, taken: number | null, totalAmount: number | null, totalQuotas: number | null, unit: ItemUnit, userId: string, value: string, version: number }> } };

export type PreviousUserItemsQueryVariables = Exact<{
  filter?: PreviousUserItemsFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: PreviousUserItemsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type PreviousUserItemsQuery = { previousUserItems: { total?: number, rows: Array<{ contractId: string, itemCode: string, value: string }> } };

export type RemoveUserItemMutationVariables = Exact<{
  input: RemoveUserItemInput;
}>;


export type RemoveUserItemMutation = { removeUserItem: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type ResumeUserItemMutationVariables = Exact<{
  input: UserItemInMonth;
}>;


export type ResumeUserItemMutation = { resumeUserItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type SaveUserItemsMutationVariables = Exact<{
  input: SaveUserItemsInput;
}>;


export type SaveUserItemsMutation = { saveUserItems: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type SuspendUserItemMutationVariables = Exact<{
  input: UserItemInMonth;
}>;


export type SuspendUserItemMutation = { suspendUserItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateUserItemMutationVariables = Exact<{
  input: UpdateUserItemInput;
}>;


export type UpdateUserItemMutation = { updateUserItem: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UserItemsQueryVariables = Exact<{
  input?: UserItemsInput | null | undefined;
}>;


export type UserItemsQuery = { userItems: Array<{ carried: number | null, comment: string | null, contractCode: string, contractId: string, currentQuota: number | null, endMonth: number | null, id: string, itemCode: string, itemLabel: string, kind: UserItemKind, origin: UserItemOrigin | null, person: string, startMonth: number, status: UserItemStatus, taken: number | null, totalAmount: number | null, totalQuotas: number | null, unit: ItemUnit, userId: string, value: string, version: number }> };

export type AnswerVacationCompensationMutationVariables = Exact<{
  input: AnswerVacationCompensationInput;
}>;


export type AnswerVacationCompensationMutation = { answerVacationCompensation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type AttachVacationCompensationPaperMutationVariables = Exact<{
  input: AttachVacationCompensationPaperInput;
}>;


export type AttachVacationCompensationPaperMutation = { attachVacationCompensationPaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateVacationCompensationMutationVariables = Exact<{
  input: CreateVacationCompensationInput;
}>;


export type CreateVacationCompensationMutation = { createVacationCompensation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type OpenVacationCompensationPaperMutationVariables = Exact<{
  input: ByIdVacationCompensation;
}>;


export type OpenVacationCompensationPaperMutation = { openVacationCompensationPaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type UndoVacationCompensationMutationVariables = Exact<{
  input: UndoVacationCompensationInput;
}>;


export type UndoVacationCompensationMutation = { undoVacationCompensation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type VacationCompensationProposalQueryVariables = Exact<{
  input: VacationCompensationProposalInput;
}>;


export type VacationCompensationProposalQuery = { vacationCompensationProposal: { agreedOn: string, available: string, countFrom: string, law: { countedDays: string, counting: VacationCompensationCounting, least: number, salary: number, variable: number } | null } };

export type VacationCompensationsQueryVariables = Exact<{
  input: VacationCompensationsInput;
}>;


export type VacationCompensationsQuery = { vacationCompensations: Array<{ agreedOn: string, amount: number, answerer: string | null, author: string | null, basis: VacationCompensationBasis, countFrom: string, countedDays: string, counting: VacationCompensationCounting, days: string, hasPaper: boolean, id: string, isAuthor: boolean, least: number, payMonth: number, reason: string | null, salary: number, state: VacationCompensationState, undoneWhy: string | null, userContractId: string, userId: string, variable: number, version: number }> };

export type CancelVacationSignatureMutationVariables = Exact<{
  input: CancelVacationSignatureInput;
}>;


export type CancelVacationSignatureMutation = { cancelVacationSignature: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type CreateVacationMutationVariables = Exact<{
  input: CreateVacationInput;
}>;


export type CreateVacationMutation = { createVacation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, responseStatus: RequestStatus } | null } | null };

export type CreateVacationAdjustmentMutationVariables = Exact<{
  input: CreateVacationAdjustmentInput;
}>;


export type CreateVacationAdjustmentMutation = { createVacationAdjustment: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { accrual: VacationAccrual, additionalBalance: string, art67: boolean, asOf: string, balanceAdjustmentDate: string | null, claimable: string, daysAYear: number, fullname: string | null, legalBalance: string, progressiveBalance: string, progressiveMonths: number, recognizedOn: string | null, reserved: string, start: string, totalBalance: string, userContractId: string } | null } | null };

export type CreateVacationLotMutationVariables = Exact<{
  input: CreateVacationLotInput;
}>;


export type CreateVacationLotMutation = { createVacationLot: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { accrual: VacationAccrual, additionalBalance: string, art67: boolean, asOf: string, balanceAdjustmentDate: string | null, claimable: string, daysAYear: number, fullname: string | null, legalBalance: string, progressiveBalance: string, progressiveMonths: number, recognizedOn: string | null, reserved: string, start: string, totalBalance: string, userContractId: string } | null } | null };

export type DecideVacationDoubtsMutationVariables = Exact<{
  input: DecideVacationDoubtsInput;
}>;


export type DecideVacationDoubtsMutation = { decideVacationDoubts: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { decided: number } | null } | null };

export type DecideVacationZonesMutationVariables = Exact<{
  input: DecideVacationZonesInput;
}>;


export type DecideVacationZonesMutation = { decideVacationZones: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { decided: number } | null } | null };

export type DeleteVacationMutationVariables = Exact<{
  input: DeleteVacationInput;
}>;


export type DeleteVacationMutation = { deleteVacation: { status: MutationStatus | null, message: string | null, data: boolean | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null } | null };

export type OpenVacationCarePaperMutationVariables = Exact<{
  input: OpenVacationCarePaperInput;
}>;


export type OpenVacationCarePaperMutation = { openVacationCarePaper: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { name: string, url: string } | null } | null };

export type ProportionalSettlementDaysQueryVariables = Exact<{
  input: ProportionalSettlementDaysInput;
}>;


export type ProportionalSettlementDaysQuery = { proportionalSettlementDays: { calendarDays: string, countFrom: string, disengagementDate: string, lastDay: string, nonWorking: number, userContractId: string, workingDays: string, lines: Array<{ days: string, kind: VacationSettlementLineKind, text: string }> } };

export type SaveVacationRuleMutationVariables = Exact<{
  input: SaveVacationRuleInput;
}>;


export type SaveVacationRuleMutation = { saveVacationRule: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { saved: number } | null } | null };

export type SendVacationToRubrikaMutationVariables = Exact<{
  input: SendVacationToRubrikaInput;
}>;


export type SendVacationToRubrikaMutation = { sendVacationToRubrika: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateVacationMutationVariables = Exact<{
  input: UpdateVacationInput;
}>;


export type UpdateVacationMutation = { updateVacation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

export type UpdateVacationConfigMutationVariables = Exact<{
  input: UpdateVacationConfigInput;
}>;


export type UpdateVacationConfigMutation = { updateVacationConfig: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { accrual: VacationAccrual, additionalBalance: string, art67: boolean, asOf: string, balanceAdjustmentDate: string | null, claimable: string, daysAYear: number, fullname: string | null, legalBalance: string, progressiveBalance: string, progressiveMonths: number, recognizedOn: string | null, reserved: string, start: string, totalBalance: string, userContractId: string } | null } | null };

export type VacationBalanceReportQueryVariables = Exact<{
  filter?: VacationBalanceFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: VacationBalanceReportSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type VacationBalanceReportQuery = { vacationBalanceReport: { total?: number, rows: Array<{ additionalBalance: string, businessName: string, claimable: string, contractCode: string, fullname: string | null, id: string, initialDate: string, legalBalance: string, progressiveBalance: string, reserved: string, rut: string, totalBalance: string, userId: string }> } };

export type VacationConfigQueryVariables = Exact<{
  input: VacationConfigInput;
}>;


export type VacationConfigQuery = { vacationConfig: { accrual: VacationAccrual, additionalBalance: string, art67: boolean, asOf: string, balanceAdjustmentDate: string | null, claimable: string, daysAYear: number, fullname: string | null, legalBalance: string, progressiveBalance: string, progressiveMonths: number, recognizedOn: string | null, reserved: string, start: string, totalBalance: string, userContractId: string, expiring: Array<{ days: string, on: string }>, periods: Array<{ from: string, legalDays: string, number: number, pendingDays: string, progressiveDays: string, takenDays: string, to: string }> } };

export type VacationContractsQueryVariables = Exact<{
  input?: VacationContractsInput | null | undefined;
}>;


export type VacationContractsQuery = { vacationContracts: Array<{ canAnswer: boolean, canAsk: boolean, canConfigure: boolean, canSeeBalance: boolean, ended: boolean, fullname: string | null, id: string, label: string }> };

export type VacationDoubtsQueryVariables = Exact<{
  filter?: VacationDoubtFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: VacationDoubtsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type VacationDoubtsQuery = { vacationDoubts: { total?: number, rows: Array<{ businessName: string, canDecide: boolean, day: string, days: string, decidedAt: string | null, decidedBy: string | null, endDate: string, fullname: string | null, id: string, reason: string | null, rut: string, startDate: string, state: VacationDoubtState, userId: string, version: number }> } };

export type VacationLedgerQueryVariables = Exact<{
  input: VacationLedgerInput;
}>;


export type VacationLedgerQuery = { vacationLedger: Array<{ balance: string, days: string, kind: VacationLineKind, on: string, pool: VacationPool, reason: string | null, vacationId: string | null }> };

export type VacationOverlapDatesQueryVariables = Exact<{
  input: VacationOverlapDatesInput;
}>;


export type VacationOverlapDatesQuery = { vacationOverlapDates: { additionalDays: string, advance: string, available: string, businessDays: string, calendarDays: string, holidays: Array<string>, left: string, legalDays: string, progressiveDays: string, purses: number, refusals: Array<string>, returnsOn: string, shortage: string | null, warnings: Array<string>, away: Array<{ from: string, fullname: string | null, ofTeam: boolean, to: string }>, overlaps: Array<{ from: string, isVacation: boolean, to: string }>, team: { away: number, on: string, people: number } | null } };

export type VacationRulesQueryVariables = Exact<{
  input: OfVacationRules;
}>;


export type VacationRulesQuery = { vacationRules: Array<{ additionalOnExit: boolean, advanceMax: number | null, block: VacationBlockRule, businessId: string, fromDay: string, halfDay: VacationHalfDayRule, maxAwayPct: number | null, noticeDays: number, poolOrder: VacationPoolOrder, progressiveOnExit: boolean, version: number }> };

export type VacationStatementQueryVariables = Exact<{
  input: VacationLedgerInput;
}>;


export type VacationStatementQuery = { vacationStatement: { name: string, url: string } };

export type VacationVoucherQueryVariables = Exact<{
  input: VacationVoucherInput;
}>;


export type VacationVoucherQuery = { vacationVoucher: { name: string, url: string } };

export type VacationZoneProposalsQueryVariables = Exact<{
  input?: VacationZoneProposalsInput | null | undefined;
}>;


export type VacationZoneProposalsQuery = { vacationZoneProposals: Array<{ businessId: string, businessName: string, canAnswer: boolean, commune: string, from: string, fullname: string | null, rut: string, userContractId: string, userId: string }> };

export type VacationsQueryVariables = Exact<{
  filter?: VacationFilter | null | undefined;
  page?: Page | null | undefined;
  sort?: VacationsSort | null | undefined;
  counted?: boolean | null | undefined;
}>;


export type VacationsQuery = { vacations: { total?: number, rows: Array<{ additionalDays: string, advanceDays: string, authorizedBy: string | null, businessDays: string, businessName: string, canAnswer: boolean, canCancel: boolean, canEdit: boolean, canMove: boolean, canOpenCarePaper: boolean, care: boolean, comment: string | null, endDate: string, enjoyedUntil: string | null, fullname: string | null, half: DayHalf | null, hasCarePaper: boolean, id: string, isHistoric: boolean, lateUntil: number | null, legalDays: string, mayAnswer: boolean, oldEnd: string | null, oldStart: string | null, poolOrder: VacationPoolOrder | null, progressiveDays: string, requestDate: string, response: string | null, responseDate: string | null, responseStatus: RequestStatus, rut: string, signature: VacationSignatureState | null, startDate: string, userContractId: string, userId: string, version: number, voucherNo: number | null, steps: Array<{ at: string | null, comment: string | null, people: string, place: number, state: StepState, words: string }> }> } };

export type WithdrawVacationMutationVariables = Exact<{
  input: WithdrawVacationInput;
}>;


export type WithdrawVacationMutation = { withdrawVacation: { status: MutationStatus | null, message: string | null, error: { kind: string | null, message: string | null, field: string | null, traceId: string | null } | null, data: { id: string, version: number } | null } | null };

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

export const AccountingAccountsDocument = new TypedDocumentString(`
    query AccountingAccounts {
  accountingAccounts {
    id
    code
    name
    kind
    parentId
    takesEntries
    centerUse
    auxiliary
    businessId
    status
    businessName
    level
    uses
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<AccountingAccountsQuery, AccountingAccountsQueryVariables>;
export const CreateAccountingAccountDocument = new TypedDocumentString(`
    mutation CreateAccountingAccount($input: CreateAccountingAccountInput!) {
  createAccountingAccount(input: $input) {
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
      code
      name
      kind
      parentId
      takesEntries
      centerUse
      auxiliary
      businessId
      status
      businessName
      level
      uses
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccountingAccountMutation, CreateAccountingAccountMutationVariables>;
export const UpdateAccountingAccountDocument = new TypedDocumentString(`
    mutation UpdateAccountingAccount($input: UpdateAccountingAccountInput!) {
  updateAccountingAccount(input: $input) {
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
      code
      name
      kind
      parentId
      takesEntries
      centerUse
      auxiliary
      businessId
      status
      businessName
      level
      uses
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountingAccountMutation, UpdateAccountingAccountMutationVariables>;
export const DeleteAccountingAccountDocument = new TypedDocumentString(`
    mutation DeleteAccountingAccount($input: ByIdAccountingAccount!) {
  deleteAccountingAccount(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteAccountingAccountMutation, DeleteAccountingAccountMutationVariables>;
export const AccountingRulesDocument = new TypedDocumentString(`
    query AccountingRules {
  accountingRules {
    id
    source
    itemCode
    institution
    costCenterId
    businessId
    debitAccountId
    creditAccountId
    costCenterName
    businessName
    debitAccount
    creditAccount
    version
  }
}
    `) as unknown as TypedDocumentString<AccountingRulesQuery, AccountingRulesQueryVariables>;
export const CreateAccountingRuleDocument = new TypedDocumentString(`
    mutation CreateAccountingRule($input: CreateAccountingRuleInput!) {
  createAccountingRule(input: $input) {
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
      source
      itemCode
      institution
      costCenterId
      businessId
      debitAccountId
      creditAccountId
      costCenterName
      businessName
      debitAccount
      creditAccount
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccountingRuleMutation, CreateAccountingRuleMutationVariables>;
export const UpdateAccountingRuleDocument = new TypedDocumentString(`
    mutation UpdateAccountingRule($input: UpdateAccountingRuleInput!) {
  updateAccountingRule(input: $input) {
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
      source
      itemCode
      institution
      costCenterId
      businessId
      debitAccountId
      creditAccountId
      costCenterName
      businessName
      debitAccount
      creditAccount
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountingRuleMutation, UpdateAccountingRuleMutationVariables>;
export const DeleteAccountingRuleDocument = new TypedDocumentString(`
    mutation DeleteAccountingRule($input: ByIdAccountingRule!) {
  deleteAccountingRule(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteAccountingRuleMutation, DeleteAccountingRuleMutationVariables>;
export const AccountingTemplatesDocument = new TypedDocumentString(`
    query AccountingTemplates {
  accountingTemplates {
    id
    name
    file
    separator
    encoding
    lineEnd
    heads
    detail
    blankZeros
    sideCodes
    auxiliaryCodes
    published
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<AccountingTemplatesQuery, AccountingTemplatesQueryVariables>;
export const AccountingTemplateDocument = new TypedDocumentString(`
    query AccountingTemplate($input: ByIdAccountingTemplate!) {
  accountingTemplate(input: $input) {
    id
    name
    file
    separator
    encoding
    lineEnd
    heads
    detail
    blankZeros
    sideCodes
    auxiliaryCodes
    published
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<AccountingTemplateQuery, AccountingTemplateQueryVariables>;
export const CreateAccountingTemplateDocument = new TypedDocumentString(`
    mutation CreateAccountingTemplate($input: CreateAccountingTemplateInput!) {
  createAccountingTemplate(input: $input) {
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
      file
      separator
      encoding
      lineEnd
      heads
      detail
      blankZeros
      sideCodes
      auxiliaryCodes
      published
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccountingTemplateMutation, CreateAccountingTemplateMutationVariables>;
export const UpdateAccountingTemplateDocument = new TypedDocumentString(`
    mutation UpdateAccountingTemplate($input: UpdateAccountingTemplateInput!) {
  updateAccountingTemplate(input: $input) {
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
      file
      separator
      encoding
      lineEnd
      heads
      detail
      blankZeros
      sideCodes
      auxiliaryCodes
      published
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountingTemplateMutation, UpdateAccountingTemplateMutationVariables>;
export const DeleteAccountingTemplateDocument = new TypedDocumentString(`
    mutation DeleteAccountingTemplate($input: ByIdAccountingTemplate!) {
  deleteAccountingTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteAccountingTemplateMutation, DeleteAccountingTemplateMutationVariables>;
export const AccountingTemplateColumnsDocument = new TypedDocumentString(`
    query AccountingTemplateColumns($input: ColumnsOfAccountingTemplate!) {
  accountingTemplateColumns(input: $input) {
    id
    templateId
    section
    source
    position
    name
    constant
    width
    side
    pad
    letters
    amount
    date
    version
  }
}
    `) as unknown as TypedDocumentString<AccountingTemplateColumnsQuery, AccountingTemplateColumnsQueryVariables>;
export const CreateAccountingTemplateColumnDocument = new TypedDocumentString(`
    mutation CreateAccountingTemplateColumn($input: CreateAccountingTemplateColumnInput!) {
  createAccountingTemplateColumn(input: $input) {
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
      templateId
      section
      source
      position
      name
      constant
      width
      side
      pad
      letters
      amount
      date
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccountingTemplateColumnMutation, CreateAccountingTemplateColumnMutationVariables>;
export const UpdateAccountingTemplateColumnDocument = new TypedDocumentString(`
    mutation UpdateAccountingTemplateColumn($input: UpdateAccountingTemplateColumnInput!) {
  updateAccountingTemplateColumn(input: $input) {
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
      templateId
      section
      source
      position
      name
      constant
      width
      side
      pad
      letters
      amount
      date
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountingTemplateColumnMutation, UpdateAccountingTemplateColumnMutationVariables>;
export const DeleteAccountingTemplateColumnDocument = new TypedDocumentString(`
    mutation DeleteAccountingTemplateColumn($input: ByIdAccountingTemplateColumn!) {
  deleteAccountingTemplateColumn(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteAccountingTemplateColumnMutation, DeleteAccountingTemplateColumnMutationVariables>;
export const AllAreasDocument = new TypedDocumentString(`
    query AllAreas {
  allAreas {
    id
    name
    status
    hierarchyNodeId
    unitName
    people
    version
  }
}
    `) as unknown as TypedDocumentString<AllAreasQuery, AllAreasQueryVariables>;
export const CreateAreaDocument = new TypedDocumentString(`
    mutation CreateArea($input: CreateAreaInput!) {
  createArea(input: $input) {
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
      status
      hierarchyNodeId
      unitName
      people
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAreaMutation, CreateAreaMutationVariables>;
export const UpdateAreaDocument = new TypedDocumentString(`
    mutation UpdateArea($input: UpdateAreaInput!) {
  updateArea(input: $input) {
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
      status
      hierarchyNodeId
      unitName
      people
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAreaMutation, UpdateAreaMutationVariables>;
export const BankAccountsBusinessDocument = new TypedDocumentString(`
    query BankAccountsBusiness($input: OfBusiness!) {
  bankAccountsBusiness(input: $input) {
    id
    businessId
    bankCode
    accountType
    accountIdentifier
    currency
    version
  }
}
    `) as unknown as TypedDocumentString<BankAccountsBusinessQuery, BankAccountsBusinessQueryVariables>;
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
      businessId
      bankCode
      accountType
      accountIdentifier
      currency
      version
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
      businessId
      bankCode
      accountType
      accountIdentifier
      currency
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBankAccountMutation, UpdateBankAccountMutationVariables>;
export const BankTemplatesDocument = new TypedDocumentString(`
    query BankTemplates {
  bankTemplates {
    id
    name
    bankCode
    file
    separator
    encoding
    lineEnd
    heads
    bankCodes
    typeCodes
    answerCodes
    published
    version
  }
}
    `) as unknown as TypedDocumentString<BankTemplatesQuery, BankTemplatesQueryVariables>;
export const BankTemplateDocument = new TypedDocumentString(`
    query BankTemplate($input: ByIdBankTemplate!) {
  bankTemplate(input: $input) {
    id
    name
    bankCode
    file
    separator
    encoding
    lineEnd
    heads
    bankCodes
    typeCodes
    answerCodes
    published
    version
  }
}
    `) as unknown as TypedDocumentString<BankTemplateQuery, BankTemplateQueryVariables>;
export const CreateBankTemplateDocument = new TypedDocumentString(`
    mutation CreateBankTemplate($input: CreateBankTemplateInput!) {
  createBankTemplate(input: $input) {
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
      bankCode
      file
      separator
      encoding
      lineEnd
      heads
      bankCodes
      typeCodes
      answerCodes
      published
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBankTemplateMutation, CreateBankTemplateMutationVariables>;
export const UpdateBankTemplateDocument = new TypedDocumentString(`
    mutation UpdateBankTemplate($input: UpdateBankTemplateInput!) {
  updateBankTemplate(input: $input) {
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
      bankCode
      file
      separator
      encoding
      lineEnd
      heads
      bankCodes
      typeCodes
      answerCodes
      published
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBankTemplateMutation, UpdateBankTemplateMutationVariables>;
export const DeleteBankTemplateDocument = new TypedDocumentString(`
    mutation DeleteBankTemplate($input: ByIdBankTemplate!) {
  deleteBankTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteBankTemplateMutation, DeleteBankTemplateMutationVariables>;
export const BankTemplateColumnsDocument = new TypedDocumentString(`
    query BankTemplateColumns($input: ColumnsOfBankTemplate!) {
  bankTemplateColumns(input: $input) {
    id
    templateId
    section
    source
    position
    name
    constant
    width
    side
    pad
    letters
    amount
    date
    version
  }
}
    `) as unknown as TypedDocumentString<BankTemplateColumnsQuery, BankTemplateColumnsQueryVariables>;
export const CreateBankTemplateColumnDocument = new TypedDocumentString(`
    mutation CreateBankTemplateColumn($input: CreateBankTemplateColumnInput!) {
  createBankTemplateColumn(input: $input) {
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
      templateId
      section
      source
      position
      name
      constant
      width
      side
      pad
      letters
      amount
      date
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBankTemplateColumnMutation, CreateBankTemplateColumnMutationVariables>;
export const UpdateBankTemplateColumnDocument = new TypedDocumentString(`
    mutation UpdateBankTemplateColumn($input: UpdateBankTemplateColumnInput!) {
  updateBankTemplateColumn(input: $input) {
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
      templateId
      section
      source
      position
      name
      constant
      width
      side
      pad
      letters
      amount
      date
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBankTemplateColumnMutation, UpdateBankTemplateColumnMutationVariables>;
export const DeleteBankTemplateColumnDocument = new TypedDocumentString(`
    mutation DeleteBankTemplateColumn($input: ByIdBankTemplateColumn!) {
  deleteBankTemplateColumn(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteBankTemplateColumnMutation, DeleteBankTemplateColumnMutationVariables>;
export const AllBranchOfficesDocument = new TypedDocumentString(`
    query AllBranchOffices {
  allBranchOffices {
    id
    name
    communeCode
    status
    people
    version
  }
}
    `) as unknown as TypedDocumentString<AllBranchOfficesQuery, AllBranchOfficesQueryVariables>;
export const CreateBranchOfficeDocument = new TypedDocumentString(`
    mutation CreateBranchOffice($input: CreateBranchOfficeInput!) {
  createBranchOffice(input: $input) {
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
      communeCode
      status
      people
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBranchOfficeMutation, CreateBranchOfficeMutationVariables>;
export const UpdateBranchOfficeDocument = new TypedDocumentString(`
    mutation UpdateBranchOffice($input: UpdateBranchOfficeInput!) {
  updateBranchOffice(input: $input) {
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
      communeCode
      status
      people
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateBranchOfficeMutation, UpdateBranchOfficeMutationVariables>;
export const CostCenterGroupsDocument = new TypedDocumentString(`
    query CostCenterGroups {
  costCenterGroups {
    id
    code
    name
    status
    centers
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<CostCenterGroupsQuery, CostCenterGroupsQueryVariables>;
export const CostCenterGroupDocument = new TypedDocumentString(`
    query CostCenterGroup($input: ByIdCostCenterGroup!) {
  costCenterGroup(input: $input) {
    id
    code
    name
    status
    centers
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<CostCenterGroupQuery, CostCenterGroupQueryVariables>;
export const CreateCostCenterGroupDocument = new TypedDocumentString(`
    mutation CreateCostCenterGroup($input: CreateCostCenterGroupInput!) {
  createCostCenterGroup(input: $input) {
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
      code
      name
      status
      centers
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCostCenterGroupMutation, CreateCostCenterGroupMutationVariables>;
export const UpdateCostCenterGroupDocument = new TypedDocumentString(`
    mutation UpdateCostCenterGroup($input: UpdateCostCenterGroupInput!) {
  updateCostCenterGroup(input: $input) {
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
      code
      name
      status
      centers
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCostCenterGroupMutation, UpdateCostCenterGroupMutationVariables>;
export const DeleteCostCenterGroupDocument = new TypedDocumentString(`
    mutation DeleteCostCenterGroup($input: ByIdCostCenterGroup!) {
  deleteCostCenterGroup(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteCostCenterGroupMutation, DeleteCostCenterGroupMutationVariables>;
export const FamilyDocument = new TypedDocumentString(`
    query Family($input: FamilyInput!) {
  family(input: $input) {
    id
    userId
    relation
    rut
    firstname
    paternalLastname
    maternalLastname
    birthday
    phone
    email
    emergencyContact
    burden
    burdenFrom
    burdenUntil
    studiesUntil
    fileId
    version
  }
}
    `) as unknown as TypedDocumentString<FamilyQuery, FamilyQueryVariables>;
export const CreateFamilyMemberDocument = new TypedDocumentString(`
    mutation CreateFamilyMember($input: CreateFamilyMemberInput!) {
  createFamilyMember(input: $input) {
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
      userId
      relation
      rut
      firstname
      paternalLastname
      maternalLastname
      birthday
      phone
      email
      emergencyContact
      burden
      burdenFrom
      burdenUntil
      studiesUntil
      fileId
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateFamilyMemberMutation, CreateFamilyMemberMutationVariables>;
export const UpdateFamilyMemberDocument = new TypedDocumentString(`
    mutation UpdateFamilyMember($input: UpdateFamilyMemberInput!) {
  updateFamilyMember(input: $input) {
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
      userId
      relation
      rut
      firstname
      paternalLastname
      maternalLastname
      birthday
      phone
      email
      emergencyContact
      burden
      burdenFrom
      burdenUntil
      studiesUntil
      fileId
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateFamilyMemberMutation, UpdateFamilyMemberMutationVariables>;
export const DeleteFamilyMemberDocument = new TypedDocumentString(`
    mutation DeleteFamilyMember($input: ByIdFamilyMember!) {
  deleteFamilyMember(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteFamilyMemberMutation, DeleteFamilyMemberMutationVariables>;
export const HolidaysDocument = new TypedDocumentString(`
    query Holidays {
  holidays {
    id
    date
    title
    type
    status
    irrevocable
    countsForVacation
    businessId
    branchOfficeId
    businessName
    officeName
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
      countsForVacation
      businessId
      branchOfficeId
      businessName
      officeName
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
      countsForVacation
      businessId
      branchOfficeId
      businessName
      officeName
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
export const LaborProtectionsDocument = new TypedDocumentString(`
    query LaborProtections($input: LaborProtectionsInput!) {
  laborProtections(input: $input) {
    id
    userId
    kind
    startDate
    endDate
    fileId
    courtDate
    courtCase
    courtFileId
    comment
    version
  }
}
    `) as unknown as TypedDocumentString<LaborProtectionsQuery, LaborProtectionsQueryVariables>;
export const CreateLaborProtectionDocument = new TypedDocumentString(`
    mutation CreateLaborProtection($input: CreateLaborProtectionInput!) {
  createLaborProtection(input: $input) {
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
      userId
      kind
      startDate
      endDate
      fileId
      courtDate
      courtCase
      courtFileId
      comment
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateLaborProtectionMutation, CreateLaborProtectionMutationVariables>;
export const UpdateLaborProtectionDocument = new TypedDocumentString(`
    mutation UpdateLaborProtection($input: UpdateLaborProtectionInput!) {
  updateLaborProtection(input: $input) {
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
      userId
      kind
      startDate
      endDate
      fileId
      courtDate
      courtCase
      courtFileId
      comment
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateLaborProtectionMutation, UpdateLaborProtectionMutationVariables>;
export const DeleteLaborProtectionDocument = new TypedDocumentString(`
    mutation DeleteLaborProtection($input: ByIdLaborProtection!) {
  deleteLaborProtection(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteLaborProtectionMutation, DeleteLaborProtectionMutationVariables>;
export const PieceworkPricesDocument = new TypedDocumentString(`
    query PieceworkPrices($input: PricesOfTask!) {
  pieceworkPrices(input: $input) {
    id
    taskId
    startsOn
    price
    version
  }
}
    `) as unknown as TypedDocumentString<PieceworkPricesQuery, PieceworkPricesQueryVariables>;
export const CreatePieceworkPriceDocument = new TypedDocumentString(`
    mutation CreatePieceworkPrice($input: CreatePieceworkPriceInput!) {
  createPieceworkPrice(input: $input) {
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
      taskId
      startsOn
      price
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePieceworkPriceMutation, CreatePieceworkPriceMutationVariables>;
export const UpdatePieceworkPriceDocument = new TypedDocumentString(`
    mutation UpdatePieceworkPrice($input: UpdatePieceworkPriceInput!) {
  updatePieceworkPrice(input: $input) {
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
      taskId
      startsOn
      price
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePieceworkPriceMutation, UpdatePieceworkPriceMutationVariables>;
export const DeletePieceworkPriceDocument = new TypedDocumentString(`
    mutation DeletePieceworkPrice($input: ByIdPieceworkPrice!) {
  deletePieceworkPrice(input: $input) {
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
    `) as unknown as TypedDocumentString<DeletePieceworkPriceMutation, DeletePieceworkPriceMutationVariables>;
export const PieceworkTasksDocument = new TypedDocumentString(`
    query PieceworkTasks {
  pieceworkTasks {
    id
    name
    unit
    status
    price
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<PieceworkTasksQuery, PieceworkTasksQueryVariables>;
export const PieceworkTaskDocument = new TypedDocumentString(`
    query PieceworkTask($input: ByIdPieceworkTask!) {
  pieceworkTask(input: $input) {
    id
    name
    unit
    status
    price
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<PieceworkTaskQuery, PieceworkTaskQueryVariables>;
export const CreatePieceworkTaskDocument = new TypedDocumentString(`
    mutation CreatePieceworkTask($input: CreatePieceworkTaskInput!) {
  createPieceworkTask(input: $input) {
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
      unit
      status
      price
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePieceworkTaskMutation, CreatePieceworkTaskMutationVariables>;
export const UpdatePieceworkTaskDocument = new TypedDocumentString(`
    mutation UpdatePieceworkTask($input: UpdatePieceworkTaskInput!) {
  updatePieceworkTask(input: $input) {
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
      unit
      status
      price
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePieceworkTaskMutation, UpdatePieceworkTaskMutationVariables>;
export const DeletePieceworkTaskDocument = new TypedDocumentString(`
    mutation DeletePieceworkTask($input: ByIdPieceworkTask!) {
  deletePieceworkTask(input: $input) {
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
    `) as unknown as TypedDocumentString<DeletePieceworkTaskMutation, DeletePieceworkTaskMutationVariables>;
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
export const ProvisionPoliciesDocument = new TypedDocumentString(`
    query ProvisionPolicies {
  provisionPolicies {
    id
    businessId
    kind
    fromMonth
    method
    percent
    profit
    ownCapital
    reason
    businessName
    version
  }
}
    `) as unknown as TypedDocumentString<ProvisionPoliciesQuery, ProvisionPoliciesQueryVariables>;
export const CreateProvisionPolicyDocument = new TypedDocumentString(`
    mutation CreateProvisionPolicy($input: CreateProvisionPolicyInput!) {
  createProvisionPolicy(input: $input) {
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
      businessId
      kind
      fromMonth
      method
      percent
      profit
      ownCapital
      reason
      businessName
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateProvisionPolicyMutation, CreateProvisionPolicyMutationVariables>;
export const UpdateProvisionPolicyDocument = new TypedDocumentString(`
    mutation UpdateProvisionPolicy($input: UpdateProvisionPolicyInput!) {
  updateProvisionPolicy(input: $input) {
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
      businessId
      kind
      fromMonth
      method
      percent
      profit
      ownCapital
      reason
      businessName
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateProvisionPolicyMutation, UpdateProvisionPolicyMutationVariables>;
export const DeleteProvisionPolicyDocument = new TypedDocumentString(`
    mutation DeleteProvisionPolicy($input: ByIdProvisionPolicy!) {
  deleteProvisionPolicy(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteProvisionPolicyMutation, DeleteProvisionPolicyMutationVariables>;
export const ResidencePermitsDocument = new TypedDocumentString(`
    query ResidencePermits($input: ResidencePermitsInput!) {
  residencePermits(input: $input) {
    id
    userId
    kind
    number
    startDate
    endDate
    residentSince
    quotaException
    fileId
    comment
    version
  }
}
    `) as unknown as TypedDocumentString<ResidencePermitsQuery, ResidencePermitsQueryVariables>;
export const CreateResidencePermitDocument = new TypedDocumentString(`
    mutation CreateResidencePermit($input: CreateResidencePermitInput!) {
  createResidencePermit(input: $input) {
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
      userId
      kind
      number
      startDate
      endDate
      residentSince
      quotaException
      fileId
      comment
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateResidencePermitMutation, CreateResidencePermitMutationVariables>;
export const UpdateResidencePermitDocument = new TypedDocumentString(`
    mutation UpdateResidencePermit($input: UpdateResidencePermitInput!) {
  updateResidencePermit(input: $input) {
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
      userId
      kind
      number
      startDate
      endDate
      residentSince
      quotaException
      fileId
      comment
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateResidencePermitMutation, UpdateResidencePermitMutationVariables>;
export const DeleteResidencePermitDocument = new TypedDocumentString(`
    mutation DeleteResidencePermit($input: ByIdResidencePermit!) {
  deleteResidencePermit(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteResidencePermitMutation, DeleteResidencePermitMutationVariables>;
export const AllSupplierDocument = new TypedDocumentString(`
    query AllSupplier {
  allSupplier {
    id
    name
    businessName
    identifier
    bankId
    paymentAccountType
    accountNumber
    accountState
    accountAt
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<AllSupplierQuery, AllSupplierQueryVariables>;
export const CreateSupplierDocument = new TypedDocumentString(`
    mutation CreateSupplier($input: CreateSupplierInput!) {
  createSupplier(input: $input) {
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
      businessName
      identifier
      bankId
      paymentAccountType
      accountNumber
      accountState
      accountAt
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSupplierMutation, CreateSupplierMutationVariables>;
export const UpdateSupplierDocument = new TypedDocumentString(`
    mutation UpdateSupplier($input: UpdateSupplierInput!) {
  updateSupplier(input: $input) {
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
      businessName
      identifier
      bankId
      paymentAccountType
      accountNumber
      accountState
      accountAt
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateSupplierMutation, UpdateSupplierMutationVariables>;
export const DeleteSupplierDocument = new TypedDocumentString(`
    mutation DeleteSupplier($input: ByIdSupplier!) {
  deleteSupplier(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteSupplierMutation, DeleteSupplierMutationVariables>;
export const SyndicatesDocument = new TypedDocumentString(`
    query Syndicates {
  syndicates {
    id
    name
    rut
    feeType
    feeValue
    members
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<SyndicatesQuery, SyndicatesQueryVariables>;
export const SyndicateDocument = new TypedDocumentString(`
    query Syndicate($input: ByIdSyndicate!) {
  syndicate(input: $input) {
    id
    name
    rut
    feeType
    feeValue
    members
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<SyndicateQuery, SyndicateQueryVariables>;
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
      name
      rut
      feeType
      feeValue
      members
      kept
      version
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
      name
      rut
      feeType
      feeValue
      members
      kept
      version
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
export const UnitKindsDocument = new TypedDocumentString(`
    query UnitKinds {
  unitKinds {
    id
    name
    units
    kept
    version
  }
}
    `) as unknown as TypedDocumentString<UnitKindsQuery, UnitKindsQueryVariables>;
export const CreateUnitKindDocument = new TypedDocumentString(`
    mutation CreateUnitKind($input: CreateUnitKindInput!) {
  createUnitKind(input: $input) {
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
      units
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateUnitKindMutation, CreateUnitKindMutationVariables>;
export const UpdateUnitKindDocument = new TypedDocumentString(`
    mutation UpdateUnitKind($input: UpdateUnitKindInput!) {
  updateUnitKind(input: $input) {
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
      units
      kept
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUnitKindMutation, UpdateUnitKindMutationVariables>;
export const DeleteUnitKindDocument = new TypedDocumentString(`
    mutation DeleteUnitKind($input: ByIdUnitKind!) {
  deleteUnitKind(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteUnitKindMutation, DeleteUnitKindMutationVariables>;
export const VacationBlackoutsDocument = new TypedDocumentString(`
    query VacationBlackouts($input: OfVacationRules!) {
  vacationBlackouts(input: $input) {
    id
    businessId
    startDate
    endDate
    reason
    version
  }
}
    `) as unknown as TypedDocumentString<VacationBlackoutsQuery, VacationBlackoutsQueryVariables>;
export const CreateVacationBlackoutDocument = new TypedDocumentString(`
    mutation CreateVacationBlackout($input: CreateVacationBlackoutInput!) {
  createVacationBlackout(input: $input) {
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
      businessId
      startDate
      endDate
      reason
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateVacationBlackoutMutation, CreateVacationBlackoutMutationVariables>;
export const UpdateVacationBlackoutDocument = new TypedDocumentString(`
    mutation UpdateVacationBlackout($input: UpdateVacationBlackoutInput!) {
  updateVacationBlackout(input: $input) {
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
      businessId
      startDate
      endDate
      reason
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateVacationBlackoutMutation, UpdateVacationBlackoutMutationVariables>;
export const DeleteVacationBlackoutDocument = new TypedDocumentString(`
    mutation DeleteVacationBlackout($input: ByIdVacationBlackout!) {
  deleteVacationBlackout(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteVacationBlackoutMutation, DeleteVacationBlackoutMutationVariables>;
export const AbsenceAlertsDocument = new TypedDocumentString(`
    query AbsenceAlerts($input: AbsenceAlertsInput) {
  absenceAlerts(input: $input) {
    article
    due
    fullname
    id
    kind
    overdue
    userId
    words
  }
}
    `) as unknown as TypedDocumentString<AbsenceAlertsQuery, AbsenceAlertsQueryVariables>;
export const AbsenceContractsDocument = new TypedDocumentString(`
    query AbsenceContracts($input: AbsenceContractsInput) {
  absenceContracts(input: $input) {
    hint
    id
    label
  }
}
    `) as unknown as TypedDocumentString<AbsenceContractsQuery, AbsenceContractsQueryVariables>;
export const AbsenceMonthDocument = new TypedDocumentString(`
    query AbsenceMonth($input: AbsenceMonthInput!) {
  absenceMonth(input: $input) {
    cut
    holidays {
      date
      place
      title
    }
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
      half
      legalPermit
      realDays
      workDays
      responseStatus
      response
      lateUntil
      creator
      lastUpdateUser
      hasFile
      canWithdraw
      steps {
        place
        state
        words
        people
        at
        comment
      }
      waitsForOther
      version
    }
  }
}
    `) as unknown as TypedDocumentString<AbsenceMonthQuery, AbsenceMonthQueryVariables>;
export const AbsenceOverlapDatesDocument = new TypedDocumentString(`
    query AbsenceOverlapDates($input: AbsenceOverlapDatesInput!) {
  absenceOverlapDates(input: $input) {
    effects {
      isOpen
      words
      yearMonth
    }
    overlaps {
      endDate
      id
      kind
      startDate
      status
    }
    past
    realDays
    team
    vacations
    workDays
  }
}
    `) as unknown as TypedDocumentString<AbsenceOverlapDatesQuery, AbsenceOverlapDatesQueryVariables>;
export const AbsenceStepsDocument = new TypedDocumentString(`
    query AbsenceSteps($input: ByIdAbsence!) {
  absenceSteps(input: $input) {
    at
    author
    id
    reason
    state
  }
}
    `) as unknown as TypedDocumentString<AbsenceStepsQuery, AbsenceStepsQueryVariables>;
export const AbsenceTeamAwayDocument = new TypedDocumentString(`
    query AbsenceTeamAway($input: AbsenceTeamAwayInput!) {
  absenceTeamAway(input: $input) {
    words
  }
}
    `) as unknown as TypedDocumentString<AbsenceTeamAwayQuery, AbsenceTeamAwayQueryVariables>;
export const AbsencesDocument = new TypedDocumentString(`
    query Absences($filter: AbsenceFilter, $page: Page, $sort: AbsencesSort, $counted: Boolean = true) {
  absences(filter: $filter, page: $page, sort: $sort) {
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
      half
      legalPermit
      realDays
      workDays
      responseStatus
      response
      lateUntil
      creator
      lastUpdateUser
      hasFile
      canWithdraw
      steps {
        place
        state
        words
        people
        at
        comment
      }
      waitsForOther
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<AbsencesQuery, AbsencesQueryVariables>;
export const AnswerAbsencesDocument = new TypedDocumentString(`
    mutation AnswerAbsences($input: AnswerAbsencesInput!) {
  answerAbsences(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      answered
      goingOn
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerAbsencesMutation, AnswerAbsencesMutationVariables>;
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
export const LegalPermitDaysDocument = new TypedDocumentString(`
    query LegalPermitDays($input: LegalPermitDaysInput!) {
  legalPermitDays(input: $input) {
    article
    days
    endDate
    halfDay
    proof
    when
  }
}
    `) as unknown as TypedDocumentString<LegalPermitDaysQuery, LegalPermitDaysQueryVariables>;
export const TeamAbsencesDocument = new TypedDocumentString(`
    query TeamAbsences($input: TeamAbsencesInput) {
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
    half
    legalPermit
    realDays
    workDays
    responseStatus
    response
    lateUntil
    creator
    lastUpdateUser
    hasFile
    canWithdraw
    steps {
      place
      state
      words
      people
      at
      comment
    }
    waitsForOther
    version
  }
}
    `) as unknown as TypedDocumentString<TeamAbsencesQuery, TeamAbsencesQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAbsenceMutation, UpdateAbsenceMutationVariables>;
export const UpdateAbsenceResponseDocument = new TypedDocumentString(`
    mutation UpdateAbsenceResponse($input: UpdateAbsenceResponseInput!) {
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateAbsenceResponseMutation, UpdateAbsenceResponseMutationVariables>;
export const UserAbsenceYearDocument = new TypedDocumentString(`
    query UserAbsenceYear($input: UserAbsenceYearInput!) {
  userAbsenceYear(input: $input) {
    pending
    used {
      count
      kind
      pay
      realDays
      type
      workDays
    }
    year
    years
  }
}
    `) as unknown as TypedDocumentString<UserAbsenceYearQuery, UserAbsenceYearQueryVariables>;
export const UserAbsencesDocument = new TypedDocumentString(`
    query UserAbsences($input: UserAbsencesInput!) {
  userAbsences(input: $input) {
    applicationEndDate
    applicationStartDate
    businessId
    businessName
    canWithdraw
    comment
    continuousLicense
    contributionDays
    creator
    description
    endDate
    fileId
    fileUrl
    firstLicence
    format
    fullname
    half
    halfDay
    hasFile
    id
    ignoreHolidays
    jobTitle
    kind
    lastUpdateUser
    lateUntil
    legalPermit
    licenseNumber
    pay
    previousPay
    realDays
    respondedAt
    response
    responseStatus
    revealed
    rut
    sendEmailToSupervisor
    sentOn
    startDate
    status
    steps {
      at
      comment
      people
      place
      state
      words
    }
    subtype
    type
    userContractId
    userId
    version
    waitsForOther
    workDays
  }
}
    `) as unknown as TypedDocumentString<UserAbsencesQuery, UserAbsencesQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawAbsenceMutation, WithdrawAbsenceMutationVariables>;
export const AccountingAccountLinesDocument = new TypedDocumentString(`
    query AccountingAccountLines($input: ImportAccountingAccountsInput!) {
  accountingAccountLines(input: $input) {
    note
    problem
    wrong
  }
}
    `) as unknown as TypedDocumentString<AccountingAccountLinesQuery, AccountingAccountLinesQueryVariables>;
export const AccountingFilesDocument = new TypedDocumentString(`
    query AccountingFiles($input: AccountingFilesInput!) {
  accountingFiles(input: $input) {
    author
    id
    lines
    madeAt
    number
    sha256
    templateName
    templateVersion
  }
}
    `) as unknown as TypedDocumentString<AccountingFilesQuery, AccountingFilesQueryVariables>;
export const AccountingTemplateTrialDocument = new TypedDocumentString(`
    query AccountingTemplateTrial($input: AccountingTemplateTrialInput!) {
  accountingTemplateTrial(input: $input) {
    columns
    lines
    number
    problems
    rows {
      cells
      section
    }
    total
  }
}
    `) as unknown as TypedDocumentString<AccountingTemplateTrialQuery, AccountingTemplateTrialQueryVariables>;
export const AccountingTemplateVersionsDocument = new TypedDocumentString(`
    query AccountingTemplateVersions($input: ByIdAccountingTemplate!) {
  accountingTemplateVersions(input: $input) {
    at
    author
    layout
    number
  }
}
    `) as unknown as TypedDocumentString<AccountingTemplateVersionsQuery, AccountingTemplateVersionsQueryVariables>;
export const CentralizationLinesDocument = new TypedDocumentString(`
    query CentralizationLines($input: CentralizationLinesInput!) {
  centralizationLines(input: $input) {
    amount
    code
    contracts
    institution
    label
    n
    side
    source
  }
}
    `) as unknown as TypedDocumentString<CentralizationLinesQuery, CentralizationLinesQueryVariables>;
export const CentralizationMonthsDocument = new TypedDocumentString(`
    query CentralizationMonths($filter: CentralizationMonthFilter, $page: Page, $sort: CentralizationMonthsSort, $counted: Boolean = true) {
  centralizationMonths(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessId
      businessName
      debit
      isOpen
      number
      payrollMonthId
      state
      yearMonth
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CentralizationMonthsQuery, CentralizationMonthsQueryVariables>;
export const CentralizationPeopleDocument = new TypedDocumentString(`
    query CentralizationPeople($filter: CentralizationPeopleFilter, $page: Page, $sort: CentralizationPeopleSort, $counted: Boolean = true) {
  centralizationPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      amount
      code
      contractId
      name
      payrollMonthId
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CentralizationPeopleQuery, CentralizationPeopleQueryVariables>;
export const CentralizationProvisionPeopleDocument = new TypedDocumentString(`
    query CentralizationProvisionPeople($filter: CentralizationProvisionPeopleFilter, $page: Page, $sort: CentralizationProvisionPeopleSort, $counted: Boolean = true) {
  centralizationProvisionPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      before
      code
      contractId
      figures {
        key
        label
        unit
        value
      }
      left
      moved
      name
      problem
      rut
      userId
      whole
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CentralizationProvisionPeopleQuery, CentralizationProvisionPeopleQueryVariables>;
export const CentralizationProvisionsDocument = new TypedDocumentString(`
    query CentralizationProvisions($input: CentralizationProvisionsInput!) {
  centralizationProvisions(input: $input) {
    before
    contracts
    kind
    left
    method
    moved
    norm
    percent
    since
    unknown
  }
}
    `) as unknown as TypedDocumentString<CentralizationProvisionsQuery, CentralizationProvisionsQueryVariables>;
export const CentralizationSumsDocument = new TypedDocumentString(`
    query CentralizationSums($input: CentralizationSumsInput!) {
  centralizationSums(input: $input) {
    accountCode
    accountId
    accountName
    centerCode
    centerName
    costCenterId
    credit
    creditBefore
    debit
    debitBefore
    isChanged
    key
  }
}
    `) as unknown as TypedDocumentString<CentralizationSumsQuery, CentralizationSumsQueryVariables>;
export const CentralizationsDocument = new TypedDocumentString(`
    query Centralizations($input: CentralizationsInput!) {
  centralizations(input: $input) {
    advice
    askedAt
    author
    businessName
    credit
    debit
    done
    groupId
    groupName
    id
    kind
    madeAt
    message
    number
    payrollMonthId
    people
    problems {
      account
      amount
      code
      contracts
      institution
      label
      lack
      side
      source
    }
    reason
    reversedBy
    reverses
    sha256
    squares {
      entry
      filed
      kind
      payslips
    }
    state
    total
    withSubsidies
    withVacations
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<CentralizationsQuery, CentralizationsQueryVariables>;
export const CreateAccountingFileDocument = new TypedDocumentString(`
    mutation CreateAccountingFile($input: CreateAccountingFileInput!) {
  createAccountingFile(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<CreateAccountingFileMutation, CreateAccountingFileMutationVariables>;
export const CreateCentralizationDocument = new TypedDocumentString(`
    mutation CreateCentralization($input: CreateCentralizationInput!) {
  createCentralization(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      advice
      askedAt
      author
      businessName
      credit
      debit
      done
      groupId
      groupName
      id
      kind
      madeAt
      message
      number
      payrollMonthId
      people
      reason
      reversedBy
      reverses
      sha256
      state
      total
      withSubsidies
      withVacations
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCentralizationMutation, CreateCentralizationMutationVariables>;
export const CreateUsualAccountingPlanDocument = new TypedDocumentString(`
    mutation CreateUsualAccountingPlan {
  createUsualAccountingPlan {
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
    `) as unknown as TypedDocumentString<CreateUsualAccountingPlanMutation, CreateUsualAccountingPlanMutationVariables>;
export const ExportAccountingTemplateDocument = new TypedDocumentString(`
    query ExportAccountingTemplate($input: ByIdAccountingTemplate!) {
  exportAccountingTemplate(input: $input) {
    layout
    name
  }
}
    `) as unknown as TypedDocumentString<ExportAccountingTemplateQuery, ExportAccountingTemplateQueryVariables>;
export const ExportCentralizationDocument = new TypedDocumentString(`
    mutation ExportCentralization($input: ExportCentralizationInput!) {
  exportCentralization(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<ExportCentralizationMutation, ExportCentralizationMutationVariables>;
export const ImportAccountingAccountsDocument = new TypedDocumentString(`
    mutation ImportAccountingAccounts($input: ImportAccountingAccountsInput!) {
  importAccountingAccounts(input: $input) {
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
      created
    }
  }
}
    `) as unknown as TypedDocumentString<ImportAccountingAccountsMutation, ImportAccountingAccountsMutationVariables>;
export const ImportAccountingTemplateDocument = new TypedDocumentString(`
    mutation ImportAccountingTemplate($input: ImportAccountingTemplateInput!) {
  importAccountingTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<ImportAccountingTemplateMutation, ImportAccountingTemplateMutationVariables>;
export const MoveAccountingTemplateColumnDocument = new TypedDocumentString(`
    mutation MoveAccountingTemplateColumn($input: MoveAccountingTemplateColumnInput!) {
  moveAccountingTemplateColumn(input: $input) {
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
    `) as unknown as TypedDocumentString<MoveAccountingTemplateColumnMutation, MoveAccountingTemplateColumnMutationVariables>;
export const OpenAccountingFileDocument = new TypedDocumentString(`
    mutation OpenAccountingFile($input: ByIdAccountingFile!) {
  openAccountingFile(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenAccountingFileMutation, OpenAccountingFileMutationVariables>;
export const PublishAccountingTemplateDocument = new TypedDocumentString(`
    mutation PublishAccountingTemplate($input: PublishAccountingTemplateInput!) {
  publishAccountingTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<PublishAccountingTemplateMutation, PublishAccountingTemplateMutationVariables>;
export const ReverseCentralizationDocument = new TypedDocumentString(`
    mutation ReverseCentralization($input: ReverseCentralizationInput!) {
  reverseCentralization(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      advice
      askedAt
      author
      businessName
      credit
      debit
      done
      groupId
      groupName
      id
      kind
      madeAt
      message
      number
      payrollMonthId
      people
      reason
      reversedBy
      reverses
      sha256
      state
      total
      withSubsidies
      withVacations
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<ReverseCentralizationMutation, ReverseCentralizationMutationVariables>;
export const UnbookedItemsDocument = new TypedDocumentString(`
    query UnbookedItems {
  unbookedItems {
    account
    itemCode
    label
    lack
    side
    source
  }
}
    `) as unknown as TypedDocumentString<UnbookedItemsQuery, UnbookedItemsQueryVariables>;
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
export const OwnSessionsDocument = new TypedDocumentString(`
    query OwnSessions {
  ownSessions {
    address
    createdAt
    current
    device
    id
    lastSeenAt
    proof
  }
}
    `) as unknown as TypedDocumentString<OwnSessionsQuery, OwnSessionsQueryVariables>;
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
      codeUntil
      invitedTo
      oneTimeCode
      username
    }
  }
}
    `) as unknown as TypedDocumentString<SendAccessMutation, SendAccessMutationVariables>;
export const UserAccessDocument = new TypedDocumentString(`
    query UserAccess($input: OfAccess!) {
  userAccess(input: $input) {
    byMail
    codeUntil
    email
    invitedUntil
    lastSeenAt
    openSessions
    secondFactor
    state
    username
    whyNotHelp
    whyNotPassword
  }
}
    `) as unknown as TypedDocumentString<UserAccessQuery, UserAccessQueryVariables>;
export const ActionPlanDocument = new TypedDocumentString(`
    query ActionPlan($input: ByIdActionPlan!) {
  actionPlan(input: $input) {
    achievablePlan
    approvalStatus
    canAnswer
    canProgress
    canUpdate
    completenessPercentage
    completenessStatus
    creatorId
    creatorName
    endDate
    evaluationProcessId
    evaluationWeight
    fullname
    id
    impactArea
    isMeasured
    isOwn
    measurablePlan
    objective
    realisticPlan
    requestedAt
    respondedAt
    respondedBy
    response
    rut
    simpleAndSpecificPlan
    startDate
    supervisorId
    supervisorName
    surveyId
    traceableInTimePlan
    version
    workerId
  }
}
    `) as unknown as TypedDocumentString<ActionPlanQuery, ActionPlanQueryVariables>;
export const ActionPlanStepsDocument = new TypedDocumentString(`
    query ActionPlanSteps($input: ByIdActionPlan!) {
  actionPlanSteps(input: $input) {
    at
    author
    id
    reason
    state
  }
}
    `) as unknown as TypedDocumentString<ActionPlanStepsQuery, ActionPlanStepsQueryVariables>;
export const ActionPlanWeightsDocument = new TypedDocumentString(`
    query ActionPlanWeights($input: ActionPlanWeightsInput) {
  actionPlanWeights(input: $input) {
    approved
    pending
  }
}
    `) as unknown as TypedDocumentString<ActionPlanWeightsQuery, ActionPlanWeightsQueryVariables>;
export const ActionPlansDocument = new TypedDocumentString(`
    query ActionPlans($filter: ActionPlanFilter, $page: Page, $sort: ActionPlansSort, $counted: Boolean = true) {
  actionPlans(filter: $filter, page: $page, sort: $sort) {
    rows {
      achievablePlan
      approvalStatus
      canAnswer
      canProgress
      canUpdate
      completenessPercentage
      completenessStatus
      creatorId
      creatorName
      endDate
      evaluationProcessId
      evaluationWeight
      fullname
      id
      impactArea
      isMeasured
      isOwn
      measurablePlan
      objective
      realisticPlan
      requestedAt
      respondedAt
      respondedBy
      response
      rut
      simpleAndSpecificPlan
      startDate
      supervisorId
      supervisorName
      surveyId
      traceableInTimePlan
      version
      workerId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ActionPlansQuery, ActionPlansQueryVariables>;
export const CreateActionPlanDocument = new TypedDocumentString(`
    mutation CreateActionPlan($input: CreateActionPlanInput!) {
  createActionPlan(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateActionPlanMutation, CreateActionPlanMutationVariables>;
export const CreateMilestoneDocument = new TypedDocumentString(`
    mutation CreateMilestone($input: CreateMilestoneInput!) {
  createMilestone(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateMilestoneMutation, CreateMilestoneMutationVariables>;
export const DeleteActionPlanDocument = new TypedDocumentString(`
    mutation DeleteActionPlan($input: DeleteActionPlanInput!) {
  deleteActionPlan(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteActionPlanMutation, DeleteActionPlanMutationVariables>;
export const DeleteMilestoneDocument = new TypedDocumentString(`
    mutation DeleteMilestone($input: DeleteMilestoneInput!) {
  deleteMilestone(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteMilestoneMutation, DeleteMilestoneMutationVariables>;
export const MilestonesDocument = new TypedDocumentString(`
    query Milestones($input: MilestonesInput!) {
  milestones(input: $input) {
    actionPlanId
    creator
    date
    description
    doneAt
    evidenceFileId
    id
    name
    needsEvidence
    type
    version
    weight
  }
}
    `) as unknown as TypedDocumentString<MilestonesQuery, MilestonesQueryVariables>;
export const MyActionPlansDocument = new TypedDocumentString(`
    query MyActionPlans($filter: ActionPlanFilter, $page: Page, $sort: MyActionPlansSort, $counted: Boolean = true) {
  myActionPlans(filter: $filter, page: $page, sort: $sort) {
    rows {
      achievablePlan
      approvalStatus
      canAnswer
      canProgress
      canUpdate
      completenessPercentage
      completenessStatus
      creatorId
      creatorName
      endDate
      evaluationProcessId
      evaluationWeight
      fullname
      id
      impactArea
      isMeasured
      isOwn
      measurablePlan
      objective
      realisticPlan
      requestedAt
      respondedAt
      respondedBy
      response
      rut
      simpleAndSpecificPlan
      startDate
      supervisorId
      supervisorName
      surveyId
      traceableInTimePlan
      version
      workerId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<MyActionPlansQuery, MyActionPlansQueryVariables>;
export const OpenMilestoneEvidenceDocument = new TypedDocumentString(`
    mutation OpenMilestoneEvidence($input: ByIdMilestone!) {
  openMilestoneEvidence(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenMilestoneEvidenceMutation, OpenMilestoneEvidenceMutationVariables>;
export const PrintActionPlanDocument = new TypedDocumentString(`
    mutation PrintActionPlan($input: ByIdActionPlan!) {
  printActionPlan(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<PrintActionPlanMutation, PrintActionPlanMutationVariables>;
export const SubordinateActionPlansDocument = new TypedDocumentString(`
    query SubordinateActionPlans($filter: ActionPlanFilter, $page: Page, $sort: SubordinateActionPlansSort, $counted: Boolean = true) {
  subordinateActionPlans(filter: $filter, page: $page, sort: $sort) {
    rows {
      achievablePlan
      approvalStatus
      canAnswer
      canProgress
      canUpdate
      completenessPercentage
      completenessStatus
      creatorId
      creatorName
      endDate
      evaluationProcessId
      evaluationWeight
      fullname
      id
      impactArea
      isMeasured
      isOwn
      measurablePlan
      objective
      realisticPlan
      requestedAt
      respondedAt
      respondedBy
      response
      rut
      simpleAndSpecificPlan
      startDate
      supervisorId
      supervisorName
      surveyId
      traceableInTimePlan
      version
      workerId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SubordinateActionPlansQuery, SubordinateActionPlansQueryVariables>;
export const UpdateActionPlanDocument = new TypedDocumentString(`
    mutation UpdateActionPlan($input: UpdateActionPlanInput!) {
  updateActionPlan(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateActionPlanMutation, UpdateActionPlanMutationVariables>;
export const UpdateActionPlanApprovalStatusDocument = new TypedDocumentString(`
    mutation UpdateActionPlanApprovalStatus($input: UpdateActionPlanApprovalStatusInput!) {
  updateActionPlanApprovalStatus(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateActionPlanApprovalStatusMutation, UpdateActionPlanApprovalStatusMutationVariables>;
export const UpdateActionPlanEvaluationWeightDocument = new TypedDocumentString(`
    mutation UpdateActionPlanEvaluationWeight($input: UpdateActionPlanEvaluationWeightInput!) {
  updateActionPlanEvaluationWeight(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateActionPlanEvaluationWeightMutation, UpdateActionPlanEvaluationWeightMutationVariables>;
export const UpdateActionPlanPercentageDocument = new TypedDocumentString(`
    mutation UpdateActionPlanPercentage($input: UpdateActionPlanPercentageInput!) {
  updateActionPlanPercentage(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateActionPlanPercentageMutation, UpdateActionPlanPercentageMutationVariables>;
export const UpdateActionPlanStatusDocument = new TypedDocumentString(`
    mutation UpdateActionPlanStatus($input: UpdateActionPlanStatusInput!) {
  updateActionPlanStatus(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateActionPlanStatusMutation, UpdateActionPlanStatusMutationVariables>;
export const UpdateActionPlanSupervisorDocument = new TypedDocumentString(`
    mutation UpdateActionPlanSupervisor($input: UpdateActionPlanSupervisorInput!) {
  updateActionPlanSupervisor(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateActionPlanSupervisorMutation, UpdateActionPlanSupervisorMutationVariables>;
export const UpdateMilestoneDocument = new TypedDocumentString(`
    mutation UpdateMilestone($input: UpdateMilestoneInput!) {
  updateMilestone(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateMilestoneMutation, UpdateMilestoneMutationVariables>;
export const AdditionalPdfDocument = new TypedDocumentString(`
    query AdditionalPdf($input: OfAdditionalPayment!) {
  additionalPdf(input: $input) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<AdditionalPdfQuery, AdditionalPdfQueryVariables>;
export const AdditionalPaymentsDocument = new TypedDocumentString(`
    query AdditionalPayments($filter: AdditionalPaymentsFilter, $page: Page, $sort: AdditionalPaymentsSort, $counted: Boolean = true) {
  additionalPayments(filter: $filter, page: $page, sort: $sort) {
    rows {
      accruedFrom
      accruedTo
      contractId
      deductions
      earnings
      itemCode
      name
      net
      payrollMonthId
      rut
      userId
      value
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<AdditionalPaymentsQuery, AdditionalPaymentsQueryVariables>;
export const AdditionalReleaseDocument = new TypedDocumentString(`
    query AdditionalRelease($input: OfAdditionalMonth!) {
  additionalRelease(input: $input) {
    mailed
    payrollMonthId
    released
    releasedAt
    total
    withoutMail
  }
}
    `) as unknown as TypedDocumentString<AdditionalReleaseQuery, AdditionalReleaseQueryVariables>;
export const AdditionalTotalsDocument = new TypedDocumentString(`
    query AdditionalTotals($input: OfAdditionalMonth!) {
  additionalTotals(input: $input) {
    accruedFrom
    accruedTo
    given
    itemCode
    payrollMonthId
    people
  }
}
    `) as unknown as TypedDocumentString<AdditionalTotalsQuery, AdditionalTotalsQueryVariables>;
export const AdditionalWithoutMailDocument = new TypedDocumentString(`
    query AdditionalWithoutMail($filter: AdditionalWithoutMailFilter, $page: Page, $sort: AdditionalWithoutMailSort, $counted: Boolean = true) {
  additionalWithoutMail(filter: $filter, page: $page, sort: $sort) {
    rows {
      contractId
      name
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<AdditionalWithoutMailQuery, AdditionalWithoutMailQueryVariables>;
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
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<NameAdditionalMutation, NameAdditionalMutationVariables>;
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
      mailed
      payrollMonthId
      released
      releasedAt
      total
      withoutMail
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseAdditionalPaymentsMutation, ReleaseAdditionalPaymentsMutationVariables>;
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
export const AdvanceTotalsDocument = new TypedDocumentString(`
    query AdvanceTotals($input: OfAdvanceMonth!) {
  advanceTotals(input: $input) {
    amount
    given
    payrollMonthId
    people
  }
}
    `) as unknown as TypedDocumentString<AdvanceTotalsQuery, AdvanceTotalsQueryVariables>;
export const AdvancesDocument = new TypedDocumentString(`
    query Advances($filter: AdvancesFilter, $page: Page, $sort: AdvancesSort, $counted: Boolean = true) {
  advances(filter: $filter, page: $page, sort: $sort) {
    rows {
      amount
      contractId
      jobTitle
      mode
      name
      payrollMonthId
      rut
      salary
      salaryProblem
      userId
      value
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<AdvancesQuery, AdvancesQueryVariables>;
export const AdvancesToProcessDocument = new TypedDocumentString(`
    query AdvancesToProcess($filter: AdvancesToProcessFilter, $page: Page, $sort: AdvancesToProcessSort, $counted: Boolean = true) {
  advancesToProcess(filter: $filter, page: $page, sort: $sort) {
    rows {
      amount
      contractId
      inPayroll
      name
      processId
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<AdvancesToProcessQuery, AdvancesToProcessQueryVariables>;
export const AdvancesToProcessTotalsDocument = new TypedDocumentString(`
    query AdvancesToProcessTotals($input: OfAdvanceMonth!) {
  advancesToProcessTotals(input: $input) {
    amount
    payrollMonthId
    people
    waiting
  }
}
    `) as unknown as TypedDocumentString<AdvancesToProcessTotalsQuery, AdvancesToProcessTotalsQueryVariables>;
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
export const AcknowledgeAnnouncementDocument = new TypedDocumentString(`
    mutation AcknowledgeAnnouncement($input: ByIdAnnouncement!) {
  acknowledgeAnnouncement(input: $input) {
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
    `) as unknown as TypedDocumentString<AcknowledgeAnnouncementMutation, AcknowledgeAnnouncementMutationVariables>;
export const AnnouncementReadersDocument = new TypedDocumentString(`
    query AnnouncementReaders($filter: AnnouncementReadersFilter, $page: Page, $sort: AnnouncementReadersSort, $counted: Boolean = true) {
  announcementReaders(filter: $filter, page: $page, sort: $sort) {
    rows {
      acknowledgedAt
      fullname
      readAt
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<AnnouncementReadersQuery, AnnouncementReadersQueryVariables>;
export const AnnouncementsDocument = new TypedDocumentString(`
    query Announcements($filter: AnnouncementFilter, $page: Page, $sort: AnnouncementsSort, $counted: Boolean = true) {
  announcements(filter: $filter, page: $page, sort: $sort) {
    rows {
      acknowledgedAt
      allowsReactions
      asksAcknowledgement
      author
      businessIds
      businessNames
      canUpdate
      content
      expiryDate
      id
      pinned
      publishDate
      reaction
      readAt
      reason
      sendsMail
      state
      title
      version
      visibility
      withdrawnAt
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<AnnouncementsQuery, AnnouncementsQueryVariables>;
export const ChangeOrderCompanyFeedDocument = new TypedDocumentString(`
    mutation ChangeOrderCompanyFeed($input: ChangeOrderCompanyFeedInput!) {
  changeOrderCompanyFeed(input: $input) {
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
    `) as unknown as TypedDocumentString<ChangeOrderCompanyFeedMutation, ChangeOrderCompanyFeedMutationVariables>;
export const CompanyFeedDocument = new TypedDocumentString(`
    query CompanyFeed($input: CompanyFeedInput) {
  companyFeed(input: $input) {
    createdAt
    fileId
    id
    imageUrl
    link
    text
    version
  }
}
    `) as unknown as TypedDocumentString<CompanyFeedQuery, CompanyFeedQueryVariables>;
export const CreateAnnouncementDocument = new TypedDocumentString(`
    mutation CreateAnnouncement($input: CreateAnnouncementInput!) {
  createAnnouncement(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateAnnouncementMutation, CreateAnnouncementMutationVariables>;
export const DeleteAnnouncementDocument = new TypedDocumentString(`
    mutation DeleteAnnouncement($input: DeleteAnnouncementInput!) {
  deleteAnnouncement(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteAnnouncementMutation, DeleteAnnouncementMutationVariables>;
export const DeleteCompanyFeedDocument = new TypedDocumentString(`
    mutation DeleteCompanyFeed($input: ByIdCompanyFeed!) {
  deleteCompanyFeed(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteCompanyFeedMutation, DeleteCompanyFeedMutationVariables>;
export const OpenAnnouncementFileDocument = new TypedDocumentString(`
    mutation OpenAnnouncementFile($input: OpenAnnouncementFileInput!) {
  openAnnouncementFile(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenAnnouncementFileMutation, OpenAnnouncementFileMutationVariables>;
export const ReactToAnnouncementDocument = new TypedDocumentString(`
    mutation ReactToAnnouncement($input: ReactToAnnouncementInput!) {
  reactToAnnouncement(input: $input) {
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
    `) as unknown as TypedDocumentString<ReactToAnnouncementMutation, ReactToAnnouncementMutationVariables>;
export const ReadAnnouncementDocument = new TypedDocumentString(`
    mutation ReadAnnouncement($input: ByIdAnnouncement!) {
  readAnnouncement(input: $input) {
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
    `) as unknown as TypedDocumentString<ReadAnnouncementMutation, ReadAnnouncementMutationVariables>;
export const UpdateAnnouncementDocument = new TypedDocumentString(`
    mutation UpdateAnnouncement($input: UpdateAnnouncementInput!) {
  updateAnnouncement(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateAnnouncementMutation, UpdateAnnouncementMutationVariables>;
export const UploaderCompanyFeedDocument = new TypedDocumentString(`
    mutation UploaderCompanyFeed($input: UploaderCompanyFeedInput) {
  uploaderCompanyFeed(input: $input) {
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
    `) as unknown as TypedDocumentString<UploaderCompanyFeedMutation, UploaderCompanyFeedMutationVariables>;
export const ApprovalPreviewDocument = new TypedDocumentString(`
    query ApprovalPreview($input: ApprovalPreviewInput!) {
  approvalPreview(input: $input) {
    place
    words
  }
}
    `) as unknown as TypedDocumentString<ApprovalPreviewQuery, ApprovalPreviewQueryVariables>;
export const ApprovalRulesDocument = new TypedDocumentString(`
    query ApprovalRules($input: OfApprovalRules!) {
  approvalRules(input: $input) {
    businessId
    escalateDays
    fromDay
    kind
    steps {
      days
      holder
      person
      role
      userId
      when
      words
    }
    version
  }
}
    `) as unknown as TypedDocumentString<ApprovalRulesQuery, ApprovalRulesQueryVariables>;
export const SaveApprovalRuleDocument = new TypedDocumentString(`
    mutation SaveApprovalRule($input: SaveApprovalRuleInput!) {
  saveApprovalRule(input: $input) {
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
    `) as unknown as TypedDocumentString<SaveApprovalRuleMutation, SaveApprovalRuleMutationVariables>;
export const AuditLogDocument = new TypedDocumentString(`
    query AuditLog($filter: AuditLogFilter, $page: Page, $sort: AuditLogSort, $counted: Boolean = true) {
  auditLog(filter: $filter, page: $page, sort: $sort) {
    rows {
      acting
      action
      at
      author
      entity
      more
      parts {
        action
        changes {
          after
          before
          field
        }
        entity
        withheld
      }
      personId
      seq
      subject
      withheld
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<AuditLogQuery, AuditLogQueryVariables>;
export const VerifyAuditDocument = new TypedDocumentString(`
    query VerifyAudit {
  verifyAudit {
    events
    intact
    problem
  }
}
    `) as unknown as TypedDocumentString<VerifyAuditQuery, VerifyAuditQueryVariables>;
export const AnswerPaymentLimitDocument = new TypedDocumentString(`
    mutation AnswerPaymentLimit($input: AnswerPaymentLimitInput!) {
  answerPaymentLimit(input: $input) {
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
    `) as unknown as TypedDocumentString<AnswerPaymentLimitMutation, AnswerPaymentLimitMutationVariables>;
export const AnswerPaymentListDocument = new TypedDocumentString(`
    mutation AnswerPaymentList($input: AnswerPaymentListInput!) {
  answerPaymentList(input: $input) {
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
    `) as unknown as TypedDocumentString<AnswerPaymentListMutation, AnswerPaymentListMutationVariables>;
export const BankListControlDocument = new TypedDocumentString(`
    query BankListControl($input: BankListControlInput!) {
  bankListControl(input: $input) {
    byBank {
      label
      people
      total
    }
    byKind {
      label
      people
      total
    }
    findings
    payrollMonthId
    people
    total
    transfers
  }
}
    `) as unknown as TypedDocumentString<BankListControlQuery, BankListControlQueryVariables>;
export const BankListFindingsDocument = new TypedDocumentString(`
    query BankListFindings($filter: BankListFindingsFilter, $page: Page, $sort: BankListFindingsSort, $counted: Boolean = true) {
  bankListFindings(filter: $filter, page: $page, sort: $sort) {
    rows {
      contractId
      level
      name
      net
      rut
      settlementId
      words
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<BankListFindingsQuery, BankListFindingsQueryVariables>;
export const BankListTrialDocument = new TypedDocumentString(`
    query BankListTrial($input: BankListTrialInput!) {
  bankListTrial(input: $input) {
    columns
    lines
    name
    problems
    rows {
      cells
      section
    }
    total
  }
}
    `) as unknown as TypedDocumentString<BankListTrialQuery, BankListTrialQueryVariables>;
export const BankTemplateVersionsDocument = new TypedDocumentString(`
    query BankTemplateVersions($input: ByIdBankTemplate!) {
  bankTemplateVersions(input: $input) {
    at
    author
    layout
    number
  }
}
    `) as unknown as TypedDocumentString<BankTemplateVersionsQuery, BankTemplateVersionsQueryVariables>;
export const CancelPaymentListDocument = new TypedDocumentString(`
    mutation CancelPaymentList($input: CancelPaymentListInput!) {
  cancelPaymentList(input: $input) {
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
    `) as unknown as TypedDocumentString<CancelPaymentListMutation, CancelPaymentListMutationVariables>;
export const CreatePaymentListDocument = new TypedDocumentString(`
    mutation CreatePaymentList($input: CreatePaymentListInput!) {
  createPaymentList(input: $input) {
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
      people
      total
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePaymentListMutation, CreatePaymentListMutationVariables>;
export const CreateSignedListDocument = new TypedDocumentString(`
    mutation CreateSignedList($input: CreateSignedListInput!) {
  createSignedList(input: $input) {
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
      people
      total
      url
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSignedListMutation, CreateSignedListMutationVariables>;
export const ExportBankTemplateDocument = new TypedDocumentString(`
    query ExportBankTemplate($input: ByIdBankTemplate!) {
  exportBankTemplate(input: $input) {
    layout
    name
  }
}
    `) as unknown as TypedDocumentString<ExportBankTemplateQuery, ExportBankTemplateQueryVariables>;
export const ImportBankTemplateDocument = new TypedDocumentString(`
    mutation ImportBankTemplate($input: ImportBankTemplateInput!) {
  importBankTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<ImportBankTemplateMutation, ImportBankTemplateMutationVariables>;
export const MoveBankTemplateColumnDocument = new TypedDocumentString(`
    mutation MoveBankTemplateColumn($input: MoveBankTemplateColumnInput!) {
  moveBankTemplateColumn(input: $input) {
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
    `) as unknown as TypedDocumentString<MoveBankTemplateColumnMutation, MoveBankTemplateColumnMutationVariables>;
export const OpenPaymentListDocument = new TypedDocumentString(`
    mutation OpenPaymentList($input: OpenPaymentListInput!) {
  openPaymentList(input: $input) {
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
      total
      transfers
      url
    }
  }
}
    `) as unknown as TypedDocumentString<OpenPaymentListMutation, OpenPaymentListMutationVariables>;
export const PaymentAnswerLinesDocument = new TypedDocumentString(`
    query PaymentAnswerLines($filter: PaymentAnswerLinesFilter, $page: Page, $sort: PaymentAnswerLinesSort, $counted: Boolean = true) {
  paymentAnswerLines(filter: $filter, page: $page, sort: $sort) {
    rows {
      amount
      line
      n
      name
      outcome
      rowN
      rut
      status
      words
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PaymentAnswerLinesQuery, PaymentAnswerLinesQueryVariables>;
export const PaymentAnswersDocument = new TypedDocumentString(`
    query PaymentAnswers($input: ByIdPaymentList!) {
  paymentAnswers(input: $input) {
    at
    author
    id
    paid
    paymentListId
    rejected
    sha256
    source
    undoReason
    undoneAt
    unmatched
    version
  }
}
    `) as unknown as TypedDocumentString<PaymentAnswersQuery, PaymentAnswersQueryVariables>;
export const PaymentLimitsDocument = new TypedDocumentString(`
    query PaymentLimits {
  paymentLimits {
    amount
    businessId
    businessName
    pending {
      amount
      answeredAt
      answerer
      author
      businessId
      businessName
      createdAt
      id
      isOwn
      reason
      state
      version
    }
    proposed {
      amount
      lists
    }
  }
}
    `) as unknown as TypedDocumentString<PaymentLimitsQuery, PaymentLimitsQueryVariables>;
export const PaymentListDocument = new TypedDocumentString(`
    query PaymentList($input: ByIdPaymentList!) {
  paymentList(input: $input) {
    author
    businessId
    businessName
    byBank {
      label
      people
      total
    }
    createdAt
    hash
    id
    isOwn
    limitAmount
    number
    paid
    payrollMonthId
    people
    purpose
    reason
    rejected
    releasedAt
    releaser
    sentAt
    state
    subject
    templateName
    total
    version
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<PaymentListQuery, PaymentListQueryVariables>;
export const PaymentListRowsDocument = new TypedDocumentString(`
    query PaymentListRows($filter: PaymentListRowsFilter, $page: Page, $sort: PaymentListRowsSort, $counted: Boolean = true) {
  paymentListRows(filter: $filter, page: $page, sort: $sort) {
    rows {
      accountEnd
      amount
      answeredAt
      bank
      n
      name
      reason
      rut
      state
      subject
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PaymentListRowsQuery, PaymentListRowsQueryVariables>;
export const PaymentListStepsDocument = new TypedDocumentString(`
    query PaymentListSteps($input: ByIdPaymentList!) {
  paymentListSteps(input: $input) {
    at
    author
    id
    reason
    state
  }
}
    `) as unknown as TypedDocumentString<PaymentListStepsQuery, PaymentListStepsQueryVariables>;
export const PaymentListsDocument = new TypedDocumentString(`
    query PaymentLists($filter: PaymentListsFilter, $page: Page, $sort: PaymentListsSort, $counted: Boolean = true) {
  paymentLists(filter: $filter, page: $page, sort: $sort) {
    rows {
      author
      businessId
      businessName
      createdAt
      hash
      id
      isOwn
      limitAmount
      number
      paid
      payrollMonthId
      people
      purpose
      reason
      rejected
      releasedAt
      releaser
      sentAt
      state
      subject
      templateName
      total
      version
      yearMonth
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PaymentListsQuery, PaymentListsQueryVariables>;
export const PreviewPaymentAnswerDocument = new TypedDocumentString(`
    query PreviewPaymentAnswer($input: PreviewPaymentAnswerInput!) {
  previewPaymentAnswer(input: $input) {
    isKnown
    lines
    paid
    rejected
    rows {
      amount
      line
      outcome
      rowN
      rut
      status
      words
    }
    unmatched
  }
}
    `) as unknown as TypedDocumentString<PreviewPaymentAnswerQuery, PreviewPaymentAnswerQueryVariables>;
export const ProposePaymentLimitDocument = new TypedDocumentString(`
    mutation ProposePaymentLimit($input: ProposePaymentLimitInput!) {
  proposePaymentLimit(input: $input) {
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
    `) as unknown as TypedDocumentString<ProposePaymentLimitMutation, ProposePaymentLimitMutationVariables>;
export const PublishBankTemplateDocument = new TypedDocumentString(`
    mutation PublishBankTemplate($input: PublishBankTemplateInput!) {
  publishBankTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<PublishBankTemplateMutation, PublishBankTemplateMutationVariables>;
export const ReadPaymentAnswerDocument = new TypedDocumentString(`
    mutation ReadPaymentAnswer($input: ReadPaymentAnswerInput!) {
  readPaymentAnswer(input: $input) {
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
      isKnown
      paid
      rejected
    }
  }
}
    `) as unknown as TypedDocumentString<ReadPaymentAnswerMutation, ReadPaymentAnswerMutationVariables>;
export const UndoPaymentAnswerDocument = new TypedDocumentString(`
    mutation UndoPaymentAnswer($input: UndoPaymentAnswerInput!) {
  undoPaymentAnswer(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoPaymentAnswerMutation, UndoPaymentAnswerMutationVariables>;
export const BusinessDocument = new TypedDocumentString(`
    query Business($input: ByIdBusiness!) {
  business(input: $input) {
    accidentabilityRate
    activityCode
    address
    baseAccidentabilityRate
    businessField
    businessName
    ccafCode
    communeCode
    draft
    email
    id
    logo
    logoFileId
    mutualCode
    name
    phone
    principal
    representatives {
      name
      rut
    }
    rut
    sannaRate
    slug
    status
    usePayroll
    version
    workers
  }
}
    `) as unknown as TypedDocumentString<BusinessQuery, BusinessQueryVariables>;
export const BusinessOptionsDocument = new TypedDocumentString(`
    query BusinessOptions($input: OfBusiness!) {
  businessOptions(input: $input) {
    businessId
    conventions {
      code
      value
    }
    logo
    logoId
    payrollPayGratificationLicense
    payrollPublicSupervisor
    payrollUseThirtyDays
    payrollUseThirtyDaysOnLicense
    vacationEmailManager
    vacationEmailResponse
    vacationEmailSupervisor
    vacationPublic
    vacationPublicSupervisor
    version
  }
}
    `) as unknown as TypedDocumentString<BusinessOptionsQuery, BusinessOptionsQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateBusinessMutation, CreateBusinessMutationVariables>;
export const ProcessRulesDocument = new TypedDocumentString(`
    query ProcessRules($input: OfRules!) {
  processRules(input: $input) {
    businessId
    closingApproval
    fromMonth
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
      version
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
export const CalendarFeedsDocument = new TypedDocumentString(`
    query CalendarFeeds {
  calendarFeeds {
    createdAt
    id
    lastUsedAt
    scope
  }
}
    `) as unknown as TypedDocumentString<CalendarFeedsQuery, CalendarFeedsQueryVariables>;
export const CreateCalendarFeedDocument = new TypedDocumentString(`
    mutation CreateCalendarFeed($input: CreateCalendarFeedInput!) {
  createCalendarFeed(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      path
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCalendarFeedMutation, CreateCalendarFeedMutationVariables>;
export const RevokeCalendarFeedDocument = new TypedDocumentString(`
    mutation RevokeCalendarFeed($input: ByIdCalendarFeed!) {
  revokeCalendarFeed(input: $input) {
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
    `) as unknown as TypedDocumentString<RevokeCalendarFeedMutation, RevokeCalendarFeedMutationVariables>;
export const TeamCalendarDocument = new TypedDocumentString(`
    query TeamCalendar($input: TeamCalendarInput!) {
  teamCalendar(input: $input) {
    bars {
      changes
      from
      half
      kind
      part
      pending
      person
      to
    }
    cut
    holidays {
      date
      place
      title
    }
    people {
      businessName
      fullname
      id
    }
  }
}
    `) as unknown as TypedDocumentString<TeamCalendarQuery, TeamCalendarQueryVariables>;
export const AnniversariesDocument = new TypedDocumentString(`
    query Anniversaries {
  anniversaries {
    avatar
    canOpen
    day
    fullname
    userId
  }
}
    `) as unknown as TypedDocumentString<AnniversariesQuery, AnniversariesQueryVariables>;
export const BirthdaysDocument = new TypedDocumentString(`
    query Birthdays {
  birthdays {
    avatar
    canOpen
    day
    fullname
    userId
  }
}
    `) as unknown as TypedDocumentString<BirthdaysQuery, BirthdaysQueryVariables>;
export const CelebrationChoiceDocument = new TypedDocumentString(`
    query CelebrationChoice {
  celebrationChoice {
    anniversary
    birthday
  }
}
    `) as unknown as TypedDocumentString<CelebrationChoiceQuery, CelebrationChoiceQueryVariables>;
export const SaveCelebrationChoiceDocument = new TypedDocumentString(`
    mutation SaveCelebrationChoice($input: SaveCelebrationChoiceInput!) {
  saveCelebrationChoice(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      anniversary
      birthday
    }
  }
}
    `) as unknown as TypedDocumentString<SaveCelebrationChoiceMutation, SaveCelebrationChoiceMutationVariables>;
export const CostCenterMonthDocument = new TypedDocumentString(`
    query CostCenterMonth($input: CostCenterMonthInput!) {
  costCenterMonth(input: $input) {
    centers {
      code
      cost
      costCenterId
      earnings
      employer
      key
      lines {
        amount
        code
        group
        label
      }
      name
      people
      recovered
    }
    cost
    earnings
    employer
    groupName
    isOpen
    payrollMonthId
    people
    recovered
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<CostCenterMonthQuery, CostCenterMonthQueryVariables>;
export const CostCenterMonthPeopleDocument = new TypedDocumentString(`
    query CostCenterMonthPeople($filter: CostCenterMonthPeopleFilter, $page: Page, $sort: CostCenterMonthPeopleSort, $counted: Boolean = true) {
  costCenterMonthPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      contractId
      cost
      earnings
      employer
      name
      payrollMonthId
      recovered
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CostCenterMonthPeopleQuery, CostCenterMonthPeopleQueryVariables>;
export const CertificateContractsDocument = new TypedDocumentString(`
    query CertificateContracts($input: CertificateContractsInput) {
  certificateContracts(input: $input) {
    hint
    id
    isOwn
    label
  }
}
    `) as unknown as TypedDocumentString<CertificateContractsQuery, CertificateContractsQueryVariables>;
export const CertificatesDocument = new TypedDocumentString(`
    query Certificates($filter: CertificateFilter, $page: Page, $sort: CertificatesSort, $counted: Boolean = true) {
  certificates(filter: $filter, page: $page, sort: $sort) {
    rows {
      author
      businessName
      contractCode
      expiresOn
      fromMonth
      fullname
      id
      isOwn
      issuedOn
      kind
      rut
      sha256
      span
      state
      toMonth
      userContractId
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CertificatesQuery, CertificatesQueryVariables>;
export const CreateCertificateDocument = new TypedDocumentString(`
    mutation CreateCertificate($input: CreateCertificateInput!) {
  createCertificate(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      author
      businessName
      contractCode
      expiresOn
      fromMonth
      fullname
      id
      isOwn
      issuedOn
      kind
      rut
      sha256
      span
      state
      toMonth
      userContractId
      userId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCertificateMutation, CreateCertificateMutationVariables>;
export const OpenCertificateDocument = new TypedDocumentString(`
    mutation OpenCertificate($input: OpenCertificateInput!) {
  openCertificate(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenCertificateMutation, OpenCertificateMutationVariables>;
export const VerifyCertificateDocument = new TypedDocumentString(`
    query VerifyCertificate($input: VerifyCertificateInput!) {
  verifyCertificate(input: $input) {
    company
    documentLabel
    expiresOn
    fromMonth
    hash
    issuedOn
    kind
    rutEnding
    state
    toMonth
  }
}
    `) as unknown as TypedDocumentString<VerifyCertificateQuery, VerifyCertificateQueryVariables>;
export const ClimateCommentsDocument = new TypedDocumentString(`
    query ClimateComments($input: ClimateCommentsInput!) {
  climateComments(input: $input) {
    group
    id
    question
    text
  }
}
    `) as unknown as TypedDocumentString<ClimateCommentsQuery, ClimateCommentsQueryVariables>;
export const ClimateCutsPreviewDocument = new TypedDocumentString(`
    query ClimateCutsPreview($input: ClimateCutsPreviewInput!) {
  climateCutsPreview(input: $input) {
    cuts {
      groups
      hidden
      label
    }
    isPossible
    words
  }
}
    `) as unknown as TypedDocumentString<ClimateCutsPreviewQuery, ClimateCutsPreviewQueryVariables>;
export const ClimateResultsDocument = new TypedDocumentString(`
    query ClimateResults($input: ClimateResultsInput!) {
  climateResults(input: $input) {
    answered
    dimensions {
      key
      title
    }
    groups {
      engagement
      enps
      family
      final
      fraction
      hidden
      id
      label
      n
      scores {
        change
        fraction
        key
        value
      }
    }
    invited
    minGroup
    openToEveryone
    previousTitle
    sealedAt
    surveyId
    title
  }
}
    `) as unknown as TypedDocumentString<ClimateResultsQuery, ClimateResultsQueryVariables>;
export const ClimateSettingsDocument = new TypedDocumentString(`
    query ClimateSettings($input: ClimateSettingsInput!) {
  climateSettings(input: $input) {
    crossings {
      one
      other
    }
    families {
      family
    }
    fixed
    minComments
    minGroup
    openToEveryone
    surveyId
    version
  }
}
    `) as unknown as TypedDocumentString<ClimateSettingsQuery, ClimateSettingsQueryVariables>;
export const PrintClimateResultsDocument = new TypedDocumentString(`
    mutation PrintClimateResults($input: PrintClimateResultsInput!) {
  printClimateResults(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<PrintClimateResultsMutation, PrintClimateResultsMutationVariables>;
export const ReportQuestionAveragesDocument = new TypedDocumentString(`
    query ReportQuestionAverages($input: ReportQuestionAveragesInput!) {
  reportQuestionAverages(input: $input) {
    average
    competence
    favourable
    hidden
    notApplicable
    omitted
    questionId
    title
    values {
      count
      label
      value
    }
  }
}
    `) as unknown as TypedDocumentString<ReportQuestionAveragesQuery, ReportQuestionAveragesQueryVariables>;
export const UpdateClimateSettingsDocument = new TypedDocumentString(`
    mutation UpdateClimateSettings($input: UpdateClimateSettingsInput!) {
  updateClimateSettings(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateClimateSettingsMutation, UpdateClimateSettingsMutationVariables>;
export const CollectiveGroupsDocument = new TypedDocumentString(`
    query CollectiveGroups($input: OfCollectiveGroups!) {
  collectiveGroups(input: $input) {
    area
    costCenterId
    name
    people
  }
}
    `) as unknown as TypedDocumentString<CollectiveGroupsQuery, CollectiveGroupsQueryVariables>;
export const CollectivePeopleDocument = new TypedDocumentString(`
    query CollectivePeople($filter: CollectivePeopleFilter, $page: Page, $sort: CollectivePeopleSort, $counted: Boolean = true) {
  collectivePeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      advanceDays
      days
      fullname
      id
      jobTitle
      left
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CollectivePeopleQuery, CollectivePeopleQueryVariables>;
export const CollectivePreviewDocument = new TypedDocumentString(`
    query CollectivePreview($input: CollectivePreviewInput!) {
  collectivePreview(input: $input) {
    given
    inAdvance
    left
    people
    workingDays
  }
}
    `) as unknown as TypedDocumentString<CollectivePreviewQuery, CollectivePreviewQueryVariables>;
export const CollectiveUndoPeopleDocument = new TypedDocumentString(`
    query CollectiveUndoPeople($filter: CollectiveUndoPeopleFilter, $page: Page, $sort: CollectiveUndoPeopleSort, $counted: Boolean = true) {
  collectiveUndoPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      enjoyedDays
      fullname
      id
      returnedDays
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CollectiveUndoPeopleQuery, CollectiveUndoPeopleQueryVariables>;
export const CreateCollectiveVacationDocument = new TypedDocumentString(`
    mutation CreateCollectiveVacation($input: CreateCollectiveVacationInput!) {
  createCollectiveVacation(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateCollectiveVacationMutation, CreateCollectiveVacationMutationVariables>;
export const ResumeCollectiveVacationDocument = new TypedDocumentString(`
    mutation ResumeCollectiveVacation($input: ResumeCollectiveVacationInput!) {
  resumeCollectiveVacation(input: $input) {
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
    `) as unknown as TypedDocumentString<ResumeCollectiveVacationMutation, ResumeCollectiveVacationMutationVariables>;
export const UndoCollectiveVacationDocument = new TypedDocumentString(`
    mutation UndoCollectiveVacation($input: UndoCollectiveVacationInput!) {
  undoCollectiveVacation(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoCollectiveVacationMutation, UndoCollectiveVacationMutationVariables>;
export const VacationCollectivesDocument = new TypedDocumentString(`
    query VacationCollectives($filter: VacationCollectiveFilter, $page: Page, $sort: VacationCollectivesSort, $counted: Boolean = true) {
  vacationCollectives(filter: $filter, page: $page, sort: $sort) {
    rows {
      author
      businessId
      businessName
      canUndo
      done
      endDate
      failed
      groupName
      id
      keptUntil
      people
      problem
      startDate
      state
      total
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<VacationCollectivesQuery, VacationCollectivesQueryVariables>;
export const CompaniesDocument = new TypedDocumentString(`
    query Companies($filter: CompaniesFilter, $page: Page, $sort: CompaniesSort, $counted: Boolean = true) {
  companies(filter: $filter, page: $page, sort: $sort) {
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
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CompaniesQuery, CompaniesQueryVariables>;
export const CompanyDashboardDocument = new TypedDocumentString(`
    query CompanyDashboard($input: ByIdCompany!) {
  companyDashboard(input: $input) {
    businesses
    exceptions
    failedJobs
    lastClosedMonth
    lastSeenAt
    logins
    neverSignedIn
    online
    openMonths
    people
    storedMegabytes
    suspendedServices
    withContract
    withoutAccess
  }
}
    `) as unknown as TypedDocumentString<CompanyDashboardQuery, CompanyDashboardQueryVariables>;
export const CompanyPeopleDocument = new TypedDocumentString(`
    query CompanyPeople($filter: CompanyPeopleFilter, $page: Page, $sort: CompanyPeopleSort, $counted: Boolean = true) {
  companyPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      access
      email
      fullname
      lastSeenAt
      role
      userId
      username
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CompanyPeopleQuery, CompanyPeopleQueryVariables>;
export const CompanySecurityDocument = new TypedDocumentString(`
    query CompanySecurity {
  companySecurity {
    secondFactor
  }
}
    `) as unknown as TypedDocumentString<CompanySecurityQuery, CompanySecurityQueryVariables>;
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
      codeUntil
      id
      invitedTo
      name
      oneTimeCode
      username
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCompanyMutation, CreateCompanyMutationVariables>;
export const InviteCompanyAdminsDocument = new TypedDocumentString(`
    mutation InviteCompanyAdmins($input: ByIdCompany!) {
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
      codes {
        username
        oneTimeCode
        codeUntil
        invitedTo
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InviteCompanyAdminsMutation, InviteCompanyAdminsMutationVariables>;
export const MailOutboxDocument = new TypedDocumentString(`
    query MailOutbox($filter: MailOutboxFilter, $page: Page, $sort: MailOutboxSort, $counted: Boolean = true) {
  mailOutbox(filter: $filter, page: $page, sort: $sort) {
    rows {
      createdAt
      error
      id
      recipient
      status
      subject
      textBody
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<MailOutboxQuery, MailOutboxQueryVariables>;
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
export const SuperadminGeneralDocument = new TypedDocumentString(`
    query SuperadminGeneral {
  superadminGeneral {
    active
    companies
    connections
    database
    databaseMegabytes
    failedMails
    logins
    mails
    memoryMegabytes
    runtime
    sessions
    suspended
    uptimeMinutes
    waiting
  }
}
    `) as unknown as TypedDocumentString<SuperadminGeneralQuery, SuperadminGeneralQueryVariables>;
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
export const UpdateCompanySecurityDocument = new TypedDocumentString(`
    mutation UpdateCompanySecurity($input: UpdateCompanySecurityInput!) {
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
    `) as unknown as TypedDocumentString<UpdateCompanySecurityMutation, UpdateCompanySecurityMutationVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateStatusCompanyMutation, UpdateStatusCompanyMutationVariables>;
export const CompanyExceptionsDocument = new TypedDocumentString(`
    query CompanyExceptions($input: OfCompany) {
  companyExceptions(input: $input) {
    code
    createdAt
    id
    label
    person
    reason
    since
    state
    until
    userId
    version
  }
}
    `) as unknown as TypedDocumentString<CompanyExceptionsQuery, CompanyExceptionsQueryVariables>;
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
      label
    }
  }
}
    `) as unknown as TypedDocumentString<CreateServiceCompanyMutation, CreateServiceCompanyMutationVariables>;
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
      code
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<GiveExceptionMutation, GiveExceptionMutationVariables>;
export const ServicesDocument = new TypedDocumentString(`
    query Services {
  services {
    admins
    built
    employees
    label
    managers
    module
    neverEmployees
    superManagers
  }
}
    `) as unknown as TypedDocumentString<ServicesQuery, ServicesQueryVariables>;
export const ServicesCompanyDocument = new TypedDocumentString(`
    query ServicesCompany($input: OfCompany) {
  servicesCompany(input: $input) {
    admin
    admins
    built
    employee
    employees
    given
    label
    manager
    managers
    module
    neverEmployees
    state
    superManager
    superManagers
    version
  }
}
    `) as unknown as TypedDocumentString<ServicesCompanyQuery, ServicesCompanyQueryVariables>;
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
      label
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateStateServiceCompanyMutation, UpdateStateServiceCompanyMutationVariables>;
export const ComplianceCalendarDocument = new TypedDocumentString(`
    query ComplianceCalendar($input: ComplianceCalendarInput!) {
  complianceCalendar(input: $input) {
    businessId
    businesses {
      id
      name
    }
    duties {
      advice
      author
      basis
      doneOn
      due
      duty
      hasProof
      isOpen
      note
      obligation
      payrollMonthId
      source
      state
      words
      yearMonth
    }
    years
  }
}
    `) as unknown as TypedDocumentString<ComplianceCalendarQuery, ComplianceCalendarQueryVariables>;
export const ContractRegistrationsDocument = new TypedDocumentString(`
    query ContractRegistrations($filter: ContractRegistrationFilter, $page: Page, $sort: ContractRegistrationsSort, $counted: Boolean = true) {
  contractRegistrations(filter: $filter, page: $page, sort: $sort) {
    rows {
      author
      businessId
      businessName
      code
      doneOn
      due
      fullname
      hasProof
      id
      isLate
      isMarked
      kind
      note
      source
      state
      userId
      words
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ContractRegistrationsQuery, ContractRegistrationsQueryVariables>;
export const MarkDutyDocument = new TypedDocumentString(`
    mutation MarkDuty($input: MarkDutyInput!) {
  markDuty(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      advice
      author
      basis
      doneOn
      due
      duty
      hasProof
      isOpen
      note
      obligation
      payrollMonthId
      source
      state
      words
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<MarkDutyMutation, MarkDutyMutationVariables>;
export const MarkRegistrationDocument = new TypedDocumentString(`
    mutation MarkRegistration($input: MarkRegistrationInput!) {
  markRegistration(input: $input) {
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
    `) as unknown as TypedDocumentString<MarkRegistrationMutation, MarkRegistrationMutationVariables>;
export const OpenProofDocument = new TypedDocumentString(`
    mutation OpenProof($input: OpenProofInput!) {
  openProof(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenProofMutation, OpenProofMutationVariables>;
export const OpenRegistrationProofDocument = new TypedDocumentString(`
    mutation OpenRegistrationProof($input: OpenRegistrationProofInput!) {
  openRegistrationProof(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenRegistrationProofMutation, OpenRegistrationProofMutationVariables>;
export const UnmarkDutyDocument = new TypedDocumentString(`
    mutation UnmarkDuty($input: UnmarkDutyInput!) {
  unmarkDuty(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      advice
      author
      basis
      doneOn
      due
      duty
      hasProof
      isOpen
      note
      obligation
      payrollMonthId
      source
      state
      words
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<UnmarkDutyMutation, UnmarkDutyMutationVariables>;
export const UnmarkRegistrationDocument = new TypedDocumentString(`
    mutation UnmarkRegistration($input: UnmarkRegistrationInput!) {
  unmarkRegistration(input: $input) {
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
    `) as unknown as TypedDocumentString<UnmarkRegistrationMutation, UnmarkRegistrationMutationVariables>;
export const ChangeStateItemDocument = new TypedDocumentString(`
    mutation ChangeStateItem($input: ChangeStateItemInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ChangeStateItemMutation, ChangeStateItemMutationVariables>;
export const ConceptHistoryDocument = new TypedDocumentString(`
    query ConceptHistory($input: OfConcept!) {
  conceptHistory(input: $input) {
    author
    from
    recordedAt
    until
    values {
      label
      name
      text
    }
  }
}
    `) as unknown as TypedDocumentString<ConceptHistoryQuery, ConceptHistoryQueryVariables>;
export const ConceptUsesDocument = new TypedDocumentString(`
    query ConceptUses($input: OfConcept!) {
  conceptUses(input: $input) {
    code
    kind
    title
  }
}
    `) as unknown as TypedDocumentString<ConceptUsesQuery, ConceptUsesQueryVariables>;
export const CreateFormulaDocument = new TypedDocumentString(`
    mutation CreateFormula($input: CreateFormulaInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateFormulaMutation, CreateFormulaMutationVariables>;
export const CreateItemDocument = new TypedDocumentString(`
    mutation CreateItem($input: CreateItemInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateItemMutation, CreateItemMutationVariables>;
export const CreateTableDocument = new TypedDocumentString(`
    mutation CreateTable($input: CreateTableInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTableMutation, CreateTableMutationVariables>;
export const CreateVariableDocument = new TypedDocumentString(`
    mutation CreateVariable($input: CreateVariableInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateVariableMutation, CreateVariableMutationVariables>;
export const DeleteFormulaDocument = new TypedDocumentString(`
    mutation DeleteFormula($input: ByIdFormula!) {
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
    `) as unknown as TypedDocumentString<DeleteFormulaMutation, DeleteFormulaMutationVariables>;
export const DeleteItemDocument = new TypedDocumentString(`
    mutation DeleteItem($input: ByIdItem!) {
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
    `) as unknown as TypedDocumentString<DeleteItemMutation, DeleteItemMutationVariables>;
export const DeleteTableDocument = new TypedDocumentString(`
    mutation DeleteTable($input: ByIdPayrollTable!) {
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
    `) as unknown as TypedDocumentString<DeleteTableMutation, DeleteTableMutationVariables>;
export const DeleteVariableDocument = new TypedDocumentString(`
    mutation DeleteVariable($input: ByIdVariable!) {
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
    `) as unknown as TypedDocumentString<DeleteVariableMutation, DeleteVariableMutationVariables>;
export const FormulasDocument = new TypedDocumentString(`
    query Formulas($filter: FormulaFilter, $page: Page, $sort: FormulasSort, $counted: Boolean = true) {
  formulas(filter: $filter, page: $page, sort: $sort) {
    rows {
      code
      editable
      id
      inputName
      inputUnit
      itemType
      origin
      source
      sourceCode
      title
      universal
      uses
      validFrom
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<FormulasQuery, FormulasQueryVariables>;
export const ItemsDocument = new TypedDocumentString(`
    query Items($filter: ItemFilter, $page: Page, $sort: ItemsSort, $counted: Boolean = true) {
  items(filter: $filter, page: $page, sort: $sort) {
    rows {
      accountingCode
      accountingInformative
      activity
      analyticAccounting
      calculationOrder
      capped
      cappedType
      cappedValue
      code
      compensation
      deductionLimit
      defaultFormulaCode
      distributableInCC
      editable
      endDate
      extraHours
      formula
      gratification
      holidays
      id
      ineCode
      informative
      inputUnit
      isFixed
      isRetained
      ledgerAccount
      lreCode
      medicalLicenses
      origin
      people
      print
      printOnSalarySettlement
      printOrder
      proportional
      seizable
      source
      startDate
      subjectToCompensation
      syndicateId
      taxable
      title
      tributable
      type
      universal
      validFrom
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ItemsQuery, ItemsQueryVariables>;
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
export const OrderedItemsDocument = new TypedDocumentString(`
    query OrderedItems($input: OrderedItemsInput!) {
  orderedItems(input: $input) {
    activity
    code
    id
    number
    title
    type
    version
  }
}
    `) as unknown as TypedDocumentString<OrderedItemsQuery, OrderedItemsQueryVariables>;
export const TablesDocument = new TypedDocumentString(`
    query Tables($filter: PayrollTableFilter, $page: Page, $sort: TablesSort, $counted: Boolean = true) {
  tables(filter: $filter, page: $page, sort: $sort) {
    rows {
      code
      editable
      fixedRows {
        id
        value1
        value2
        value3
        value4
        value5
      }
      id
      metadata {
        code
        title
        unit
      }
      origin
      source
      title
      type
      universal
      uses
      validFrom
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<TablesQuery, TablesQueryVariables>;
export const UpdateFormulaDocument = new TypedDocumentString(`
    mutation UpdateFormula($input: UpdateFormulaInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateFormulaMutation, UpdateFormulaMutationVariables>;
export const UpdateItemDocument = new TypedDocumentString(`
    mutation UpdateItem($input: UpdateItemInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateItemMutation, UpdateItemMutationVariables>;
export const UpdateTableDocument = new TypedDocumentString(`
    mutation UpdateTable($input: UpdateTableInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTableMutation, UpdateTableMutationVariables>;
export const UpdateVariableDocument = new TypedDocumentString(`
    mutation UpdateVariable($input: UpdateVariableInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateVariableMutation, UpdateVariableMutationVariables>;
export const VariablesDocument = new TypedDocumentString(`
    query Variables($filter: VariableFilter, $page: Page, $sort: VariablesSort, $counted: Boolean = true) {
  variables(filter: $filter, page: $page, sort: $sort) {
    rows {
      code
      editable
      endDate
      id
      origin
      source
      startDate
      subType
      title
      type
      unit
      universal
      uses
      validFrom
      value
      valueType
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<VariablesQuery, VariablesQueryVariables>;
export const ContractEndingDocument = new TypedDocumentString(`
    query ContractEnding($input: ByIdContractSettlement!) {
  contractEnding(input: $input) {
    author
    businessId
    businessName
    causeName
    code
    comment
    contractFinalDate
    daysLeft
    dismissalCause
    displayToEmployee
    fullname
    heirName
    heirUserId
    id
    isOwn
    isPayed
    issueDate
    letterBy
    lines {
      changes
      effect
      id
      part
      restoredAt
      what
    }
    notice
    noticeDate
    publicComment
    rut
    settlementBy
    status
    undoReason
    userContractId
    userId
    version
  }
}
    `) as unknown as TypedDocumentString<ContractEndingQuery, ContractEndingQueryVariables>;
export const ContractEndingBatchPeopleDocument = new TypedDocumentString(`
    query ContractEndingBatchPeople($filter: ContractEndingBatchPeopleFilter, $page: Page, $sort: ContractEndingBatchPeopleSort, $counted: Boolean = true) {
  contractEndingBatchPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      finalDate
      fullname
      id
      initialDate
      left
      lines
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ContractEndingBatchPeopleQuery, ContractEndingBatchPeopleQueryVariables>;
export const ContractEndingBatchPreviewDocument = new TypedDocumentString(`
    query ContractEndingBatchPreview($input: ContractEndingBatchPreviewInput!) {
  contractEndingBatchPreview(input: $input) {
    ending
    left
    people
  }
}
    `) as unknown as TypedDocumentString<ContractEndingBatchPreviewQuery, ContractEndingBatchPreviewQueryVariables>;
export const ContractEndingBatchesDocument = new TypedDocumentString(`
    query ContractEndingBatches($filter: ContractEndingBatchFilter, $page: Page, $sort: ContractEndingBatchesSort, $counted: Boolean = true) {
  contractEndingBatches(filter: $filter, page: $page, sort: $sort) {
    rows {
      author
      businessId
      businessName
      causeName
      contractFinalDate
      dismissalCause
      done
      failed
      id
      jobTitle
      people
      problem
      state
      total
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ContractEndingBatchesQuery, ContractEndingBatchesQueryVariables>;
export const ContractEndingGroupsDocument = new TypedDocumentString(`
    query ContractEndingGroups($input: OfContractEndingGroups!) {
  contractEndingGroups(input: $input) {
    jobTitle
    people
  }
}
    `) as unknown as TypedDocumentString<ContractEndingGroupsQuery, ContractEndingGroupsQueryVariables>;
export const ContractEndingPreviewDocument = new TypedDocumentString(`
    query ContractEndingPreview($input: ContractEndingPreviewInput!) {
  contractEndingPreview(input: $input) {
    doubts
    leaves
    letterBy
    lines {
      changes
      effect
      part
      what
    }
    settlementBy
  }
}
    `) as unknown as TypedDocumentString<ContractEndingPreviewQuery, ContractEndingPreviewQueryVariables>;
export const ContractEndingsDocument = new TypedDocumentString(`
    query ContractEndings($filter: ContractEndingFilter, $page: Page, $sort: ContractEndingsSort, $counted: Boolean = true) {
  contractEndings(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessId
      businessName
      causeName
      code
      contractFinalDate
      daysLeft
      dismissalCause
      displayToEmployee
      fullname
      id
      isOwn
      isPayed
      issueDate
      letterBy
      notice
      noticeDate
      rut
      settlementBy
      status
      userContractId
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ContractEndingsQuery, ContractEndingsQueryVariables>;
export const CreateContractEndingBatchDocument = new TypedDocumentString(`
    mutation CreateContractEndingBatch($input: CreateContractEndingBatchInput!) {
  createContractEndingBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateContractEndingBatchMutation, CreateContractEndingBatchMutationVariables>;
export const CreateContractSettlementDocument = new TypedDocumentString(`
    mutation CreateContractSettlement($input: CreateContractSettlementInput!) {
  createContractSettlement(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateContractSettlementMutation, CreateContractSettlementMutationVariables>;
export const ExpiredTermsDocument = new TypedDocumentString(`
    query ExpiredTerms {
  expiredTerms {
    businessName
    finalDate
    fullname
    id
    jobTitle
    rut
    since
    userId
    version
  }
}
    `) as unknown as TypedDocumentString<ExpiredTermsQuery, ExpiredTermsQueryVariables>;
export const MakeContractIndefiniteDocument = new TypedDocumentString(`
    mutation MakeContractIndefinite($input: MakeContractIndefiniteInput!) {
  makeContractIndefinite(input: $input) {
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
    `) as unknown as TypedDocumentString<MakeContractIndefiniteMutation, MakeContractIndefiniteMutationVariables>;
export const ResumeContractEndingBatchDocument = new TypedDocumentString(`
    mutation ResumeContractEndingBatch($input: ResumeContractEndingBatchInput!) {
  resumeContractEndingBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<ResumeContractEndingBatchMutation, ResumeContractEndingBatchMutationVariables>;
export const UndoContractEndingBatchDocument = new TypedDocumentString(`
    mutation UndoContractEndingBatch($input: UndoContractEndingBatchInput!) {
  undoContractEndingBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoContractEndingBatchMutation, UndoContractEndingBatchMutationVariables>;
export const UndoContractSettlementDocument = new TypedDocumentString(`
    mutation UndoContractSettlement($input: UndoContractSettlementInput!) {
  undoContractSettlement(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UndoContractSettlementMutation, UndoContractSettlementMutationVariables>;
export const UpdateContractSettlementDocument = new TypedDocumentString(`
    mutation UpdateContractSettlement($input: UpdateContractSettlementInput!) {
  updateContractSettlement(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateContractSettlementMutation, UpdateContractSettlementMutationVariables>;
export const AllContractsDocument = new TypedDocumentString(`
    query AllContracts($input: AllContractsInput) {
  allContracts(input: $input) {
    hint
    id
    label
    state
  }
}
    `) as unknown as TypedDocumentString<AllContractsQuery, AllContractsQueryVariables>;
export const ContractHistoryDocument = new TypedDocumentString(`
    query ContractHistory($input: ContractHistoryInput!) {
  contractHistory(input: $input) {
    changes {
      after
      attribute
      author
      before
      from
      key
      label
      reason
      recordedAt
    }
    periods {
      author
      changes
      from
      key
      recordedAt
      supersededAt
      until
    }
  }
}
    `) as unknown as TypedDocumentString<ContractHistoryQuery, ContractHistoryQueryVariables>;
export const ContractOptionsDocument = new TypedDocumentString(`
    query ContractOptions {
  contractOptions {
    areaUnits {
      area
      unitId
    }
    areas
    branchOffices
    businesses {
      id
      name
    }
    jobTitleFamilies
    jobTitles
    syndicates {
      id
      name
    }
    units {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ContractOptionsQuery, ContractOptionsQueryVariables>;
export const CreateUserContractDocument = new TypedDocumentString(`
    mutation CreateUserContract($input: CreateUserContractInput!) {
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
      code
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateUserContractMutation, CreateUserContractMutationVariables>;
export const DeleteUserContractDocument = new TypedDocumentString(`
    mutation DeleteUserContract($input: ByIdContract!) {
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
    `) as unknown as TypedDocumentString<DeleteUserContractMutation, DeleteUserContractMutationVariables>;
export const UpdateUserContractDocument = new TypedDocumentString(`
    mutation UpdateUserContract($input: UpdateUserContractInput!) {
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
      code
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserContractMutation, UpdateUserContractMutationVariables>;
export const UpdateUserContractStatusDocument = new TypedDocumentString(`
    mutation UpdateUserContractStatus($input: UpdateUserContractStatusInput!) {
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
      code
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserContractStatusMutation, UpdateUserContractStatusMutationVariables>;
export const UserContractDocument = new TypedDocumentString(`
    query UserContract($input: UserContractInput!) {
  userContract(input: $input) {
    apprentice
    area
    art22
    asOf
    branchOffice
    businessId
    businessName
    canUpdate
    code
    contractType
    current
    cycleDays
    cycleHours
    daysPerWeek
    exceptionalJourney
    finalDate
    fixedTermRenewals
    fullname
    gratificationAmount
    gratificationType
    healthAmount
    healthAmountUf
    healthInstitution
    healthPercentage
    heavyWork
    heavyWorkRate
    hierarchyNodeId
    hierarchyNodeName
    holidayRate {
      currency
      value
    }
    holidaySurcharge
    hoursPerWeek
    id
    initialDate
    isCorporateSalary
    isDomestic
    isProfessional
    isSupervisor
    jobTitle
    jobTitleFamily
    liveIn
    monthlySalary {
      currency
      value
    }
    nextFrom
    nightSurcharge
    overdraft
    partTime
    paymentPeriod
    remoteWork
    revealed
    saturdayRate {
      currency
      value
    }
    secondaryStatus
    shiftWork
    signatureDate
    signatureIntegrationCode
    signed
    specialWorkday
    state
    status
    sundayRate {
      currency
      value
    }
    supervisorId
    supervisorName
    syncAttendance
    syncDigitalSign
    syndicateId
    syndicateName
    taxPeriod
    taxRegime
    unionFeeType
    unionFeeValue
    userCode
    userContractVersionId
    userId
    validFrom
    validTo
    version
    versionFrom
    versionStatus
    warnings
    weekdayRate {
      currency
      value
    }
  }
}
    `) as unknown as TypedDocumentString<UserContractQuery, UserContractQueryVariables>;
export const AnswerDataCorrectionDocument = new TypedDocumentString(`
    mutation AnswerDataCorrection($input: AnswerDataCorrectionInput!) {
  answerDataCorrection(input: $input) {
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
    `) as unknown as TypedDocumentString<AnswerDataCorrectionMutation, AnswerDataCorrectionMutationVariables>;
export const DataCorrectionDocument = new TypedDocumentString(`
    query DataCorrection($input: ByIdDataCorrection!) {
  dataCorrection(input: $input) {
    by
    changes {
      after
      attribute
      before
      label
      moved
    }
    comment
    fullname
    id
    isOwn
    part
    requestedAt
    respondedAt
    response
    responseStatus
    rut
    since
    userId
    version
  }
}
    `) as unknown as TypedDocumentString<DataCorrectionQuery, DataCorrectionQueryVariables>;
export const DataCorrectionStepsDocument = new TypedDocumentString(`
    query DataCorrectionSteps($input: ByIdDataCorrection!) {
  dataCorrectionSteps(input: $input) {
    at
    author
    id
    reason
    state
  }
}
    `) as unknown as TypedDocumentString<DataCorrectionStepsQuery, DataCorrectionStepsQueryVariables>;
export const DataCorrectionsDocument = new TypedDocumentString(`
    query DataCorrections($filter: DataCorrectionFilter, $page: Page, $sort: DataCorrectionsSort, $counted: Boolean = true) {
  dataCorrections(filter: $filter, page: $page, sort: $sort) {
    rows {
      by
      comment
      fullname
      id
      isOwn
      part
      requestedAt
      respondedAt
      response
      responseStatus
      rut
      since
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<DataCorrectionsQuery, DataCorrectionsQueryVariables>;
export const RequestDataCorrectionDocument = new TypedDocumentString(`
    mutation RequestDataCorrection($input: RequestDataCorrectionInput!) {
  requestDataCorrection(input: $input) {
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
    `) as unknown as TypedDocumentString<RequestDataCorrectionMutation, RequestDataCorrectionMutationVariables>;
export const WithdrawDataCorrectionDocument = new TypedDocumentString(`
    mutation WithdrawDataCorrection($input: WithdrawDataCorrectionInput!) {
  withdrawDataCorrection(input: $input) {
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
    `) as unknown as TypedDocumentString<WithdrawDataCorrectionMutation, WithdrawDataCorrectionMutationVariables>;
export const CostCenterGapsDocument = new TypedDocumentString(`
    query CostCenterGaps($filter: CostCenterGapFilter, $page: Page, $sort: CostCenterGapsSort, $counted: Boolean = true) {
  costCenterGaps(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessName
      fullname
      groupName
      id
      key
      percentage
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CostCenterGapsQuery, CostCenterGapsQueryVariables>;
export const CostCenterUnitsDocument = new TypedDocumentString(`
    query CostCenterUnits($input: CostCenterUnitsInput!) {
  costCenterUnits(input: $input) {
    center
    code
    contracts
    costCenterId
    id
    inheritedFrom
    level
    name
    periods {
      code
      endDate
      id
      name
      startDate
      status
    }
    since
  }
}
    `) as unknown as TypedDocumentString<CostCenterUnitsQuery, CostCenterUnitsQueryVariables>;
export const CostCentersByBusinessDocument = new TypedDocumentString(`
    query CostCentersByBusiness($input: CostCentersByBusinessInput) {
  costCentersByBusiness(input: $input) {
    businessId
    businessName
    code
    contracts
    groupId
    id
    kept
    level
    name
    parentId
    status
    version
  }
}
    `) as unknown as TypedDocumentString<CostCentersByBusinessQuery, CostCentersByBusinessQueryVariables>;
export const CostCentersByContractDocument = new TypedDocumentString(`
    query CostCentersByContract($input: CostCentersByContractInput!) {
  costCentersByContract(input: $input) {
    code
    costCenterId
    endDate
    groupId
    groupName
    id
    name
    percentage
    startDate
    status
    userContractId
    version
  }
}
    `) as unknown as TypedDocumentString<CostCentersByContractQuery, CostCentersByContractQueryVariables>;
export const CostCentersByUnitDocument = new TypedDocumentString(`
    query CostCentersByUnit($input: CostCentersByUnitInput!) {
  costCentersByUnit(input: $input) {
    code
    costCenterId
    groupId
    name
    unitName
  }
}
    `) as unknown as TypedDocumentString<CostCentersByUnitQuery, CostCentersByUnitQueryVariables>;
export const CreateCostCenterNodeDocument = new TypedDocumentString(`
    mutation CreateCostCenterNode($input: CreateCostCenterNodeInput!) {
  createCostCenterNode(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCostCenterNodeMutation, CreateCostCenterNodeMutationVariables>;
export const DeleteCostCenterNodeDocument = new TypedDocumentString(`
    mutation DeleteCostCenterNode($input: ByIdCostCenter!) {
  deleteCostCenterNode(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteCostCenterNodeMutation, DeleteCostCenterNodeMutationVariables>;
export const SaveCostCenterSplitDocument = new TypedDocumentString(`
    mutation SaveCostCenterSplit($input: SaveCostCenterSplitInput!) {
  saveCostCenterSplit(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      parts {
        code
        costCenterId
        endDate
        groupId
        groupName
        id
        name
        percentage
        startDate
        status
        userContractId
        version
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SaveCostCenterSplitMutation, SaveCostCenterSplitMutationVariables>;
export const SaveCostCenterUnitDocument = new TypedDocumentString(`
    mutation SaveCostCenterUnit($input: SaveCostCenterUnitInput!) {
  saveCostCenterUnit(input: $input) {
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
    `) as unknown as TypedDocumentString<SaveCostCenterUnitMutation, SaveCostCenterUnitMutationVariables>;
export const UpdateCostCenterNodeDocument = new TypedDocumentString(`
    mutation UpdateCostCenterNode($input: UpdateCostCenterNodeInput!) {
  updateCostCenterNode(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateCostCenterNodeMutation, UpdateCostCenterNodeMutationVariables>;
export const CreateUserFieldDocument = new TypedDocumentString(`
    mutation CreateUserField($input: CreateUserFieldInput!) {
  createUserField(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateUserFieldMutation, CreateUserFieldMutationVariables>;
export const DeleteUserFieldDocument = new TypedDocumentString(`
    mutation DeleteUserField($input: ByIdUserField!) {
  deleteUserField(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteUserFieldMutation, DeleteUserFieldMutationVariables>;
export const OpenUserFieldFileDocument = new TypedDocumentString(`
    mutation OpenUserFieldFile($input: ByIdUserFieldData!) {
  openUserFieldFile(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenUserFieldFileMutation, OpenUserFieldFileMutationVariables>;
export const UpdateUserFieldDocument = new TypedDocumentString(`
    mutation UpdateUserField($input: UpdateUserFieldInput!) {
  updateUserField(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserFieldMutation, UpdateUserFieldMutationVariables>;
export const UpdateUserFieldDataDocument = new TypedDocumentString(`
    mutation UpdateUserFieldData($input: UpdateUserFieldDataInput!) {
  updateUserFieldData(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateUserFieldDataMutation, UpdateUserFieldDataMutationVariables>;
export const UpdateUserFieldPositionDocument = new TypedDocumentString(`
    mutation UpdateUserFieldPosition($input: UpdateUserFieldPositionInput!) {
  updateUserFieldPosition(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserFieldPositionMutation, UpdateUserFieldPositionMutationVariables>;
export const UserFieldsDocument = new TypedDocumentString(`
    query UserFields {
  userFields {
    code
    dated
    help
    id
    managers
    options
    required
    reserved
    sorting
    status
    title
    type
    version
    worker
  }
}
    `) as unknown as TypedDocumentString<UserFieldsQuery, UserFieldsQueryVariables>;
export const DashboardDocument = new TypedDocumentString(`
    query Dashboard {
  dashboard {
    months {
      businessName
      calculated
      calculating
      changesSince
      contracts
      failed
      id
      isOpen
      missingIndicators
      stateLabel
      totalCost
      totalNet
      totalPeople
      yearMonth
    }
    movements {
      entering {
        rows {
          businessName
          day
          fullname
          id
          userId
        }
        total
      }
      expiring {
        rows {
          businessName
          day
          fullname
          id
          userId
        }
        total
      }
      leaving {
        rows {
          businessName
          day
          fullname
          id
          userId
        }
        total
      }
    }
    own {
      contracts {
        businessName
        contractType
        finalDate
        id
        initialDate
        jobTitle
      }
      payslip {
        businessName
        contractId
        deductions
        earnings
        monthId
        net
        yearMonth
      }
    }
    payroll {
      allBusinesses
      before {
        calculated
        cost
        earnings
        net
        people
        yearMonth
      }
      businesses
      history {
        calculated
        cost
        earnings
        net
        people
        yearMonth
      }
      isOpen
      now {
        calculated
        cost
        earnings
        net
        people
        yearMonth
      }
    }
    people {
      active
      incoming
      incomplete
    }
    today
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<DashboardQuery, DashboardQueryVariables>;
export const FirstStepsDocument = new TypedDocumentString(`
    query FirstSteps($input: FirstStepsInput) {
  firstSteps(input: $input) {
    businessId
    monthId
    released
    steps {
      lacks {
        businessId
        text
        userId
      }
      optional
      state
      step
    }
    uncontractedId
    userId
    yearMonth
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
export const DebtsDocument = new TypedDocumentString(`
    query Debts($filter: DebtsFilter, $page: Page, $sort: DebtsSort, $counted: Boolean = true) {
  debts(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessName
      contractCode
      contractId
      debts {
        amount
        key
        kind
        label
        to
      }
      person
      total
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<DebtsQuery, DebtsQueryVariables>;
export const UserDebtsDocument = new TypedDocumentString(`
    query UserDebts($input: UserDebtsInput!) {
  userDebts(input: $input) {
    businessName
    contractCode
    contractId
    debts {
      amount
      key
      kind
      label
      to
    }
    person
    total
    userId
  }
}
    `) as unknown as TypedDocumentString<UserDebtsQuery, UserDebtsQueryVariables>;
export const CreateDelegationDocument = new TypedDocumentString(`
    mutation CreateDelegation($input: CreateDelegationInput!) {
  createDelegation(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      endDate
      fromName
      fromUserId
      id
      kinds
      revokedAt
      startDate
      state
      toName
      toUserId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateDelegationMutation, CreateDelegationMutationVariables>;
export const DelegationPeopleDocument = new TypedDocumentString(`
    query DelegationPeople($input: DelegationPeopleInput) {
  delegationPeople(input: $input) {
    fullname
    jobTitle
    userId
  }
}
    `) as unknown as TypedDocumentString<DelegationPeopleQuery, DelegationPeopleQueryVariables>;
export const DelegationsDocument = new TypedDocumentString(`
    query Delegations {
  delegations {
    given {
      endDate
      fromName
      fromUserId
      id
      kinds
      revokedAt
      startDate
      state
      toName
      toUserId
    }
    isRestricted
    kinds
    received {
      endDate
      fromName
      fromUserId
      id
      kinds
      revokedAt
      startDate
      state
      toName
      toUserId
    }
  }
}
    `) as unknown as TypedDocumentString<DelegationsQuery, DelegationsQueryVariables>;
export const RevokeDelegationDocument = new TypedDocumentString(`
    mutation RevokeDelegation($input: ByIdDelegation!) {
  revokeDelegation(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      endDate
      fromName
      fromUserId
      id
      kinds
      revokedAt
      startDate
      state
      toName
      toUserId
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeDelegationMutation, RevokeDelegationMutationVariables>;
export const DirectoryDocument = new TypedDocumentString(`
    query Directory($filter: DirectoryFilter, $page: Page, $sort: DirectorySort, $counted: Boolean = true) {
  directory(filter: $filter, page: $page, sort: $sort) {
    rows {
      area
      avatarUrl
      branchOffice
      businessEmail
      businessName
      fullname
      jobTitle
      online
      supervisorName
      userId
      workPhone
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<DirectoryQuery, DirectoryQueryVariables>;
export const ChangeDocumentStateDocument = new TypedDocumentString(`
    mutation ChangeDocumentState($input: ChangeDocumentStateInput!) {
  changeDocumentState(input: $input) {
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
    `) as unknown as TypedDocumentString<ChangeDocumentStateMutation, ChangeDocumentStateMutationVariables>;
export const CreateDocumentDocument = new TypedDocumentString(`
    mutation CreateDocument($input: CreateDocumentInput!) {
  createDocument(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateDocumentMutation, CreateDocumentMutationVariables>;
export const CreateDocumentFolderDocument = new TypedDocumentString(`
    mutation CreateDocumentFolder($input: CreateDocumentFolderInput!) {
  createDocumentFolder(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateDocumentFolderMutation, CreateDocumentFolderMutationVariables>;
export const DeleteDocumentDocument = new TypedDocumentString(`
    mutation DeleteDocument($input: DeleteDocumentInput!) {
  deleteDocument(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteDocumentMutation, DeleteDocumentMutationVariables>;
export const DeleteDocumentFolderDocument = new TypedDocumentString(`
    mutation DeleteDocumentFolder($input: ByIdDocumentFolder!) {
  deleteDocumentFolder(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteDocumentFolderMutation, DeleteDocumentFolderMutationVariables>;
export const DocumentDocument = new TypedDocumentString(`
    query Document($input: ByIdDocument!) {
  document(input: $input) {
    contractCode
    createdAt
    currentNo
    expiresOn
    folderId
    folderName
    fullname
    id
    isOwn
    kind
    name
    origin
    reason
    size
    state
    steps {
      at
      author
      id
      reason
      state
    }
    typeId
    typeLabel
    userContractId
    userId
    version
    versions {
      author
      createdAt
      id
      no
      origin
      pages
      sha256
      size
    }
  }
}
    `) as unknown as TypedDocumentString<DocumentQuery, DocumentQueryVariables>;
export const DocumentFoldersDocument = new TypedDocumentString(`
    query DocumentFolders($input: DocumentFoldersInput) {
  documentFolders(input: $input) {
    access
    depth
    documents
    id
    kind
    name
    parentId
    position
    profileIds
    version
  }
}
    `) as unknown as TypedDocumentString<DocumentFoldersQuery, DocumentFoldersQueryVariables>;
export const DocumentReaderProfilesDocument = new TypedDocumentString(`
    query DocumentReaderProfiles {
  documentReaderProfiles {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<DocumentReaderProfilesQuery, DocumentReaderProfilesQueryVariables>;
export const DocumentTypesDocument = new TypedDocumentString(`
    query DocumentTypes {
  documentTypes {
    code
    id
    label
    legalKind
    retention
    sensitivity
    status
    version
    visibleToWorker
  }
}
    `) as unknown as TypedDocumentString<DocumentTypesQuery, DocumentTypesQueryVariables>;
export const DocumentsDocument = new TypedDocumentString(`
    query Documents($filter: DocumentFilter, $page: Page, $sort: DocumentsSort, $counted: Boolean = true) {
  documents(filter: $filter, page: $page, sort: $sort) {
    rows {
      contractCode
      createdAt
      currentNo
      expiresOn
      folderId
      folderName
      fullname
      id
      isOwn
      kind
      name
      origin
      reason
      size
      state
      typeId
      typeLabel
      userContractId
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<DocumentsQuery, DocumentsQueryVariables>;
export const OpenDocumentDocument = new TypedDocumentString(`
    mutation OpenDocument($input: OpenDocumentInput!) {
  openDocument(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenDocumentMutation, OpenDocumentMutationVariables>;
export const SaveDocumentTypeDocument = new TypedDocumentString(`
    mutation SaveDocumentType($input: SaveDocumentTypeInput!) {
  saveDocumentType(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SaveDocumentTypeMutation, SaveDocumentTypeMutationVariables>;
export const UpdateDocumentDocument = new TypedDocumentString(`
    mutation UpdateDocument($input: UpdateDocumentInput!) {
  updateDocument(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateDocumentMutation, UpdateDocumentMutationVariables>;
export const UpdateDocumentFolderDocument = new TypedDocumentString(`
    mutation UpdateDocumentFolder($input: UpdateDocumentFolderInput!) {
  updateDocumentFolder(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateDocumentFolderMutation, UpdateDocumentFolderMutationVariables>;
export const ZipDocumentsDocument = new TypedDocumentString(`
    query ZipDocuments($input: ZipDocumentsInput!) {
  zipDocuments(input: $input) {
    done
    error
    jobId
    name
    status
    total
    url
  }
}
    `) as unknown as TypedDocumentString<ZipDocumentsQuery, ZipDocumentsQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateEmployerLoanMutation, CreateEmployerLoanMutationVariables>;
export const EmployerLoanDocument = new TypedDocumentString(`
    query EmployerLoan($input: ByIdLoan!) {
  employerLoan(input: $input) {
    amount
    balance
    businessId
    businessName
    closedMonth
    comment
    contractId
    grantedOn
    id
    lastMonth
    nextMonth
    paid
    pauses {
      author
      createdAt
      fromMonth
      loanId
      months
      reason
    }
    person
    quotasLeft
    schedule {
      amount
      carried
      comment
      kind
      loanId
      number
      owed
      paidOn
      state
      way
      yearMonth
    }
    startMonth
    state
    totalQuotas
    userId
    version
  }
}
    `) as unknown as TypedDocumentString<EmployerLoanQuery, EmployerLoanQueryVariables>;
export const EmployerLoanPaperDocument = new TypedDocumentString(`
    mutation EmployerLoanPaper($input: ByIdLoan!) {
  employerLoanPaper(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<EmployerLoanPaperMutation, EmployerLoanPaperMutationVariables>;
export const EmployerLoansDocument = new TypedDocumentString(`
    query EmployerLoans($filter: EmployerLoansFilter, $page: Page, $sort: EmployerLoansSort, $counted: Boolean = true) {
  employerLoans(filter: $filter, page: $page, sort: $sort) {
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
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<EmployerLoansQuery, EmployerLoansQueryVariables>;
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
      version
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendEmployerLoanMutation, SuspendEmployerLoanMutationVariables>;
export const UserLoansDocument = new TypedDocumentString(`
    query UserLoans($input: UserLoansInput!) {
  userLoans(input: $input) {
    amount
    balance
    businessId
    businessName
    closedMonth
    comment
    contractId
    grantedOn
    id
    lastMonth
    nextMonth
    paid
    pauses {
      author
      createdAt
      fromMonth
      loanId
      months
      reason
    }
    person
    quotasLeft
    schedule {
      amount
      carried
      comment
      kind
      loanId
      number
      owed
      paidOn
      state
      way
      yearMonth
    }
    startMonth
    state
    totalQuotas
    userId
    version
  }
}
    `) as unknown as TypedDocumentString<UserLoansQuery, UserLoansQueryVariables>;
export const EvaluationReportDocument = new TypedDocumentString(`
    query EvaluationReport($input: EvaluationReportInput!) {
  evaluationReport(input: $input) {
    acknowledged
    areas {
      areaId
      name
      people
      score {
        fraction
        leftOut {
          label
          why
        }
        more
        parts {
          fraction
          key
          label
          value
          weight
        }
        value
      }
    }
    boxes {
      box
      count
    }
    distribution {
      count
      from
      label
      percent
    }
    fraction
    highCut
    id
    mediumCut
    minRaters
    onlyPersonId
    outsideBoxes
    people
    released
    scaleMax
    scaleMin
    scored
    startedAt
    status
    supervisors {
      name
      people
      score {
        fraction
        leftOut {
          label
          why
        }
        more
        parts {
          fraction
          key
          label
          value
          weight
        }
        value
      }
      supervisorId
    }
    title
    unanswered
    value
  }
}
    `) as unknown as TypedDocumentString<EvaluationReportQuery, EvaluationReportQueryVariables>;
export const EvaluationReportsDocument = new TypedDocumentString(`
    query EvaluationReports($filter: EvaluationReportFilter, $page: Page, $sort: EvaluationReportsSort, $counted: Boolean = true) {
  evaluationReports(filter: $filter, page: $page, sort: $sort) {
    rows {
      fraction
      id
      onlyPersonId
      people
      released
      scored
      startedAt
      status
      title
      value
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<EvaluationReportsQuery, EvaluationReportsQueryVariables>;
export const EvaluationResultDocument = new TypedDocumentString(`
    query EvaluationResult($input: EvaluationResultInput!) {
  evaluationResult(input: $input) {
    acknowledgeComment
    acknowledgedAt
    area
    box
    calibrated
    comments {
      competence
      group
      question
      text
    }
    competences {
      gap
      groups {
        group
        score {
          fraction
          leftOut {
            label
            why
          }
          more
          parts {
            fraction
            key
            label
            value
            weight
          }
          value
        }
      }
      key
      others
      score {
        fraction
        leftOut {
          label
          why
        }
        more
        parts {
          fraction
          key
          label
          value
          weight
        }
        value
      }
      title
      weight
    }
    computed {
      fraction
      leftOut {
        label
        why
      }
      more
      parts {
        fraction
        key
        label
        value
        weight
      }
      value
    }
    evaluateeId
    final {
      fraction
      value
    }
    fullname
    history {
      change
      competences {
        change
        key
        title
        value
      }
      fraction
      processId
      startedAt
      title
      value
    }
    id
    isOwn
    isShown
    leads
    leftOut {
      label
      why
    }
    mayPlan
    meetingNotes
    metOn
    minRaters
    planShare
    plans {
      approvalStatus
      endDate
      evaluationWeight
      id
      objective
      percent
    }
    plansDone
    potential
    process
    processId
    processStatus
    raters
    ratersDone
    reason
    releasedAt
    rut
    scaleMax
    scaleMin
    startedAt
    status
    strengths
    supervisorName
    survey
    toImprove
    version
  }
}
    `) as unknown as TypedDocumentString<EvaluationResultQuery, EvaluationResultQueryVariables>;
export const EvaluationResultsDocument = new TypedDocumentString(`
    query EvaluationResults($filter: EvaluationResultFilter, $page: Page, $sort: EvaluationResultsSort, $counted: Boolean = true) {
  evaluationResults(filter: $filter, page: $page, sort: $sort) {
    rows {
      area
      box
      evaluateeId
      fraction
      fullname
      id
      isOwn
      potential
      processId
      raters
      ratersDone
      status
      supervisorName
      value
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<EvaluationResultsQuery, EvaluationResultsQueryVariables>;
export const PersonEvaluationsDocument = new TypedDocumentString(`
    query PersonEvaluations($input: PersonEvaluationsInput!) {
  personEvaluations(input: $input) {
    area
    box
    evaluateeId
    fraction
    fullname
    id
    isOwn
    potential
    processId
    processStatus
    raters
    ratersDone
    startedAt
    status
    supervisorName
    title
    value
  }
}
    `) as unknown as TypedDocumentString<PersonEvaluationsQuery, PersonEvaluationsQueryVariables>;
export const PrintEvaluationResultDocument = new TypedDocumentString(`
    mutation PrintEvaluationResult($input: PrintEvaluationResultInput!) {
  printEvaluationResult(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<PrintEvaluationResultMutation, PrintEvaluationResultMutationVariables>;
export const SurveysOfEvaluateeDocument = new TypedDocumentString(`
    query SurveysOfEvaluatee($input: SurveysOfEvaluateeInput!) {
  surveysOfEvaluatee(input: $input) {
    endAt
    evaluateeId
    fullname
    groups {
      answered
      group
      invited
    }
    hasResult
    ownSurveyId
    status
    supervisors
    surveyId
    title
  }
}
    `) as unknown as TypedDocumentString<SurveysOfEvaluateeQuery, SurveysOfEvaluateeQueryVariables>;
export const AcknowledgeEvaluationDocument = new TypedDocumentString(`
    mutation AcknowledgeEvaluation($input: AcknowledgeEvaluationInput!) {
  acknowledgeEvaluation(input: $input) {
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
    `) as unknown as TypedDocumentString<AcknowledgeEvaluationMutation, AcknowledgeEvaluationMutationVariables>;
export const CalibrateEvaluationReviewDocument = new TypedDocumentString(`
    mutation CalibrateEvaluationReview($input: CalibrateEvaluationReviewInput!) {
  calibrateEvaluationReview(input: $input) {
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
    `) as unknown as TypedDocumentString<CalibrateEvaluationReviewMutation, CalibrateEvaluationReviewMutationVariables>;
export const CreateEvaluationProcessDocument = new TypedDocumentString(`
    mutation CreateEvaluationProcess($input: CreateEvaluationProcessInput!) {
  createEvaluationProcess(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateEvaluationProcessMutation, CreateEvaluationProcessMutationVariables>;
export const DeleteEvaluationProcessDocument = new TypedDocumentString(`
    mutation DeleteEvaluationProcess($input: DeleteEvaluationProcessInput!) {
  deleteEvaluationProcess(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteEvaluationProcessMutation, DeleteEvaluationProcessMutationVariables>;
export const EvaluationMissingDocument = new TypedDocumentString(`
    query EvaluationMissing($filter: EvaluationMissingFilter, $page: Page, $sort: EvaluationMissingSort, $counted: Boolean = true) {
  evaluationMissing(filter: $filter, page: $page, sort: $sort) {
    rows {
      fullname
      missing
      respondentId
      rut
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<EvaluationMissingQuery, EvaluationMissingQueryVariables>;
export const EvaluationProcessDocument = new TypedDocumentString(`
    query EvaluationProcess($input: ByIdEvaluationProcess!) {
  evaluationProcess(input: $input) {
    canFollow
    canKeep
    closedAt
    highCut
    id
    mediumCut
    minRaters
    missingPolicy
    peerWeight
    people
    planShare
    raters
    ratersDone
    reason
    scaleMax
    scaleMin
    selfWeight
    stages {
      endsOn
      processId
      stage
      startsOn
    }
    startedAt
    status
    subordinateWeight
    supervisorWeight
    surveys {
      endAt
      id
      processId
      startAt
      status
      title
    }
    title
    version
  }
}
    `) as unknown as TypedDocumentString<EvaluationProcessQuery, EvaluationProcessQueryVariables>;
export const EvaluationProcessesDocument = new TypedDocumentString(`
    query EvaluationProcesses($filter: EvaluationProcessFilter, $page: Page, $sort: EvaluationProcessesSort, $counted: Boolean = true) {
  evaluationProcesses(filter: $filter, page: $page, sort: $sort) {
    rows {
      canFollow
      canKeep
      closedAt
      highCut
      id
      mediumCut
      minRaters
      missingPolicy
      peerWeight
      people
      planShare
      raters
      ratersDone
      reason
      scaleMax
      scaleMin
      selfWeight
      stages {
        endsOn
        processId
        stage
        startsOn
      }
      startedAt
      status
      subordinateWeight
      supervisorWeight
      surveys {
        endAt
        id
        processId
        startAt
        status
        title
      }
      title
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<EvaluationProcessesQuery, EvaluationProcessesQueryVariables>;
export const EvaluationReviewStepsDocument = new TypedDocumentString(`
    query EvaluationReviewSteps($input: ByIdEvaluationReview!) {
  evaluationReviewSteps(input: $input) {
    at
    author
    id
    reason
    state
  }
}
    `) as unknown as TypedDocumentString<EvaluationReviewStepsQuery, EvaluationReviewStepsQueryVariables>;
export const EvaluationReviewsDocument = new TypedDocumentString(`
    query EvaluationReviews($filter: EvaluationReviewFilter, $page: Page, $sort: EvaluationReviewsSort, $counted: Boolean = true) {
  evaluationReviews(filter: $filter, page: $page, sort: $sort) {
    rows {
      acknowledgeComment
      acknowledgedAt
      area
      areaId
      box
      calibrated
      calibrationReason
      closedAt
      computed
      computedShown
      counted
      evaluateeId
      final
      finalShown
      fullname
      highCut
      id
      isOwn
      isTeam
      mediumCut
      meetingNotes
      metOn
      minRaters
      planShare
      plansDone
      potential
      processId
      processStatus
      processTitle
      proposal
      proposed
      proposedPotential
      raters
      ratersDone
      releasedAt
      rut
      scaleMax
      scaleMin
      scores {
        competences {
          counted {
            key
            value
            weight
          }
          exact
          key
          leftOut {
            key
            why
          }
          title
          weight
        }
        final {
          counted {
            key
            value
            weight
          }
          exact
          leftOut {
            key
            why
          }
        }
        groups {
          competences {
            counted {
              key
              value
              weight
            }
            exact
            key
            leftOut {
              key
              why
            }
          }
          group
        }
        leftOut {
          key
          why
        }
      }
      startedAt
      status
      supervisorId
      supervisorName
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<EvaluationReviewsQuery, EvaluationReviewsQueryVariables>;
export const EvaluationShortOfPlansDocument = new TypedDocumentString(`
    query EvaluationShortOfPlans($input: ByIdEvaluationProcess!) {
  evaluationShortOfPlans(input: $input) {
    evaluateeId
    fullname
    weightSum
  }
}
    `) as unknown as TypedDocumentString<EvaluationShortOfPlansQuery, EvaluationShortOfPlansQueryVariables>;
export const EvaluationSurveysDocument = new TypedDocumentString(`
    query EvaluationSurveys($input: EvaluationSurveysInput) {
  evaluationSurveys(input: $input) {
    endAt
    id
    processId
    startAt
    status
    title
  }
}
    `) as unknown as TypedDocumentString<EvaluationSurveysQuery, EvaluationSurveysQueryVariables>;
export const MoveEvaluationProcessDocument = new TypedDocumentString(`
    mutation MoveEvaluationProcess($input: MoveEvaluationProcessInput!) {
  moveEvaluationProcess(input: $input) {
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
    `) as unknown as TypedDocumentString<MoveEvaluationProcessMutation, MoveEvaluationProcessMutationVariables>;
export const ProposeEvaluationCalibrationDocument = new TypedDocumentString(`
    mutation ProposeEvaluationCalibration($input: ProposeEvaluationCalibrationInput!) {
  proposeEvaluationCalibration(input: $input) {
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
    `) as unknown as TypedDocumentString<ProposeEvaluationCalibrationMutation, ProposeEvaluationCalibrationMutationVariables>;
export const RecordEvaluationMeetingDocument = new TypedDocumentString(`
    mutation RecordEvaluationMeeting($input: RecordEvaluationMeetingInput!) {
  recordEvaluationMeeting(input: $input) {
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
    `) as unknown as TypedDocumentString<RecordEvaluationMeetingMutation, RecordEvaluationMeetingMutationVariables>;
export const ReleaseEvaluationReviewsDocument = new TypedDocumentString(`
    mutation ReleaseEvaluationReviews($input: ReleaseEvaluationReviewsInput!) {
  releaseEvaluationReviews(input: $input) {
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
      left {
        reviewId
        fullname
        why
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReleaseEvaluationReviewsMutation, ReleaseEvaluationReviewsMutationVariables>;
export const UndoEvaluationCalibrationDocument = new TypedDocumentString(`
    mutation UndoEvaluationCalibration($input: UndoEvaluationCalibrationInput!) {
  undoEvaluationCalibration(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoEvaluationCalibrationMutation, UndoEvaluationCalibrationMutationVariables>;
export const UpdateEvaluationProcessDocument = new TypedDocumentString(`
    mutation UpdateEvaluationProcess($input: UpdateEvaluationProcessInput!) {
  updateEvaluationProcess(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateEvaluationProcessMutation, UpdateEvaluationProcessMutationVariables>;
export const OpenFamilyPaperDocument = new TypedDocumentString(`
    mutation OpenFamilyPaper($input: ByIdFamilyMember!) {
  openFamilyPaper(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenFamilyPaperMutation, OpenFamilyPaperMutationVariables>;
export const FilingFindingsDocument = new TypedDocumentString(`
    query FilingFindings($filter: FilingFindingFilter, $page: Page, $sort: FilingFindingsSort, $counted: Boolean = true) {
  filingFindings(filter: $filter, page: $page, sort: $sort) {
    rows {
      field
      fullname
      level
      line
      n
      rule
      userId
      words
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<FilingFindingsQuery, FilingFindingsQueryVariables>;
export const FilingMonthsDocument = new TypedDocumentString(`
    query FilingMonths($filter: FilingMonthFilter, $page: Page, $sort: FilingMonthsSort, $counted: Boolean = true) {
  filingMonths(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessId
      businessName
      businessRut
      ccafCode
      complements {
        employer
        filingId
        originMonth
        state
        worker
      }
      isOpen
      lreDuty
      lreId
      lreState
      payrollMonthId
      previredDuty
      previredId
      previredState
      wagesDuty
      wagesId
      wagesState
      yearMonth
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<FilingMonthsQuery, FilingMonthsQueryVariables>;
export const FilingWagesDocument = new TypedDocumentString(`
    query FilingWages($filter: FilingWageFilter, $page: Page, $sort: FilingWagesSort, $counted: Boolean = true) {
  filingWages(filter: $filter, page: $page, sort: $sort) {
    rows {
      fullname
      loan
      moreTax
      n
      rut
      tax
      taxed
      untaxed
      userId
      zone
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<FilingWagesQuery, FilingWagesQueryVariables>;
export const FilingsDocument = new TypedDocumentString(`
    query Filings($input: FilingsInput!) {
  filings(input: $input) {
    advice
    askedAt
    author
    ccafPercent
    changed
    changes {
      after
      before
      field
      key
    }
    done
    errors
    id
    kind
    layout
    lines
    madeAt
    message
    number
    originMonth
    payrollMonthId
    people
    sha256
    state
    total
    totals {
      filed
      institution
      kind
      payslips
    }
    version
    warnings
  }
}
    `) as unknown as TypedDocumentString<FilingsQuery, FilingsQueryVariables>;
export const MakeFilingDocument = new TypedDocumentString(`
    mutation MakeFiling($input: MakeFilingInput!) {
  makeFiling(input: $input) {
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
    `) as unknown as TypedDocumentString<MakeFilingMutation, MakeFilingMutationVariables>;
export const OpenFilingDocument = new TypedDocumentString(`
    mutation OpenFiling($input: OpenFilingInput!) {
  openFiling(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenFilingMutation, OpenFilingMutationVariables>;
export const YearFactorsDocument = new TypedDocumentString(`
    query YearFactors($input: YearFactorsInput!) {
  yearFactors(input: $input) {
    source
    status
    value
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<YearFactorsQuery, YearFactorsQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateRestrictionMutation, CreateRestrictionMutationVariables>;
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
export const PermissionDocument = new TypedDocumentString(`
    query Permission($input: PermissionInput) {
  permission(input: $input) {
    businesses
    decisions {
      allowed
      because
      permission
      reach
    }
    fullname
    inactive
    isOwn
    profileId
    profileName
    restrictionName
    role
    userId
  }
}
    `) as unknown as TypedDocumentString<PermissionQuery, PermissionQueryVariables>;
export const ProfileAssignmentsDocument = new TypedDocumentString(`
    query ProfileAssignments($filter: AssignmentFilter, $page: Page, $sort: ProfileAssignmentsSort, $counted: Boolean = true) {
  profileAssignments(filter: $filter, page: $page, sort: $sort) {
    rows {
      fullname
      profileId
      profileName
      restrictionId
      restrictionName
      role
      status
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ProfileAssignmentsQuery, ProfileAssignmentsQueryVariables>;
export const ProfilePermissionsDocument = new TypedDocumentString(`
    query ProfilePermissions($input: ByIdProfile!) {
  profilePermissions(input: $input) {
    company {
      exceptions {
        code
        since
        until
      }
      modules {
        admin
        employee
        manager
        module
        superManager
      }
      options
      slug
      today
    }
    id
    isOwn
    name
    people
    permissions {
      code
      create
      delete
      read
      update
    }
    roles
    services
    version
  }
}
    `) as unknown as TypedDocumentString<ProfilePermissionsQuery, ProfilePermissionsQueryVariables>;
export const ProfilesDocument = new TypedDocumentString(`
    query Profiles {
  profiles {
    id
    name
    people
    services
    version
  }
}
    `) as unknown as TypedDocumentString<ProfilesQuery, ProfilesQueryVariables>;
export const RestrictionsDocument = new TypedDocumentString(`
    query Restrictions {
  restrictions {
    businesses {
      id
      name
      restrictionId
    }
    id
    name
    people
    units {
      id
      name
      restrictionId
    }
    version
  }
}
    `) as unknown as TypedDocumentString<RestrictionsQuery, RestrictionsQueryVariables>;
export const UpdateProfilePermissionDocument = new TypedDocumentString(`
    mutation UpdateProfilePermission($input: UpdateProfilePermissionInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateProfilePermissionMutation, UpdateProfilePermissionMutationVariables>;
export const UpdateProfileUserDocument = new TypedDocumentString(`
    mutation UpdateProfileUser($input: UpdateProfileUserInput!) {
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
      fullname
      profileId
      profileName
      restrictionId
      restrictionName
      role
      status
      userId
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileUserMutation, UpdateProfileUserMutationVariables>;
export const UpdateRestrictionFilterDocument = new TypedDocumentString(`
    mutation UpdateRestrictionFilter($input: UpdateRestrictionFilterInput!) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRestrictionFilterMutation, UpdateRestrictionFilterMutationVariables>;
export const UpdateRestrictionUserDocument = new TypedDocumentString(`
    mutation UpdateRestrictionUser($input: UpdateRestrictionUserInput!) {
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
      fullname
      profileId
      profileName
      restrictionId
      restrictionName
      role
      status
      userId
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRestrictionUserMutation, UpdateRestrictionUserMutationVariables>;
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
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<ExcludeFromGratificationMutation, ExcludeFromGratificationMutationVariables>;
export const GratificationDocument = new TypedDocumentString(`
    query Gratification($input: OfGratification!) {
  gratification(input: $input) {
    firstMonth
    isOpen
    job {
      done
      error
      id
      status
      total
    }
    minimumIncome
    ownCapital
    pay
    payrollMonthId
    pool
    profit
    seesAll
    states {
      difference
      net
      people
      state
    }
    year
    years {
      reason
      year
    }
  }
}
    `) as unknown as TypedDocumentString<GratificationQuery, GratificationQueryVariables>;
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
export const GratificationRowsDocument = new TypedDocumentString(`
    query GratificationRows($filter: GratificationRowsFilter, $page: Page, $sort: GratificationRowsSort, $counted: Boolean = true) {
  gratificationRows(filter: $filter, page: $page, sort: $sort) {
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
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<GratificationRowsQuery, GratificationRowsQueryVariables>;
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
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveGratificationMutation, RemoveGratificationMutationVariables>;
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
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<SaveGratificationMutation, SaveGratificationMutationVariables>;
export const ApplyHealthPlanNoticesDocument = new TypedDocumentString(`
    mutation ApplyHealthPlanNotices($input: ApplyHealthPlanNoticesInput!) {
  applyHealthPlanNotices(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      applied
    }
  }
}
    `) as unknown as TypedDocumentString<ApplyHealthPlanNoticesMutation, ApplyHealthPlanNoticesMutationVariables>;
export const CreateHealthPlanNoticeDocument = new TypedDocumentString(`
    mutation CreateHealthPlanNotice($input: CreateHealthPlanNoticeInput!) {
  createHealthPlanNotice(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateHealthPlanNoticeMutation, CreateHealthPlanNoticeMutationVariables>;
export const HealthPlanDiscountsDocument = new TypedDocumentString(`
    query HealthPlanDiscounts($input: ByIdHealthPlanNotice!) {
  healthPlanDiscounts(input: $input) {
    businessName
    code
    discount
    isOpen
    userContractId
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<HealthPlanDiscountsQuery, HealthPlanDiscountsQueryVariables>;
export const HealthPlanNoticeLinesDocument = new TypedDocumentString(`
    query HealthPlanNoticeLines($input: PastedHealthPlanNotices!) {
  healthPlanNoticeLines(input: $input) {
    problem
    wrong
  }
}
    `) as unknown as TypedDocumentString<HealthPlanNoticeLinesQuery, HealthPlanNoticeLinesQueryVariables>;
export const HealthPlanNoticeStepsDocument = new TypedDocumentString(`
    query HealthPlanNoticeSteps($input: ByIdHealthPlanNotice!) {
  healthPlanNoticeSteps(input: $input) {
    at
    author
    id
    reason
    state
  }
}
    `) as unknown as TypedDocumentString<HealthPlanNoticeStepsQuery, HealthPlanNoticeStepsQueryVariables>;
export const HealthPlanNoticesDocument = new TypedDocumentString(`
    query HealthPlanNotices($filter: HealthPlanNoticeFilter, $page: Page, $sort: HealthPlanNoticesSort, $counted: Boolean = true) {
  healthPlanNotices(filter: $filter, page: $page, sort: $sort) {
    rows {
      by
      comment
      folio
      fromMonth
      fullname
      heldPlan
      id
      institution
      institutionName
      kind
      late
      left
      newPlan
      notifiedOn
      planUnit
      planValue
      reason
      rut
      status
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<HealthPlanNoticesQuery, HealthPlanNoticesQueryVariables>;
export const PasteHealthPlanNoticesDocument = new TypedDocumentString(`
    mutation PasteHealthPlanNotices($input: PastedHealthPlanNotices!) {
  pasteHealthPlanNotices(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      entered
    }
  }
}
    `) as unknown as TypedDocumentString<PasteHealthPlanNoticesMutation, PasteHealthPlanNoticesMutationVariables>;
export const RejectHealthPlanNoticeDocument = new TypedDocumentString(`
    mutation RejectHealthPlanNotice($input: HealthPlanNoticeAnswer!) {
  rejectHealthPlanNotice(input: $input) {
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
    `) as unknown as TypedDocumentString<RejectHealthPlanNoticeMutation, RejectHealthPlanNoticeMutationVariables>;
export const RetakeHealthPlanNoticeDocument = new TypedDocumentString(`
    mutation RetakeHealthPlanNotice($input: RetakeHealthPlanNoticeInput!) {
  retakeHealthPlanNotice(input: $input) {
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
    `) as unknown as TypedDocumentString<RetakeHealthPlanNoticeMutation, RetakeHealthPlanNoticeMutationVariables>;
export const UndoHealthPlanNoticeDocument = new TypedDocumentString(`
    mutation UndoHealthPlanNotice($input: HealthPlanNoticeAnswer!) {
  undoHealthPlanNotice(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoHealthPlanNoticeMutation, UndoHealthPlanNoticeMutationVariables>;
export const UpdateHealthPlanNoticeDocument = new TypedDocumentString(`
    mutation UpdateHealthPlanNotice($input: UpdateHealthPlanNoticeInput!) {
  updateHealthPlanNotice(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateHealthPlanNoticeMutation, UpdateHealthPlanNoticeMutationVariables>;
export const ApplyImportationDocument = new TypedDocumentString(`
    mutation ApplyImportation($input: ApplyImportationInput!) {
  applyImportation(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ApplyImportationMutation, ApplyImportationMutationVariables>;
export const CreateImportationDocument = new TypedDocumentString(`
    mutation CreateImportation($input: CreateImportationInput!) {
  createImportation(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateImportationMutation, CreateImportationMutationVariables>;
export const DiscardImportationDocument = new TypedDocumentString(`
    mutation DiscardImportation($input: DiscardImportationInput!) {
  discardImportation(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<DiscardImportationMutation, DiscardImportationMutationVariables>;
export const ImportErrorsDocument = new TypedDocumentString(`
    query ImportErrors($input: ByImportationId!) {
  importErrors(input: $input) {
    left
    lines {
      cells
    }
    name
  }
}
    `) as unknown as TypedDocumentString<ImportErrorsQuery, ImportErrorsQueryVariables>;
export const ImportRowsDocument = new TypedDocumentString(`
    query ImportRows($filter: ImportRowsFilter, $page: Page, $sort: ImportRowsSort, $counted: Boolean = true) {
  importRows(filter: $filter, page: $page, sort: $sort) {
    rows {
      cells {
        alike
        before
        column
        problem
        suggestion
        text
      }
      edited
      line
      note
      outcome
      result
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ImportRowsQuery, ImportRowsQueryVariables>;
export const ImportTemplateDocument = new TypedDocumentString(`
    query ImportTemplate($input: ImportTemplateInput!) {
  importTemplate(input: $input) {
    left
    lines {
      cells
    }
    name
  }
}
    `) as unknown as TypedDocumentString<ImportTemplateQuery, ImportTemplateQueryVariables>;
export const ImportationDocument = new TypedDocumentString(`
    query Importation($input: ByImportationId!) {
  importation(input: $input) {
    added
    applied
    appliedAt
    asksFirstLine
    author
    changed
    code
    columns {
      header
      name
      place
      required
    }
    createdAt
    done
    dropLines
    errors
    failed
    fileName
    headers {
      column
      header
    }
    id
    kept
    label
    mode
    problem
    rows
    same
    skipped
    state
    total
    undoUntil
    undone
    unknown
    version
  }
}
    `) as unknown as TypedDocumentString<ImportationQuery, ImportationQueryVariables>;
export const ImportationsDocument = new TypedDocumentString(`
    query Importations($filter: ImportationsFilter, $page: Page, $sort: ImportationsSort, $counted: Boolean = true) {
  importations(filter: $filter, page: $page, sort: $sort) {
    rows {
      added
      applied
      appliedAt
      asksFirstLine
      author
      changed
      code
      columns {
        header
        name
        place
        required
      }
      createdAt
      done
      dropLines
      errors
      failed
      fileName
      headers {
        column
        header
      }
      id
      kept
      label
      mode
      problem
      rows
      same
      skipped
      state
      total
      undoUntil
      undone
      unknown
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ImportationsQuery, ImportationsQueryVariables>;
export const ImportersDocument = new TypedDocumentString(`
    query Importers {
  importers {
    about
    code
    columns {
      header
      help
      required
    }
    label
    mayLoad
  }
}
    `) as unknown as TypedDocumentString<ImportersQuery, ImportersQueryVariables>;
export const MapImportationDocument = new TypedDocumentString(`
    mutation MapImportation($input: MapImportationInput!) {
  mapImportation(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<MapImportationMutation, MapImportationMutationVariables>;
export const RepairImportRowsDocument = new TypedDocumentString(`
    mutation RepairImportRows($input: RepairImportRowsInput!) {
  repairImportRows(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<RepairImportRowsMutation, RepairImportRowsMutationVariables>;
export const ResumeImportationDocument = new TypedDocumentString(`
    mutation ResumeImportation($input: ResumeImportationInput!) {
  resumeImportation(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeImportationMutation, ResumeImportationMutationVariables>;
export const StopImportationDocument = new TypedDocumentString(`
    mutation StopImportation($input: StopImportationInput!) {
  stopImportation(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<StopImportationMutation, StopImportationMutationVariables>;
export const UndoImportationDocument = new TypedDocumentString(`
    mutation UndoImportation($input: UndoImportationInput!) {
  undoImportation(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UndoImportationMutation, UndoImportationMutationVariables>;
export const AnswerInboxDocument = new TypedDocumentString(`
    mutation AnswerInbox($input: AnswerInboxInput!) {
  answerInbox(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      rows {
        key
        problem
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerInboxMutation, AnswerInboxMutationVariables>;
export const InboxDocument = new TypedDocumentString(`
    query Inbox($filter: InboxFilter, $page: Page, $sort: InboxSort, $counted: Boolean = true) {
  inbox(filter: $filter, page: $page, sort: $sort) {
    rows {
      fullname
      key
      kind
      link
      onBehalfOf
      since
      summary
      title
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<InboxQuery, InboxQueryVariables>;
export const InboxCountDocument = new TypedDocumentString(`
    query InboxCount {
  inboxCount {
    pending
    unread
  }
}
    `) as unknown as TypedDocumentString<InboxCountQuery, InboxCountQueryVariables>;
export const InboxDetailsDocument = new TypedDocumentString(`
    query InboxDetails($input: InboxDetailsInput!) {
  inboxDetails(input: $input) {
    label
    warns
    words
  }
}
    `) as unknown as TypedDocumentString<InboxDetailsQuery, InboxDetailsQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmIndicatorMutation, ConfirmIndicatorMutationVariables>;
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
      key
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmIndicatorTableMutation, ConfirmIndicatorTableMutationVariables>;
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
export const FamilyAllowanceDocument = new TypedDocumentString(`
    query FamilyAllowance($input: OfYearMonth!) {
  familyAllowance(input: $input) {
    brackets {
      above
      amount
      letter
      upTo
    }
    certain
    draft {
      above
      upTo
      value1
      value2
    }
    entry {
      brackets {
        above
        upTo
        value1
        value2
      }
      comment
      confirmedAt
      confirmedBy
      enteredAt
      enteredBy
      id
      key
      mine
      needsSecond
      outOfBounds
      source
      sourceUrl
      state
      version
      yearMonth
    }
    note
    since
    source
    sourceUrl
    status
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<FamilyAllowanceQuery, FamilyAllowanceQueryVariables>;
export const IncomeTaxDocument = new TypedDocumentString(`
    query IncomeTax($input: OfYearMonth!) {
  incomeTax(input: $input) {
    brackets {
      above
      aboveUtm
      factor
      most
      place
      rebate
      rebateUtm
      upTo
      upToUtm
    }
    certain
    draft {
      above
      upTo
      value1
      value2
    }
    entry {
      brackets {
        above
        upTo
        value1
        value2
      }
      comment
      confirmedAt
      confirmedBy
      enteredAt
      enteredBy
      id
      key
      mine
      needsSecond
      outOfBounds
      source
      sourceUrl
      state
      version
      yearMonth
    }
    note
    since
    source
    sourceUrl
    status
    utm
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<IncomeTaxQuery, IncomeTaxQueryVariables>;
export const IndicatorHistoryDocument = new TypedDocumentString(`
    query IndicatorHistory($input: IndicatorHistoryInput!) {
  indicatorHistory(input: $input) {
    status
    value
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<IndicatorHistoryQuery, IndicatorHistoryQueryVariables>;
export const IndicatorsDocument = new TypedDocumentString(`
    query Indicators($input: OfYearMonth!) {
  indicators(input: $input) {
    certain
    changePercent
    confirmedAt
    confirmedBy
    decimals
    enteredAt
    enteredBy
    entryComment
    entryId
    entrySource
    entryState
    entryUrl
    entryValue
    group
    inPayslips
    key
    label
    lower
    mine
    needsSecond
    note
    ofTable
    outOfBounds
    previous
    published
    since
    source
    sourceUrl
    status
    unit
    upper
    value
    version
    why
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<IndicatorsQuery, IndicatorsQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<RevokeIndicatorMutation, RevokeIndicatorMutationVariables>;
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
export const AppealLeaveSubsidyDocument = new TypedDocumentString(`
    mutation AppealLeaveSubsidy($input: LeaveSubsidyAnswer!) {
  appealLeaveSubsidy(input: $input) {
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
    `) as unknown as TypedDocumentString<AppealLeaveSubsidyMutation, AppealLeaveSubsidyMutationVariables>;
export const ClaimLeaveSubsidyDocument = new TypedDocumentString(`
    mutation ClaimLeaveSubsidy($input: ClaimLeaveSubsidyInput!) {
  claimLeaveSubsidy(input: $input) {
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
    `) as unknown as TypedDocumentString<ClaimLeaveSubsidyMutation, ClaimLeaveSubsidyMutationVariables>;
export const DeleteLeaveSubsidyPaymentDocument = new TypedDocumentString(`
    mutation DeleteLeaveSubsidyPayment($input: ByIdLeaveSubsidyPayment!) {
  deleteLeaveSubsidyPayment(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteLeaveSubsidyPaymentMutation, DeleteLeaveSubsidyPaymentMutationVariables>;
export const LeaveSubsidiesDocument = new TypedDocumentString(`
    query LeaveSubsidies($filter: LeaveSubsidyFilter, $page: Page, $sort: LeaveSubsidiesSort, $counted: Boolean = true) {
  leaveSubsidies(filter: $filter, page: $page, sort: $sort) {
    rows {
      absenceId
      age
      basis
      businessName
      by
      changed
      claimNumber
      claimUntil
      claimedOn
      comment
      endDate
      fullname
      id
      license
      missing
      owed
      paid
      payer
      payerName
      pressing
      reason
      received
      rut
      startDate
      status
      subtype
      userContractId
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<LeaveSubsidiesQuery, LeaveSubsidiesQueryVariables>;
export const LeaveSubsidyLinesDocument = new TypedDocumentString(`
    query LeaveSubsidyLines($input: PastedLeaveSubsidyPayments!) {
  leaveSubsidyLines(input: $input) {
    problem
    wrong
  }
}
    `) as unknown as TypedDocumentString<LeaveSubsidyLinesQuery, LeaveSubsidyLinesQueryVariables>;
export const LeaveSubsidyPayersDocument = new TypedDocumentString(`
    query LeaveSubsidyPayers {
  leaveSubsidyPayers {
    code
    name
  }
}
    `) as unknown as TypedDocumentString<LeaveSubsidyPayersQuery, LeaveSubsidyPayersQueryVariables>;
export const LeaveSubsidyPaymentsDocument = new TypedDocumentString(`
    query LeaveSubsidyPayments($input: ByIdLeaveSubsidy!) {
  leaveSubsidyPayments(input: $input) {
    amount
    author
    id
    receivedOn
    reference
  }
}
    `) as unknown as TypedDocumentString<LeaveSubsidyPaymentsQuery, LeaveSubsidyPaymentsQueryVariables>;
export const LeaveSubsidyStepsDocument = new TypedDocumentString(`
    query LeaveSubsidySteps($input: ByIdLeaveSubsidy!) {
  leaveSubsidySteps(input: $input) {
    at
    author
    id
    reason
    state
  }
}
    `) as unknown as TypedDocumentString<LeaveSubsidyStepsQuery, LeaveSubsidyStepsQueryVariables>;
export const LeaveSubsidyTotalsDocument = new TypedDocumentString(`
    query LeaveSubsidyTotals {
  leaveSubsidyTotals {
    d30
    d60
    d90
    leaves
    missing
    older
    paid
    payer
    payerName
    pressing
    received
    unknown
  }
}
    `) as unknown as TypedDocumentString<LeaveSubsidyTotalsQuery, LeaveSubsidyTotalsQueryVariables>;
export const LeavesToRecoverDocument = new TypedDocumentString(`
    query LeavesToRecover($filter: LeaveToRecoverFilter, $page: Page, $sort: LeavesToRecoverSort, $counted: Boolean = true) {
  leavesToRecover(filter: $filter, page: $page, sort: $sort) {
    rows {
      basis
      businessName
      contractId
      endDate
      fullname
      halfDay
      id
      left
      license
      owed
      paid
      payer
      payerName
      rut
      startDate
      subtype
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<LeavesToRecoverQuery, LeavesToRecoverQueryVariables>;
export const LoseLeaveSubsidyDocument = new TypedDocumentString(`
    mutation LoseLeaveSubsidy($input: LeaveSubsidyAnswer!) {
  loseLeaveSubsidy(input: $input) {
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
    `) as unknown as TypedDocumentString<LoseLeaveSubsidyMutation, LoseLeaveSubsidyMutationVariables>;
export const OpenLeaveSubsidiesDocument = new TypedDocumentString(`
    mutation OpenLeaveSubsidies($input: OpenLeaveSubsidiesInput!) {
  openLeaveSubsidies(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      opened
    }
  }
}
    `) as unknown as TypedDocumentString<OpenLeaveSubsidiesMutation, OpenLeaveSubsidiesMutationVariables>;
export const PasteLeaveSubsidyPaymentsDocument = new TypedDocumentString(`
    mutation PasteLeaveSubsidyPayments($input: PastedLeaveSubsidyPayments!) {
  pasteLeaveSubsidyPayments(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      entered
    }
  }
}
    `) as unknown as TypedDocumentString<PasteLeaveSubsidyPaymentsMutation, PasteLeaveSubsidyPaymentsMutationVariables>;
export const ReceiveLeaveSubsidyDocument = new TypedDocumentString(`
    mutation ReceiveLeaveSubsidy($input: ReceiveLeaveSubsidyInput!) {
  receiveLeaveSubsidy(input: $input) {
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
    `) as unknown as TypedDocumentString<ReceiveLeaveSubsidyMutation, ReceiveLeaveSubsidyMutationVariables>;
export const RejectLeaveSubsidyDocument = new TypedDocumentString(`
    mutation RejectLeaveSubsidy($input: LeaveSubsidyAnswer!) {
  rejectLeaveSubsidy(input: $input) {
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
    `) as unknown as TypedDocumentString<RejectLeaveSubsidyMutation, RejectLeaveSubsidyMutationVariables>;
export const RenewLeaveSubsidyDocument = new TypedDocumentString(`
    mutation RenewLeaveSubsidy($input: RenewLeaveSubsidyInput!) {
  renewLeaveSubsidy(input: $input) {
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
    `) as unknown as TypedDocumentString<RenewLeaveSubsidyMutation, RenewLeaveSubsidyMutationVariables>;
export const ReopenLeaveSubsidyDocument = new TypedDocumentString(`
    mutation ReopenLeaveSubsidy($input: LeaveSubsidyAnswer!) {
  reopenLeaveSubsidy(input: $input) {
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
    `) as unknown as TypedDocumentString<ReopenLeaveSubsidyMutation, ReopenLeaveSubsidyMutationVariables>;
export const UpdateLeaveSubsidyDocument = new TypedDocumentString(`
    mutation UpdateLeaveSubsidy($input: UpdateLeaveSubsidyInput!) {
  updateLeaveSubsidy(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateLeaveSubsidyMutation, UpdateLeaveSubsidyMutationVariables>;
export const ConfirmHolidayYearDocument = new TypedDocumentString(`
    mutation ConfirmHolidayYear($input: HolidayYearInput!) {
  confirmHolidayYear(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      days
      year
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmHolidayYearMutation, ConfirmHolidayYearMutationVariables>;
export const ConfirmPublicHolidayDocument = new TypedDocumentString(`
    mutation ConfirmPublicHoliday($input: ByIdPublicHoliday!) {
  confirmPublicHoliday(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      answeredAt
      answeredBy
      before
      change
      comment
      contested
      date
      enteredAt
      enteredBy
      enteredById
      id
      irrevocable
      law
      mine
      placeNames
      places
      proposed
      reason
      replacesId
      scope
      state
      title
      type
      withYear
    }
  }
}
    `) as unknown as TypedDocumentString<ConfirmPublicHolidayMutation, ConfirmPublicHolidayMutationVariables>;
export const EnterPublicHolidayDocument = new TypedDocumentString(`
    mutation EnterPublicHoliday($input: EnterPublicHolidayInput!) {
  enterPublicHoliday(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      answeredAt
      answeredBy
      before
      change
      comment
      contested
      date
      enteredAt
      enteredBy
      enteredById
      id
      irrevocable
      law
      mine
      placeNames
      places
      proposed
      reason
      replacesId
      scope
      state
      title
      type
      withYear
    }
  }
}
    `) as unknown as TypedDocumentString<EnterPublicHolidayMutation, EnterPublicHolidayMutationVariables>;
export const LegalCalendarStatusDocument = new TypedDocumentString(`
    query LegalCalendarStatus {
  legalCalendarStatus {
    nextYear
    overdueYear
    ownYears
    pending
    waitingYears
    years
  }
}
    `) as unknown as TypedDocumentString<LegalCalendarStatusQuery, LegalCalendarStatusQueryVariables>;
export const LegalHolidaysDocument = new TypedDocumentString(`
    query LegalHolidays {
  legalHolidays {
    date
    irrevocable
    law
    name
    places
    scope
    type
  }
}
    `) as unknown as TypedDocumentString<LegalHolidaysQuery, LegalHolidaysQueryVariables>;
export const ProposeHolidayYearDocument = new TypedDocumentString(`
    mutation ProposeHolidayYear($input: HolidayYearInput!) {
  proposeHolidayYear(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      days
      year
    }
  }
}
    `) as unknown as TypedDocumentString<ProposeHolidayYearMutation, ProposeHolidayYearMutationVariables>;
export const PublicHolidaysDocument = new TypedDocumentString(`
    query PublicHolidays($filter: PublicHolidaysFilter, $page: Page, $sort: PublicHolidaysSort, $counted: Boolean = true) {
  publicHolidays(filter: $filter, page: $page, sort: $sort) {
    rows {
      answeredAt
      answeredBy
      before
      change
      comment
      contested
      date
      enteredAt
      enteredBy
      enteredById
      id
      irrevocable
      law
      mine
      placeNames
      places
      proposed
      reason
      replacesId
      scope
      state
      title
      type
      withYear
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PublicHolidaysQuery, PublicHolidaysQueryVariables>;
export const RejectPublicHolidayDocument = new TypedDocumentString(`
    mutation RejectPublicHoliday($input: RejectPublicHolidayInput!) {
  rejectPublicHoliday(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      answeredAt
      answeredBy
      before
      change
      comment
      contested
      date
      enteredAt
      enteredBy
      enteredById
      id
      irrevocable
      law
      mine
      placeNames
      places
      proposed
      reason
      replacesId
      scope
      state
      title
      type
      withYear
    }
  }
}
    `) as unknown as TypedDocumentString<RejectPublicHolidayMutation, RejectPublicHolidayMutationVariables>;
export const RemovePublicHolidayDocument = new TypedDocumentString(`
    mutation RemovePublicHoliday($input: RemovePublicHolidayInput!) {
  removePublicHoliday(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      answeredAt
      answeredBy
      before
      change
      comment
      contested
      date
      enteredAt
      enteredBy
      enteredById
      id
      irrevocable
      law
      mine
      placeNames
      places
      proposed
      reason
      replacesId
      scope
      state
      title
      type
      withYear
    }
  }
}
    `) as unknown as TypedDocumentString<RemovePublicHolidayMutation, RemovePublicHolidayMutationVariables>;
export const ReplacePublicHolidayDocument = new TypedDocumentString(`
    mutation ReplacePublicHoliday($input: ReplacePublicHolidayInput!) {
  replacePublicHoliday(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      answeredAt
      answeredBy
      before
      change
      comment
      contested
      date
      enteredAt
      enteredBy
      enteredById
      id
      irrevocable
      law
      mine
      placeNames
      places
      proposed
      reason
      replacesId
      scope
      state
      title
      type
      withYear
    }
  }
}
    `) as unknown as TypedDocumentString<ReplacePublicHolidayMutation, ReplacePublicHolidayMutationVariables>;
export const ChangedPeopleDocument = new TypedDocumentString(`
    query ChangedPeople($filter: ChangedPeopleFilter, $page: Page, $sort: ChangedPeopleSort, $counted: Boolean = true) {
  changedPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      after
      basis
      before
      fullname
      id
      problem
      status
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ChangedPeopleQuery, ChangedPeopleQueryVariables>;
export const CreateMassChangeDocument = new TypedDocumentString(`
    mutation CreateMassChange($input: CreateMassChangeInput!) {
  createMassChange(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateMassChangeMutation, CreateMassChangeMutationVariables>;
export const DiscardMassChangeDocument = new TypedDocumentString(`
    mutation DiscardMassChange($input: DiscardMassChangeInput!) {
  discardMassChange(input: $input) {
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
    `) as unknown as TypedDocumentString<DiscardMassChangeMutation, DiscardMassChangeMutationVariables>;
export const MassChangeDocument = new TypedDocumentString(`
    query MassChange($input: ByIdMassChange!) {
  massChange(input: $input) {
    author
    businessId
    businessName
    createdAt
    done
    endMonth
    failed
    fromDate
    id
    kept
    kind
    people
    problem
    reason
    startMonth
    state
    total
    version
    what
  }
}
    `) as unknown as TypedDocumentString<MassChangeQuery, MassChangeQueryVariables>;
export const MassChangePeopleDocument = new TypedDocumentString(`
    query MassChangePeople($filter: MassChangePeopleFilter, $page: Page, $sort: MassChangePeopleSort, $counted: Boolean = true) {
  massChangePeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      after
      before
      contractId
      difference
      fullname
      id
      jobTitle
      left
      note
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<MassChangePeopleQuery, MassChangePeopleQueryVariables>;
export const MassChangePreviewDocument = new TypedDocumentString(`
    query MassChangePreview($input: MassChangePreviewInput!) {
  massChangePreview(input: $input) {
    counting {
      done
      id
      total
    }
    totals {
      added
      changing
      doubledRuts
      left
      people
      retroactive
      severalContracts
      unknownRuts
      wrongRuts
    }
  }
}
    `) as unknown as TypedDocumentString<MassChangePreviewQuery, MassChangePreviewQueryVariables>;
export const MassChangesDocument = new TypedDocumentString(`
    query MassChanges($filter: MassChangesFilter, $page: Page, $sort: MassChangesSort, $counted: Boolean = true) {
  massChanges(filter: $filter, page: $page, sort: $sort) {
    rows {
      author
      businessId
      businessName
      createdAt
      done
      endMonth
      failed
      fromDate
      id
      kept
      kind
      people
      problem
      reason
      startMonth
      state
      total
      version
      what
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<MassChangesQuery, MassChangesQueryVariables>;
export const ResumeMassChangeDocument = new TypedDocumentString(`
    mutation ResumeMassChange($input: ResumeMassChangeInput!) {
  resumeMassChange(input: $input) {
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
    `) as unknown as TypedDocumentString<ResumeMassChangeMutation, ResumeMassChangeMutationVariables>;
export const UndoMassChangeDocument = new TypedDocumentString(`
    mutation UndoMassChange($input: UndoMassChangeInput!) {
  undoMassChange(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoMassChangeMutation, UndoMassChangeMutationVariables>;
export const NoticePreferencesDocument = new TypedDocumentString(`
    query NoticePreferences {
  noticePreferences {
    app
    kind
    mail
  }
}
    `) as unknown as TypedDocumentString<NoticePreferencesQuery, NoticePreferencesQueryVariables>;
export const NoticesDocument = new TypedDocumentString(`
    query Notices($filter: NoticeFilter, $page: Page, $sort: NoticesSort, $counted: Boolean = true) {
  notices(filter: $filter, page: $page, sort: $sort) {
    rows {
      createdAt
      detail
      id
      kind
      link
      readAt
      title
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<NoticesQuery, NoticesQueryVariables>;
export const ReadNoticesDocument = new TypedDocumentString(`
    mutation ReadNotices($input: ReadNoticesInput) {
  readNotices(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      read
    }
  }
}
    `) as unknown as TypedDocumentString<ReadNoticesMutation, ReadNoticesMutationVariables>;
export const SaveNoticePreferenceDocument = new TypedDocumentString(`
    mutation SaveNoticePreference($input: SaveNoticePreferenceInput!) {
  saveNoticePreference(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      app
      kind
      mail
    }
  }
}
    `) as unknown as TypedDocumentString<SaveNoticePreferenceMutation, SaveNoticePreferenceMutationVariables>;
export const OrgChartDocument = new TypedDocumentString(`
    query OrgChart($input: OrgChartInput) {
  orgChart(input: $input) {
    alone
    asOf
    comparedTo
    found
    inCircle
    moreRoots
    roots {
      changes
      changesBelow
      children {
        changes
        changesBelow
        children {
          changes
          changesBelow
          children {
            changes
            changesBelow
            children {
              changes
              changesBelow
              children {
                changes
                changesBelow
                children {
                  changes
                  changesBelow
                  directReports
                  hasChild
                  hasParent
                  id
                  isHighlight
                  moreChildren
                  opens
                  orgUnit
                  person {
                    alsoReportsTo
                    avatar
                    branch
                    contractType
                    department
                    name
                    orgUnit
                    title
                    totalReports
                  }
                  unit {
                    code
                    headId
                    kind
                    people
                    totalPeople
                    vacant
                  }
                }
                directReports
                hasChild
                hasParent
                id
                isHighlight
                moreChildren
                opens
                orgUnit
                person {
                  alsoReportsTo
                  avatar
                  branch
                  contractType
                  department
                  name
                  orgUnit
                  title
                  totalReports
                }
                unit {
                  code
                  headId
                  kind
                  people
                  totalPeople
                  vacant
                }
              }
              directReports
              hasChild
              hasParent
              id
              isHighlight
              moreChildren
              opens
              orgUnit
              person {
                alsoReportsTo
                avatar
                branch
                contractType
                department
                name
                orgUnit
                title
                totalReports
              }
              unit {
                code
                headId
                kind
                people
                totalPeople
                vacant
              }
            }
            directReports
            hasChild
            hasParent
            id
            isHighlight
            moreChildren
            opens
            orgUnit
            person {
              alsoReportsTo
              avatar
              branch
              contractType
              department
              name
              orgUnit
              title
              totalReports
            }
            unit {
              code
              headId
              kind
              people
              totalPeople
              vacant
            }
          }
          directReports
          hasChild
          hasParent
          id
          isHighlight
          moreChildren
          opens
          orgUnit
          person {
            alsoReportsTo
            avatar
            branch
            contractType
            department
            name
            orgUnit
            title
            totalReports
          }
          unit {
            code
            headId
            kind
            people
            totalPeople
            vacant
          }
        }
        directReports
        hasChild
        hasParent
        id
        isHighlight
        moreChildren
        opens
        orgUnit
        person {
          alsoReportsTo
          avatar
          branch
          contractType
          department
          name
          orgUnit
          title
          totalReports
        }
        unit {
          code
          headId
          kind
          people
          totalPeople
          vacant
        }
      }
      directReports
      hasChild
      hasParent
      id
      isHighlight
      moreChildren
      opens
      orgUnit
      person {
        alsoReportsTo
        avatar
        branch
        contractType
        department
        name
        orgUnit
        title
        totalReports
      }
      unit {
        code
        headId
        kind
        people
        totalPeople
        vacant
      }
    }
    total
  }
}
    `) as unknown as TypedDocumentString<OrgChartQuery, OrgChartQueryVariables>;
export const OrgChartChangesDocument = new TypedDocumentString(`
    query OrgChartChanges($input: OrgChartChangesInput!) {
  orgChartChanges(input: $input) {
    counts {
      kind
      total
    }
    from
    more
    rows {
      avatar
      facts {
        after
        before
        fact
      }
      id
      kinds
      name
      opens
      title
    }
    total
    until
  }
}
    `) as unknown as TypedDocumentString<OrgChartChangesQuery, OrgChartChangesQueryVariables>;
export const OrgChartProblemsDocument = new TypedDocumentString(`
    query OrgChartProblems($input: OrgChartProblemsInput) {
  orgChartProblems(input: $input) {
    kind
    rows {
      id
      name
      opens
    }
    total
  }
}
    `) as unknown as TypedDocumentString<OrgChartProblemsQuery, OrgChartProblemsQueryVariables>;
export const OrgChartSearchDocument = new TypedDocumentString(`
    query OrgChartSearch($input: OrgChartSearchInput) {
  orgChartSearch(input: $input) {
    id
    name
    title
  }
}
    `) as unknown as TypedDocumentString<OrgChartSearchQuery, OrgChartSearchQueryVariables>;
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
export const AnnouncementDocument = new TypedDocumentString(`
    query Announcement($input: ByIdAnnouncement!) {
  announcement(input: $input) {
    id
    title
    content
    visibility
    publishDate
    expiryDate
    pinned
    asksAcknowledgement
    allowsReactions
    sendsMail
    withdrawnAt
    reason
    version
    businessIds
    businessNames
    author
    readAt
    acknowledgedAt
    reaction
    state
    canUpdate
    audience
    readers
    acknowledged
    files {
      id
      name
      ext
    }
    reactions {
      reaction
      total
    }
  }
}
    `) as unknown as TypedDocumentString<AnnouncementQuery, AnnouncementQueryVariables>;
export const TrialMonthsDocument = new TypedDocumentString(`
    query TrialMonths($input: PayrollProcessMonthsInput!) {
  payrollProcessMonths(input: $input) {
    id
    businessName
    yearMonth
    type
    name
    isOpen
  }
}
    `) as unknown as TypedDocumentString<TrialMonthsQuery, TrialMonthsQueryVariables>;
export const ChooseBusinessDocument = new TypedDocumentString(`
    query ChooseBusiness {
  businessNames {
    id
    name
    rut
  }
}
    `) as unknown as TypedDocumentString<ChooseBusinessQuery, ChooseBusinessQueryVariables>;
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
export const MonthsOfConceptsDocument = new TypedDocumentString(`
    query MonthsOfConcepts($input: PayrollProcessMonthsInput!) {
  payrollProcessMonths(input: $input) {
    yearMonth
    isOpen
  }
}
    `) as unknown as TypedDocumentString<MonthsOfConceptsQuery, MonthsOfConceptsQueryVariables>;
export const UnionsOfItemsDocument = new TypedDocumentString(`
    query UnionsOfItems {
  syndicates {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<UnionsOfItemsQuery, UnionsOfItemsQueryVariables>;
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
    hierarchyNodeId
    hierarchyNodeName
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
    specialWorkday
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
export const ContractsToSplitDocument = new TypedDocumentString(`
    query ContractsToSplit($input: UserContractsInput!) {
  userContracts(input: $input) {
    id
    jobTitle
    businessId
    businessName
    initialDate
    finalDate
  }
}
    `) as unknown as TypedDocumentString<ContractsToSplitQuery, ContractsToSplitQueryVariables>;
export const UserFieldDataDocument = new TypedDocumentString(`
    query UserFieldData($input: UserFieldDataInput!) {
  userFieldData(input: $input) {
    id
    userId
    fieldId
    field {
      id
      title
      code
      type
      options
      help
      required
      dated
      reserved
      status
    }
    value
    words
    date
    reference
    current
    closed
    mayEdit
    version
  }
}
    `) as unknown as TypedDocumentString<UserFieldDataQuery, UserFieldDataQueryVariables>;
export const RestrictableBusinessesDocument = new TypedDocumentString(`
    query RestrictableBusinesses {
  businesses {
    id
    name
    workers
  }
}
    `) as unknown as TypedDocumentString<RestrictableBusinessesQuery, RestrictableBusinessesQueryVariables>;
export const PayrollLeftOutDocument = new TypedDocumentString(`
    query PayrollLeftOut($filter: PayrollRunErrorsFilter!) {
  payrollRunErrors(filter: $filter) {
    total
    rows {
      contractId
      name
      message
    }
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
export const IncompleteRecordsDocument = new TypedDocumentString(`
    query IncompleteRecords($input: OfProcessMonth!) {
  payrollInfo(input: $input) {
    incomplete
  }
}
    `) as unknown as TypedDocumentString<IncompleteRecordsQuery, IncompleteRecordsQueryVariables>;
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
export const ReleasedOfMonthDocument = new TypedDocumentString(`
    query ReleasedOfMonth($input: OfProcess!) {
  payslipRelease(input: $input) {
    paid
    waiting
    releasedAt
  }
}
    `) as unknown as TypedDocumentString<ReleasedOfMonthQuery, ReleasedOfMonthQueryVariables>;
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
export const PayingAccountsDocument = new TypedDocumentString(`
    query PayingAccounts($input: OfBusiness!) {
  bankAccountsBusiness(input: $input) {
    id
    bankCode
    accountIdentifier
  }
}
    `) as unknown as TypedDocumentString<PayingAccountsQuery, PayingAccountsQueryVariables>;
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
export const ChooseUserDocument = new TypedDocumentString(`
    query ChooseUser($input: AllUsersInput!) {
  allUsers(input: $input) {
    id
    fullname
    rut
  }
}
    `) as unknown as TypedDocumentString<ChooseUserQuery, ChooseUserQueryVariables>;
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
export const PeopleDocument = new TypedDocumentString(`
    query People($filter: UsersFilter, $sort: UsersSort, $page: Page, $counted: Boolean = true) {
  users(filter: $filter, sort: $sort, page: $page) {
    total @include(if: $counted)
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
}
    `) as unknown as TypedDocumentString<PeopleCountsQuery, PeopleCountsQueryVariables>;
export const PeoplePlacesDocument = new TypedDocumentString(`
    query PeoplePlaces {
  areas {
    name
    total
  }
  branchOffices {
    name
    total
  }
}
    `) as unknown as TypedDocumentString<PeoplePlacesQuery, PeoplePlacesQueryVariables>;
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
    disability
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
    affiliateRut
    affiliatePaternalLastname
    affiliateMaternalLastname
    affiliateNames
    affiliateInstitution
    affiliateContribution {
      value
      currency
    }
    affiliateSaving {
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
export const ContractsByThePieceDocument = new TypedDocumentString(`
    query ContractsByThePiece($input: UserContractsInput!) {
  userContracts(input: $input) {
    id
    jobTitle
    businessName
  }
}
    `) as unknown as TypedDocumentString<ContractsByThePieceQuery, ContractsByThePieceQueryVariables>;
export const LateItemOptionsDocument = new TypedDocumentString(`
    query LateItemOptions {
  inputItems {
    code
    label
    unit
    group
  }
}
    `) as unknown as TypedDocumentString<LateItemOptionsQuery, LateItemOptionsQueryVariables>;
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
export const ScenarioBusinessesDocument = new TypedDocumentString(`
    query ScenarioBusinesses {
  businesses {
    id
    name
    usePayroll
  }
}
    `) as unknown as TypedDocumentString<ScenarioBusinessesQuery, ScenarioBusinessesQueryVariables>;
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
export const ListedSurveysDocument = new TypedDocumentString(`
    query ListedSurveys($filter: SurveyFilter, $sort: SurveysSort, $page: Page, $counted: Boolean = true) {
  surveys(filter: $filter, sort: $sort, page: $page) {
    total @include(if: $counted)
    rows {
      id
      type
      title
      status
      privacy
      startAt
      endAt
      participants
      answered
      canKeep
      version
      finalScore
      scoreChange
      enps
    }
  }
}
    `) as unknown as TypedDocumentString<ListedSurveysQuery, ListedSurveysQueryVariables>;
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
      calculated
      foundAt
      isOpen
      payrollMonthId
      payslips
      rules
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<NotePayrollChecksMutation, NotePayrollChecksMutationVariables>;
export const PayrollCheckFindingsDocument = new TypedDocumentString(`
    query PayrollCheckFindings($filter: PayrollCheckFindingsFilter, $page: Page, $sort: PayrollCheckFindingsSort, $counted: Boolean = true) {
  payrollCheckFindings(filter: $filter, page: $page, sort: $sort) {
    rows {
      answerable
      before
      contractId
      fix
      group
      looksAt
      message
      name
      note
      noted
      notedAt
      notedBy
      rule
      rut
      severity
      title
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PayrollCheckFindingsQuery, PayrollCheckFindingsQueryVariables>;
export const PayrollChecksDocument = new TypedDocumentString(`
    query PayrollChecks($input: PayrollChecksInput!) {
  payrollChecks(input: $input) {
    calculated
    counts {
      all
      contracts
      errors
      noted
      warnings
    }
    findings {
      answerable
      before
      contractId
      fix
      group
      looksAt
      message
      name
      note
      noted
      notedAt
      notedBy
      rule
      rut
      severity
      title
      userId
    }
    found {
      answerable
      group
      looksAt
      rule
      severity
      title
      total
      waiting
    }
    foundAt
    isOpen
    looking {
      done
      error
      total
    }
    payrollMonthId
    payslips
    rules
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<PayrollChecksQuery, PayrollChecksQueryVariables>;
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
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerPayrollClosingMutation, AnswerPayrollClosingMutationVariables>;
export const PayrollClosingDocument = new TypedDocumentString(`
    query PayrollClosing($input: OfClosing!) {
  payrollClosing(input: $input) {
    needsApproval
    payrollMonthId
    requests {
      acceptErrors
      answer
      answeredAt
      answeredBy
      note
      number
      own
      requestedAt
      requestedBy
      state
    }
  }
}
    `) as unknown as TypedDocumentString<PayrollClosingQuery, PayrollClosingQueryVariables>;
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
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<RequestPayrollClosingMutation, RequestPayrollClosingMutationVariables>;
export const ValidatePayrollWithLicenseDocument = new TypedDocumentString(`
    query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) {
  validatePayrollWithLicense(input: $input) {
    licenseDays
    message
    pending
    valid
    waitingDays
  }
}
    `) as unknown as TypedDocumentString<ValidatePayrollWithLicenseQuery, ValidatePayrollWithLicenseQueryVariables>;
export const CancelJobDocument = new TypedDocumentString(`
    mutation CancelJob($input: OfPayrollMonth!) {
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
      calculated
      done
      error
      failed
      finishedAt
      jobId
      message
      payrollMonthId
      recalculated
      startedAt
      status
      total
      unchanged
    }
  }
}
    `) as unknown as TypedDocumentString<CancelJobMutation, CancelJobMutationVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ClosePayrollMonthMutation, ClosePayrollMonthMutationVariables>;
export const GenerateProcessDocument = new TypedDocumentString(`
    mutation GenerateProcess($input: GenerateProcessInput!) {
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<GenerateProcessMutation, GenerateProcessMutationVariables>;
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
export const MonthContractsDocument = new TypedDocumentString(`
    query MonthContracts($filter: MonthContractsFilter, $page: Page, $sort: MonthContractsSort, $counted: Boolean = true) {
  monthContracts(filter: $filter, page: $page, sort: $sort) {
    rows {
      area
      contractCode
      contractId
      jobTitle
      name
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<MonthContractsQuery, MonthContractsQueryVariables>;
export const MonthContractsByRutDocument = new TypedDocumentString(`
    query MonthContractsByRut($input: MonthContractsByRutInput!) {
  monthContractsByRut(input: $input) {
    contractId
    rut
  }
}
    `) as unknown as TypedDocumentString<MonthContractsByRutQuery, MonthContractsByRutQueryVariables>;
export const PayrollMonthDocument = new TypedDocumentString(`
    query PayrollMonth($input: ByIdPayrollMonth!) {
  payrollMonth(input: $input) {
    activeJobId
    businessId
    businessName
    calculated
    calculatedAt
    changesSince
    closedAt
    closedBy
    closedHash
    contracts
    currentRunId
    failed
    hasPayrollIndicators
    id
    isOpen
    missingIndicators
    name
    stateLabel
    totalCost
    totalDeductions
    totalEarnings
    totalNet
    totalPeople
    type
    version
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<PayrollMonthQuery, PayrollMonthQueryVariables>;
export const PayrollRunDocument = new TypedDocumentString(`
    query PayrollRun($input: OfPayrollMonth!) {
  payrollRun(input: $input) {
    calculated
    done
    error
    failed
    finishedAt
    jobId
    message
    payrollMonthId
    recalculated
    startedAt
    status
    total
    unchanged
  }
}
    `) as unknown as TypedDocumentString<PayrollRunQuery, PayrollRunQueryVariables>;
export const PayrollRunErrorsDocument = new TypedDocumentString(`
    query PayrollRunErrors($filter: PayrollRunErrorsFilter, $page: Page, $sort: PayrollRunErrorsSort, $counted: Boolean = true) {
  payrollRunErrors(filter: $filter, page: $page, sort: $sort) {
    rows {
      code
      contractCode
      contractId
      field
      message
      name
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PayrollRunErrorsQuery, PayrollRunErrorsQueryVariables>;
export const PayrollStartDocument = new TypedDocumentString(`
    query PayrollStart($input: PayrollStartInput) {
  payrollStart(input: $input) {
    from
    ofContract
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<PayrollStartQuery, PayrollStartQueryVariables>;
export const RecalculationsDocument = new TypedDocumentString(`
    query Recalculations($input: RecalculationsInput!) {
  recalculations(input: $input) {
    before
    contractId
    net
    recalculatedAt
    revisions
  }
}
    `) as unknown as TypedDocumentString<RecalculationsQuery, RecalculationsQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ReopenPayrollMonthMutation, ReopenPayrollMonthMutationVariables>;
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
      total
      transfers
      url
      withoutAccount
    }
  }
}
    `) as unknown as TypedDocumentString<CreateTransferFileMutation, CreateTransferFileMutationVariables>;
export const HireTotalsDocument = new TypedDocumentString(`
    query HireTotals($input: NewHiresInput!) {
  hireTotals(input: $input) {
    complete
    lacks {
      lack
      people
    }
    people
    stopped
  }
}
    `) as unknown as TypedDocumentString<HireTotalsQuery, HireTotalsQueryVariables>;
export const HiresDocument = new TypedDocumentString(`
    query Hires($filter: HiresFilter, $page: Page, $sort: HiresSort, $counted: Boolean = true) {
  hires(filter: $filter, page: $page, sort: $sort) {
    rows {
      area
      businessName
      contractId
      initialDate
      jobTitle
      lacks
      name
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<HiresQuery, HiresQueryVariables>;
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
export const MonthsActiveDocument = new TypedDocumentString(`
    query MonthsActive {
  monthsActive {
    businessName
    calculating
    name
    payrollMonthId
    percent
    type
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<MonthsActiveQuery, MonthsActiveQueryVariables>;
export const PaymentTotalsDocument = new TypedDocumentString(`
    query PaymentTotals($input: OfProcess!) {
  paymentTotals(input: $input) {
    left
    owed
    payrollMonthId
    people
    sent
    total
    withoutAccount
  }
}
    `) as unknown as TypedDocumentString<PaymentTotalsQuery, PaymentTotalsQueryVariables>;
export const PayrollDashboardDocument = new TypedDocumentString(`
    query PayrollDashboard {
  payrollDashboard {
    activity
    advice
    bank
    businessId
    businessName
    description
    failed
    file
    paid
    payrollMonthId
    realWorkers
    released
    responsible
    responsibleId
    stage
    state
    totalNet
    totalPeople
    type
    workers
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<PayrollDashboardQuery, PayrollDashboardQueryVariables>;
export const PayrollDashboardOldDocument = new TypedDocumentString(`
    query PayrollDashboardOld {
  payrollDashboardOld {
    activity
    advice
    bank
    businessId
    businessName
    description
    failed
    file
    paid
    payrollMonthId
    realWorkers
    released
    responsible
    responsibleId
    stage
    state
    totalNet
    totalPeople
    type
    workers
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<PayrollDashboardOldQuery, PayrollDashboardOldQueryVariables>;
export const PayrollDeadlinesDocument = new TypedDocumentString(`
    query PayrollDeadlines {
  payrollDeadlines {
    businessId
    businessName
    days
    due
    isOpen
    kind
    payrollMonthId
    state
    words
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<PayrollDeadlinesQuery, PayrollDeadlinesQueryVariables>;
export const PayrollInfoDocument = new TypedDocumentString(`
    query PayrollInfo($input: OfProcessMonth!) {
  payrollInfo(input: $input) {
    absences
    contracts
    entering
    hasPayrollIndicators
    incomplete
    leaving
    loans
    missingIndicators
    payrollMonthId
    withoutPayment
  }
}
    `) as unknown as TypedDocumentString<PayrollInfoQuery, PayrollInfoQueryVariables>;
export const PayrollInfoPeopleDocument = new TypedDocumentString(`
    query PayrollInfoPeople($filter: PayrollInfoPeopleFilter, $page: Page, $sort: PayrollInfoPeopleSort, $counted: Boolean = true) {
  payrollInfoPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      contractId
      detail
      name
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PayrollInfoPeopleQuery, PayrollInfoPeopleQueryVariables>;
export const PayrollProcessDocument = new TypedDocumentString(`
    query PayrollProcess($input: OfProcessMonth!) {
  payrollProcess(input: $input) {
    bankAccountId
    businessId
    description
    payrollMonthId
    responsibleId
    version
  }
}
    `) as unknown as TypedDocumentString<PayrollProcessQuery, PayrollProcessQueryVariables>;
export const PayslipReceiptsDocument = new TypedDocumentString(`
    query PayslipReceipts($filter: PayslipReceiptsFilter, $page: Page, $sort: PayslipReceiptsSort, $counted: Boolean = true) {
  payslipReceipts(filter: $filter, page: $page, sort: $sort) {
    rows {
      accountEnd
      acknowledgedAt
      bank
      contractId
      mailed
      name
      net
      paymentKind
      paymentLabel
      paymentStatus
      payrollMonthId
      releasedAt
      remindedAt
      rut
      state
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PayslipReceiptsQuery, PayslipReceiptsQueryVariables>;
export const PayslipReleaseDocument = new TypedDocumentString(`
    query PayslipRelease($input: OfProcess!) {
  payslipRelease(input: $input) {
    acknowledged
    done
    error
    jobTotal
    mailed
    paid
    payrollMonthId
    pending
    released
    releasedAt
    status
    total
    waiting
    withoutMail
  }
}
    `) as unknown as TypedDocumentString<PayslipReleaseQuery, PayslipReleaseQueryVariables>;
export const PayslipsWithoutMailDocument = new TypedDocumentString(`
    query PayslipsWithoutMail($filter: PayslipsWithoutMailFilter, $page: Page, $sort: PayslipsWithoutMailSort, $counted: Boolean = true) {
  payslipsWithoutMail(filter: $filter, page: $page, sort: $sort) {
    rows {
      canSignIn
      contractId
      name
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PayslipsWithoutMailQuery, PayslipsWithoutMailQueryVariables>;
export const ProcessPaymentsDocument = new TypedDocumentString(`
    query ProcessPayments($filter: ProcessPaymentsFilter, $page: Page, $sort: ProcessPaymentsSort, $counted: Boolean = true) {
  processPayments(filter: $filter, page: $page, sort: $sort) {
    rows {
      accountEnd
      accountType
      bank
      contractId
      kind
      name
      net
      paymentLabel
      paymentStatus
      payrollMonthId
      problem
      rut
      userId
      way
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ProcessPaymentsQuery, ProcessPaymentsQueryVariables>;
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
      acknowledged
      done
      error
      jobTotal
      mailed
      paid
      payrollMonthId
      pending
      released
      releasedAt
      status
      total
      waiting
      withoutMail
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
export const TransferFormatsDocument = new TypedDocumentString(`
    query TransferFormats($input: OfProcess!) {
  transferFormats(input: $input) {
    code
    label
    reason
  }
}
    `) as unknown as TypedDocumentString<TransferFormatsQuery, TransferFormatsQueryVariables>;
export const UnreachedTotalsDocument = new TypedDocumentString(`
    query UnreachedTotals($input: OfProcess!) {
  unreachedTotals(input: $input) {
    payrollMonthId
    people
    withoutUser
  }
}
    `) as unknown as TypedDocumentString<UnreachedTotalsQuery, UnreachedTotalsQueryVariables>;
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
export const UpdateTransferCompletedDocument = new TypedDocumentString(`
    mutation UpdateTransferCompleted($input: UpdateTransferCompletedInput!) {
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
      payrollMonthId
      updated
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateTransferCompletedMutation, UpdateTransferCompletedMutationVariables>;
export const PayrollComparisonDocument = new TypedDocumentString(`
    query PayrollComparison($filter: PayrollComparisonFilter, $page: Page, $sort: PayrollComparisonSort, $counted: Boolean = true) {
  payrollComparison(filter: $filter, page: $page, sort: $sort) {
    rows {
      area
      before
      causes {
        cause
        change
        label
      }
      change
      contractId
      error
      jobTitle
      name
      net
      percent
      reviewedAt
      reviewedBy
      rut
      state
      stateLabel
      unexplained
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PayrollComparisonQuery, PayrollComparisonQueryVariables>;
export const PayrollComparisonTotalsDocument = new TypedDocumentString(`
    query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) {
  payrollComparisonTotals(input: $input) {
    areas
    before
    causes {
      cause
      change
      label
      people
    }
    change
    changed
    comparable
    monthBefore
    net
    payrollMonthId
    people
    reviewed
    revoked
    unexplained
  }
}
    `) as unknown as TypedDocumentString<PayrollComparisonTotalsQuery, PayrollComparisonTotalsQueryVariables>;
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
      areas
      before
      change
      changed
      comparable
      monthBefore
      net
      payrollMonthId
      people
      reviewed
      revoked
      unexplained
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewPayslipsMutation, ReviewPayslipsMutationVariables>;
export const AnswerPayslipDisputeDocument = new TypedDocumentString(`
    mutation AnswerPayslipDispute($input: AnswerPayslipDisputeInput!) {
  answerPayslipDispute(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<AnswerPayslipDisputeMutation, AnswerPayslipDisputeMutationVariables>;
export const DisputesOfPayslipDocument = new TypedDocumentString(`
    query DisputesOfPayslip($input: DisputesOfPayslipInput!) {
  disputesOfPayslip(input: $input) {
    closedAt
    code
    fullname
    id
    isOwn
    messages {
      at
      author
      id
      text
    }
    openedAt
    payrollMonthId
    rut
    state
    userContractId
    userId
    version
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<DisputesOfPayslipQuery, DisputesOfPayslipQueryVariables>;
export const OpenPayslipDisputeDocument = new TypedDocumentString(`
    mutation OpenPayslipDispute($input: OpenPayslipDisputeInput!) {
  openPayslipDispute(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<OpenPayslipDisputeMutation, OpenPayslipDisputeMutationVariables>;
export const PayslipDisputesDocument = new TypedDocumentString(`
    query PayslipDisputes($filter: PayslipDisputeFilter, $page: Page, $sort: PayslipDisputesSort, $counted: Boolean = true) {
  payslipDisputes(filter: $filter, page: $page, sort: $sort) {
    rows {
      closedAt
      code
      fullname
      id
      isOwn
      openedAt
      payrollMonthId
      rut
      state
      userContractId
      userId
      version
      yearMonth
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PayslipDisputesQuery, PayslipDisputesQueryVariables>;
export const WithdrawPayslipDisputeDocument = new TypedDocumentString(`
    mutation WithdrawPayslipDispute($input: WithdrawPayslipDisputeInput!) {
  withdrawPayslipDispute(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<WithdrawPayslipDisputeMutation, WithdrawPayslipDisputeMutationVariables>;
export const WriteInPayslipDisputeDocument = new TypedDocumentString(`
    mutation WriteInPayslipDispute($input: WriteInPayslipDisputeInput!) {
  writeInPayslipDispute(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<WriteInPayslipDisputeMutation, WriteInPayslipDisputeMutationVariables>;
export const VerifyPayslipDocument = new TypedDocumentString(`
    query VerifyPayslip($input: VerifyPayslipInput!) {
  verifyPayslip(input: $input) {
    company
    hash
    isCurrent
    isDraft
    net
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<VerifyPayslipQuery, VerifyPayslipQueryVariables>;
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
      contractId
      payrollMonthId
    }
  }
}
    `) as unknown as TypedDocumentString<AcknowledgePayslipMutation, AcknowledgePayslipMutationVariables>;
export const ExplainPayslipDocument = new TypedDocumentString(`
    query ExplainPayslip($input: ExplainPayslipInput!) {
  explainPayslip(input: $input) {
    bracket
    code
    comment
    decisions
    details
    enteredAt
    enteredBy
    exact
    index
    kind
    label
    law
    note
    numbers
    parent
    rounding
    shown
    since
    source
    sourceUrl
    text
    unit
    words
  }
}
    `) as unknown as TypedDocumentString<ExplainPayslipQuery, ExplainPayslipQueryVariables>;
export const PayrollPdfDocument = new TypedDocumentString(`
    query PayrollPdf($input: OfPayslip!) {
  payrollPdf(input: $input) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<PayrollPdfQuery, PayrollPdfQueryVariables>;
export const PayrollSummariesDocument = new TypedDocumentString(`
    query PayrollSummaries($filter: PayrollSummariesFilter, $page: Page, $sort: PayrollSummariesSort, $counted: Boolean = true) {
  payrollSummaries(filter: $filter, page: $page, sort: $sort) {
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
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PayrollSummariesQuery, PayrollSummariesQueryVariables>;
export const PayrollSummariesPdfDocument = new TypedDocumentString(`
    query PayrollSummariesPdf($input: PayrollSummariesPdfInput!) {
  payrollSummariesPdf(input: $input) {
    done
    error
    jobId
    name
    status
    total
    url
  }
}
    `) as unknown as TypedDocumentString<PayrollSummariesPdfQuery, PayrollSummariesPdfQueryVariables>;
export const PayrollSummaryViewDocument = new TypedDocumentString(`
    query PayrollSummaryView($input: OfPayslip!) {
  payrollSummaryView(input: $input) {
    acknowledgedAt
    area
    bases {
      amount
      code
      label
      unit
    }
    branchOffice
    businessAddress
    businessName
    businessRut
    contractCode
    contractId
    contractType
    deductions
    documentLabel
    documentNumber
    earnings
    employerCost
    finalDate
    healthInstitution
    healthLabel
    hoursPerWeek
    initialDate
    isOpen
    isOwn
    jobTitle
    legalName
    monthBefore
    movements {
      change
      code
      label
    }
    name
    net
    netBefore
    paymentLabel
    paymentStatus
    payrollMonthId
    pensionInstitution
    releasedAt
    rut
    sections {
      key
      label
      lines {
        amount
        code
        detail
        label
        lre
        source
      }
      total
    }
    uncollected
    userId
    warnings
    workedDays
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<PayrollSummaryViewQuery, PayrollSummaryViewQueryVariables>;
export const PayslipRevisionsDocument = new TypedDocumentString(`
    query PayslipRevisions($input: PayslipRevisionsInput!) {
  payslipRevisions(input: $input) {
    error
    lines {
      after
      before
      change
      code
      label
      section
    }
    net
    next
    replacedAt
    replacedBy
    revision
  }
}
    `) as unknown as TypedDocumentString<PayslipRevisionsQuery, PayslipRevisionsQueryVariables>;
export const AddToBusinessDocument = new TypedDocumentString(`
    mutation AddToBusiness($input: AddToBusinessInput!) {
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<AddToBusinessMutation, AddToBusinessMutationVariables>;
export const CreateLoginDocument = new TypedDocumentString(`
    mutation CreateLogin($input: CreateLoginInput!) {
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
      codeUntil
      invitedTo
      oneTimeCode
      username
    }
  }
}
    `) as unknown as TypedDocumentString<CreateLoginMutation, CreateLoginMutationVariables>;
export const CreatePaymentMethodDocument = new TypedDocumentString(`
    mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) {
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreatePaymentMethodMutation, CreatePaymentMethodMutationVariables>;
export const CreateUserDocument = new TypedDocumentString(`
    mutation CreateUser($input: CreateUserInput!) {
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
      codeUntil
      fullname
      id
      invitedTo
      oneTimeCode
      username
    }
  }
}
    `) as unknown as TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>;
export const DeletePaymentMethodDocument = new TypedDocumentString(`
    mutation DeletePaymentMethod($input: ByIdPaymentMethod!) {
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
    `) as unknown as TypedDocumentString<DeletePaymentMethodMutation, DeletePaymentMethodMutationVariables>;
export const DeleteUserDocument = new TypedDocumentString(`
    mutation DeleteUser($input: ByIdUser!) {
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
    `) as unknown as TypedDocumentString<DeleteUserMutation, DeleteUserMutationVariables>;
export const DeleteUserBusinessDocument = new TypedDocumentString(`
    mutation DeleteUserBusiness($input: ByIdUserBusiness!) {
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
    `) as unknown as TypedDocumentString<DeleteUserBusinessMutation, DeleteUserBusinessMutationVariables>;
export const ExportUsersDocument = new TypedDocumentString(`
    query ExportUsers($input: ExportUsersInput!) {
  exportUsers(input: $input)
}
    `) as unknown as TypedDocumentString<ExportUsersQuery, ExportUsersQueryVariables>;
export const InvitableUsersDocument = new TypedDocumentString(`
    query InvitableUsers {
  invitableUsers {
    email
    fullname
    id
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
    }
  }
}
    `) as unknown as TypedDocumentString<InviteUsersMutation, InviteUsersMutationVariables>;
export const PaymentMethodsDocument = new TypedDocumentString(`
    query PaymentMethods($input: PaymentMethodsInput!) {
  paymentMethods(input: $input) {
    accountNumber
    accountType
    bankCode
    id
    isCurrent
    kind
    userId
    version
  }
}
    `) as unknown as TypedDocumentString<PaymentMethodsQuery, PaymentMethodsQueryVariables>;
export const UpdatePaymentMethodDocument = new TypedDocumentString(`
    mutation UpdatePaymentMethod($input: UpdatePaymentMethodInput!) {
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdatePaymentMethodMutation, UpdatePaymentMethodMutationVariables>;
export const UpdateUserDocument = new TypedDocumentString(`
    mutation UpdateUser($input: UpdateUserInput!) {
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
    `) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>;
export const UpdateUserBusinessDocument = new TypedDocumentString(`
    mutation UpdateUserBusiness($input: UpdateUserBusinessInput!) {
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserBusinessMutation, UpdateUserBusinessMutationVariables>;
export const UpdateUserStatusDocument = new TypedDocumentString(`
    mutation UpdateUserStatus($input: UpdateUserStatusInput!) {
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserStatusMutation, UpdateUserStatusMutationVariables>;
export const UserHistoryDocument = new TypedDocumentString(`
    query UserHistory($input: UserHistoryInput!) {
  userHistory(input: $input) {
    changes {
      after
      attribute
      author
      before
      from
      key
      label
      reason
      recordedAt
    }
    periods {
      author
      changes
      from
      key
      recordedAt
      supersededAt
      until
    }
  }
}
    `) as unknown as TypedDocumentString<UserHistoryQuery, UserHistoryQueryVariables>;
export const ApprovePieceworkDocument = new TypedDocumentString(`
    mutation ApprovePiecework($input: ApprovePieceworkInput!) {
  approvePiecework(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      answered
      late
    }
  }
}
    `) as unknown as TypedDocumentString<ApprovePieceworkMutation, ApprovePieceworkMutationVariables>;
export const DeletePieceworkEntryDocument = new TypedDocumentString(`
    mutation DeletePieceworkEntry($input: ByIdPieceworkEntry!) {
  deletePieceworkEntry(input: $input) {
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
    `) as unknown as TypedDocumentString<DeletePieceworkEntryMutation, DeletePieceworkEntryMutationVariables>;
export const PieceworkCrewMonthDocument = new TypedDocumentString(`
    query PieceworkCrewMonth($input: PieceworkCrewMonthInput!) {
  pieceworkCrewMonth(input: $input) {
    businessName
    contractId
    daysPaid
    inPayslip
    late
    person
    restDays
    rut
    total
    userId
  }
}
    `) as unknown as TypedDocumentString<PieceworkCrewMonthQuery, PieceworkCrewMonthQueryVariables>;
export const PieceworkCrewPaperDocument = new TypedDocumentString(`
    mutation PieceworkCrewPaper($input: PieceworkCrewMonthInput!) {
  pieceworkCrewPaper(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<PieceworkCrewPaperMutation, PieceworkCrewPaperMutationVariables>;
export const PieceworkCrewsDocument = new TypedDocumentString(`
    query PieceworkCrews($input: PieceworkCrewsInput!) {
  pieceworkCrews(input: $input) {
    name
    people
    supervisorId
  }
}
    `) as unknown as TypedDocumentString<PieceworkCrewsQuery, PieceworkCrewsQueryVariables>;
export const PieceworkEntriesDocument = new TypedDocumentString(`
    query PieceworkEntries($filter: PieceworkFilter, $page: Page, $sort: PieceworkEntriesSort, $counted: Boolean = true) {
  pieceworkEntries(filter: $filter, page: $page, sort: $sort) {
    rows {
      answerer
      author
      businessName
      day
      id
      isAuthor
      person
      quantity
      reason
      status
      taskId
      taskName
      unit
      userContractId
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PieceworkEntriesQuery, PieceworkEntriesQueryVariables>;
export const PieceworkMonthDocument = new TypedDocumentString(`
    query PieceworkMonth($input: PieceworkMonthInput!) {
  pieceworkMonth(input: $input) {
    days {
      amount
      day
    }
    inPayslip
    late
    restDays
    rows {
      amount
      day
      id
      price
      quantity
      reason
      status
      taskName
      unit
    }
    total
  }
}
    `) as unknown as TypedDocumentString<PieceworkMonthQuery, PieceworkMonthQueryVariables>;
export const PieceworkMonthCrewsDocument = new TypedDocumentString(`
    query PieceworkMonthCrews($input: PieceworkMonthCrewsInput!) {
  pieceworkMonthCrews(input: $input) {
    name
    people
    supervisorId
  }
}
    `) as unknown as TypedDocumentString<PieceworkMonthCrewsQuery, PieceworkMonthCrewsQueryVariables>;
export const PieceworkMonthPaperDocument = new TypedDocumentString(`
    mutation PieceworkMonthPaper($input: PieceworkMonthInput!) {
  pieceworkMonthPaper(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<PieceworkMonthPaperMutation, PieceworkMonthPaperMutationVariables>;
export const PieceworkSheetDocument = new TypedDocumentString(`
    query PieceworkSheet($input: PieceworkSheetInput!) {
  pieceworkSheet(input: $input) {
    contractId
    entered
    person
    rut
  }
}
    `) as unknown as TypedDocumentString<PieceworkSheetQuery, PieceworkSheetQueryVariables>;
export const RejectPieceworkDocument = new TypedDocumentString(`
    mutation RejectPiecework($input: RejectPieceworkInput!) {
  rejectPiecework(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      answered
      late
    }
  }
}
    `) as unknown as TypedDocumentString<RejectPieceworkMutation, RejectPieceworkMutationVariables>;
export const SavePieceworkDocument = new TypedDocumentString(`
    mutation SavePiecework($input: SavePieceworkInput!) {
  savePiecework(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      repeated
      saved
    }
  }
}
    `) as unknown as TypedDocumentString<SavePieceworkMutation, SavePieceworkMutationVariables>;
export const UpdatePieceworkEntryDocument = new TypedDocumentString(`
    mutation UpdatePieceworkEntry($input: UpdatePieceworkEntryInput!) {
  updatePieceworkEntry(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdatePieceworkEntryMutation, UpdatePieceworkEntryMutationVariables>;
export const ActivityDocument = new TypedDocumentString(`
    query Activity {
  activity {
    at
    author
    businessName
    count
    kind
    own
    payrollMonthId
    processType
    subject
    userId
  }
}
    `) as unknown as TypedDocumentString<ActivityQuery, ActivityQueryVariables>;
export const OnlineUsersDocument = new TypedDocumentString(`
    query OnlineUsers {
  onlineUsers {
    rows {
      avatarUrl
      fullname
      id
      jobTitle
    }
    total
  }
}
    `) as unknown as TypedDocumentString<OnlineUsersQuery, OnlineUsersQueryVariables>;
export const OpenProtectionPaperDocument = new TypedDocumentString(`
    mutation OpenProtectionPaper($input: OpenProtectionPaperInput!) {
  openProtectionPaper(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenProtectionPaperMutation, OpenProtectionPaperMutationVariables>;
export const CealResultDocument = new TypedDocumentString(`
    query CealResult($input: ByIdCealResult!) {
  cealResult(input: $input) {
    appliedOn
    center
    dimensions {
      dimension
      high
      low
      medium
      points
      previousPoints
    }
    id
    isDue
    measureRows {
      approvalStatus
      completenessPercentage
      dimension
      endDate
      fullname
      objective
      planId
      standing
    }
    measures
    nextOn
    participation
    previous {
      appliedOn
      center
      id
      isDue
      measures
      nextOn
      participation
      responses
      risk
      total
      valid
      version
      workers
    }
    responses
    risk
    total
    unseenMeasures
    valid
    version
    warnings
    workers
  }
}
    `) as unknown as TypedDocumentString<CealResultQuery, CealResultQueryVariables>;
export const CealResultsDocument = new TypedDocumentString(`
    query CealResults($filter: CealResultFilter, $page: Page, $sort: CealResultsSort, $counted: Boolean = true) {
  cealResults(filter: $filter, page: $page, sort: $sort) {
    rows {
      appliedOn
      center
      id
      isDue
      measures
      nextOn
      participation
      responses
      risk
      total
      valid
      version
      workers
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<CealResultsQuery, CealResultsQueryVariables>;
export const CreateCealMeasureDocument = new TypedDocumentString(`
    mutation CreateCealMeasure($input: CreateCealMeasureInput!) {
  createCealMeasure(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateCealMeasureMutation, CreateCealMeasureMutationVariables>;
export const DeleteCealResultDocument = new TypedDocumentString(`
    mutation DeleteCealResult($input: DeleteCealResultInput!) {
  deleteCealResult(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteCealResultMutation, DeleteCealResultMutationVariables>;
export const ImportCealResultsDocument = new TypedDocumentString(`
    mutation ImportCealResults($input: ImportCealResultsInput!) {
  importCealResults(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      count
    }
  }
}
    `) as unknown as TypedDocumentString<ImportCealResultsMutation, ImportCealResultsMutationVariables>;
export const ReportPreviewDocument = new TypedDocumentString(`
    query ReportPreview($input: ReportPreviewInput!) {
  reportPreview(input: $input) {
    chart {
      categories
      series {
        name
        values
      }
      type
      unit
    }
    counting {
      done
      id
      step
    }
    error
    headers {
      group
      kind
      label
    }
    label
    name
    notes
    rows {
      cells
    }
    shown
    total
    totals {
      cells
    }
  }
}
    `) as unknown as TypedDocumentString<ReportPreviewQuery, ReportPreviewQueryVariables>;
export const ReportProcessDocument = new TypedDocumentString(`
    query ReportProcess($input: ReportProcessInput) {
  reportProcess(input: $input) {
    error
    fileName
    fileUrl
    format
    id
    label
    month
    requestedAt
    requestedBy
    state
    stateLabel
    type
    year
  }
}
    `) as unknown as TypedDocumentString<ReportProcessQuery, ReportProcessQueryVariables>;
export const ReportsDocument = new TypedDocumentString(`
    query Reports {
  reports {
    businesses {
      id
      name
    }
    months
    reports {
      chart
      code
      description
      download
      filters {
        label
        name
      }
      group
      label
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ReportsQuery, ReportsQueryVariables>;
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
      error
      fileName
      fileUrl
      format
      id
      label
      month
      requestedAt
      requestedBy
      state
      stateLabel
      type
      year
    }
  }
}
    `) as unknown as TypedDocumentString<RunReportMutation, RunReportMutationVariables>;
export const ForeignQuotasDocument = new TypedDocumentString(`
    query ForeignQuotas {
  foreignQuotas {
    chileans
    counted
    family
    fiveYears
    foreign
    id
    most
    name
    room
    specialists
    state
    words
    workers
  }
}
    `) as unknown as TypedDocumentString<ForeignQuotasQuery, ForeignQuotasQueryVariables>;
export const ForeignWorkersDocument = new TypedDocumentString(`
    query ForeignWorkers($filter: ForeignWorkerFilter, $page: Page, $sort: ForeignWorkersSort, $counted: Boolean = true) {
  foreignWorkers(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessId
      businessName
      country
      endDate
      fullname
      key
      kind
      residentSince
      rut
      state
      treatment
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ForeignWorkersQuery, ForeignWorkersQueryVariables>;
export const OpenResidencePaperDocument = new TypedDocumentString(`
    mutation OpenResidencePaper($input: ByIdResidencePermit!) {
  openResidencePaper(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenResidencePaperMutation, OpenResidencePaperMutationVariables>;
export const RetentionRulesDocument = new TypedDocumentString(`
    query RetentionRules {
  retentionRules {
    clears
    code
    label
    ofCompany
    ofPeople
    sources {
      certainty
      text
    }
    term
    until
    why
  }
}
    `) as unknown as TypedDocumentString<RetentionRulesQuery, RetentionRulesQueryVariables>;
export const CreateLateItemDocument = new TypedDocumentString(`
    mutation CreateLateItem($input: CreateLateItemInput!) {
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
      failures
      isOpen
      isPosting
      payable
      payrollMonthId
      toPay
      total
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<CreateLateItemMutation, CreateLateItemMutationVariables>;
export const LateItemsDocument = new TypedDocumentString(`
    query LateItems($filter: LateItemsFilter, $page: Page, $sort: LateItemsSort, $counted: Boolean = true) {
  lateItems(filter: $filter, page: $page, sort: $sort) {
    rows {
      comment
      contractId
      id
      itemCode
      itemLabel
      name
      origin
      rut
      unit
      userId
      value
      yearMonth
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<LateItemsQuery, LateItemsQueryVariables>;
export const OwedByContractChangeDocument = new TypedDocumentString(`
    query OwedByContractChange($input: UpdateUserContractInput!) {
  owedByContractChange(input: $input) {
    businessId
    businessName
    closedMonths
    hidden
    owed {
      contractId
      originMonth
      toPay
    }
    payIn {
      id
      yearMonth
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
    hidden
    owed {
      contractId
      originMonth
      toPay
    }
    payIn {
      id
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<OwedByPersonChangeQuery, OwedByPersonChangeQueryVariables>;
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
      failures
      isOpen
      isPosting
      payable
      payrollMonthId
      toPay
      total
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<PostRetroactiveMutation, PostRetroactiveMutationVariables>;
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
      failures
      isOpen
      isPosting
      payable
      payrollMonthId
      toPay
      total
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveLateItemMutation, RemoveLateItemMutationVariables>;
export const RetroactiveFailuresDocument = new TypedDocumentString(`
    query RetroactiveFailures($filter: RetroactiveFailuresFilter, $page: Page, $sort: RetroactiveFailuresSort, $counted: Boolean = true) {
  retroactiveFailures(filter: $filter, page: $page, sort: $sort) {
    rows {
      contractId
      message
      name
      originMonth
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<RetroactiveFailuresQuery, RetroactiveFailuresQueryVariables>;
export const RetroactivePostedDocument = new TypedDocumentString(`
    query RetroactivePosted($filter: RetroactivePostedFilter, $page: Page, $sort: RetroactivePostedSort, $counted: Boolean = true) {
  retroactivePosted(filter: $filter, page: $page, sort: $sort) {
    rows {
      amount
      author
      contractId
      lines
      name
      originMonth
      postedAt
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<RetroactivePostedQuery, RetroactivePostedQueryVariables>;
export const RetroactivityDocument = new TypedDocumentString(`
    query Retroactivity($input: RetroactivityInput!) {
  retroactivity(input: $input) {
    calculating {
      done
      error
      total
    }
    failures
    isOpen
    isPosting
    owed {
      contractId
      employerCost
      facts {
        at
        author
        detail
        kind
      }
      lines {
        concept
        due
        group
        label
        owed
        paid
        posted
      }
      name
      originMonth
      originMonthId
      payable
      rut
      toPay
      userId
    }
    payIn {
      id
      yearMonth
    }
    payable
    payrollMonthId
    posting {
      done
      error
      removes
      total
    }
    toPay
    total
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<RetroactivityQuery, RetroactivityQueryVariables>;
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
      failures
      isOpen
      isPosting
      payable
      payrollMonthId
      toPay
      total
      yearMonth
    }
  }
}
    `) as unknown as TypedDocumentString<UndoRetroactiveMutation, UndoRetroactiveMutationVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CalculateScenarioMutation, CalculateScenarioMutationVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateScenarioMutation, CreateScenarioMutationVariables>;
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
export const ExplainNetToGrossDocument = new TypedDocumentString(`
    query ExplainNetToGross($input: ExplainNetToGrossInput!) {
  explainNetToGross(input: $input) {
    bracket
    code
    comment
    decisions
    details
    enteredAt
    enteredBy
    exact
    index
    kind
    label
    law
    note
    numbers
    parent
    rounding
    shown
    since
    source
    sourceUrl
    text
    unit
    words
  }
}
    `) as unknown as TypedDocumentString<ExplainNetToGrossQuery, ExplainNetToGrossQueryVariables>;
export const NetToGrossDocument = new TypedDocumentString(`
    query NetToGross($input: NetToGrossInput!) {
  netToGross(input: $input) {
    assumptions
    contractId
    currentCurrency
    currentSalary
    deductions
    earnings
    employerCost
    name
    net
    salary
    sections {
      key
      label
      lines {
        amount
        code
        detail
        label
        lre
        source
      }
      total
    }
    userId
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<NetToGrossQuery, NetToGrossQueryVariables>;
export const ScenarioDocument = new TypedDocumentString(`
    query Scenario($input: ByIdScenario!) {
  scenario(input: $input) {
    activeJobId
    businessId
    businessName
    calculatedAt
    changes {
      area
      asOf
      contracts {
        contractId
        name
      }
      count
      figure
      from
      kind
      law
      percent
      raiseToMinimum
      salary
      scope
      value
    }
    costChange
    createdAt
    description
    firstMonth
    id
    monthlyGrowth
    months
    name
    netChange
    repeatItems
    result {
      affected
      areas {
        area
        real
        realPeople
        simulated
        simulatedPeople
      }
      assumptions {
        first
        from
        key
        label
        last
        text
        to
        unit
      }
      concepts {
        code
        label
        real
        section
        simulated
      }
      durationMs
      months {
        paidNet
        projected
        real {
          deductions
          earnings
          employerCost
          failed
          net
          people
        }
        simulated {
          deductions
          earnings
          employerCost
          failed
          net
          people
        }
        yearMonth
      }
      people {
        area
        contractId
        costChange
        name
        netChange
        userId
      }
    }
    stale
    version
    yearly
  }
}
    `) as unknown as TypedDocumentString<ScenarioQuery, ScenarioQueryVariables>;
export const ScenarioOptionsDocument = new TypedDocumentString(`
    query ScenarioOptions {
  scenarioOptions {
    areas
    figures {
      decimals
      key
      label
      unit
      value
    }
  }
}
    `) as unknown as TypedDocumentString<ScenarioOptionsQuery, ScenarioOptionsQueryVariables>;
export const ScenarioPeopleDocument = new TypedDocumentString(`
    query ScenarioPeople($input: ScenarioPeopleInput) {
  scenarioPeople(input: $input) {
    contractId
    jobTitle
    name
  }
}
    `) as unknown as TypedDocumentString<ScenarioPeopleQuery, ScenarioPeopleQueryVariables>;
export const ScenarioRunDocument = new TypedDocumentString(`
    query ScenarioRun($input: ByIdScenario!) {
  scenarioRun(input: $input) {
    done
    error
    message
    scenarioId
    status
    total
  }
}
    `) as unknown as TypedDocumentString<ScenarioRunQuery, ScenarioRunQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateScenarioMutation, UpdateScenarioMutationVariables>;
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
export const OwnFactorsDocument = new TypedDocumentString(`
    query OwnFactors {
  ownFactors {
    canAddPasskey
    passkeys {
      createdAt
      id
      label
      lastUsedAt
    }
    recoveryCodesLeft
    required
    totpSince
  }
}
    `) as unknown as TypedDocumentString<OwnFactorsQuery, OwnFactorsQueryVariables>;
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
export const PasswordLinkDocument = new TypedDocumentString(`
    query PasswordLink($input: PasswordLinkInput!) {
  passwordLink(input: $input) {
    company
    kind
    open
    username
  }
}
    `) as unknown as TypedDocumentString<PasswordLinkQuery, PasswordLinkQueryVariables>;
export const ProveIdentityDocument = new TypedDocumentString(`
    mutation ProveIdentity($input: ProveIdentityInput) {
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
        passkey
        recoveryCodes
        totp
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
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SignInInput) {
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
        totp
        passkey
        recoveryCodes
        challenge
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
      browser
      token
    }
  }
}
    `) as unknown as TypedDocumentString<SignInSecondMutation, SignInSecondMutationVariables>;
export const SimulateCompanyDocument = new TypedDocumentString(`
    mutation SimulateCompany($input: SimulateCompanyInput) {
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
export const UpdateLoginDocument = new TypedDocumentString(`
    mutation UpdateLogin($input: UpdateLoginInput!) {
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
      email
      username
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateLoginMutation, UpdateLoginMutationVariables>;
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
export const VouchForLoginDocument = new TypedDocumentString(`
    mutation VouchForLogin($input: VouchForLoginInput!) {
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
    `) as unknown as TypedDocumentString<VouchForLoginMutation, VouchForLoginMutationVariables>;
export const CalculateSettlementBatchDocument = new TypedDocumentString(`
    mutation CalculateSettlementBatch($input: CalculateSettlementBatchInput!) {
  calculateSettlementBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<CalculateSettlementBatchMutation, CalculateSettlementBatchMutationVariables>;
export const CompareSettlementsDocument = new TypedDocumentString(`
    query CompareSettlements($input: CompareSettlementsInput!) {
  compareSettlements(input: $input) {
    businessName
    code
    deductions
    disengagementDate
    dismissalCause
    dueOn
    earnings
    found {
      advances
      alimony
      allowances
      average24
      debts {
        amount
        included
        key
        kind
        label
        to
      }
      fixed
      gratification
      last
      lastThree
      loans
      others
      salary
      variable
      variableMonths
    }
    initialDate
    jobTitle
    lines {
      amount
      code
      group
      label
      source
    }
    name
    nonWorkingDays
    noticeGiven
    obstacles
    risk
    rut
    service
    taxMonths {
      part
      tax
      taxAtPayment
      yearMonth
    }
    toPay
    userContractId
    userId
    vacationDays
    warnings
  }
}
    `) as unknown as TypedDocumentString<CompareSettlementsQuery, CompareSettlementsQueryVariables>;
export const ContractsSettlementDocument = new TypedDocumentString(`
    query ContractsSettlement($input: ContractsSettlementInput) {
  contractsSettlement(input: $input) {
    businessName
    code
    endingCause
    finalDate
    fullname
    id
    initialDate
    jobTitle
    rut
    settlementId
    settlementStatus
    userId
  }
}
    `) as unknown as TypedDocumentString<ContractsSettlementQuery, ContractsSettlementQueryVariables>;
export const CreateIssueSettlementDocument = new TypedDocumentString(`
    mutation CreateIssueSettlement($input: CreateIssueSettlementInput!) {
  createIssueSettlement(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateIssueSettlementMutation, CreateIssueSettlementMutationVariables>;
export const CreateSettlementDocument = new TypedDocumentString(`
    mutation CreateSettlement($input: CreateSettlementInput!) {
  createSettlement(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateSettlementMutation, CreateSettlementMutationVariables>;
export const CreateSettlementBatchDocument = new TypedDocumentString(`
    mutation CreateSettlementBatch($input: CreateSettlementBatchInput!) {
  createSettlementBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateSettlementBatchMutation, CreateSettlementBatchMutationVariables>;
export const DeleteSettlementDocument = new TypedDocumentString(`
    mutation DeleteSettlement($input: DeleteSettlementInput!) {
  deleteSettlement(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteSettlementMutation, DeleteSettlementMutationVariables>;
export const DismissalCausesDocument = new TypedDocumentString(`
    query DismissalCauses {
  dismissalCauses {
    article
    cause
    code
    ending
    lre
    name
    note
    notice
    noticeTerm
    previred
    section
    severance
    subsection
  }
}
    `) as unknown as TypedDocumentString<DismissalCausesQuery, DismissalCausesQueryVariables>;
export const DisplaySettlementsDocument = new TypedDocumentString(`
    mutation DisplaySettlements($input: DisplaySettlementsInput!) {
  displaySettlements(input: $input) {
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
    `) as unknown as TypedDocumentString<DisplaySettlementsMutation, DisplaySettlementsMutationVariables>;
export const ExplainOwnSettlementDocument = new TypedDocumentString(`
    query ExplainOwnSettlement($input: ExplainOwnSettlementInput!) {
  explainOwnSettlement(input: $input) {
    bracket
    code
    comment
    decisions
    details
    enteredAt
    enteredBy
    exact
    index
    kind
    label
    law
    note
    numbers
    parent
    rounding
    shown
    since
    source
    sourceUrl
    text
    unit
    words
  }
}
    `) as unknown as TypedDocumentString<ExplainOwnSettlementQuery, ExplainOwnSettlementQueryVariables>;
export const ExplainSettlementDocument = new TypedDocumentString(`
    query ExplainSettlement($input: ExplainSettlementInput!) {
  explainSettlement(input: $input) {
    bracket
    code
    comment
    decisions
    details
    enteredAt
    enteredBy
    exact
    index
    kind
    label
    law
    note
    numbers
    parent
    rounding
    shown
    since
    source
    sourceUrl
    text
    unit
    words
  }
}
    `) as unknown as TypedDocumentString<ExplainSettlementQuery, ExplainSettlementQueryVariables>;
export const IssueSettlementBatchDocument = new TypedDocumentString(`
    mutation IssueSettlementBatch($input: IssueSettlementBatchInput!) {
  issueSettlementBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<IssueSettlementBatchMutation, IssueSettlementBatchMutationVariables>;
export const LeaveOutOfSettlementBatchDocument = new TypedDocumentString(`
    mutation LeaveOutOfSettlementBatch($input: LeaveOutOfSettlementBatchInput!) {
  leaveOutOfSettlementBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<LeaveOutOfSettlementBatchMutation, LeaveOutOfSettlementBatchMutationVariables>;
export const MakeBatchSettlementsDocument = new TypedDocumentString(`
    mutation MakeBatchSettlements($input: MakeBatchSettlementsInput!) {
  makeBatchSettlements(input: $input) {
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
    `) as unknown as TypedDocumentString<MakeBatchSettlementsMutation, MakeBatchSettlementsMutationVariables>;
export const OwnSettlementPdfDocument = new TypedDocumentString(`
    query OwnSettlementPdf($input: OwnSettlementPdfInput!) {
  ownSettlementPdf(input: $input) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<OwnSettlementPdfQuery, OwnSettlementPdfQueryVariables>;
export const OwnSettlementsDocument = new TypedDocumentString(`
    query OwnSettlements {
  ownSettlements {
    businessName
    disengagementDate
    dismissalCause
    dueOn
    id
    initialDate
    lines {
      amount
      code
      group
      label
      source
    }
    paidOn
    payDate
    shownSince
    status
    toPay
  }
}
    `) as unknown as TypedDocumentString<OwnSettlementsQuery, OwnSettlementsQueryVariables>;
export const PaySettlementDocument = new TypedDocumentString(`
    mutation PaySettlement($input: PaySettlementInput!) {
  paySettlement(input: $input) {
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
    `) as unknown as TypedDocumentString<PaySettlementMutation, PaySettlementMutationVariables>;
export const ResumeSettlementBatchDocument = new TypedDocumentString(`
    mutation ResumeSettlementBatch($input: ResumeSettlementBatchInput!) {
  resumeSettlementBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<ResumeSettlementBatchMutation, ResumeSettlementBatchMutationVariables>;
export const SettlementDocument = new TypedDocumentString(`
    query Settlement($input: SettlementKey!) {
  settlement(input: $input) {
    advances
    afcEmployerBalance
    alimonyPercent
    alimonyPesos
    allowances
    average24
    businessId
    businessName
    contractCode
    contributionsPaid
    deferVacation
    disengagementDate
    dismissalCause
    doubts
    dueOn
    fixed
    fullname
    fundBalance
    gratification
    id
    identificationType
    initialDate
    issuedAt
    jobTitle
    lastPay
    lastThree
    lines {
      amount
      code
      group
      label
      source
    }
    loans
    noticeDate
    notifiedOn
    otherDeductions
    pactAnyCause
    pactDays
    pactWithoutUfCap
    pactWithoutYearsCap
    paidBy {
      id
      number
      payment
      state
      subject
    }
    paidOn
    payDate
    payIn
    payLastPayslip
    proofDoubt
    response
    rut
    salary
    secondOver
    shownSince
    status
    steps {
      at
      author
      id
      reason
      state
    }
    toPay
    userContractId
    userId
    variableAverage
    variableMonths
    version
    voluntary
    withoutDebts {
      key
    }
    withoutEnding
  }
}
    `) as unknown as TypedDocumentString<SettlementQuery, SettlementQueryVariables>;
export const SettlementBatchDocument = new TypedDocumentString(`
    query SettlementBatch($input: SettlementBatchKey!) {
  settlementBatch(input: $input) {
    acts
    author
    blocked
    businessId
    businessName
    contributionsPaid
    created
    disengagementDate
    dismissalCause
    done
    errors
    failed
    id
    issued
    name
    noticeDate
    paid
    payDate
    payLastPayslip
    people
    problem
    ready
    state
    toPay
    total
    undoneWhy
    unissued
    unmade
    version
  }
}
    `) as unknown as TypedDocumentString<SettlementBatchQuery, SettlementBatchQueryVariables>;
export const SettlementBatchCandidatesDocument = new TypedDocumentString(`
    query SettlementBatchCandidates($filter: SettlementBatchCandidatesFilter, $page: Page, $sort: SettlementBatchCandidatesSort, $counted: Boolean = true) {
  settlementBatchCandidates(filter: $filter, page: $page, sort: $sort) {
    rows {
      code
      disengagementDate
      dismissalCause
      fits
      fullname
      id
      initialDate
      left
      rut
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SettlementBatchCandidatesQuery, SettlementBatchCandidatesQueryVariables>;
export const SettlementBatchChoicesDocument = new TypedDocumentString(`
    query SettlementBatchChoices($input: OfSettlementBatchChoices!) {
  settlementBatchChoices(input: $input) {
    areas {
      id
      isClosed
      name
      people
    }
    jobTitles {
      name
      people
    }
  }
}
    `) as unknown as TypedDocumentString<SettlementBatchChoicesQuery, SettlementBatchChoicesQueryVariables>;
export const SettlementBatchMiDtDocument = new TypedDocumentString(`
    query SettlementBatchMiDt($filter: SettlementBatchMiDtFilter, $page: Page, $sort: SettlementBatchMiDtSort, $counted: Boolean = true) {
  settlementBatchMiDt(filter: $filter, page: $page, sort: $sort) {
    rows {
      fields {
        code
        label
        part
        problem
        value
      }
      fullname
      id
      missing
      rut
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SettlementBatchMiDtQuery, SettlementBatchMiDtQueryVariables>;
export const SettlementBatchPdfDocument = new TypedDocumentString(`
    query SettlementBatchPdf($input: SettlementBatchPdfInput!) {
  settlementBatchPdf(input: $input) {
    done
    error
    jobId
    name
    status
    total
    url
  }
}
    `) as unknown as TypedDocumentString<SettlementBatchPdfQuery, SettlementBatchPdfQueryVariables>;
export const SettlementBatchPeopleDocument = new TypedDocumentString(`
    query SettlementBatchPeople($filter: SettlementBatchPeopleFilter, $page: Page, $sort: SettlementBatchPeopleSort, $counted: Boolean = true) {
  settlementBatchPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      disengagementDate
      dismissalCause
      fullname
      id
      obstacle
      problem
      rut
      settlementId
      state
      toPay
      userId
      warnings
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SettlementBatchPeopleQuery, SettlementBatchPeopleQueryVariables>;
export const SettlementBatchPreviewDocument = new TypedDocumentString(`
    query SettlementBatchPreview($input: SettlementBatchPreviewInput!) {
  settlementBatchPreview(input: $input) {
    left
    people
    ready
    unknown
  }
}
    `) as unknown as TypedDocumentString<SettlementBatchPreviewQuery, SettlementBatchPreviewQueryVariables>;
export const SettlementBatchesDocument = new TypedDocumentString(`
    query SettlementBatches($filter: SettlementBatchFilter, $page: Page, $sort: SettlementBatchesSort, $counted: Boolean = true) {
  settlementBatches(filter: $filter, page: $page, sort: $sort) {
    rows {
      acts
      author
      blocked
      businessId
      businessName
      contributionsPaid
      created
      disengagementDate
      dismissalCause
      done
      errors
      failed
      id
      issued
      name
      noticeDate
      paid
      payDate
      payLastPayslip
      people
      problem
      ready
      state
      toPay
      total
      undoneWhy
      unissued
      unmade
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SettlementBatchesQuery, SettlementBatchesQueryVariables>;
export const SettlementContractsDocument = new TypedDocumentString(`
    query SettlementContracts($filter: SettlementContractsFilter, $page: Page, $sort: SettlementContractsSort, $counted: Boolean = true) {
  settlementContracts(filter: $filter, page: $page, sort: $sort) {
    rows {
      basePayrollMonthId
      contractId
      deductions
      earnings
      finalDate
      name
      net
      paymentLabel
      payrollMonthId
      releasedAt
      rut
      state
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SettlementContractsQuery, SettlementContractsQueryVariables>;
export const SettlementDisplayPeopleDocument = new TypedDocumentString(`
    query SettlementDisplayPeople($filter: SettlementDisplayPeopleFilter, $page: Page, $sort: SettlementDisplayPeopleSort, $counted: Boolean = true) {
  settlementDisplayPeople(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessName
      disengagementDate
      fits
      fullname
      id
      left
      rut
      since
      status
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SettlementDisplayPeopleQuery, SettlementDisplayPeopleQueryVariables>;
export const SettlementDisplayPreviewDocument = new TypedDocumentString(`
    query SettlementDisplayPreview($input: SettlementDisplayPreviewInput!) {
  settlementDisplayPreview(input: $input) {
    left
    people
  }
}
    `) as unknown as TypedDocumentString<SettlementDisplayPreviewQuery, SettlementDisplayPreviewQueryVariables>;
export const SettlementDisplaysDocument = new TypedDocumentString(`
    query SettlementDisplays($page: Page, $sort: SettlementDisplaysSort, $counted: Boolean = true) {
  settlementDisplays(page: $page, sort: $sort) {
    rows {
      at
      author
      id
      people
      shows
      undoneAt
      undoneBy
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SettlementDisplaysQuery, SettlementDisplaysQueryVariables>;
export const SettlementDueDocument = new TypedDocumentString(`
    query SettlementDue($input: SettlementDueInput!) {
  settlementDue(input: $input) {
    dueOn
  }
}
    `) as unknown as TypedDocumentString<SettlementDueQuery, SettlementDueQueryVariables>;
export const SettlementMiDtDocument = new TypedDocumentString(`
    query SettlementMiDt($input: SettlementMiDtInput!) {
  settlementMiDt(input: $input) {
    fields {
      code
      label
      part
      problem
      value
    }
    fullname
    id
    missing
    rut
  }
}
    `) as unknown as TypedDocumentString<SettlementMiDtQuery, SettlementMiDtQueryVariables>;
export const SettlementMissingDocument = new TypedDocumentString(`
    query SettlementMissing($input: SettlementMissingInput!) {
  settlementMissing(input: $input) {
    key
    label
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<SettlementMissingQuery, SettlementMissingQueryVariables>;
export const SettlementPdfDocument = new TypedDocumentString(`
    query SettlementPdf($input: SettlementPdfInput!) {
  settlementPdf(input: $input) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<SettlementPdfQuery, SettlementPdfQueryVariables>;
export const SettlementPreviewDocument = new TypedDocumentString(`
    query SettlementPreview($input: SettlementPreviewInput!) {
  settlementPreview(input: $input) {
    businessName
    code
    deductions
    disengagementDate
    dismissalCause
    dueOn
    earnings
    found {
      advances
      alimony
      allowances
      average24
      debts {
        amount
        included
        key
        kind
        label
        to
      }
      fixed
      gratification
      last
      lastThree
      loans
      others
      salary
      variable
      variableMonths
    }
    initialDate
    jobTitle
    lines {
      amount
      code
      group
      label
      source
    }
    name
    nonWorkingDays
    noticeGiven
    obstacles
    risk
    rut
    service
    taxMonths {
      part
      tax
      taxAtPayment
      yearMonth
    }
    toPay
    userContractId
    userId
    vacationDays
    warnings
  }
}
    `) as unknown as TypedDocumentString<SettlementPreviewQuery, SettlementPreviewQueryVariables>;
export const SettlementTotalsDocument = new TypedDocumentString(`
    query SettlementTotals($input: OfSettlementMonth!) {
  settlementTotals(input: $input) {
    net
    payrollMonthId
    people
    ready
    unreleased
    whyNotClose
  }
}
    `) as unknown as TypedDocumentString<SettlementTotalsQuery, SettlementTotalsQueryVariables>;
export const SettlementsDocument = new TypedDocumentString(`
    query Settlements($filter: SettlementFilter, $page: Page, $sort: SettlementsSort, $counted: Boolean = true) {
  settlements(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessId
      businessName
      contractCode
      disengagementDate
      dismissalCause
      dueOn
      fullname
      id
      identificationType
      initialDate
      issuedAt
      jobTitle
      notifiedOn
      paidOn
      payDate
      response
      rut
      shownSince
      status
      toPay
      userContractId
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SettlementsQuery, SettlementsQueryVariables>;
export const UndoSettlementDocument = new TypedDocumentString(`
    mutation UndoSettlement($input: UndoSettlementInput!) {
  undoSettlement(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoSettlementMutation, UndoSettlementMutationVariables>;
export const UndoSettlementBatchDocument = new TypedDocumentString(`
    mutation UndoSettlementBatch($input: UndoSettlementBatchInput!) {
  undoSettlementBatch(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoSettlementBatchMutation, UndoSettlementBatchMutationVariables>;
export const UndoSettlementDisplayDocument = new TypedDocumentString(`
    mutation UndoSettlementDisplay($input: UndoSettlementDisplayInput!) {
  undoSettlementDisplay(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoSettlementDisplayMutation, UndoSettlementDisplayMutationVariables>;
export const UndoSettlementPaymentDocument = new TypedDocumentString(`
    mutation UndoSettlementPayment($input: UndoSettlementPaymentInput!) {
  undoSettlementPayment(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoSettlementPaymentMutation, UndoSettlementPaymentMutationVariables>;
export const UpdateSettlementDocument = new TypedDocumentString(`
    mutation UpdateSettlement($input: UpdateSettlementInput!) {
  updateSettlement(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateSettlementMutation, UpdateSettlementMutationVariables>;
export const CreateHierarchyNodeDocument = new TypedDocumentString(`
    mutation CreateHierarchyNode($input: CreateHierarchyNodeInput!) {
  createHierarchyNode(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateHierarchyNodeMutation, CreateHierarchyNodeMutationVariables>;
export const DeleteHierarchyNodeDocument = new TypedDocumentString(`
    mutation DeleteHierarchyNode($input: DeleteHierarchyNodeInput!) {
  deleteHierarchyNode(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteHierarchyNodeMutation, DeleteHierarchyNodeMutationVariables>;
export const HierarchyNodeHistoryDocument = new TypedDocumentString(`
    query HierarchyNodeHistory($input: ByIdHierarchyNode!) {
  hierarchyNodeHistory(input: $input) {
    changes {
      after
      attribute
      author
      before
      from
      key
      label
      reason
      recordedAt
    }
    periods {
      author
      changes
      from
      key
      recordedAt
      supersededAt
      until
    }
  }
}
    `) as unknown as TypedDocumentString<HierarchyNodeHistoryQuery, HierarchyNodeHistoryQueryVariables>;
export const HierarchyNodesDocument = new TypedDocumentString(`
    query HierarchyNodes($input: HierarchyNodesInput) {
  hierarchyNodes(input: $input) {
    areas
    code
    endedOn
    headName
    headUserId
    id
    kindId
    kindName
    level
    name
    parentId
    people
    totalPeople
    version
  }
}
    `) as unknown as TypedDocumentString<HierarchyNodesQuery, HierarchyNodesQueryVariables>;
export const MergeAreasDocument = new TypedDocumentString(`
    mutation MergeAreas($input: MergeAreasInput!) {
  mergeAreas(input: $input) {
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
    `) as unknown as TypedDocumentString<MergeAreasMutation, MergeAreasMutationVariables>;
export const MergeBranchOfficesDocument = new TypedDocumentString(`
    mutation MergeBranchOffices($input: MergeBranchOfficesInput!) {
  mergeBranchOffices(input: $input) {
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
    `) as unknown as TypedDocumentString<MergeBranchOfficesMutation, MergeBranchOfficesMutationVariables>;
export const UpdateHierarchyNodeDocument = new TypedDocumentString(`
    mutation UpdateHierarchyNode($input: UpdateHierarchyNodeInput!) {
  updateHierarchyNode(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateHierarchyNodeMutation, UpdateHierarchyNodeMutationVariables>;
export const CaseFactsDocument = new TypedDocumentString(`
    query CaseFacts($input: CaseFactsInput!) {
  caseFacts(input: $input) {
    facts {
      code
      label
      options
      unit
      value
    }
    result
  }
}
    `) as unknown as TypedDocumentString<CaseFactsQuery, CaseFactsQueryVariables>;
export const ConceptCasesDocument = new TypedDocumentString(`
    query ConceptCases($input: ConceptCasesInput!) {
  conceptCases(input: $input) {
    cases {
      businessId
      error
      expected
      got
      id
      passes
      title
      userId
      version
      yearMonth
    }
    mutants
    red
    survivors {
      after
      before
      from
      to
    }
  }
}
    `) as unknown as TypedDocumentString<ConceptCasesQuery, ConceptCasesQueryVariables>;
export const ConceptImpactDocument = new TypedDocumentString(`
    query ConceptImpact($input: ConceptImpactInput!) {
  conceptImpact(input: $input) {
    broken {
      contractId
      message
      name
    }
    changed
    concept
    cost
    done
    failures
    mended
    net
    next
    top {
      after
      before
      contractId
      name
      netAfter
      netBefore
      userId
    }
    total
    watched
  }
}
    `) as unknown as TypedDocumentString<ConceptImpactQuery, ConceptImpactQueryVariables>;
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
      code
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateConceptCaseMutation, CreateConceptCaseMutationVariables>;
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
      code
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteConceptCaseMutation, DeleteConceptCaseMutationVariables>;
export const ExplainDraftDocument = new TypedDocumentString(`
    query ExplainDraft($input: ExplainDraftInput!) {
  explainDraft(input: $input) {
    bracket
    code
    comment
    decisions
    details
    enteredAt
    enteredBy
    exact
    index
    kind
    label
    law
    note
    numbers
    parent
    rounding
    shown
    since
    source
    sourceUrl
    text
    unit
    words
  }
}
    `) as unknown as TypedDocumentString<ExplainDraftQuery, ExplainDraftQueryVariables>;
export const FormulaLibraryDocument = new TypedDocumentString(`
    query FormulaLibrary($input: FormulaLibraryInput) {
  formulaLibrary(input: $input) {
    classes {
      code
      label
    }
    concepts {
      category
      classes
      code
      decimals
      formula
      label
      max
      min
      own
      source
      unit
    }
    facts {
      code
      decimals
      label
      max
      min
      options
      source
      unit
      value
    }
    tables {
      code
      columns {
        code
        decimals
        label
        unit
      }
      decimals
      label
      source
      unit
    }
    variables {
      code
      decimals
      label
      max
      min
      options
      source
      unit
      value
    }
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<FormulaLibraryQuery, FormulaLibraryQueryVariables>;
export const PreviewConceptDocument = new TypedDocumentString(`
    query PreviewConcept($input: PreviewConceptInput!) {
  previewConcept(input: $input) {
    breaks
    decimals
    problem
    rows {
      before
      contractId
      draft
      error
      errorNow
      jobTitle
      name
      netDraft
      netNow
      now
      userId
      why
    }
    unit
    watched
  }
}
    `) as unknown as TypedDocumentString<PreviewConceptQuery, PreviewConceptQueryVariables>;
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
export const StudioConceptDocument = new TypedDocumentString(`
    query StudioConcept($input: StudioConceptInput!) {
  studioConcept(input: $input) {
    borrowed
    code
    gratification
    inputName
    inputUnit
    kind
    law
    months {
      businessName
      contracts
      id
      yearMonth
    }
    proportional
    since
    sourceCode
    taxable
    title
    tributable
    type
    users {
      code
      title
    }
    version
  }
}
    `) as unknown as TypedDocumentString<StudioConceptQuery, StudioConceptQueryVariables>;
export const StudioMonthsDocument = new TypedDocumentString(`
    query StudioMonths {
  studioMonths {
    businessName
    contracts
    id
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<StudioMonthsQuery, StudioMonthsQueryVariables>;
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
      code
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateConceptCaseMutation, UpdateConceptCaseMutationVariables>;
export const ConfirmSupplierAccountDocument = new TypedDocumentString(`
    mutation ConfirmSupplierAccount($input: ConfirmSupplierAccountInput!) {
  confirmSupplierAccount(input: $input) {
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
    `) as unknown as TypedDocumentString<ConfirmSupplierAccountMutation, ConfirmSupplierAccountMutationVariables>;
export const SupplierAccountsDocument = new TypedDocumentString(`
    query SupplierAccounts($input: ByIdSupplier!) {
  supplierAccounts(input: $input) {
    accountNumber
    at
    author
    bankId
    paymentAccountType
    state
  }
}
    `) as unknown as TypedDocumentString<SupplierAccountsQuery, SupplierAccountsQueryVariables>;
export const CreateClimateFeedbackDocument = new TypedDocumentString(`
    mutation CreateClimateFeedback($input: CreateClimateFeedbackInput!) {
  createClimateFeedback(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      area
      comment
      surveyId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateClimateFeedbackMutation, CreateClimateFeedbackMutationVariables>;
export const CreateFeedbackDocument = new TypedDocumentString(`
    mutation CreateFeedback($input: CreateFeedbackInput!) {
  createFeedback(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateFeedbackMutation, CreateFeedbackMutationVariables>;
export const CreateSurveyLinkDocument = new TypedDocumentString(`
    mutation CreateSurveyLink($input: CreateSurveyLinkInput!) {
  createSurveyLink(input: $input) {
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
      url
    }
  }
}
    `) as unknown as TypedDocumentString<CreateSurveyLinkMutation, CreateSurveyLinkMutationVariables>;
export const FeedbackDocument = new TypedDocumentString(`
    query Feedback($input: FeedbackFilter) {
  feedback(input: $input) {
    area
    areaName
    author
    comment
    createdAt
    id
    isOwn
    respondedAt
    response
    surveyId
    userSurveyId
    version
  }
}
    `) as unknown as TypedDocumentString<FeedbackQuery, FeedbackQueryVariables>;
export const FeedbackAreasDocument = new TypedDocumentString(`
    query FeedbackAreas($input: FeedbackAreasFilter!) {
  feedbackAreas(input: $input) {
    area
    areaName
    comment
    createdAt
  }
}
    `) as unknown as TypedDocumentString<FeedbackAreasQuery, FeedbackAreasQueryVariables>;
export const PublicSurveyDocument = new TypedDocumentString(`
    query PublicSurvey($input: PublicSurveyInput!) {
  publicSurvey(input: $input) {
    answers {
      at
      choice
      comment
      competenceId
      na
      omit
      questionId
      rev
      texts {
        choice
        number
        text
      }
      type
    }
    company {
      logoUrl
      name
    }
    evaluatee {
      area
      fullname
      jobTitle
    }
    isShared
    now
    progress
    status
    survey {
      canSkip
      closed
      competences {
        description
        id
        questions {
          alternatives {
            isOther
            label
            value
          }
          competenceId
          conditions {
            is
            questionId
            values
          }
          demographic
          id
          metadata {
            answers
            choices {
              label
              value
            }
            config {
              number
              other
            }
            options {
              label
              value
            }
          }
          multiple
          order
          required
          reversed
          scale {
            code
            max
            min
            naAllowed
            values {
              description
              label
              value
            }
            version
          }
          subtitle
          title
          type
        }
        title
        weight
      }
      disallowNeutral
      endAt
      forceComments
      hasComments
      id
      instructions
      minGroup
      offlineGraceH
      privacy
      startAt
      status
      title
      type
    }
  }
}
    `) as unknown as TypedDocumentString<PublicSurveyQuery, PublicSurveyQueryVariables>;
export const ReopenSurveyDocument = new TypedDocumentString(`
    mutation ReopenSurvey($input: ReopenSurveyInput!) {
  reopenSurvey(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      progress
      status
      userSurveyId
    }
  }
}
    `) as unknown as TypedDocumentString<ReopenSurveyMutation, ReopenSurveyMutationVariables>;
export const RespondFeedbackDocument = new TypedDocumentString(`
    mutation RespondFeedback($input: RespondFeedbackInput!) {
  respondFeedback(input: $input) {
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
    `) as unknown as TypedDocumentString<RespondFeedbackMutation, RespondFeedbackMutationVariables>;
export const RespondPublicSurveyDocument = new TypedDocumentString(`
    mutation RespondPublicSurvey($input: RespondPublicSurveyInput!) {
  respondPublicSurvey(input: $input) {
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
      progress
      stored {
        questionId
        choice
        omit
        na
        texts {
          text
          choice
          number
        }
        comment
        rev
        at
      }
      mentions {
        questionId
        mentions
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RespondPublicSurveyMutation, RespondPublicSurveyMutationVariables>;
export const RespondSurveyDocument = new TypedDocumentString(`
    mutation RespondSurvey($input: RespondSurveyInput!) {
  respondSurvey(input: $input) {
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
      progress
      stored {
        questionId
        choice
        omit
        na
        texts {
          text
          choice
          number
        }
        comment
        rev
        at
      }
      mentions {
        questionId
        mentions
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RespondSurveyMutation, RespondSurveyMutationVariables>;
export const RevokeSurveyLinkDocument = new TypedDocumentString(`
    mutation RevokeSurveyLink($input: ByIdSurveyLink!) {
  revokeSurveyLink(input: $input) {
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
    `) as unknown as TypedDocumentString<RevokeSurveyLinkMutation, RevokeSurveyLinkMutationVariables>;
export const SendSurveyLinksDocument = new TypedDocumentString(`
    mutation SendSurveyLinks($input: SendSurveyLinksInput!) {
  sendSurveyLinks(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      sent
      withoutMail
    }
  }
}
    `) as unknown as TypedDocumentString<SendSurveyLinksMutation, SendSurveyLinksMutationVariables>;
export const SurveyLinksDocument = new TypedDocumentString(`
    query SurveyLinks($filter: SurveyLinkFilter, $page: Page, $sort: SurveyLinksSort, $counted: Boolean = true) {
  surveyLinks(filter: $filter, page: $page, sort: $sort) {
    rows {
      createdAt
      evaluatee
      expiresAt
      fullname
      id
      kind
      mailed
      state
      usesLeft
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SurveyLinksQuery, SurveyLinksQueryVariables>;
export const UserSurveyDocument = new TypedDocumentString(`
    query UserSurvey($input: ByIdUserSurvey!) {
  userSurvey(input: $input) {
    alternative
    answers {
      at
      choice
      comment
      competenceId
      na
      omit
      questionId
      rev
      texts {
        choice
        number
        text
      }
      type
    }
    completedAt
    evaluatee {
      area
      avatarUrl
      fullname
      id
      jobTitle
    }
    id
    isOwn
    now
    progress
    relation
    respondent {
      area
      avatarUrl
      fullname
      id
      jobTitle
    }
    status
    survey {
      canSkip
      closed
      competences {
        description
        id
        questions {
          alternatives {
            isOther
            label
            value
          }
          competenceId
          conditions {
            is
            questionId
            values
          }
          demographic
          id
          metadata {
            answers
            choices {
              label
              value
            }
            config {
              number
              other
            }
            options {
              label
              value
            }
          }
          multiple
          order
          required
          reversed
          scale {
            code
            max
            min
            naAllowed
            values {
              description
              label
              value
            }
            version
          }
          subtitle
          title
          type
        }
        title
        weight
      }
      disallowNeutral
      endAt
      forceComments
      hasComments
      id
      instructions
      minGroup
      offlineGraceH
      privacy
      startAt
      status
      title
      type
    }
    surveyId
  }
}
    `) as unknown as TypedDocumentString<UserSurveyQuery, UserSurveyQueryVariables>;
export const ApplySurveyCorrectionDocument = new TypedDocumentString(`
    mutation ApplySurveyCorrection($input: ApplySurveyCorrectionInput!) {
  applySurveyCorrection(input: $input) {
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
    `) as unknown as TypedDocumentString<ApplySurveyCorrectionMutation, ApplySurveyCorrectionMutationVariables>;
export const AssignSurveyDocument = new TypedDocumentString(`
    mutation AssignSurvey($input: AssignmentInput!) {
  assignSurvey(input: $input) {
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
    `) as unknown as TypedDocumentString<AssignSurveyMutation, AssignSurveyMutationVariables>;
export const CorrectSurveyDocument = new TypedDocumentString(`
    mutation CorrectSurvey($input: ByIdSurvey!) {
  correctSurvey(input: $input) {
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
    `) as unknown as TypedDocumentString<CorrectSurveyMutation, CorrectSurveyMutationVariables>;
export const CreateSurveyDocument = new TypedDocumentString(`
    mutation CreateSurvey($input: CreateSurveyInput!) {
  createSurvey(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateSurveyMutation, CreateSurveyMutationVariables>;
export const DeleteSurveyDocument = new TypedDocumentString(`
    mutation DeleteSurvey($input: DeleteSurveyInput!) {
  deleteSurvey(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteSurveyMutation, DeleteSurveyMutationVariables>;
export const ExtendSurveyDocument = new TypedDocumentString(`
    mutation ExtendSurvey($input: ExtendSurveyInput!) {
  extendSurvey(input: $input) {
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
    `) as unknown as TypedDocumentString<ExtendSurveyMutation, ExtendSurveyMutationVariables>;
export const KeepSurveyScaleDocument = new TypedDocumentString(`
    mutation KeepSurveyScale($input: SurveyScaleInput!) {
  keepSurveyScale(input: $input) {
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<KeepSurveyScaleMutation, KeepSurveyScaleMutationVariables>;
export const MergeTrainingNeedsDocument = new TypedDocumentString(`
    mutation MergeTrainingNeeds($input: MergeTrainingNeedsInput!) {
  mergeTrainingNeeds(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      canKeep
      id
      status
      title
    }
  }
}
    `) as unknown as TypedDocumentString<MergeTrainingNeedsMutation, MergeTrainingNeedsMutationVariables>;
export const MoveSurveyDocument = new TypedDocumentString(`
    mutation MoveSurvey($input: MoveSurveyInput!) {
  moveSurvey(input: $input) {
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
    `) as unknown as TypedDocumentString<MoveSurveyMutation, MoveSurveyMutationVariables>;
export const PreviewAssignmentDocument = new TypedDocumentString(`
    query PreviewAssignment($input: AssignmentInput!) {
  previewAssignment(input: $input) {
    created
    existing
    problems {
      line
      message
      who
    }
    words
  }
}
    `) as unknown as TypedDocumentString<PreviewAssignmentQuery, PreviewAssignmentQueryVariables>;
export const RemindSurveyDocument = new TypedDocumentString(`
    mutation RemindSurvey($input: ByIdSurvey!) {
  remindSurvey(input: $input) {
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
      reminded
    }
  }
}
    `) as unknown as TypedDocumentString<RemindSurveyMutation, RemindSurveyMutationVariables>;
export const RemoveSurveyParticipantDocument = new TypedDocumentString(`
    mutation RemoveSurveyParticipant($input: ByIdUserSurvey!) {
  removeSurveyParticipant(input: $input) {
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
    `) as unknown as TypedDocumentString<RemoveSurveyParticipantMutation, RemoveSurveyParticipantMutationVariables>;
export const SaveSurveyDefinitionDocument = new TypedDocumentString(`
    mutation SaveSurveyDefinition($input: SaveSurveyDefinitionInput!) {
  saveSurveyDefinition(input: $input) {
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
    `) as unknown as TypedDocumentString<SaveSurveyDefinitionMutation, SaveSurveyDefinitionMutationVariables>;
export const SplitTrainingNeedsDocument = new TypedDocumentString(`
    mutation SplitTrainingNeeds($input: SplitTrainingNeedsInput!) {
  splitTrainingNeeds(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      canKeep
      id
      status
      title
    }
  }
}
    `) as unknown as TypedDocumentString<SplitTrainingNeedsMutation, SplitTrainingNeedsMutationVariables>;
export const SupervisorSurveysDocument = new TypedDocumentString(`
    query SupervisorSurveys($filter: UserSurveyFilter, $page: Page, $sort: SupervisorSurveysSort, $counted: Boolean = true) {
  supervisorSurveys(filter: $filter, page: $page, sort: $sort) {
    rows {
      alternative
      closed
      completedAt
      endAt
      evaluatee {
        area
        fullname
        id
        jobTitle
      }
      id
      isOwn
      isSelf
      progress
      relation
      respondent {
        area
        fullname
        id
        jobTitle
      }
      startAt
      status
      surveyId
      surveyStatus
      surveyTitle
      surveyType
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SupervisorSurveysQuery, SupervisorSurveysQueryVariables>;
export const SurveyDocument = new TypedDocumentString(`
    query Survey($input: ByIdSurvey!) {
  survey(input: $input) {
    answered
    canKeep
    canSkip
    closed
    closedAt
    disallowNeutral
    draftEdition
    edition
    endAt
    forceComments
    hasComments
    id
    instructions
    minComments
    minGroup
    offlineGraceH
    participants
    previousSurveyId
    privacy
    publicAccess
    questions
    reason
    startAt
    status
    title
    type
    version
  }
}
    `) as unknown as TypedDocumentString<SurveyQuery, SurveyQueryVariables>;
export const SurveyBankDocument = new TypedDocumentString(`
    query SurveyBank($input: SurveyBankInput) {
  surveyBank(input: $input) {
    competence
    demographic
    engagement
    id
    metadata
    multiple
    required
    reversed
    scaleCode
    subtitle
    surveyTitle
    title
    type
  }
}
    `) as unknown as TypedDocumentString<SurveyBankQuery, SurveyBankQueryVariables>;
export const SurveyChecksDocument = new TypedDocumentString(`
    query SurveyChecks($input: ByIdSurvey!) {
  surveyChecks(input: $input) {
    code
    level
    message
  }
}
    `) as unknown as TypedDocumentString<SurveyChecksQuery, SurveyChecksQueryVariables>;
export const SurveyDefinitionDocument = new TypedDocumentString(`
    query SurveyDefinition($input: SurveyDefinitionInput!) {
  surveyDefinition(input: $input) {
    competences {
      description
      id
      key
      questions {
        alternatives {
          isOther
          label
          value
        }
        demographic
        engagement
        id
        key
        metadata
        multiple
        order
        required
        reversed
        scaleCode
        scaleVersion
        shownIf
        subtitle
        title
        type
      }
      shownIf
      surveyId
      title
      weight
    }
    edition
    instructions
    state
    surveyId
    version
  }
}
    `) as unknown as TypedDocumentString<SurveyDefinitionQuery, SurveyDefinitionQueryVariables>;
export const SurveyOverviewDocument = new TypedDocumentString(`
    query SurveyOverview($input: ByIdSurvey!) {
  surveyOverview(input: $input) {
    answered
    areas {
      answered
      area
      invited
    }
    invited
    survey {
      answered
      canKeep
      canSkip
      closed
      closedAt
      disallowNeutral
      draftEdition
      edition
      endAt
      forceComments
      hasComments
      id
      instructions
      minComments
      minGroup
      offlineGraceH
      participants
      previousSurveyId
      privacy
      publicAccess
      questions
      reason
      startAt
      status
      title
      type
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SurveyOverviewQuery, SurveyOverviewQueryVariables>;
export const SurveyParticipantsDocument = new TypedDocumentString(`
    query SurveyParticipants($filter: SurveyParticipantsFilter, $page: Page, $sort: SurveyParticipantsSort, $counted: Boolean = true) {
  surveyParticipants(filter: $filter, page: $page, sort: $sort) {
    rows {
      evaluatee {
        area
        fullname
        id
        jobTitle
      }
      id
      progress
      relation
      respondent {
        area
        fullname
        id
        jobTitle
      }
      status
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SurveyParticipantsQuery, SurveyParticipantsQueryVariables>;
export const SurveyPeopleChoicesDocument = new TypedDocumentString(`
    query SurveyPeopleChoices($input: ByIdSurvey!) {
  surveyPeopleChoices(input: $input) {
    areas {
      id
      name
      people
    }
    branchOffices {
      id
      name
      people
    }
    jobTitles
    units {
      id
      name
      people
    }
  }
}
    `) as unknown as TypedDocumentString<SurveyPeopleChoicesQuery, SurveyPeopleChoicesQueryVariables>;
export const SurveyReopeningsDocument = new TypedDocumentString(`
    query SurveyReopenings($input: ByIdSurvey!) {
  surveyReopenings(input: $input) {
    at
    author
    evaluatee
    id
    reason
    relation
    respondent
  }
}
    `) as unknown as TypedDocumentString<SurveyReopeningsQuery, SurveyReopeningsQueryVariables>;
export const SurveyScalesDocument = new TypedDocumentString(`
    query SurveyScales($input: SurveyScalesInput) {
  surveyScales(input: $input) {
    code
    from
    max
    min
    naAllowed
    name
    own
    until
    values {
      description
      label
      value
    }
    version
  }
}
    `) as unknown as TypedDocumentString<SurveyScalesQuery, SurveyScalesQueryVariables>;
export const SurveysDocument = new TypedDocumentString(`
    query Surveys($filter: SurveyFilter, $page: Page, $sort: SurveysSort, $counted: Boolean = true) {
  surveys(filter: $filter, page: $page, sort: $sort) {
    rows {
      answered
      canKeep
      canSkip
      closed
      closedAt
      disallowNeutral
      draftEdition
      edition
      endAt
      forceComments
      hasComments
      id
      instructions
      minComments
      minGroup
      offlineGraceH
      participants
      previousSurveyId
      privacy
      publicAccess
      questions
      reason
      startAt
      status
      title
      type
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SurveysQuery, SurveysQueryVariables>;
export const SurveysForRespondentDocument = new TypedDocumentString(`
    query SurveysForRespondent($filter: UserSurveyFilter, $page: Page, $sort: SurveysForRespondentSort, $counted: Boolean = true) {
  surveysForRespondent(filter: $filter, page: $page, sort: $sort) {
    rows {
      alternative
      closed
      completedAt
      endAt
      evaluatee {
        area
        fullname
        id
        jobTitle
      }
      id
      isOwn
      isSelf
      progress
      relation
      respondent {
        area
        fullname
        id
        jobTitle
      }
      startAt
      status
      surveyId
      surveyStatus
      surveyTitle
      surveyType
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<SurveysForRespondentQuery, SurveysForRespondentQueryVariables>;
export const TrainingNeedsDocument = new TypedDocumentString(`
    query TrainingNeeds($input: ByIdSurvey!) {
  trainingNeeds(input: $input) {
    canKeep
    id
    needs {
      answers
      isMerged
      keys
      lines {
        answers
        area
        level
        people
      }
      name
      people
      place
      written
    }
    status
    title
  }
}
    `) as unknown as TypedDocumentString<TrainingNeedsQuery, TrainingNeedsQueryVariables>;
export const UpdateSurveyDocument = new TypedDocumentString(`
    mutation UpdateSurvey($input: UpdateSurveyInput!) {
  updateSurvey(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateSurveyMutation, UpdateSurveyMutationVariables>;
export const UserSurveysDocument = new TypedDocumentString(`
    query UserSurveys($filter: UserSurveyFilter, $page: Page, $sort: UserSurveysSort, $counted: Boolean = true) {
  userSurveys(filter: $filter, page: $page, sort: $sort) {
    rows {
      alternative
      closed
      completedAt
      endAt
      evaluatee {
        area
        fullname
        id
        jobTitle
      }
      id
      isOwn
      isSelf
      progress
      relation
      respondent {
        area
        fullname
        id
        jobTitle
      }
      startAt
      status
      surveyId
      surveyStatus
      surveyTitle
      surveyType
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<UserSurveysQuery, UserSurveysQueryVariables>;
export const ArchiveDocumentTemplateDocument = new TypedDocumentString(`
    mutation ArchiveDocumentTemplate($input: DocumentTemplateSeen!) {
  archiveDocumentTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<ArchiveDocumentTemplateMutation, ArchiveDocumentTemplateMutationVariables>;
export const CreateCollaboratorFileOneDocument = new TypedDocumentString(`
    mutation CreateCollaboratorFileOne($input: CreateCollaboratorFileOneInput!) {
  createCollaboratorFileOne(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCollaboratorFileOneMutation, CreateCollaboratorFileOneMutationVariables>;
export const CreateDocumentTemplateDocument = new TypedDocumentString(`
    mutation CreateDocumentTemplate($input: CreateDocumentTemplateInput!) {
  createDocumentTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateDocumentTemplateMutation, CreateDocumentTemplateMutationVariables>;
export const DeleteDocumentTemplateDocument = new TypedDocumentString(`
    mutation DeleteDocumentTemplate($input: DocumentTemplateSeen!) {
  deleteDocumentTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteDocumentTemplateMutation, DeleteDocumentTemplateMutationVariables>;
export const DocumentTemplateDocument = new TypedDocumentString(`
    query DocumentTemplate($input: ByIdDocumentTemplate!) {
  documentTemplate(input: $input) {
    body
    currentNo
    id
    name
    publishedBody
    publishedNo
    state
    typeId
    typeLabel
    updatedAt
    version
  }
}
    `) as unknown as TypedDocumentString<DocumentTemplateQuery, DocumentTemplateQueryVariables>;
export const DocumentTemplatesDocument = new TypedDocumentString(`
    query DocumentTemplates($filter: DocumentTemplateFilter, $page: Page, $sort: DocumentTemplatesSort, $counted: Boolean = true) {
  documentTemplates(filter: $filter, page: $page, sort: $sort) {
    rows {
      currentNo
      id
      name
      publishedNo
      state
      typeId
      typeLabel
      updatedAt
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<DocumentTemplatesQuery, DocumentTemplatesQueryVariables>;
export const PreviewTemplateDocument = new TypedDocumentString(`
    query PreviewTemplate($input: PreviewTemplateInput!) {
  previewTemplate(input: $input) {
    blocks
    covered
    missing
  }
}
    `) as unknown as TypedDocumentString<PreviewTemplateQuery, PreviewTemplateQueryVariables>;
export const PublishDocumentTemplateDocument = new TypedDocumentString(`
    mutation PublishDocumentTemplate($input: DocumentTemplateSeen!) {
  publishDocumentTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<PublishDocumentTemplateMutation, PublishDocumentTemplateMutationVariables>;
export const TemplateSubjectsDocument = new TypedDocumentString(`
    query TemplateSubjects($input: TemplateSubjectsInput) {
  templateSubjects(input: $input) {
    businessId
    hint
    id
    label
  }
}
    `) as unknown as TypedDocumentString<TemplateSubjectsQuery, TemplateSubjectsQueryVariables>;
export const TemplateTagsDocument = new TypedDocumentString(`
    query TemplateTags {
  templateTags {
    code
    group
    kind
    label
    reserved
    sample
  }
}
    `) as unknown as TypedDocumentString<TemplateTagsQuery, TemplateTagsQueryVariables>;
export const UpdateDocumentTemplateDocument = new TypedDocumentString(`
    mutation UpdateDocumentTemplate($input: UpdateDocumentTemplateInput!) {
  updateDocumentTemplate(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateDocumentTemplateMutation, UpdateDocumentTemplateMutationVariables>;
export const CreateThirdPartyListDocument = new TypedDocumentString(`
    mutation CreateThirdPartyList($input: CreateThirdPartyListInput!) {
  createThirdPartyList(input: $input) {
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
      people
      state
      total
    }
  }
}
    `) as unknown as TypedDocumentString<CreateThirdPartyListMutation, CreateThirdPartyListMutationVariables>;
export const OwedPartiesDocument = new TypedDocumentString(`
    query OwedParties($filter: OwedPartiesFilter, $page: Page, $sort: OwedPartiesSort, $counted: Boolean = true) {
  owedParties(filter: $filter, page: $page, sort: $sort) {
    rows {
      channel
      code
      key
      kind
      label
      people
      state
      supplierId
      supplierName
      syndicateId
      total
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<OwedPartiesQuery, OwedPartiesQueryVariables>;
export const SetThirdPartyDocument = new TypedDocumentString(`
    mutation SetThirdParty($input: SetThirdPartyInput!) {
  setThirdParty(input: $input) {
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
      id
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SetThirdPartyMutation, SetThirdPartyMutationVariables>;
export const ThirdPartiesDocument = new TypedDocumentString(`
    query ThirdParties($input: ThirdPartiesInput!) {
  thirdParties(input: $input) {
    businessName
    making {
      done
      error
      total
    }
    parties
    payrollMonthId
    ready
    readyTotal
    squares {
      kept
      label
      owed
      payslips
    }
    yearMonth
  }
}
    `) as unknown as TypedDocumentString<ThirdPartiesQuery, ThirdPartiesQueryVariables>;
export const ThirdPartyLinesDocument = new TypedDocumentString(`
    query ThirdPartyLines($filter: ThirdPartyLinesFilter, $page: Page, $sort: ThirdPartyLinesSort, $counted: Boolean = true) {
  thirdPartyLines(filter: $filter, page: $page, sort: $sort) {
    rows {
      amount
      contractId
      label
      name
      rut
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ThirdPartyLinesQuery, ThirdPartyLinesQueryVariables>;
export const ThirdPartyMonthsDocument = new TypedDocumentString(`
    query ThirdPartyMonths($filter: ThirdPartyMonthsFilter, $page: Page, $sort: ThirdPartyMonthsSort, $counted: Boolean = true) {
  thirdPartyMonths(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessName
      payrollMonthId
      yearMonth
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<ThirdPartyMonthsQuery, ThirdPartyMonthsQueryVariables>;
export const CommentUserItemDocument = new TypedDocumentString(`
    mutation CommentUserItem($input: CommentUserItemInput!) {
  commentUserItem(input: $input) {
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
    `) as unknown as TypedDocumentString<CommentUserItemMutation, CommentUserItemMutationVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<CreateUserItemMutation, CreateUserItemMutationVariables>;
export const EnteredItemsDocument = new TypedDocumentString(`
    query EnteredItems($input: EnteredItemsInput!) {
  enteredItems(input: $input) {
    code
  }
}
    `) as unknown as TypedDocumentString<EnteredItemsQuery, EnteredItemsQueryVariables>;
export const InputItemsDocument = new TypedDocumentString(`
    query InputItems {
  inputItems {
    code
    group
    label
    unit
  }
}
    `) as unknown as TypedDocumentString<InputItemsQuery, InputItemsQueryVariables>;
export const LastingItemsDocument = new TypedDocumentString(`
    query LastingItems($filter: LastingItemsFilter, $page: Page, $sort: LastingItemsSort, $counted: Boolean = true) {
  lastingItems(filter: $filter, page: $page, sort: $sort) {
    rows {
      carried
      comment
      contractCode
      contractId
      currentQuota
      endMonth
      id
      itemCode
      itemLabel
      kind
      origin
      person
      startMonth
      status
      taken
      totalAmount
      totalQuotas
      unit
      userId
      value
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<LastingItemsQuery, LastingItemsQueryVariables>;
export const PreviousUserItemsDocument = new TypedDocumentString(`
    query PreviousUserItems($filter: PreviousUserItemsFilter, $page: Page, $sort: PreviousUserItemsSort, $counted: Boolean = true) {
  previousUserItems(filter: $filter, page: $page, sort: $sort) {
    rows {
      contractId
      itemCode
      value
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<PreviousUserItemsQuery, PreviousUserItemsQueryVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeUserItemMutation, ResumeUserItemMutationVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<SuspendUserItemMutation, SuspendUserItemMutationVariables>;
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
      version
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateUserItemMutation, UpdateUserItemMutationVariables>;
export const UserItemsDocument = new TypedDocumentString(`
    query UserItems($input: UserItemsInput) {
  userItems(input: $input) {
    carried
    comment
    contractCode
    contractId
    currentQuota
    endMonth
    id
    itemCode
    itemLabel
    kind
    origin
    person
    startMonth
    status
    taken
    totalAmount
    totalQuotas
    unit
    userId
    value
    version
  }
}
    `) as unknown as TypedDocumentString<UserItemsQuery, UserItemsQueryVariables>;
export const AnswerVacationCompensationDocument = new TypedDocumentString(`
    mutation AnswerVacationCompensation($input: AnswerVacationCompensationInput!) {
  answerVacationCompensation(input: $input) {
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
    `) as unknown as TypedDocumentString<AnswerVacationCompensationMutation, AnswerVacationCompensationMutationVariables>;
export const AttachVacationCompensationPaperDocument = new TypedDocumentString(`
    mutation AttachVacationCompensationPaper($input: AttachVacationCompensationPaperInput!) {
  attachVacationCompensationPaper(input: $input) {
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
    `) as unknown as TypedDocumentString<AttachVacationCompensationPaperMutation, AttachVacationCompensationPaperMutationVariables>;
export const CreateVacationCompensationDocument = new TypedDocumentString(`
    mutation CreateVacationCompensation($input: CreateVacationCompensationInput!) {
  createVacationCompensation(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateVacationCompensationMutation, CreateVacationCompensationMutationVariables>;
export const OpenVacationCompensationPaperDocument = new TypedDocumentString(`
    mutation OpenVacationCompensationPaper($input: ByIdVacationCompensation!) {
  openVacationCompensationPaper(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenVacationCompensationPaperMutation, OpenVacationCompensationPaperMutationVariables>;
export const UndoVacationCompensationDocument = new TypedDocumentString(`
    mutation UndoVacationCompensation($input: UndoVacationCompensationInput!) {
  undoVacationCompensation(input: $input) {
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
    `) as unknown as TypedDocumentString<UndoVacationCompensationMutation, UndoVacationCompensationMutationVariables>;
export const VacationCompensationProposalDocument = new TypedDocumentString(`
    query VacationCompensationProposal($input: VacationCompensationProposalInput!) {
  vacationCompensationProposal(input: $input) {
    agreedOn
    available
    countFrom
    law {
      countedDays
      counting
      least
      salary
      variable
    }
  }
}
    `) as unknown as TypedDocumentString<VacationCompensationProposalQuery, VacationCompensationProposalQueryVariables>;
export const VacationCompensationsDocument = new TypedDocumentString(`
    query VacationCompensations($input: VacationCompensationsInput!) {
  vacationCompensations(input: $input) {
    agreedOn
    amount
    answerer
    author
    basis
    countFrom
    countedDays
    counting
    days
    hasPaper
    id
    isAuthor
    least
    payMonth
    reason
    salary
    state
    undoneWhy
    userContractId
    userId
    variable
    version
  }
}
    `) as unknown as TypedDocumentString<VacationCompensationsQuery, VacationCompensationsQueryVariables>;
export const CancelVacationSignatureDocument = new TypedDocumentString(`
    mutation CancelVacationSignature($input: CancelVacationSignatureInput!) {
  cancelVacationSignature(input: $input) {
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
    `) as unknown as TypedDocumentString<CancelVacationSignatureMutation, CancelVacationSignatureMutationVariables>;
export const CreateVacationDocument = new TypedDocumentString(`
    mutation CreateVacation($input: CreateVacationInput!) {
  createVacation(input: $input) {
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
    `) as unknown as TypedDocumentString<CreateVacationMutation, CreateVacationMutationVariables>;
export const CreateVacationAdjustmentDocument = new TypedDocumentString(`
    mutation CreateVacationAdjustment($input: CreateVacationAdjustmentInput!) {
  createVacationAdjustment(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      accrual
      additionalBalance
      art67
      asOf
      balanceAdjustmentDate
      claimable
      daysAYear
      fullname
      legalBalance
      progressiveBalance
      progressiveMonths
      recognizedOn
      reserved
      start
      totalBalance
      userContractId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateVacationAdjustmentMutation, CreateVacationAdjustmentMutationVariables>;
export const CreateVacationLotDocument = new TypedDocumentString(`
    mutation CreateVacationLot($input: CreateVacationLotInput!) {
  createVacationLot(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      accrual
      additionalBalance
      art67
      asOf
      balanceAdjustmentDate
      claimable
      daysAYear
      fullname
      legalBalance
      progressiveBalance
      progressiveMonths
      recognizedOn
      reserved
      start
      totalBalance
      userContractId
    }
  }
}
    `) as unknown as TypedDocumentString<CreateVacationLotMutation, CreateVacationLotMutationVariables>;
export const DecideVacationDoubtsDocument = new TypedDocumentString(`
    mutation DecideVacationDoubts($input: DecideVacationDoubtsInput!) {
  decideVacationDoubts(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      decided
    }
  }
}
    `) as unknown as TypedDocumentString<DecideVacationDoubtsMutation, DecideVacationDoubtsMutationVariables>;
export const DecideVacationZonesDocument = new TypedDocumentString(`
    mutation DecideVacationZones($input: DecideVacationZonesInput!) {
  decideVacationZones(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      decided
    }
  }
}
    `) as unknown as TypedDocumentString<DecideVacationZonesMutation, DecideVacationZonesMutationVariables>;
export const DeleteVacationDocument = new TypedDocumentString(`
    mutation DeleteVacation($input: DeleteVacationInput!) {
  deleteVacation(input: $input) {
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
    `) as unknown as TypedDocumentString<DeleteVacationMutation, DeleteVacationMutationVariables>;
export const OpenVacationCarePaperDocument = new TypedDocumentString(`
    mutation OpenVacationCarePaper($input: OpenVacationCarePaperInput!) {
  openVacationCarePaper(input: $input) {
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
    }
  }
}
    `) as unknown as TypedDocumentString<OpenVacationCarePaperMutation, OpenVacationCarePaperMutationVariables>;
export const ProportionalSettlementDaysDocument = new TypedDocumentString(`
    query ProportionalSettlementDays($input: ProportionalSettlementDaysInput!) {
  proportionalSettlementDays(input: $input) {
    calendarDays
    countFrom
    disengagementDate
    lastDay
    lines {
      days
      kind
      text
    }
    nonWorking
    userContractId
    workingDays
  }
}
    `) as unknown as TypedDocumentString<ProportionalSettlementDaysQuery, ProportionalSettlementDaysQueryVariables>;
export const SaveVacationRuleDocument = new TypedDocumentString(`
    mutation SaveVacationRule($input: SaveVacationRuleInput!) {
  saveVacationRule(input: $input) {
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
    `) as unknown as TypedDocumentString<SaveVacationRuleMutation, SaveVacationRuleMutationVariables>;
export const SendVacationToRubrikaDocument = new TypedDocumentString(`
    mutation SendVacationToRubrika($input: SendVacationToRubrikaInput!) {
  sendVacationToRubrika(input: $input) {
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
    `) as unknown as TypedDocumentString<SendVacationToRubrikaMutation, SendVacationToRubrikaMutationVariables>;
export const UpdateVacationDocument = new TypedDocumentString(`
    mutation UpdateVacation($input: UpdateVacationInput!) {
  updateVacation(input: $input) {
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
    `) as unknown as TypedDocumentString<UpdateVacationMutation, UpdateVacationMutationVariables>;
export const UpdateVacationConfigDocument = new TypedDocumentString(`
    mutation UpdateVacationConfig($input: UpdateVacationConfigInput!) {
  updateVacationConfig(input: $input) {
    status
    message
    error {
      kind
      message
      field
      traceId
    }
    data {
      accrual
      additionalBalance
      art67
      asOf
      balanceAdjustmentDate
      claimable
      daysAYear
      fullname
      legalBalance
      progressiveBalance
      progressiveMonths
      recognizedOn
      reserved
      start
      totalBalance
      userContractId
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateVacationConfigMutation, UpdateVacationConfigMutationVariables>;
export const VacationBalanceReportDocument = new TypedDocumentString(`
    query VacationBalanceReport($filter: VacationBalanceFilter, $page: Page, $sort: VacationBalanceReportSort, $counted: Boolean = true) {
  vacationBalanceReport(filter: $filter, page: $page, sort: $sort) {
    rows {
      additionalBalance
      businessName
      claimable
      contractCode
      fullname
      id
      initialDate
      legalBalance
      progressiveBalance
      reserved
      rut
      totalBalance
      userId
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<VacationBalanceReportQuery, VacationBalanceReportQueryVariables>;
export const VacationConfigDocument = new TypedDocumentString(`
    query VacationConfig($input: VacationConfigInput!) {
  vacationConfig(input: $input) {
    accrual
    additionalBalance
    art67
    asOf
    balanceAdjustmentDate
    claimable
    daysAYear
    expiring {
      days
      on
    }
    fullname
    legalBalance
    periods {
      from
      legalDays
      number
      pendingDays
      progressiveDays
      takenDays
      to
    }
    progressiveBalance
    progressiveMonths
    recognizedOn
    reserved
    start
    totalBalance
    userContractId
  }
}
    `) as unknown as TypedDocumentString<VacationConfigQuery, VacationConfigQueryVariables>;
export const VacationContractsDocument = new TypedDocumentString(`
    query VacationContracts($input: VacationContractsInput) {
  vacationContracts(input: $input) {
    canAnswer
    canAsk
    canConfigure
    canSeeBalance
    ended
    fullname
    id
    label
  }
}
    `) as unknown as TypedDocumentString<VacationContractsQuery, VacationContractsQueryVariables>;
export const VacationDoubtsDocument = new TypedDocumentString(`
    query VacationDoubts($filter: VacationDoubtFilter, $page: Page, $sort: VacationDoubtsSort, $counted: Boolean = true) {
  vacationDoubts(filter: $filter, page: $page, sort: $sort) {
    rows {
      businessName
      canDecide
      day
      days
      decidedAt
      decidedBy
      endDate
      fullname
      id
      reason
      rut
      startDate
      state
      userId
      version
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<VacationDoubtsQuery, VacationDoubtsQueryVariables>;
export const VacationLedgerDocument = new TypedDocumentString(`
    query VacationLedger($input: VacationLedgerInput!) {
  vacationLedger(input: $input) {
    balance
    days
    kind
    on
    pool
    reason
    vacationId
  }
}
    `) as unknown as TypedDocumentString<VacationLedgerQuery, VacationLedgerQueryVariables>;
export const VacationOverlapDatesDocument = new TypedDocumentString(`
    query VacationOverlapDates($input: VacationOverlapDatesInput!) {
  vacationOverlapDates(input: $input) {
    additionalDays
    advance
    available
    away {
      from
      fullname
      ofTeam
      to
    }
    businessDays
    calendarDays
    holidays
    left
    legalDays
    overlaps {
      from
      isVacation
      to
    }
    progressiveDays
    purses
    refusals
    returnsOn
    shortage
    team {
      away
      on
      people
    }
    warnings
  }
}
    `) as unknown as TypedDocumentString<VacationOverlapDatesQuery, VacationOverlapDatesQueryVariables>;
export const VacationRulesDocument = new TypedDocumentString(`
    query VacationRules($input: OfVacationRules!) {
  vacationRules(input: $input) {
    additionalOnExit
    advanceMax
    block
    businessId
    fromDay
    halfDay
    maxAwayPct
    noticeDays
    poolOrder
    progressiveOnExit
    version
  }
}
    `) as unknown as TypedDocumentString<VacationRulesQuery, VacationRulesQueryVariables>;
export const VacationStatementDocument = new TypedDocumentString(`
    query VacationStatement($input: VacationLedgerInput!) {
  vacationStatement(input: $input) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<VacationStatementQuery, VacationStatementQueryVariables>;
export const VacationVoucherDocument = new TypedDocumentString(`
    query VacationVoucher($input: VacationVoucherInput!) {
  vacationVoucher(input: $input) {
    name
    url
  }
}
    `) as unknown as TypedDocumentString<VacationVoucherQuery, VacationVoucherQueryVariables>;
export const VacationZoneProposalsDocument = new TypedDocumentString(`
    query VacationZoneProposals($input: VacationZoneProposalsInput) {
  vacationZoneProposals(input: $input) {
    businessId
    businessName
    canAnswer
    commune
    from
    fullname
    rut
    userContractId
    userId
  }
}
    `) as unknown as TypedDocumentString<VacationZoneProposalsQuery, VacationZoneProposalsQueryVariables>;
export const VacationsDocument = new TypedDocumentString(`
    query Vacations($filter: VacationFilter, $page: Page, $sort: VacationsSort, $counted: Boolean = true) {
  vacations(filter: $filter, page: $page, sort: $sort) {
    rows {
      additionalDays
      advanceDays
      authorizedBy
      businessDays
      businessName
      canAnswer
      canCancel
      canEdit
      canMove
      canOpenCarePaper
      care
      comment
      endDate
      enjoyedUntil
      fullname
      half
      hasCarePaper
      id
      isHistoric
      lateUntil
      legalDays
      mayAnswer
      oldEnd
      oldStart
      poolOrder
      progressiveDays
      requestDate
      response
      responseDate
      responseStatus
      rut
      signature
      startDate
      steps {
        at
        comment
        people
        place
        state
        words
      }
      userContractId
      userId
      version
      voucherNo
    }
    total @include(if: $counted)
  }
}
    `) as unknown as TypedDocumentString<VacationsQuery, VacationsQueryVariables>;
export const WithdrawVacationDocument = new TypedDocumentString(`
    mutation WithdrawVacation($input: WithdrawVacationInput!) {
  withdrawVacation(input: $input) {
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
    `) as unknown as TypedDocumentString<WithdrawVacationMutation, WithdrawVacationMutationVariables>;