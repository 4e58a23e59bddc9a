/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query AccountingAccounts { accountingAccounts { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } }": typeof types.AccountingAccountsDocument,
    "mutation CreateAccountingAccount($input: CreateAccountingAccountInput!) { createAccountingAccount(input: $input) { status message error { kind message field traceId } data { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } } }": typeof types.CreateAccountingAccountDocument,
    "mutation UpdateAccountingAccount($input: UpdateAccountingAccountInput!) { updateAccountingAccount(input: $input) { status message error { kind message field traceId } data { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } } }": typeof types.UpdateAccountingAccountDocument,
    "mutation DeleteAccountingAccount($input: ByIdAccountingAccount!) { deleteAccountingAccount(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteAccountingAccountDocument,
    "query AccountingRules { accountingRules { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } }": typeof types.AccountingRulesDocument,
    "mutation CreateAccountingRule($input: CreateAccountingRuleInput!) { createAccountingRule(input: $input) { status message error { kind message field traceId } data { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } } }": typeof types.CreateAccountingRuleDocument,
    "mutation UpdateAccountingRule($input: UpdateAccountingRuleInput!) { updateAccountingRule(input: $input) { status message error { kind message field traceId } data { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } } }": typeof types.UpdateAccountingRuleDocument,
    "mutation DeleteAccountingRule($input: ByIdAccountingRule!) { deleteAccountingRule(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteAccountingRuleDocument,
    "query AccountingTemplates { accountingTemplates { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } }": typeof types.AccountingTemplatesDocument,
    "query AccountingTemplate($input: ByIdAccountingTemplate!) { accountingTemplate(input: $input) { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } }": typeof types.AccountingTemplateDocument,
    "mutation CreateAccountingTemplate($input: CreateAccountingTemplateInput!) { createAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } } }": typeof types.CreateAccountingTemplateDocument,
    "mutation UpdateAccountingTemplate($input: UpdateAccountingTemplateInput!) { updateAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } } }": typeof types.UpdateAccountingTemplateDocument,
    "mutation DeleteAccountingTemplate($input: ByIdAccountingTemplate!) { deleteAccountingTemplate(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteAccountingTemplateDocument,
    "query AccountingTemplateColumns($input: ColumnsOfAccountingTemplate!) { accountingTemplateColumns(input: $input) { id templateId section source position name constant width side pad letters amount date version } }": typeof types.AccountingTemplateColumnsDocument,
    "mutation CreateAccountingTemplateColumn($input: CreateAccountingTemplateColumnInput!) { createAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }": typeof types.CreateAccountingTemplateColumnDocument,
    "mutation UpdateAccountingTemplateColumn($input: UpdateAccountingTemplateColumnInput!) { updateAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }": typeof types.UpdateAccountingTemplateColumnDocument,
    "mutation DeleteAccountingTemplateColumn($input: ByIdAccountingTemplateColumn!) { deleteAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteAccountingTemplateColumnDocument,
    "query AllAreas { allAreas { id name status hierarchyNodeId unitName people version } }": typeof types.AllAreasDocument,
    "mutation CreateArea($input: CreateAreaInput!) { createArea(input: $input) { status message error { kind message field traceId } data { id name status hierarchyNodeId unitName people version } } }": typeof types.CreateAreaDocument,
    "mutation UpdateArea($input: UpdateAreaInput!) { updateArea(input: $input) { status message error { kind message field traceId } data { id name status hierarchyNodeId unitName people version } } }": typeof types.UpdateAreaDocument,
    "query BankAccountsBusiness($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id businessId bankCode accountType accountIdentifier currency version } }": typeof types.BankAccountsBusinessDocument,
    "mutation CreateBankAccount($input: CreateBankAccountInput!) { createBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }": typeof types.CreateBankAccountDocument,
    "mutation UpdateBankAccount($input: UpdateBankAccountInput!) { updateBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }": typeof types.UpdateBankAccountDocument,
    "query BankTemplates { bankTemplates { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } }": typeof types.BankTemplatesDocument,
    "query BankTemplate($input: ByIdBankTemplate!) { bankTemplate(input: $input) { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } }": typeof types.BankTemplateDocument,
    "mutation CreateBankTemplate($input: CreateBankTemplateInput!) { createBankTemplate(input: $input) { status message error { kind message field traceId } data { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } } }": typeof types.CreateBankTemplateDocument,
    "mutation UpdateBankTemplate($input: UpdateBankTemplateInput!) { updateBankTemplate(input: $input) { status message error { kind message field traceId } data { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } } }": typeof types.UpdateBankTemplateDocument,
    "mutation DeleteBankTemplate($input: ByIdBankTemplate!) { deleteBankTemplate(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteBankTemplateDocument,
    "query BankTemplateColumns($input: ColumnsOfBankTemplate!) { bankTemplateColumns(input: $input) { id templateId section source position name constant width side pad letters amount date version } }": typeof types.BankTemplateColumnsDocument,
    "mutation CreateBankTemplateColumn($input: CreateBankTemplateColumnInput!) { createBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }": typeof types.CreateBankTemplateColumnDocument,
    "mutation UpdateBankTemplateColumn($input: UpdateBankTemplateColumnInput!) { updateBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }": typeof types.UpdateBankTemplateColumnDocument,
    "mutation DeleteBankTemplateColumn($input: ByIdBankTemplateColumn!) { deleteBankTemplateColumn(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteBankTemplateColumnDocument,
    "query AllBranchOffices { allBranchOffices { id name communeCode status people version } }": typeof types.AllBranchOfficesDocument,
    "mutation CreateBranchOffice($input: CreateBranchOfficeInput!) { createBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }": typeof types.CreateBranchOfficeDocument,
    "mutation UpdateBranchOffice($input: UpdateBranchOfficeInput!) { updateBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }": typeof types.UpdateBranchOfficeDocument,
    "query CostCenterGroups { costCenterGroups { id code name status centers kept version } }": typeof types.CostCenterGroupsDocument,
    "query CostCenterGroup($input: ByIdCostCenterGroup!) { costCenterGroup(input: $input) { id code name status centers kept version } }": typeof types.CostCenterGroupDocument,
    "mutation CreateCostCenterGroup($input: CreateCostCenterGroupInput!) { createCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers kept version } } }": typeof types.CreateCostCenterGroupDocument,
    "mutation UpdateCostCenterGroup($input: UpdateCostCenterGroupInput!) { updateCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers kept version } } }": typeof types.UpdateCostCenterGroupDocument,
    "mutation DeleteCostCenterGroup($input: ByIdCostCenterGroup!) { deleteCostCenterGroup(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteCostCenterGroupDocument,
    "query ExpenseCategories { expenseCategories { id code name accountId kept version } }": typeof types.ExpenseCategoriesDocument,
    "mutation CreateExpenseCategory($input: CreateExpenseCategoryInput!) { createExpenseCategory(input: $input) { status message error { kind message field traceId } data { id code name accountId kept version } } }": typeof types.CreateExpenseCategoryDocument,
    "mutation UpdateExpenseCategory($input: UpdateExpenseCategoryInput!) { updateExpenseCategory(input: $input) { status message error { kind message field traceId } data { id code name accountId kept version } } }": typeof types.UpdateExpenseCategoryDocument,
    "mutation DeleteExpenseCategory($input: ByIdExpenseCategory!) { deleteExpenseCategory(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteExpenseCategoryDocument,
    "query Family($input: FamilyInput!) { family(input: $input) { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } }": typeof types.FamilyDocument,
    "mutation CreateFamilyMember($input: CreateFamilyMemberInput!) { createFamilyMember(input: $input) { status message error { kind message field traceId } data { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } } }": typeof types.CreateFamilyMemberDocument,
    "mutation UpdateFamilyMember($input: UpdateFamilyMemberInput!) { updateFamilyMember(input: $input) { status message error { kind message field traceId } data { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } } }": typeof types.UpdateFamilyMemberDocument,
    "mutation DeleteFamilyMember($input: ByIdFamilyMember!) { deleteFamilyMember(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteFamilyMemberDocument,
    "query Holidays { holidays { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } }": typeof types.HolidaysDocument,
    "mutation CreateHoliday($input: CreateHolidayInput!) { createHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } } }": typeof types.CreateHolidayDocument,
    "mutation UpdateHoliday($input: UpdateHolidayInput!) { updateHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } } }": typeof types.UpdateHolidayDocument,
    "mutation DeleteHoliday($input: ByIdHoliday!) { deleteHoliday(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteHolidayDocument,
    "query LaborProtections($input: LaborProtectionsInput!) { laborProtections(input: $input) { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } }": typeof types.LaborProtectionsDocument,
    "mutation CreateLaborProtection($input: CreateLaborProtectionInput!) { createLaborProtection(input: $input) { status message error { kind message field traceId } data { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } } }": typeof types.CreateLaborProtectionDocument,
    "mutation UpdateLaborProtection($input: UpdateLaborProtectionInput!) { updateLaborProtection(input: $input) { status message error { kind message field traceId } data { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } } }": typeof types.UpdateLaborProtectionDocument,
    "mutation DeleteLaborProtection($input: ByIdLaborProtection!) { deleteLaborProtection(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteLaborProtectionDocument,
    "query PieceworkPrices($input: PricesOfTask!) { pieceworkPrices(input: $input) { id taskId startsOn price version } }": typeof types.PieceworkPricesDocument,
    "mutation CreatePieceworkPrice($input: CreatePieceworkPriceInput!) { createPieceworkPrice(input: $input) { status message error { kind message field traceId } data { id taskId startsOn price version } } }": typeof types.CreatePieceworkPriceDocument,
    "mutation UpdatePieceworkPrice($input: UpdatePieceworkPriceInput!) { updatePieceworkPrice(input: $input) { status message error { kind message field traceId } data { id taskId startsOn price version } } }": typeof types.UpdatePieceworkPriceDocument,
    "mutation DeletePieceworkPrice($input: ByIdPieceworkPrice!) { deletePieceworkPrice(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeletePieceworkPriceDocument,
    "query PieceworkTasks { pieceworkTasks { id name unit status price kept version } }": typeof types.PieceworkTasksDocument,
    "query PieceworkTask($input: ByIdPieceworkTask!) { pieceworkTask(input: $input) { id name unit status price kept version } }": typeof types.PieceworkTaskDocument,
    "mutation CreatePieceworkTask($input: CreatePieceworkTaskInput!) { createPieceworkTask(input: $input) { status message error { kind message field traceId } data { id name unit status price kept version } } }": typeof types.CreatePieceworkTaskDocument,
    "mutation UpdatePieceworkTask($input: UpdatePieceworkTaskInput!) { updatePieceworkTask(input: $input) { status message error { kind message field traceId } data { id name unit status price kept version } } }": typeof types.UpdatePieceworkTaskDocument,
    "mutation DeletePieceworkTask($input: ByIdPieceworkTask!) { deletePieceworkTask(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeletePieceworkTaskDocument,
    "query ProcessingActivities { processingActivities { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } }": typeof types.ProcessingActivitiesDocument,
    "mutation CreateProcessingActivity($input: CreateProcessingActivityInput!) { createProcessingActivity(input: $input) { status message error { kind message field traceId } data { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } } }": typeof types.CreateProcessingActivityDocument,
    "mutation UpdateProcessingActivity($input: UpdateProcessingActivityInput!) { updateProcessingActivity(input: $input) { status message error { kind message field traceId } data { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } } }": typeof types.UpdateProcessingActivityDocument,
    "mutation DeleteProcessingActivity($input: ByIdProcessingActivity!) { deleteProcessingActivity(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteProcessingActivityDocument,
    "query CompanyProfiles { companyProfiles { id name version } }": typeof types.CompanyProfilesDocument,
    "mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }": typeof types.CreateProfileDocument,
    "mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }": typeof types.UpdateProfileDocument,
    "mutation DeleteProfile($input: ByIdProfile!) { deleteProfile(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteProfileDocument,
    "query ProvisionPolicies { provisionPolicies { id businessId kind fromMonth method percent profit ownCapital reason businessName version } }": typeof types.ProvisionPoliciesDocument,
    "mutation CreateProvisionPolicy($input: CreateProvisionPolicyInput!) { createProvisionPolicy(input: $input) { status message error { kind message field traceId } data { id businessId kind fromMonth method percent profit ownCapital reason businessName version } } }": typeof types.CreateProvisionPolicyDocument,
    "mutation UpdateProvisionPolicy($input: UpdateProvisionPolicyInput!) { updateProvisionPolicy(input: $input) { status message error { kind message field traceId } data { id businessId kind fromMonth method percent profit ownCapital reason businessName version } } }": typeof types.UpdateProvisionPolicyDocument,
    "mutation DeleteProvisionPolicy($input: ByIdProvisionPolicy!) { deleteProvisionPolicy(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteProvisionPolicyDocument,
    "query ResidencePermits($input: ResidencePermitsInput!) { residencePermits(input: $input) { id userId kind number startDate endDate residentSince quotaException fileId comment version } }": typeof types.ResidencePermitsDocument,
    "mutation CreateResidencePermit($input: CreateResidencePermitInput!) { createResidencePermit(input: $input) { status message error { kind message field traceId } data { id userId kind number startDate endDate residentSince quotaException fileId comment version } } }": typeof types.CreateResidencePermitDocument,
    "mutation UpdateResidencePermit($input: UpdateResidencePermitInput!) { updateResidencePermit(input: $input) { status message error { kind message field traceId } data { id userId kind number startDate endDate residentSince quotaException fileId comment version } } }": typeof types.UpdateResidencePermitDocument,
    "mutation DeleteResidencePermit($input: ByIdResidencePermit!) { deleteResidencePermit(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteResidencePermitDocument,
    "query AllSupplier { allSupplier { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } }": typeof types.AllSupplierDocument,
    "mutation CreateSupplier($input: CreateSupplierInput!) { createSupplier(input: $input) { status message error { kind message field traceId } data { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } } }": typeof types.CreateSupplierDocument,
    "mutation UpdateSupplier($input: UpdateSupplierInput!) { updateSupplier(input: $input) { status message error { kind message field traceId } data { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } } }": typeof types.UpdateSupplierDocument,
    "mutation DeleteSupplier($input: ByIdSupplier!) { deleteSupplier(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteSupplierDocument,
    "query Syndicates { syndicates { id name rut feeType feeValue members kept version } }": typeof types.SyndicatesDocument,
    "query Syndicate($input: ByIdSyndicate!) { syndicate(input: $input) { id name rut feeType feeValue members kept version } }": typeof types.SyndicateDocument,
    "mutation CreateSyndicate($input: CreateSyndicateInput!) { createSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members kept version } } }": typeof types.CreateSyndicateDocument,
    "mutation UpdateSyndicate($input: UpdateSyndicateInput!) { updateSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members kept version } } }": typeof types.UpdateSyndicateDocument,
    "mutation DeleteSyndicate($input: ByIdSyndicate!) { deleteSyndicate(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteSyndicateDocument,
    "query UnitKinds { unitKinds { id name units kept version } }": typeof types.UnitKindsDocument,
    "mutation CreateUnitKind($input: CreateUnitKindInput!) { createUnitKind(input: $input) { status message error { kind message field traceId } data { id name units kept version } } }": typeof types.CreateUnitKindDocument,
    "mutation UpdateUnitKind($input: UpdateUnitKindInput!) { updateUnitKind(input: $input) { status message error { kind message field traceId } data { id name units kept version } } }": typeof types.UpdateUnitKindDocument,
    "mutation DeleteUnitKind($input: ByIdUnitKind!) { deleteUnitKind(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteUnitKindDocument,
    "query VacationBlackouts($input: OfVacationRules!) { vacationBlackouts(input: $input) { id businessId startDate endDate reason version } }": typeof types.VacationBlackoutsDocument,
    "mutation CreateVacationBlackout($input: CreateVacationBlackoutInput!) { createVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }": typeof types.CreateVacationBlackoutDocument,
    "mutation UpdateVacationBlackout($input: UpdateVacationBlackoutInput!) { updateVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }": typeof types.UpdateVacationBlackoutDocument,
    "mutation DeleteVacationBlackout($input: ByIdVacationBlackout!) { deleteVacationBlackout(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteVacationBlackoutDocument,
    "query AbsenceAlerts($input: AbsenceAlertsInput) { absenceAlerts(input: $input) { article due fullname id kind overdue userId words } }": typeof types.AbsenceAlertsDocument,
    "query AbsenceContracts($input: AbsenceContractsInput) { absenceContracts(input: $input) { hint id label } }": typeof types.AbsenceContractsDocument,
    "query AbsenceMonth($input: AbsenceMonthInput!) { absenceMonth(input: $input) { cut holidays { date place title } rows { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } } }": typeof types.AbsenceMonthDocument,
    "query AbsenceOverlapDates($input: AbsenceOverlapDatesInput!) { absenceOverlapDates(input: $input) { effects { isOpen words yearMonth } overlaps { endDate id kind startDate status } past realDays team vacations workDays } }": typeof types.AbsenceOverlapDatesDocument,
    "query AbsenceSteps($input: ByIdAbsence!) { absenceSteps(input: $input) { at author id reason state } }": typeof types.AbsenceStepsDocument,
    "query AbsenceTeamAway($input: AbsenceTeamAwayInput!) { absenceTeamAway(input: $input) { words } }": typeof types.AbsenceTeamAwayDocument,
    "query Absences($filter: AbsenceFilter, $page: Page, $sort: AbsencesSort, $counted: Boolean = true) { absences(filter: $filter, page: $page, sort: $sort) { rows { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } total @include(if: $counted) } }": typeof types.AbsencesDocument,
    "mutation AnswerAbsences($input: AnswerAbsencesInput!) { answerAbsences(input: $input) { status message error { kind message field traceId } data { answered goingOn } } }": typeof types.AnswerAbsencesDocument,
    "mutation CreateAbsence($input: CreateAbsenceInput!) { createAbsence(input: $input) { status message error { kind message field traceId } data { id responseStatus } } }": typeof types.CreateAbsenceDocument,
    "mutation DeleteAbsence($input: ByIdAbsence!) { deleteAbsence(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteAbsenceDocument,
    "query LegalPermitDays($input: LegalPermitDaysInput!) { legalPermitDays(input: $input) { article days endDate halfDay proof when } }": typeof types.LegalPermitDaysDocument,
    "query TeamAbsences($input: TeamAbsencesInput) { teamAbsences(input: $input) { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } }": typeof types.TeamAbsencesDocument,
    "mutation UpdateAbsence($input: UpdateAbsenceInput!) { updateAbsence(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateAbsenceDocument,
    "mutation UpdateAbsenceResponse($input: UpdateAbsenceResponseInput!) { updateAbsenceResponse(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateAbsenceResponseDocument,
    "query UserAbsenceYear($input: UserAbsenceYearInput!) { userAbsenceYear(input: $input) { pending used { count kind pay realDays type workDays } year years } }": typeof types.UserAbsenceYearDocument,
    "query UserAbsences($input: UserAbsencesInput!) { userAbsences(input: $input) { applicationEndDate applicationStartDate businessId businessName canWithdraw comment continuousLicense contributionDays creator description endDate fileId fileUrl firstLicence format fullname half halfDay hasFile id ignoreHolidays jobTitle kind lastUpdateUser lateUntil legalPermit licenseNumber pay previousPay realDays respondedAt response responseStatus revealed rut sendEmailToSupervisor sentOn startDate status steps { at comment people place state words } subtype type userContractId userId version waitsForOther workDays } }": typeof types.UserAbsencesDocument,
    "mutation WithdrawAbsence($input: WithdrawAbsenceInput!) { withdrawAbsence(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.WithdrawAbsenceDocument,
    "query AccountingAccountLines($input: ImportAccountingAccountsInput!) { accountingAccountLines(input: $input) { note problem wrong } }": typeof types.AccountingAccountLinesDocument,
    "query AccountingFiles($input: AccountingFilesInput!) { accountingFiles(input: $input) { author id lines madeAt number sha256 templateName templateVersion } }": typeof types.AccountingFilesDocument,
    "query AccountingTemplateTrial($input: AccountingTemplateTrialInput!) { accountingTemplateTrial(input: $input) { columns lines number problems rows { cells section } total } }": typeof types.AccountingTemplateTrialDocument,
    "query AccountingTemplateVersions($input: ByIdAccountingTemplate!) { accountingTemplateVersions(input: $input) { at author layout number } }": typeof types.AccountingTemplateVersionsDocument,
    "query CentralizationExpenses($filter: CentralizationExpenseFilter, $page: Page, $sort: CentralizationExpensesSort, $counted: Boolean = true) { centralizationExpenses(filter: $filter, page: $page, sort: $sort) { rows { fullname id number paidOn title total } total @include(if: $counted) } }": typeof types.CentralizationExpensesDocument,
    "query CentralizationLines($input: CentralizationLinesInput!) { centralizationLines(input: $input) { amount code contracts institution label n side source } }": typeof types.CentralizationLinesDocument,
    "query CentralizationMonths($filter: CentralizationMonthFilter, $page: Page, $sort: CentralizationMonthsSort, $counted: Boolean = true) { centralizationMonths(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName debit isOpen number payrollMonthId state yearMonth } total @include(if: $counted) } }": typeof types.CentralizationMonthsDocument,
    "query CentralizationPeople($filter: CentralizationPeopleFilter, $page: Page, $sort: CentralizationPeopleSort, $counted: Boolean = true) { centralizationPeople(filter: $filter, page: $page, sort: $sort) { rows { amount code contractId name payrollMonthId rut userId } total @include(if: $counted) } }": typeof types.CentralizationPeopleDocument,
    "query CentralizationProvisionPeople($filter: CentralizationProvisionPeopleFilter, $page: Page, $sort: CentralizationProvisionPeopleSort, $counted: Boolean = true) { centralizationProvisionPeople(filter: $filter, page: $page, sort: $sort) { rows { before code contractId figures { key label unit value } left moved name problem rut userId whole } total @include(if: $counted) } }": typeof types.CentralizationProvisionPeopleDocument,
    "query CentralizationProvisions($input: CentralizationProvisionsInput!) { centralizationProvisions(input: $input) { before contracts kind left method moved norm percent since unknown } }": typeof types.CentralizationProvisionsDocument,
    "query CentralizationSums($input: CentralizationSumsInput!) { centralizationSums(input: $input) { accountCode accountId accountName centerCode centerName costCenterId credit creditBefore debit debitBefore isChanged key } }": typeof types.CentralizationSumsDocument,
    "query Centralizations($input: CentralizationsInput!) { centralizations(input: $input) { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people problems { account amount code contracts institution label lack side source } reason reversedBy reverses sha256 squares { entry filed kind payslips } state total withSubsidies withVacations yearMonth } }": typeof types.CentralizationsDocument,
    "mutation CreateAccountingFile($input: CreateAccountingFileInput!) { createAccountingFile(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.CreateAccountingFileDocument,
    "mutation CreateCentralization($input: CreateCentralizationInput!) { createCentralization(input: $input) { status message error { kind message field traceId } data { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people reason reversedBy reverses sha256 state total withSubsidies withVacations yearMonth } } }": typeof types.CreateCentralizationDocument,
    "mutation CreateUsualAccountingPlan { createUsualAccountingPlan { status message error { kind message field traceId } data } }": typeof types.CreateUsualAccountingPlanDocument,
    "query ExportAccountingTemplate($input: ByIdAccountingTemplate!) { exportAccountingTemplate(input: $input) { layout name } }": typeof types.ExportAccountingTemplateDocument,
    "mutation ExportCentralization($input: ExportCentralizationInput!) { exportCentralization(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.ExportCentralizationDocument,
    "mutation ImportAccountingAccounts($input: ImportAccountingAccountsInput!) { importAccountingAccounts(input: $input) { status message error { kind message field traceId } data { changed created } } }": typeof types.ImportAccountingAccountsDocument,
    "mutation ImportAccountingTemplate($input: ImportAccountingTemplateInput!) { importAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ImportAccountingTemplateDocument,
    "mutation MoveAccountingTemplateColumn($input: MoveAccountingTemplateColumnInput!) { moveAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.MoveAccountingTemplateColumnDocument,
    "mutation OpenAccountingFile($input: ByIdAccountingFile!) { openAccountingFile(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenAccountingFileDocument,
    "mutation PublishAccountingTemplate($input: PublishAccountingTemplateInput!) { publishAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.PublishAccountingTemplateDocument,
    "mutation ReverseCentralization($input: ReverseCentralizationInput!) { reverseCentralization(input: $input) { status message error { kind message field traceId } data { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people reason reversedBy reverses sha256 state total withSubsidies withVacations yearMonth } } }": typeof types.ReverseCentralizationDocument,
    "query UnbookedItems { unbookedItems { account itemCode label lack side source } }": typeof types.UnbookedItemsDocument,
    "mutation EndOtherSessions { endOtherSessions { status message error { kind message field traceId } data } }": typeof types.EndOtherSessionsDocument,
    "mutation EndSession($input: ByIdSession!) { endSession(input: $input) { status message error { kind message field traceId } data } }": typeof types.EndSessionDocument,
    "mutation EndUserSessions($input: OfAccess!) { endUserSessions(input: $input) { status message error { kind message field traceId } data } }": typeof types.EndUserSessionsDocument,
    "query OwnSessions { ownSessions { address createdAt current device id lastSeenAt proof } }": typeof types.OwnSessionsDocument,
    "mutation ResetSecondFactor($input: OfAccess!) { resetSecondFactor(input: $input) { status message error { kind message field traceId } data } }": typeof types.ResetSecondFactorDocument,
    "mutation SendAccess($input: OfAccess!) { sendAccess(input: $input) { status message error { kind message field traceId } data { codeUntil invitedTo oneTimeCode username } } }": typeof types.SendAccessDocument,
    "query UserAccess($input: OfAccess!) { userAccess(input: $input) { byMail codeUntil email invitedUntil lastSeenAt openSessions secondFactor state username whyNotHelp whyNotPassword } }": typeof types.UserAccessDocument,
    "query ActionPlan($input: ByIdActionPlan!) { actionPlan(input: $input) { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } }": typeof types.ActionPlanDocument,
    "query ActionPlanSteps($input: ByIdActionPlan!) { actionPlanSteps(input: $input) { at author id reason state } }": typeof types.ActionPlanStepsDocument,
    "query ActionPlanWeights($input: ActionPlanWeightsInput) { actionPlanWeights(input: $input) { approved pending } }": typeof types.ActionPlanWeightsDocument,
    "query ActionPlans($filter: ActionPlanFilter, $page: Page, $sort: ActionPlansSort, $counted: Boolean = true) { actionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }": typeof types.ActionPlansDocument,
    "mutation CreateActionPlan($input: CreateActionPlanInput!) { createActionPlan(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateActionPlanDocument,
    "mutation CreateMilestone($input: CreateMilestoneInput!) { createMilestone(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateMilestoneDocument,
    "mutation DeleteActionPlan($input: DeleteActionPlanInput!) { deleteActionPlan(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.DeleteActionPlanDocument,
    "mutation DeleteMilestone($input: DeleteMilestoneInput!) { deleteMilestone(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.DeleteMilestoneDocument,
    "query Milestones($input: MilestonesInput!) { milestones(input: $input) { actionPlanId creator date description doneAt evidenceFileId id name needsEvidence type version weight } }": typeof types.MilestonesDocument,
    "query MyActionPlans($filter: ActionPlanFilter, $page: Page, $sort: MyActionPlansSort, $counted: Boolean = true) { myActionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }": typeof types.MyActionPlansDocument,
    "mutation OpenMilestoneEvidence($input: ByIdMilestone!) { openMilestoneEvidence(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenMilestoneEvidenceDocument,
    "mutation PrintActionPlan($input: ByIdActionPlan!) { printActionPlan(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.PrintActionPlanDocument,
    "mutation SendActionPlanToSign($input: SendActionPlanToSignInput!) { sendActionPlanToSign(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SendActionPlanToSignDocument,
    "query SubordinateActionPlans($filter: ActionPlanFilter, $page: Page, $sort: SubordinateActionPlansSort, $counted: Boolean = true) { subordinateActionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }": typeof types.SubordinateActionPlansDocument,
    "mutation UpdateActionPlan($input: UpdateActionPlanInput!) { updateActionPlan(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateActionPlanDocument,
    "mutation UpdateActionPlanApprovalStatus($input: UpdateActionPlanApprovalStatusInput!) { updateActionPlanApprovalStatus(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateActionPlanApprovalStatusDocument,
    "mutation UpdateActionPlanEvaluationWeight($input: UpdateActionPlanEvaluationWeightInput!) { updateActionPlanEvaluationWeight(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateActionPlanEvaluationWeightDocument,
    "mutation UpdateActionPlanPercentage($input: UpdateActionPlanPercentageInput!) { updateActionPlanPercentage(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateActionPlanPercentageDocument,
    "mutation UpdateActionPlanStatus($input: UpdateActionPlanStatusInput!) { updateActionPlanStatus(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateActionPlanStatusDocument,
    "mutation UpdateActionPlanSupervisor($input: UpdateActionPlanSupervisorInput!) { updateActionPlanSupervisor(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateActionPlanSupervisorDocument,
    "mutation UpdateMilestone($input: UpdateMilestoneInput!) { updateMilestone(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateMilestoneDocument,
    "query AdditionalPdf($input: OfAdditionalPayment!) { additionalPdf(input: $input) { name url } }": typeof types.AdditionalPdfDocument,
    "query AdditionalPayments($filter: AdditionalPaymentsFilter, $page: Page, $sort: AdditionalPaymentsSort, $counted: Boolean = true) { additionalPayments(filter: $filter, page: $page, sort: $sort) { rows { accruedFrom accruedTo contractId deductions earnings itemCode name net payrollMonthId rut userId value } total @include(if: $counted) } }": typeof types.AdditionalPaymentsDocument,
    "query AdditionalRelease($input: OfAdditionalMonth!) { additionalRelease(input: $input) { mailed payrollMonthId released releasedAt total withoutMail } }": typeof types.AdditionalReleaseDocument,
    "query AdditionalTotals($input: OfAdditionalMonth!) { additionalTotals(input: $input) { accruedFrom accruedTo given itemCode payrollMonthId people } }": typeof types.AdditionalTotalsDocument,
    "query AdditionalWithoutMail($filter: AdditionalWithoutMailFilter, $page: Page, $sort: AdditionalWithoutMailSort, $counted: Boolean = true) { additionalWithoutMail(filter: $filter, page: $page, sort: $sort) { rows { contractId name rut userId } total @include(if: $counted) } }": typeof types.AdditionalWithoutMailDocument,
    "mutation NameAdditional($input: NameAdditionalInput!) { nameAdditional(input: $input) { status message error { kind message field traceId } data { name payrollMonthId } } }": typeof types.NameAdditionalDocument,
    "mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) { releaseAdditionalPayments(input: $input) { status message error { kind message field traceId } data { mailed payrollMonthId released releasedAt total withoutMail } } }": typeof types.ReleaseAdditionalPaymentsDocument,
    "mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) { saveAdditionalPayments(input: $input) { status message error { kind message field traceId } data { saved } } }": typeof types.SaveAdditionalPaymentsDocument,
    "query AdvanceTotals($input: OfAdvanceMonth!) { advanceTotals(input: $input) { amount given payrollMonthId people } }": typeof types.AdvanceTotalsDocument,
    "query Advances($filter: AdvancesFilter, $page: Page, $sort: AdvancesSort, $counted: Boolean = true) { advances(filter: $filter, page: $page, sort: $sort) { rows { amount contractId jobTitle mode name payrollMonthId rut salary salaryProblem userId value } total @include(if: $counted) } }": typeof types.AdvancesDocument,
    "query AdvancesToProcess($filter: AdvancesToProcessFilter, $page: Page, $sort: AdvancesToProcessSort, $counted: Boolean = true) { advancesToProcess(filter: $filter, page: $page, sort: $sort) { rows { amount contractId inPayroll name processId userId } total @include(if: $counted) } }": typeof types.AdvancesToProcessDocument,
    "query AdvancesToProcessTotals($input: OfAdvanceMonth!) { advancesToProcessTotals(input: $input) { amount payrollMonthId people waiting } }": typeof types.AdvancesToProcessTotalsDocument,
    "mutation ProposeAdvances($input: ProposeAdvancesInput!) { proposeAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }": typeof types.ProposeAdvancesDocument,
    "mutation SaveAdvances($input: SaveAdvancesInput!) { saveAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }": typeof types.SaveAdvancesDocument,
    "mutation AnnulContractAnnex($input: AnnulContractAnnexInput!) { annulContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AnnulContractAnnexDocument,
    "query ContractAnnex($input: ContractAnnexInput!) { contractAnnex(input: $input) { annulsId annulsNumber applied author businessName changes { after attribute before label reserved } documentId effectiveOn fullname id inSignature isOwn number reason revealed rut signedOn state terms title userContractId userId values { art22 branchOffice contractType daysPerWeek finalDate fixedTermRenewals gratificationAmount gratificationType hoursPerWeek jobTitle monthlySalary { currency value } paymentPeriod remoteWork shiftWork } version } }": typeof types.ContractAnnexDocument,
    "query ContractAnnexNeeds($input: ContractAnnexNeedsInput!) { contractAnnexNeeds(input: $input) { effectiveOn id terms } }": typeof types.ContractAnnexNeedsDocument,
    "query ContractAnnexSteps($input: ByIdContractAnnex!) { contractAnnexSteps(input: $input) { at author id reason state } }": typeof types.ContractAnnexStepsDocument,
    "query ContractAnnexes($filter: ContractAnnexFilter, $page: Page, $sort: ContractAnnexesSort, $counted: Boolean = true) { contractAnnexes(filter: $filter, page: $page, sort: $sort) { rows { annulsId annulsNumber applied author businessName documentId effectiveOn fullname id inSignature isOwn number reason rut signedOn state terms title userContractId userId version } total @include(if: $counted) } }": typeof types.ContractAnnexesDocument,
    "query ContractFiles($input: ContractFilesInput!) { contractFiles(input: $input) { createdAt id name state } }": typeof types.ContractFilesDocument,
    "mutation CreateContractAnnex($input: CreateContractAnnexInput!) { createContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateContractAnnexDocument,
    "mutation CreateContractFile($input: CreateContractFileInput!) { createContractFile(input: $input) { status message error { kind message field traceId } data { createdAt id name state } } }": typeof types.CreateContractFileDocument,
    "mutation DeleteContractAnnex($input: DeleteContractAnnexInput!) { deleteContractAnnex(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteContractAnnexDocument,
    "mutation DeleteContractFile($input: ByIdDocument!) { deleteContractFile(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteContractFileDocument,
    "mutation DismissContractAnnexNeed($input: DismissContractAnnexNeedInput!) { dismissContractAnnexNeed(input: $input) { status message error { kind message field traceId } data } }": typeof types.DismissContractAnnexNeedDocument,
    "mutation GenerateContractAnnex($input: ByIdContractAnnexNeed!) { generateContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.GenerateContractAnnexDocument,
    "mutation OpenContractAnnex($input: ByIdContractAnnex!) { openContractAnnex(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenContractAnnexDocument,
    "mutation OpenContractFile($input: ByIdDocument!) { openContractFile(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenContractFileDocument,
    "mutation RejectContractAnnex($input: RejectContractAnnexInput!) { rejectContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RejectContractAnnexDocument,
    "mutation SendContractAnnex($input: SendContractAnnexInput!) { sendContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SendContractAnnexDocument,
    "mutation SignContractAnnex($input: SignContractAnnexInput!) { signContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SignContractAnnexDocument,
    "mutation UpdateContractAnnex($input: UpdateContractAnnexInput!) { updateContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateContractAnnexDocument,
    "mutation AcknowledgeAnnouncement($input: ByIdAnnouncement!) { acknowledgeAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AcknowledgeAnnouncementDocument,
    "query AnnouncementReaders($filter: AnnouncementReadersFilter, $page: Page, $sort: AnnouncementReadersSort, $counted: Boolean = true) { announcementReaders(filter: $filter, page: $page, sort: $sort) { rows { acknowledgedAt fullname readAt userId } total @include(if: $counted) } }": typeof types.AnnouncementReadersDocument,
    "query Announcements($filter: AnnouncementFilter, $page: Page, $sort: AnnouncementsSort, $counted: Boolean = true) { announcements(filter: $filter, page: $page, sort: $sort) { rows { acknowledgedAt allowsReactions asksAcknowledgement author businessIds businessNames canUpdate content expiryDate id pinned publishDate reaction readAt reason sendsMail state title version visibility withdrawnAt } total @include(if: $counted) } }": typeof types.AnnouncementsDocument,
    "mutation ChangeOrderCompanyFeed($input: ChangeOrderCompanyFeedInput!) { changeOrderCompanyFeed(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ChangeOrderCompanyFeedDocument,
    "query CompanyFeed($input: CompanyFeedInput) { companyFeed(input: $input) { createdAt fileId id imageUrl link text version } }": typeof types.CompanyFeedDocument,
    "mutation CreateAnnouncement($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateAnnouncementDocument,
    "mutation DeleteAnnouncement($input: DeleteAnnouncementInput!) { deleteAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DeleteAnnouncementDocument,
    "mutation DeleteCompanyFeed($input: ByIdCompanyFeed!) { deleteCompanyFeed(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.DeleteCompanyFeedDocument,
    "mutation OpenAnnouncementFile($input: OpenAnnouncementFileInput!) { openAnnouncementFile(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenAnnouncementFileDocument,
    "mutation ReactToAnnouncement($input: ReactToAnnouncementInput!) { reactToAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ReactToAnnouncementDocument,
    "mutation ReadAnnouncement($input: ByIdAnnouncement!) { readAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ReadAnnouncementDocument,
    "mutation UpdateAnnouncement($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateAnnouncementDocument,
    "mutation UploaderCompanyFeed($input: UploaderCompanyFeedInput) { uploaderCompanyFeed(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UploaderCompanyFeedDocument,
    "query ApprovalPreview($input: ApprovalPreviewInput!) { approvalPreview(input: $input) { place words } }": typeof types.ApprovalPreviewDocument,
    "query ApprovalRules($input: OfApprovalRules!) { approvalRules(input: $input) { businessId escalateDays fromDay kind steps { days holder person role userId when words } version } }": typeof types.ApprovalRulesDocument,
    "mutation SaveApprovalRule($input: SaveApprovalRuleInput!) { saveApprovalRule(input: $input) { status message error { kind message field traceId } data { saved } } }": typeof types.SaveApprovalRuleDocument,
    "query Arrival($input: ByIdArrival!) { arrival(input: $input) { businessName byHand createdAt day doneCount fullname id isOwn kind mayKeep name overdueCount reason rut state taskCount userContractId userId version } }": typeof types.ArrivalDocument,
    "query ArrivalTaskSteps($input: ByIdArrivalTask!) { arrivalTaskSteps(input: $input) { at author id reason state } }": typeof types.ArrivalTaskStepsDocument,
    "query ArrivalTasks($filter: ArrivalTaskFilter, $page: Page, $sort: ArrivalTasksSort, $counted: Boolean = true) { arrivalTasks(filter: $filter, page: $page, sort: $sort) { rows { arrivalId assignee assigneeId assigneeName comment days documentTemplateId doneAt doneBy due fullname hasFile id isOverdue isOwn kind listKind mayDo obligatory returnedOn returns rut serial state title userId version } total @include(if: $counted) } }": typeof types.ArrivalTasksDocument,
    "query ArrivalTemplates { arrivalTemplates { area businessId id jobTitle kind name status tasks { assignee days documentTemplateId kind obligatory title userId } version } }": typeof types.ArrivalTemplatesDocument,
    "query Arrivals($filter: ArrivalFilter, $page: Page, $sort: ArrivalsSort, $counted: Boolean = true) { arrivals(filter: $filter, page: $page, sort: $sort) { rows { businessName byHand createdAt day doneCount fullname id isOwn kind mayKeep name overdueCount reason rut state taskCount userContractId userId version } total @include(if: $counted) } }": typeof types.ArrivalsDocument,
    "mutation CancelArrival($input: CancelArrivalInput!) { cancelArrival(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CancelArrivalDocument,
    "mutation CompleteArrivalTask($input: CompleteArrivalTaskInput!) { completeArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CompleteArrivalTaskDocument,
    "mutation CreateArrivalTemplate($input: CreateArrivalTemplateInput!) { createArrivalTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateArrivalTemplateDocument,
    "mutation DeleteArrivalTemplate($input: ByIdArrivalTemplate!) { deleteArrivalTemplate(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteArrivalTemplateDocument,
    "mutation OpenArrivalTaskFile($input: ByIdArrivalTask!) { openArrivalTaskFile(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenArrivalTaskFileDocument,
    "mutation ReopenArrivalTask($input: ReopenArrivalTaskInput!) { reopenArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ReopenArrivalTaskDocument,
    "mutation SkipArrivalTask($input: SkipArrivalTaskInput!) { skipArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SkipArrivalTaskDocument,
    "mutation StartArrival($input: StartArrivalInput!) { startArrival(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.StartArrivalDocument,
    "mutation UpdateArrivalTemplate($input: UpdateArrivalTemplateInput!) { updateArrivalTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateArrivalTemplateDocument,
    "query AuditLog($filter: AuditLogFilter, $page: Page, $sort: AuditLogSort, $counted: Boolean = true) { auditLog(filter: $filter, page: $page, sort: $sort) { rows { acting action at author entity key more parts { action changes { after before field } entity withheld } personId seq subject withheld } total @include(if: $counted) } }": typeof types.AuditLogDocument,
    "query VerifyAudit { verifyAudit { events intact problem } }": typeof types.VerifyAuditDocument,
    "mutation AnswerPaymentLimit($input: AnswerPaymentLimitInput!) { answerPaymentLimit(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AnswerPaymentLimitDocument,
    "mutation AnswerPaymentList($input: AnswerPaymentListInput!) { answerPaymentList(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AnswerPaymentListDocument,
    "query BankListControl($input: BankListControlInput!) { bankListControl(input: $input) { byBank { label people total } byKind { label people total } findings payrollMonthId people total transfers } }": typeof types.BankListControlDocument,
    "query BankListFindings($filter: BankListFindingsFilter, $page: Page, $sort: BankListFindingsSort, $counted: Boolean = true) { bankListFindings(filter: $filter, page: $page, sort: $sort) { rows { contractId level name net rut settlementId words } total @include(if: $counted) } }": typeof types.BankListFindingsDocument,
    "query BankListTrial($input: BankListTrialInput!) { bankListTrial(input: $input) { columns lines name problems rows { cells section } total } }": typeof types.BankListTrialDocument,
    "query BankTemplateVersions($input: ByIdBankTemplate!) { bankTemplateVersions(input: $input) { at author layout number } }": typeof types.BankTemplateVersionsDocument,
    "mutation CancelPaymentList($input: CancelPaymentListInput!) { cancelPaymentList(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CancelPaymentListDocument,
    "mutation CreatePaymentList($input: CreatePaymentListInput!) { createPaymentList(input: $input) { status message error { kind message field traceId } data { id state people total } } }": typeof types.CreatePaymentListDocument,
    "mutation CreateSignedList($input: CreateSignedListInput!) { createSignedList(input: $input) { status message error { kind message field traceId } data { name people total url } } }": typeof types.CreateSignedListDocument,
    "query ExportBankTemplate($input: ByIdBankTemplate!) { exportBankTemplate(input: $input) { layout name } }": typeof types.ExportBankTemplateDocument,
    "mutation ImportBankTemplate($input: ImportBankTemplateInput!) { importBankTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ImportBankTemplateDocument,
    "mutation MoveBankTemplateColumn($input: MoveBankTemplateColumnInput!) { moveBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.MoveBankTemplateColumnDocument,
    "mutation OpenPaymentList($input: OpenPaymentListInput!) { openPaymentList(input: $input) { status message error { kind message field traceId } data { id name total transfers url } } }": typeof types.OpenPaymentListDocument,
    "query PaymentAnswerLines($filter: PaymentAnswerLinesFilter, $page: Page, $sort: PaymentAnswerLinesSort, $counted: Boolean = true) { paymentAnswerLines(filter: $filter, page: $page, sort: $sort) { rows { amount line n name outcome rowN rut status words } total @include(if: $counted) } }": typeof types.PaymentAnswerLinesDocument,
    "query PaymentAnswers($input: ByIdPaymentList!) { paymentAnswers(input: $input) { at author id paid paymentListId rejected sha256 source undoReason undoneAt unmatched version } }": typeof types.PaymentAnswersDocument,
    "query PaymentLimits { paymentLimits { amount businessId businessName pending { amount answeredAt answerer author businessId businessName createdAt id isOwn reason state version } proposed { amount lists } } }": typeof types.PaymentLimitsDocument,
    "query PaymentList($input: ByIdPaymentList!) { paymentList(input: $input) { author businessId businessName byBank { label people total } createdAt hash id isOwn limitAmount number paid payrollMonthId people purpose reason rejected releasedAt releaser sentAt state subject templateName total version yearMonth } }": typeof types.PaymentListDocument,
    "query PaymentListRows($filter: PaymentListRowsFilter, $page: Page, $sort: PaymentListRowsSort, $counted: Boolean = true) { paymentListRows(filter: $filter, page: $page, sort: $sort) { rows { accountEnd amount answeredAt bank n name reason rut state subject } total @include(if: $counted) } }": typeof types.PaymentListRowsDocument,
    "query PaymentListSteps($input: ByIdPaymentList!) { paymentListSteps(input: $input) { at author id reason state } }": typeof types.PaymentListStepsDocument,
    "query PaymentLists($filter: PaymentListsFilter, $page: Page, $sort: PaymentListsSort, $counted: Boolean = true) { paymentLists(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName createdAt hash id isOwn limitAmount number paid payrollMonthId people purpose reason rejected releasedAt releaser sentAt state subject templateName total version yearMonth } total @include(if: $counted) } }": typeof types.PaymentListsDocument,
    "query PreviewPaymentAnswer($input: PreviewPaymentAnswerInput!) { previewPaymentAnswer(input: $input) { isKnown lines paid rejected rows { amount line outcome rowN rut status words } unmatched } }": typeof types.PreviewPaymentAnswerDocument,
    "mutation ProposePaymentLimit($input: ProposePaymentLimitInput!) { proposePaymentLimit(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ProposePaymentLimitDocument,
    "mutation PublishBankTemplate($input: PublishBankTemplateInput!) { publishBankTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.PublishBankTemplateDocument,
    "mutation ReadPaymentAnswer($input: ReadPaymentAnswerInput!) { readPaymentAnswer(input: $input) { status message error { kind message field traceId } data { id isKnown paid rejected } } }": typeof types.ReadPaymentAnswerDocument,
    "mutation UndoPaymentAnswer($input: UndoPaymentAnswerInput!) { undoPaymentAnswer(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoPaymentAnswerDocument,
    "mutation AddDataBreachEntry($input: AddDataBreachEntryInput!) { addDataBreachEntry(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AddDataBreachEntryDocument,
    "mutation ChooseDataBreachPeople($input: ChooseDataBreachPeopleInput!) { chooseDataBreachPeople(input: $input) { status message error { kind message field traceId } data { added doubledRuts people unknownRuts wrongRuts } } }": typeof types.ChooseDataBreachPeopleDocument,
    "mutation CloseDataBreach($input: CloseDataBreachInput!) { closeDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CloseDataBreachDocument,
    "mutation CreateDataBreach($input: CreateDataBreachInput!) { createDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateDataBreachDocument,
    "query DataBreach($input: ByIdDataBreach!) { dataBreach(input: $input) { advice agencyNumber agencyOn author closedAt closedReason contact data economic effects happenedOn id knownOn knownTime measures minors people risk sensitive state title told version what } }": typeof types.DataBreachDocument,
    "query DataBreachEntries($filter: DataBreachEntryFilter, $page: Page, $sort: DataBreachEntriesSort, $counted: Boolean = true) { dataBreachEntries(filter: $filter, page: $page, sort: $sort) { rows { at author id kind note } total @include(if: $counted) } }": typeof types.DataBreachEntriesDocument,
    "query DataBreachNotice($input: DataBreachNoticeInput!) { dataBreachNotice(input: $input) { name url } }": typeof types.DataBreachNoticeDocument,
    "query DataBreachPeople($filter: DataBreachPeopleFilter, $page: Page, $sort: DataBreachPeopleSort, $counted: Boolean = true) { dataBreachPeople(filter: $filter, page: $page, sort: $sort) { rows { fullname isReached toldAt toldHow toldNote userId } total @include(if: $counted) } }": typeof types.DataBreachPeopleDocument,
    "query DataBreaches($filter: DataBreachFilter, $page: Page, $sort: DataBreachesSort, $counted: Boolean = true) { dataBreaches(filter: $filter, page: $page, sort: $sort) { rows { advice agencyNumber agencyOn author closedAt closedReason contact data economic effects happenedOn id knownOn knownTime measures minors people risk sensitive state title told version what } total @include(if: $counted) } }": typeof types.DataBreachesDocument,
    "mutation MarkDataBreachPeopleTold($input: MarkDataBreachPeopleToldInput!) { markDataBreachPeopleTold(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.MarkDataBreachPeopleToldDocument,
    "query OwnDataBreaches($page: Page, $sort: OwnDataBreachesSort, $counted: Boolean = true) { ownDataBreaches(page: $page, sort: $sort) { rows { advice contact data effects happenedOn id knownOn measures toldAt what } total @include(if: $counted) } }": typeof types.OwnDataBreachesDocument,
    "mutation RecordAgencyNotice($input: RecordAgencyNoticeInput!) { recordAgencyNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RecordAgencyNoticeDocument,
    "mutation RemoveDataBreachPerson($input: RemoveDataBreachPersonInput!) { removeDataBreachPerson(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RemoveDataBreachPersonDocument,
    "mutation TellDataBreachPeople($input: TellDataBreachPeopleInput!) { tellDataBreachPeople(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.TellDataBreachPeopleDocument,
    "mutation UpdateDataBreach($input: UpdateDataBreachInput!) { updateDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateDataBreachDocument,
    "query Business($input: ByIdBusiness!) { business(input: $input) { accidentabilityRate activityCode address baseAccidentabilityRate businessField businessName ccafCode communeCode draft email id logo logoFileId mutualCode name phone principal representatives { name rut } rut sannaRate slug status usePayroll version workers } }": typeof types.BusinessDocument,
    "query BusinessNames { businessNames { id name rut } }": typeof types.BusinessNamesDocument,
    "query BusinessOptions($input: OfBusiness!) { businessOptions(input: $input) { businessId conventions { code value } logo logoId payrollPayGratificationLicense payrollPublicSupervisor payrollUseThirtyDays payrollUseThirtyDaysOnLicense vacationEmailManager vacationEmailResponse vacationEmailSupervisor vacationPublic vacationPublicSupervisor version } }": typeof types.BusinessOptionsDocument,
    "mutation CreateBusiness($input: CreateBusinessInput!) { createBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateBusinessDocument,
    "query ProcessRules($input: OfRules!) { processRules(input: $input) { businessId closingApproval fromMonth payDay payNextMonth version } }": typeof types.ProcessRulesDocument,
    "mutation SaveProcessRule($input: SaveProcessRuleInput!) { saveProcessRule(input: $input) { status message error { kind message field traceId } data { saved } } }": typeof types.SaveProcessRuleDocument,
    "mutation UpdateBusiness($input: UpdateBusinessInput!) { updateBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateBusinessDocument,
    "mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) { updateBusinessOption(input: $input) { status message error { kind message field traceId } data { version } } }": typeof types.UpdateBusinessOptionDocument,
    "query CalendarFeeds { calendarFeeds { createdAt id lastUsedAt scope } }": typeof types.CalendarFeedsDocument,
    "mutation CreateCalendarFeed($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { status message error { kind message field traceId } data { path } } }": typeof types.CreateCalendarFeedDocument,
    "mutation RevokeCalendarFeed($input: ByIdCalendarFeed!) { revokeCalendarFeed(input: $input) { status message error { kind message field traceId } data } }": typeof types.RevokeCalendarFeedDocument,
    "query TeamCalendar($input: TeamCalendarInput!) { teamCalendar(input: $input) { bars { changes from half kind part pending person to } cut holidays { date place title } people { businessName fullname id } } }": typeof types.TeamCalendarDocument,
    "query Anniversaries { anniversaries { avatar canOpen day fullname userId } }": typeof types.AnniversariesDocument,
    "query Birthdays { birthdays { avatar canOpen day fullname userId } }": typeof types.BirthdaysDocument,
    "query CelebrationChoice { celebrationChoice { anniversary birthday } }": typeof types.CelebrationChoiceDocument,
    "mutation SaveCelebrationChoice($input: SaveCelebrationChoiceInput!) { saveCelebrationChoice(input: $input) { status message error { kind message field traceId } data { anniversary birthday } } }": typeof types.SaveCelebrationChoiceDocument,
    "query CostCenterMonth($input: CostCenterMonthInput!) { costCenterMonth(input: $input) { centers { code cost costCenterId earnings employer key lines { amount code group label } name people recovered } cost earnings employer groupName isOpen payrollMonthId people recovered yearMonth } }": typeof types.CostCenterMonthDocument,
    "query CostCenterMonthPeople($filter: CostCenterMonthPeopleFilter, $page: Page, $sort: CostCenterMonthPeopleSort, $counted: Boolean = true) { costCenterMonthPeople(filter: $filter, page: $page, sort: $sort) { rows { contractId cost earnings employer name payrollMonthId recovered rut userId } total @include(if: $counted) } }": typeof types.CostCenterMonthPeopleDocument,
    "query CertificateContracts($input: CertificateContractsInput) { certificateContracts(input: $input) { hint id isOwn label } }": typeof types.CertificateContractsDocument,
    "query Certificates($filter: CertificateFilter, $page: Page, $sort: CertificatesSort, $counted: Boolean = true) { certificates(filter: $filter, page: $page, sort: $sort) { rows { author businessName contractCode expiresOn fromMonth fullname id isOwn issuedOn kind rut sha256 span state toMonth userContractId userId } total @include(if: $counted) } }": typeof types.CertificatesDocument,
    "mutation CreateCertificate($input: CreateCertificateInput!) { createCertificate(input: $input) { status message error { kind message field traceId } data { author businessName contractCode expiresOn fromMonth fullname id isOwn issuedOn kind rut sha256 span state toMonth userContractId userId } } }": typeof types.CreateCertificateDocument,
    "mutation OpenCertificate($input: OpenCertificateInput!) { openCertificate(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenCertificateDocument,
    "query VerifyCertificate($input: VerifyCertificateInput!) { verifyCertificate(input: $input) { company documentLabel expiresOn fromMonth hash issuedOn kind rutEnding state toMonth } }": typeof types.VerifyCertificateDocument,
    "query ClimateComments($input: ClimateCommentsInput!) { climateComments(input: $input) { group id question text } }": typeof types.ClimateCommentsDocument,
    "query ClimateCutsPreview($input: ClimateCutsPreviewInput!) { climateCutsPreview(input: $input) { cuts { groups hidden label } isPossible words } }": typeof types.ClimateCutsPreviewDocument,
    "query ClimateResults($input: ClimateResultsInput!) { climateResults(input: $input) { answered dimensions { key title } groups { engagement enps family final fraction hidden id label n scores { change fraction key value } } invited minGroup openToEveryone previousTitle sealedAt surveyId title } }": typeof types.ClimateResultsDocument,
    "query ClimateSettings($input: ClimateSettingsInput!) { climateSettings(input: $input) { crossings { one other } families { family } fixed minComments minGroup openToEveryone surveyId version } }": typeof types.ClimateSettingsDocument,
    "mutation PrintClimateResults($input: PrintClimateResultsInput!) { printClimateResults(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.PrintClimateResultsDocument,
    "query ReportQuestionAverages($input: ReportQuestionAveragesInput!) { reportQuestionAverages(input: $input) { average competence favourable hidden notApplicable omitted questionId title values { count label value } } }": typeof types.ReportQuestionAveragesDocument,
    "mutation UpdateClimateSettings($input: UpdateClimateSettingsInput!) { updateClimateSettings(input: $input) { status message error { kind message field traceId } data { version } } }": typeof types.UpdateClimateSettingsDocument,
    "query CollectiveGroups($input: OfCollectiveGroups!) { collectiveGroups(input: $input) { area costCenterId name people } }": typeof types.CollectiveGroupsDocument,
    "query CollectivePeople($filter: CollectivePeopleFilter, $page: Page, $sort: CollectivePeopleSort, $counted: Boolean = true) { collectivePeople(filter: $filter, page: $page, sort: $sort) { rows { advanceDays days fullname id jobTitle left userId } total @include(if: $counted) } }": typeof types.CollectivePeopleDocument,
    "query CollectivePreview($input: CollectivePreviewInput!) { collectivePreview(input: $input) { given inAdvance left people workingDays } }": typeof types.CollectivePreviewDocument,
    "query CollectiveUndoPeople($filter: CollectiveUndoPeopleFilter, $page: Page, $sort: CollectiveUndoPeopleSort, $counted: Boolean = true) { collectiveUndoPeople(filter: $filter, page: $page, sort: $sort) { rows { enjoyedDays fullname id returnedDays userId } total @include(if: $counted) } }": typeof types.CollectiveUndoPeopleDocument,
    "mutation CreateCollectiveVacation($input: CreateCollectiveVacationInput!) { createCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateCollectiveVacationDocument,
    "mutation ResumeCollectiveVacation($input: ResumeCollectiveVacationInput!) { resumeCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ResumeCollectiveVacationDocument,
    "mutation UndoCollectiveVacation($input: UndoCollectiveVacationInput!) { undoCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoCollectiveVacationDocument,
    "query VacationCollectives($filter: VacationCollectiveFilter, $page: Page, $sort: VacationCollectivesSort, $counted: Boolean = true) { vacationCollectives(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName canUndo done endDate failed groupName id keptUntil people problem startDate state total version } total @include(if: $counted) } }": typeof types.VacationCollectivesDocument,
    "query Companies($filter: CompaniesFilter, $page: Page, $sort: CompaniesSort, $counted: Boolean = true) { companies(filter: $filter, page: $page, sort: $sort) { rows { id name slug status logo logins online lastSeenAt failedMails createdAt } total @include(if: $counted) } }": typeof types.CompaniesDocument,
    "query CompanyDashboard($input: ByIdCompany!) { companyDashboard(input: $input) { businesses exceptions failedJobs lastClosedMonth lastSeenAt logins neverSignedIn online openMonths people storedMegabytes suspendedServices withContract withoutAccess } }": typeof types.CompanyDashboardDocument,
    "query CompanyPeople($filter: CompanyPeopleFilter, $page: Page, $sort: CompanyPeopleSort, $counted: Boolean = true) { companyPeople(filter: $filter, page: $page, sort: $sort) { rows { access email fullname lastSeenAt role userId username } total @include(if: $counted) } }": typeof types.CompanyPeopleDocument,
    "query CompanySecurity { companySecurity { secondFactor } }": typeof types.CompanySecurityDocument,
    "mutation CreateCompany($input: CreateCompanyInput!) { createCompany(input: $input) { status message error { kind message field traceId } data { codeUntil id invitedTo name oneTimeCode username } } }": typeof types.CreateCompanyDocument,
    "mutation InviteCompanyAdmins($input: ByIdCompany!) { inviteCompanyAdmins(input: $input) { status message error { kind message field traceId } data { invited codes { username oneTimeCode codeUntil invitedTo } } } }": typeof types.InviteCompanyAdminsDocument,
    "query MailOutbox($filter: MailOutboxFilter, $page: Page, $sort: MailOutboxSort, $counted: Boolean = true) { mailOutbox(filter: $filter, page: $page, sort: $sort) { rows { createdAt error id recipient status subject textBody } total @include(if: $counted) } }": typeof types.MailOutboxDocument,
    "mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) { removeCompanyImage(input: $input) { status message error { kind message field traceId } data } }": typeof types.RemoveCompanyImageDocument,
    "query SuperadminGeneral { superadminGeneral { active companies connections database databaseMegabytes failedMails logins mails memoryMegabytes runtime sessions suspended uptimeMinutes waiting } }": typeof types.SuperadminGeneralDocument,
    "mutation UpdateCompany($input: UpdateCompanyInput!) { updateCompany(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateCompanyDocument,
    "mutation UpdateCompanySecurity($input: UpdateCompanySecurityInput!) { updateCompanySecurity(input: $input) { status message error { kind message field traceId } data { secondFactor } } }": typeof types.UpdateCompanySecurityDocument,
    "mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) { updateStatusCompany(input: $input) { status message error { kind message field traceId } data { id status version } } }": typeof types.UpdateStatusCompanyDocument,
    "query CompanyCertificates { companyCertificates { businessId businessName id issuer kind notAfter notBefore rut serial standing subject version } }": typeof types.CompanyCertificatesDocument,
    "mutation RemoveCompanyCertificate($input: RemoveCompanyCertificateInput!) { removeCompanyCertificate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RemoveCompanyCertificateDocument,
    "mutation UploadCompanyCertificate($input: UploadCompanyCertificateInput!) { uploadCompanyCertificate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UploadCompanyCertificateDocument,
    "query CompanyExceptions($input: OfCompany) { companyExceptions(input: $input) { code createdAt id label person reason since state until userId version } }": typeof types.CompanyExceptionsDocument,
    "mutation CreateServiceCompany($input: CreateServiceCompanyInput!) { createServiceCompany(input: $input) { status message error { kind message field traceId } data { label } } }": typeof types.CreateServiceCompanyDocument,
    "mutation EndException($input: EndExceptionInput!) { endException(input: $input) { status message error { kind message field traceId } data } }": typeof types.EndExceptionDocument,
    "mutation GiveException($input: GiveExceptionInput!) { giveException(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.GiveExceptionDocument,
    "query Services { services { admins built employees label managers module neverEmployees superManagers } }": typeof types.ServicesDocument,
    "query ServicesCompany($input: OfCompany) { servicesCompany(input: $input) { admin admins built employee employees given label manager managers module neverEmployees state superManager superManagers version } }": typeof types.ServicesCompanyDocument,
    "mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) { updateStateServiceCompany(input: $input) { status message error { kind message field traceId } data { label } } }": typeof types.UpdateStateServiceCompanyDocument,
    "query ComplianceCalendar($input: ComplianceCalendarInput!) { complianceCalendar(input: $input) { businessId businesses { id name } duties { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } years } }": typeof types.ComplianceCalendarDocument,
    "query LabourRegistrationFile($input: LabourRegistrationFileInput!) { labourRegistrationFile(input: $input) { files { jobTitle name rows text } } }": typeof types.LabourRegistrationFileDocument,
    "query LabourRegistrations($filter: LabourRegistrationFilter, $page: Page, $sort: LabourRegistrationsSort, $counted: Boolean = true) { labourRegistrations(filter: $filter, page: $page, sort: $sort) { rows { annexId annexTitle author businessId businessName code doneOn due fullname hasProof id isLate isMarked kind note source state userId words } total @include(if: $counted) } }": typeof types.LabourRegistrationsDocument,
    "mutation MarkDuty($input: MarkDutyInput!) { markDuty(input: $input) { status message error { kind message field traceId } data { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } } }": typeof types.MarkDutyDocument,
    "mutation MarkLabourRegistration($input: MarkLabourRegistrationInput!) { markLabourRegistration(input: $input) { status message error { kind message field traceId } data } }": typeof types.MarkLabourRegistrationDocument,
    "mutation OpenProof($input: OpenProofInput!) { openProof(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenProofDocument,
    "mutation OpenRegistrationProof($input: OpenRegistrationProofInput!) { openRegistrationProof(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenRegistrationProofDocument,
    "mutation UnmarkDuty($input: UnmarkDutyInput!) { unmarkDuty(input: $input) { status message error { kind message field traceId } data { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } } }": typeof types.UnmarkDutyDocument,
    "mutation UnmarkLabourRegistration($input: UnmarkLabourRegistrationInput!) { unmarkLabourRegistration(input: $input) { status message error { kind message field traceId } data } }": typeof types.UnmarkLabourRegistrationDocument,
    "mutation ChangeStateItem($input: ChangeStateItemInput!) { changeStateItem(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.ChangeStateItemDocument,
    "query ConceptHistory($input: OfConcept!) { conceptHistory(input: $input) { author from recordedAt until values { label name text } } }": typeof types.ConceptHistoryDocument,
    "query ConceptUses($input: OfConcept!) { conceptUses(input: $input) { code kind title } }": typeof types.ConceptUsesDocument,
    "mutation CreateFormula($input: CreateFormulaInput!) { createFormula(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateFormulaDocument,
    "mutation CreateItem($input: CreateItemInput!) { createItem(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateItemDocument,
    "mutation CreateTable($input: CreateTableInput!) { createTable(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateTableDocument,
    "mutation CreateVariable($input: CreateVariableInput!) { createVariable(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateVariableDocument,
    "mutation DeleteFormula($input: ByIdFormula!) { deleteFormula(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteFormulaDocument,
    "mutation DeleteItem($input: ByIdItem!) { deleteItem(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteItemDocument,
    "mutation DeleteTable($input: ByIdPayrollTable!) { deleteTable(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteTableDocument,
    "mutation DeleteVariable($input: ByIdVariable!) { deleteVariable(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteVariableDocument,
    "query Formulas($filter: FormulaFilter, $page: Page, $sort: FormulasSort, $counted: Boolean = true) { formulas(filter: $filter, page: $page, sort: $sort) { rows { code editable id inputName inputUnit itemType origin source sourceCode title universal uses validFrom version } total @include(if: $counted) } }": typeof types.FormulasDocument,
    "query Items($filter: ItemFilter, $page: Page, $sort: ItemsSort, $counted: Boolean = true) { items(filter: $filter, page: $page, sort: $sort) { rows { accountingCode accountingInformative activity analyticAccounting calculationOrder capped cappedType cappedValue code compensation deductionLimit defaultFormulaCode distributableInCC editable endDate extraHours formula gratification holidays id ineCode informative inputUnit isFixed isRetained ledgerAccount lreCode medicalLicenses origin people print printOnSalarySettlement printOrder proportional seizable source startDate subjectToCompensation syndicateId taxable title tributable type universal validFrom version } total @include(if: $counted) } }": typeof types.ItemsDocument,
    "mutation OrderItems($input: OrderItemsInput!) { orderItems(input: $input) { status message error { kind message field traceId } data { changed } } }": typeof types.OrderItemsDocument,
    "query OrderedItems($input: OrderedItemsInput!) { orderedItems(input: $input) { activity code id number title type version } }": typeof types.OrderedItemsDocument,
    "query Tables($filter: PayrollTableFilter, $page: Page, $sort: TablesSort, $counted: Boolean = true) { tables(filter: $filter, page: $page, sort: $sort) { rows { code editable fixedRows { id value1 value2 value3 value4 value5 } id metadata { code title unit } origin source title type universal uses validFrom version } total @include(if: $counted) } }": typeof types.TablesDocument,
    "mutation UpdateFormula($input: UpdateFormulaInput!) { updateFormula(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateFormulaDocument,
    "mutation UpdateItem($input: UpdateItemInput!) { updateItem(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateItemDocument,
    "mutation UpdateTable($input: UpdateTableInput!) { updateTable(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateTableDocument,
    "mutation UpdateVariable($input: UpdateVariableInput!) { updateVariable(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateVariableDocument,
    "query Variables($filter: VariableFilter, $page: Page, $sort: VariablesSort, $counted: Boolean = true) { variables(filter: $filter, page: $page, sort: $sort) { rows { code editable endDate id origin source startDate subType title type unit universal uses validFrom value valueType version } total @include(if: $counted) } }": typeof types.VariablesDocument,
    "query ContractEnding($input: ByIdContractSettlement!) { contractEnding(input: $input) { author businessId businessName causeName code comment contractFinalDate daysLeft dismissalCause displayToEmployee fullname heirName heirUserId id isOwn isPayed issueDate letterBy lines { changes effect id part restoredAt what } notice noticeDate publicComment rut settlementBy status undoReason userContractId userId version } }": typeof types.ContractEndingDocument,
    "query ContractEndingBatchPeople($filter: ContractEndingBatchPeopleFilter, $page: Page, $sort: ContractEndingBatchPeopleSort, $counted: Boolean = true) { contractEndingBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { finalDate fullname id initialDate left lines userId } total @include(if: $counted) } }": typeof types.ContractEndingBatchPeopleDocument,
    "query ContractEndingBatchPreview($input: ContractEndingBatchPreviewInput!) { contractEndingBatchPreview(input: $input) { ending left people } }": typeof types.ContractEndingBatchPreviewDocument,
    "query ContractEndingBatches($filter: ContractEndingBatchFilter, $page: Page, $sort: ContractEndingBatchesSort, $counted: Boolean = true) { contractEndingBatches(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName causeName contractFinalDate dismissalCause done failed id jobTitle people problem state total version } total @include(if: $counted) } }": typeof types.ContractEndingBatchesDocument,
    "query ContractEndingGroups($input: OfContractEndingGroups!) { contractEndingGroups(input: $input) { jobTitle people } }": typeof types.ContractEndingGroupsDocument,
    "query ContractEndingPreview($input: ContractEndingPreviewInput!) { contractEndingPreview(input: $input) { doubts leaves letterBy lines { changes effect part what } settlementBy } }": typeof types.ContractEndingPreviewDocument,
    "query ContractEndings($filter: ContractEndingFilter, $page: Page, $sort: ContractEndingsSort, $counted: Boolean = true) { contractEndings(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName causeName code contractFinalDate daysLeft dismissalCause displayToEmployee fullname id isOwn isPayed issueDate letterBy notice noticeDate rut settlementBy status userContractId userId version } total @include(if: $counted) } }": typeof types.ContractEndingsDocument,
    "mutation CreateContractEndingBatch($input: CreateContractEndingBatchInput!) { createContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateContractEndingBatchDocument,
    "mutation CreateContractSettlement($input: CreateContractSettlementInput!) { createContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateContractSettlementDocument,
    "query ExpiredTerms { expiredTerms { businessName finalDate fullname id jobTitle rut since userId version } }": typeof types.ExpiredTermsDocument,
    "mutation MakeContractIndefinite($input: MakeContractIndefiniteInput!) { makeContractIndefinite(input: $input) { status message error { kind message field traceId } data } }": typeof types.MakeContractIndefiniteDocument,
    "mutation ResumeContractEndingBatch($input: ResumeContractEndingBatchInput!) { resumeContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ResumeContractEndingBatchDocument,
    "mutation UndoContractEndingBatch($input: UndoContractEndingBatchInput!) { undoContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoContractEndingBatchDocument,
    "mutation UndoContractSettlement($input: UndoContractSettlementInput!) { undoContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UndoContractSettlementDocument,
    "mutation UpdateContractSettlement($input: UpdateContractSettlementInput!) { updateContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateContractSettlementDocument,
    "query AllContracts($input: AllContractsInput) { allContracts(input: $input) { hint id label state } }": typeof types.AllContractsDocument,
    "query ContractHistory($input: ContractHistoryInput!) { contractHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }": typeof types.ContractHistoryDocument,
    "query ContractOptions { contractOptions { areaUnits { area unitId } areas branchOffices businesses { id name } jobTitleFamilies jobTitles syndicates { id name } units { id name } } }": typeof types.ContractOptionsDocument,
    "mutation CreateUserContract($input: CreateUserContractInput!) { createUserContract(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateUserContractDocument,
    "mutation DeleteUserContract($input: ByIdContract!) { deleteUserContract(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteUserContractDocument,
    "mutation UpdateUserContract($input: UpdateUserContractInput!) { updateUserContract(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateUserContractDocument,
    "mutation UpdateUserContractStatus($input: UpdateUserContractStatusInput!) { updateUserContractStatus(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateUserContractStatusDocument,
    "query UserContract($input: UserContractInput!) { userContract(input: $input) { apprentice area art22 asOf branchOffice businessId businessName canUpdate code contractType current cycleDays cycleHours daysPerWeek exceptionalJourney finalDate fixedTermRenewals fullname gratificationAmount gratificationType healthAmount healthAmountUf healthInstitution healthPercentage heavyWork heavyWorkRate hierarchyNodeId hierarchyNodeName holidayRate { currency value } holidaySurcharge hoursPerWeek id initialDate isCorporateSalary isDomestic isProfessional isSupervisor jobTitle jobTitleFamily liveIn monthlySalary { currency value } nextFrom nightSurcharge overdraft partTime paymentPeriod remoteWork revealed saturdayRate { currency value } secondaryStatus shiftWork signatureDate signatureIntegrationCode signed specialWorkday state status sundayRate { currency value } supervisorId supervisorName syncAttendance syncDigitalSign syndicateId syndicateName taxPeriod taxRegime unionFeeType unionFeeValue userCode userContractVersionId userId validFrom validTo version versionFrom versionStatus warnings weekdayRate { currency value } } }": typeof types.UserContractDocument,
    "mutation AnswerDataCorrection($input: AnswerDataCorrectionInput!) { answerDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AnswerDataCorrectionDocument,
    "query DataCorrection($input: ByIdDataCorrection!) { dataCorrection(input: $input) { by changes { after attribute before label moved } comment fullname id isOwn part requestedAt respondedAt response responseStatus rut since userId version } }": typeof types.DataCorrectionDocument,
    "query DataCorrectionSteps($input: ByIdDataCorrection!) { dataCorrectionSteps(input: $input) { at author id reason state } }": typeof types.DataCorrectionStepsDocument,
    "query DataCorrections($filter: DataCorrectionFilter, $page: Page, $sort: DataCorrectionsSort, $counted: Boolean = true) { dataCorrections(filter: $filter, page: $page, sort: $sort) { rows { by comment fullname id isOwn part requestedAt respondedAt response responseStatus rut since userId version } total @include(if: $counted) } }": typeof types.DataCorrectionsDocument,
    "mutation RequestDataCorrection($input: RequestDataCorrectionInput!) { requestDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RequestDataCorrectionDocument,
    "mutation RequestFamilyCorrection($input: RequestFamilyCorrectionInput!) { requestFamilyCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RequestFamilyCorrectionDocument,
    "mutation RequestFieldsCorrection($input: RequestFieldsCorrectionInput!) { requestFieldsCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RequestFieldsCorrectionDocument,
    "mutation WithdrawDataCorrection($input: WithdrawDataCorrectionInput!) { withdrawDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.WithdrawDataCorrectionDocument,
    "query CostCenterGaps($filter: CostCenterGapFilter, $page: Page, $sort: CostCenterGapsSort, $counted: Boolean = true) { costCenterGaps(filter: $filter, page: $page, sort: $sort) { rows { businessName fullname groupName id key percentage rut userId } total @include(if: $counted) } }": typeof types.CostCenterGapsDocument,
    "query CostCenterUnits($input: CostCenterUnitsInput!) { costCenterUnits(input: $input) { center code contracts costCenterId id inheritedFrom level name periods { code endDate id name startDate status } since } }": typeof types.CostCenterUnitsDocument,
    "query CostCentersByBusiness($input: CostCentersByBusinessInput) { costCentersByBusiness(input: $input) { businessId businessName code contracts groupId id kept level name parentId status version } }": typeof types.CostCentersByBusinessDocument,
    "query CostCentersByContract($input: CostCentersByContractInput!) { costCentersByContract(input: $input) { code costCenterId endDate groupId groupName id name percentage startDate status userContractId version } }": typeof types.CostCentersByContractDocument,
    "query CostCentersByUnit($input: CostCentersByUnitInput!) { costCentersByUnit(input: $input) { code costCenterId groupId name unitName } }": typeof types.CostCentersByUnitDocument,
    "mutation CreateCostCenterNode($input: CreateCostCenterNodeInput!) { createCostCenterNode(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateCostCenterNodeDocument,
    "mutation DeleteCostCenterNode($input: ByIdCostCenter!) { deleteCostCenterNode(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteCostCenterNodeDocument,
    "mutation SaveCostCenterSplit($input: SaveCostCenterSplitInput!) { saveCostCenterSplit(input: $input) { status message error { kind message field traceId } data { parts { code costCenterId endDate groupId groupName id name percentage startDate status userContractId version } } } }": typeof types.SaveCostCenterSplitDocument,
    "mutation SaveCostCenterUnit($input: SaveCostCenterUnitInput!) { saveCostCenterUnit(input: $input) { status message error { kind message field traceId } data } }": typeof types.SaveCostCenterUnitDocument,
    "mutation UpdateCostCenterNode($input: UpdateCostCenterNodeInput!) { updateCostCenterNode(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateCostCenterNodeDocument,
    "mutation AssignCourse($input: AssignCourseInput!) { assignCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AssignCourseDocument,
    "query AssignedCourse($input: ByIdCourseAssignment!) { assignedCourse(input: $input) { about acknowledgedAt attempts attemptsUsed courseId documentId doneCount dueOn duty expiresOn id isReady kind lessonCount lessons { completedAt content fileName id minSeconds openedAt title videoUrl } passPercent passedOn questions { id options rightCount words } score state title version } }": typeof types.AssignedCourseDocument,
    "query AssignedCourses($filter: AssignedCourseFilter, $page: Page, $sort: AssignedCoursesSort, $counted: Boolean = true) { assignedCourses(filter: $filter, page: $page, sort: $sort) { rows { about acknowledgedAt attempts attemptsUsed courseId documentId doneCount dueOn duty expiresOn id kind lessonCount passPercent passedOn score state title version } total @include(if: $counted) } }": typeof types.AssignedCoursesDocument,
    "mutation CloseCourse($input: CloseCourseInput!) { closeCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CloseCourseDocument,
    "mutation CompleteLesson($input: CompleteLessonInput!) { completeLesson(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CompleteLessonDocument,
    "query Course($input: ByIdCourse!) { course(input: $input) { about attempts duty hasDraft id kind lessonCount lessons { content fileId fileName id minSeconds position title videoUrl } passPercent publishedNo questions { id options rightCount words } state title validMonths version versionNo } }": typeof types.CourseDocument,
    "query CourseBatch($input: ByIdCourseBatch!) { courseBatch(input: $input) { author businessId businessName courseId createdAt done dueOn failed id made people problem state title total version } }": typeof types.CourseBatchDocument,
    "query CourseBatchPeople($filter: CourseBatchPeopleFilter, $page: Page, $sort: CourseBatchPeopleSort, $counted: Boolean = true) { courseBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { fullname isAssigned problem userId } total @include(if: $counted) } }": typeof types.CourseBatchPeopleDocument,
    "query CourseBatches($page: Page, $sort: CourseBatchesSort, $counted: Boolean = true) { courseBatches(page: $page, sort: $sort) { rows { author businessId businessName courseId createdAt done dueOn failed id made people problem state title total version } total @include(if: $counted) } }": typeof types.CourseBatchesDocument,
    "query CourseGrid($filter: CourseGridFilter, $page: Page, $sort: CourseGridSort, $counted: Boolean = true) { courseGrid(filter: $filter, page: $page, sort: $sort) { rows { cells { courseId documentId dueOn expiresOn id isLate passedOn score state title } fullname userId } total @include(if: $counted) } }": typeof types.CourseGridDocument,
    "query Courses($filter: CourseFilter, $page: Page, $sort: CoursesSort, $counted: Boolean = true) { courses(filter: $filter, page: $page, sort: $sort) { rows { about attempts duty hasDraft id kind lessonCount passPercent publishedNo state title validMonths version } total @include(if: $counted) } }": typeof types.CoursesDocument,
    "mutation OpenCourseFile($input: OpenCourseFileInput!) { openCourseFile(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenCourseFileDocument,
    "mutation OpenCourseLesson($input: OpenCourseLessonInput!) { openCourseLesson(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.OpenCourseLessonDocument,
    "query PreviewCourseAssignment($input: PreviewCourseAssignmentInput!) { previewCourseAssignment(input: $input) { already areas jobs people } }": typeof types.PreviewCourseAssignmentDocument,
    "mutation PublishCourse($input: PublishCourseInput!) { publishCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.PublishCourseDocument,
    "mutation ResumeCourseBatch($input: ByIdCourseBatch!) { resumeCourseBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ResumeCourseBatchDocument,
    "mutation SaveCourse($input: SaveCourseInput!) { saveCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SaveCourseDocument,
    "mutation SubmitCourse($input: SubmitCourseInput!) { submitCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SubmitCourseDocument,
    "mutation UndoCourseBatch($input: UndoCourseBatchInput!) { undoCourseBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoCourseBatchDocument,
    "query VerifyCourseCertificate($input: VerifyCourseCertificateInput!) { verifyCourseCertificate(input: $input) { company expiresOn isInForce passedOn sha256 title } }": typeof types.VerifyCourseCertificateDocument,
    "mutation CreateUserField($input: CreateUserFieldInput!) { createUserField(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateUserFieldDocument,
    "mutation DeleteUserField($input: ByIdUserField!) { deleteUserField(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteUserFieldDocument,
    "mutation OpenUserFieldFile($input: ByIdUserFieldData!) { openUserFieldFile(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenUserFieldFileDocument,
    "mutation UpdateUserField($input: UpdateUserFieldInput!) { updateUserField(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateUserFieldDocument,
    "mutation UpdateUserFieldData($input: UpdateUserFieldDataInput!) { updateUserFieldData(input: $input) { status message error { kind message field traceId } data } }": typeof types.UpdateUserFieldDataDocument,
    "mutation UpdateUserFieldPosition($input: UpdateUserFieldPositionInput!) { updateUserFieldPosition(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateUserFieldPositionDocument,
    "query UserFields { userFields { code dated help id listed managers options required reserved sorting status title type version worker } }": typeof types.UserFieldsDocument,
    "query Dashboard { dashboard { months { businessName calculated calculating changesSince contracts failed id isOpen missingIndicators stateLabel totalCost totalNet totalPeople yearMonth } movements { entering { rows { businessName day fullname id userId } total } expiring { rows { businessName day fullname id userId } total } leaving { rows { businessName day fullname id userId } total } } own { contracts { businessName contractType finalDate id initialDate jobTitle } payslip { businessName contractId deductions earnings monthId net yearMonth } } payroll { allBusinesses before { calculated cost earnings net people yearMonth } businesses history { calculated cost earnings net people yearMonth } isOpen now { calculated cost earnings net people yearMonth } } people { active incoming incomplete } today yearMonth } }": typeof types.DashboardDocument,
    "query FirstSteps($input: FirstStepsInput) { firstSteps(input: $input) { businessId monthId released steps { lacks { businessId text userId } optional state step } uncontractedId userId yearMonth } }": typeof types.FirstStepsDocument,
    "mutation LeaveFirstStep($input: LeaveFirstStepInput!) { leaveFirstStep(input: $input) { status message error { kind message field traceId } data } }": typeof types.LeaveFirstStepDocument,
    "query Debts($filter: DebtsFilter, $page: Page, $sort: DebtsSort, $counted: Boolean = true) { debts(filter: $filter, page: $page, sort: $sort) { rows { businessName contractCode contractId debts { amount key kind label to } person total userId } total @include(if: $counted) } }": typeof types.DebtsDocument,
    "query UserDebts($input: UserDebtsInput!) { userDebts(input: $input) { businessName contractCode contractId debts { amount key kind label to } person total userId } }": typeof types.UserDebtsDocument,
    "mutation CreateDelegation($input: CreateDelegationInput!) { createDelegation(input: $input) { status message error { kind message field traceId } data { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }": typeof types.CreateDelegationDocument,
    "query DelegationPeople($input: DelegationPeopleInput) { delegationPeople(input: $input) { fullname jobTitle userId } }": typeof types.DelegationPeopleDocument,
    "query Delegations { delegations { given { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } isRestricted kinds received { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }": typeof types.DelegationsDocument,
    "mutation RevokeDelegation($input: ByIdDelegation!) { revokeDelegation(input: $input) { status message error { kind message field traceId } data { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }": typeof types.RevokeDelegationDocument,
    "query Directory($filter: DirectoryFilter, $page: Page, $sort: DirectorySort, $counted: Boolean = true) { directory(filter: $filter, page: $page, sort: $sort) { rows { area avatarUrl branchOffice businessEmail businessName fullname jobTitle online supervisorName userId workPhone } total @include(if: $counted) } }": typeof types.DirectoryDocument,
    "mutation ChangeDocumentState($input: ChangeDocumentStateInput!) { changeDocumentState(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ChangeDocumentStateDocument,
    "mutation CreateDocument($input: CreateDocumentInput!) { createDocument(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateDocumentDocument,
    "mutation CreateDocumentFolder($input: CreateDocumentFolderInput!) { createDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateDocumentFolderDocument,
    "mutation DeleteDocument($input: DeleteDocumentInput!) { deleteDocument(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DeleteDocumentDocument,
    "mutation DeleteDocumentFolder($input: ByIdDocumentFolder!) { deleteDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DeleteDocumentFolderDocument,
    "query Document($input: ByIdDocument!) { document(input: $input) { contractCode createdAt currentNo expiresOn folderId folderName fullname id isOwn kept { until why words } kind name origin reason size state steps { at author id reason state } typeId typeLabel userContractId userId version versions { author createdAt id no origin pages sha256 size } } }": typeof types.DocumentDocument,
    "query DocumentFolders($input: DocumentFoldersInput) { documentFolders(input: $input) { access depth documents id kind name parentId position profileIds version } }": typeof types.DocumentFoldersDocument,
    "query DocumentReaderProfiles { documentReaderProfiles { id name } }": typeof types.DocumentReaderProfilesDocument,
    "query DocumentTypes { documentTypes { code id label legalKind retention retentionMonths sensitivity status version visibleToWorker } }": typeof types.DocumentTypesDocument,
    "query Documents($filter: DocumentFilter, $page: Page, $sort: DocumentsSort, $counted: Boolean = true) { documents(filter: $filter, page: $page, sort: $sort) { rows { contractCode createdAt currentNo expiresOn folderId folderName fullname id isOwn kind name origin reason size state typeId typeLabel userContractId userId version } total @include(if: $counted) } }": typeof types.DocumentsDocument,
    "mutation MoveDocuments($input: MoveDocumentsInput!) { moveDocuments(input: $input) { status message error { kind message field traceId } data { moved { folderId id version } } } }": typeof types.MoveDocumentsDocument,
    "mutation OpenDocument($input: OpenDocumentInput!) { openDocument(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenDocumentDocument,
    "mutation SaveDocumentType($input: SaveDocumentTypeInput!) { saveDocumentType(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.SaveDocumentTypeDocument,
    "mutation UpdateDocument($input: UpdateDocumentInput!) { updateDocument(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateDocumentDocument,
    "mutation UpdateDocumentFolder($input: UpdateDocumentFolderInput!) { updateDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateDocumentFolderDocument,
    "query ZipDocuments($input: ZipDocumentsInput!) { zipDocuments(input: $input) { done error jobId name status total url } }": typeof types.ZipDocumentsDocument,
    "mutation CreateEmployerLoan($input: CreateEmployerLoanInput!) { createEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateEmployerLoanDocument,
    "query EmployerLoan($input: ByIdLoan!) { employerLoan(input: $input) { amount balance businessId businessName closedMonth comment contractId grantedOn id lastMonth nextMonth paid pauses { author createdAt fromMonth loanId months reason } person quotasLeft schedule { amount carried comment kind loanId number owed paidOn state way yearMonth } startMonth state totalQuotas userId version } }": typeof types.EmployerLoanDocument,
    "mutation EmployerLoanPaper($input: ByIdLoan!) { employerLoanPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.EmployerLoanPaperDocument,
    "query EmployerLoans($filter: EmployerLoansFilter, $page: Page, $sort: EmployerLoansSort, $counted: Boolean = true) { employerLoans(filter: $filter, page: $page, sort: $sort) { rows { id userId person businessName amount totalQuotas quotasLeft startMonth nextMonth lastMonth balance state } total @include(if: $counted) } }": typeof types.EmployerLoansDocument,
    "mutation PayEmployerLoan($input: PayEmployerLoanInput!) { payEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.PayEmployerLoanDocument,
    "mutation SuspendEmployerLoan($input: SuspendEmployerLoanInput!) { suspendEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SuspendEmployerLoanDocument,
    "query UserLoans($input: UserLoansInput!) { userLoans(input: $input) { amount balance businessId businessName closedMonth comment contractId grantedOn id lastMonth nextMonth paid pauses { author createdAt fromMonth loanId months reason } person quotasLeft schedule { amount carried comment kind loanId number owed paidOn state way yearMonth } startMonth state totalQuotas userId version } }": typeof types.UserLoansDocument,
    "query EvaluationReport($input: EvaluationReportInput!) { evaluationReport(input: $input) { acknowledged areas { areaId name people score { fraction leftOut { label why } more parts { fraction key label value weight } value } } boxes { box count } distribution { count from label percent } fraction highCut id mediumCut minRaters onlyPersonId outsideBoxes people released scaleMax scaleMin scored startedAt status supervisors { name people score { fraction leftOut { label why } more parts { fraction key label value weight } value } supervisorId } title unanswered value } }": typeof types.EvaluationReportDocument,
    "query EvaluationReports($filter: EvaluationReportFilter, $page: Page, $sort: EvaluationReportsSort, $counted: Boolean = true) { evaluationReports(filter: $filter, page: $page, sort: $sort) { rows { fraction id onlyPersonId people released scored startedAt status title value } total @include(if: $counted) } }": typeof types.EvaluationReportsDocument,
    "query EvaluationResult($input: EvaluationResultInput!) { evaluationResult(input: $input) { acknowledgeComment acknowledgedAt area box calibrated comments { competence group question text } competences { gap groups { group score { fraction leftOut { label why } more parts { fraction key label value weight } value } } key others score { fraction leftOut { label why } more parts { fraction key label value weight } value } title weight } computed { fraction leftOut { label why } more parts { fraction key label value weight } value } evaluateeId final { fraction value } fullname history { change competences { change key title value } fraction processId startedAt title value } id isOwn isShown leads leftOut { label why } mayPlan meetingNotes metOn minRaters planShare plans { approvalStatus endDate evaluationWeight id objective percent } plansDone potential process processId processStatus raters ratersDone reason releasedAt rut scaleMax scaleMin startedAt status strengths supervisorName survey toImprove version } }": typeof types.EvaluationResultDocument,
    "query EvaluationResults($filter: EvaluationResultFilter, $page: Page, $sort: EvaluationResultsSort, $counted: Boolean = true) { evaluationResults(filter: $filter, page: $page, sort: $sort) { rows { area box evaluateeId fraction fullname id isOwn potential processId raters ratersDone status supervisorName value } total @include(if: $counted) } }": typeof types.EvaluationResultsDocument,
    "query PersonEvaluations($input: PersonEvaluationsInput!) { personEvaluations(input: $input) { area box evaluateeId fraction fullname id isOwn potential processId processStatus raters ratersDone startedAt status supervisorName title value } }": typeof types.PersonEvaluationsDocument,
    "mutation PrintEvaluationResult($input: PrintEvaluationResultInput!) { printEvaluationResult(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.PrintEvaluationResultDocument,
    "query SurveysOfEvaluatee($input: SurveysOfEvaluateeInput!) { surveysOfEvaluatee(input: $input) { endAt evaluateeId fullname groups { answered group invited } hasResult ownSurveyId status supervisors surveyId title } }": typeof types.SurveysOfEvaluateeDocument,
    "mutation AcknowledgeEvaluation($input: AcknowledgeEvaluationInput!) { acknowledgeEvaluation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AcknowledgeEvaluationDocument,
    "mutation CalibrateEvaluationReview($input: CalibrateEvaluationReviewInput!) { calibrateEvaluationReview(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CalibrateEvaluationReviewDocument,
    "mutation CreateEvaluationProcess($input: CreateEvaluationProcessInput!) { createEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateEvaluationProcessDocument,
    "mutation DeleteEvaluationProcess($input: DeleteEvaluationProcessInput!) { deleteEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.DeleteEvaluationProcessDocument,
    "query EvaluationMissing($filter: EvaluationMissingFilter, $page: Page, $sort: EvaluationMissingSort, $counted: Boolean = true) { evaluationMissing(filter: $filter, page: $page, sort: $sort) { rows { fullname missing respondentId rut } total @include(if: $counted) } }": typeof types.EvaluationMissingDocument,
    "query EvaluationProcess($input: ByIdEvaluationProcess!) { evaluationProcess(input: $input) { canFollow canKeep closedAt highCut id mediumCut minRaters missingPolicy peerChoice peerWeight people planShare raters ratersDone reason scaleMax scaleMin selfWeight stages { endsOn processId stage startsOn } startedAt status subordinateWeight supervisorWeight surveys { endAt id processId startAt status title } title version } }": typeof types.EvaluationProcessDocument,
    "query EvaluationProcesses($filter: EvaluationProcessFilter, $page: Page, $sort: EvaluationProcessesSort, $counted: Boolean = true) { evaluationProcesses(filter: $filter, page: $page, sort: $sort) { rows { canFollow canKeep closedAt highCut id mediumCut minRaters missingPolicy peerChoice peerWeight people planShare raters ratersDone reason scaleMax scaleMin selfWeight stages { endsOn processId stage startsOn } startedAt status subordinateWeight supervisorWeight surveys { endAt id processId startAt status title } title version } total @include(if: $counted) } }": typeof types.EvaluationProcessesDocument,
    "query EvaluationReviewSteps($input: ByIdEvaluationReview!) { evaluationReviewSteps(input: $input) { at author id reason state } }": typeof types.EvaluationReviewStepsDocument,
    "query EvaluationReviews($filter: EvaluationReviewFilter, $page: Page, $sort: EvaluationReviewsSort, $counted: Boolean = true) { evaluationReviews(filter: $filter, page: $page, sort: $sort) { rows { acknowledgeComment acknowledgedAt area areaId box calibrated calibrationReason closedAt computed computedShown counted evaluateeId final finalShown fullname highCut id isOwn isTeam mediumCut meetingNotes metOn minRaters planShare plansDone potential processId processStatus processTitle proposal proposed proposedPotential raters ratersDone releasedAt rut scaleMax scaleMin scores { competences { counted { key value weight } exact key leftOut { key why } title weight } final { counted { key value weight } exact leftOut { key why } } groups { competences { counted { key value weight } exact key leftOut { key why } } group } leftOut { key why } } startedAt status supervisorId supervisorName version } total @include(if: $counted) } }": typeof types.EvaluationReviewsDocument,
    "query EvaluationShortOfPlans($input: ByIdEvaluationProcess!) { evaluationShortOfPlans(input: $input) { evaluateeId fullname weightSum } }": typeof types.EvaluationShortOfPlansDocument,
    "query EvaluationSurveys($input: EvaluationSurveysInput) { evaluationSurveys(input: $input) { endAt id processId startAt status title } }": typeof types.EvaluationSurveysDocument,
    "mutation MoveEvaluationProcess($input: MoveEvaluationProcessInput!) { moveEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.MoveEvaluationProcessDocument,
    "mutation ProposeEvaluationCalibration($input: ProposeEvaluationCalibrationInput!) { proposeEvaluationCalibration(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ProposeEvaluationCalibrationDocument,
    "mutation RecordEvaluationMeeting($input: RecordEvaluationMeetingInput!) { recordEvaluationMeeting(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RecordEvaluationMeetingDocument,
    "mutation ReleaseEvaluationReviews($input: ReleaseEvaluationReviewsInput!) { releaseEvaluationReviews(input: $input) { status message error { kind message field traceId } data { released left { reviewId fullname why } } } }": typeof types.ReleaseEvaluationReviewsDocument,
    "mutation UndoEvaluationCalibration($input: UndoEvaluationCalibrationInput!) { undoEvaluationCalibration(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoEvaluationCalibrationDocument,
    "mutation UpdateEvaluationProcess($input: UpdateEvaluationProcessInput!) { updateEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateEvaluationProcessDocument,
    "query ExpensePermissions($filter: ExpensePermissionFilter, $page: Page, $sort: ExpensePermissionsSort, $counted: Boolean = true) { expensePermissions(filter: $filter, page: $page, sort: $sort) { rows { admin approver fullname id isOwn issuer rut userId version } total @include(if: $counted) } }": typeof types.ExpensePermissionsDocument,
    "mutation UpdateExpensePermission($input: UpdateExpensePermissionInput!) { updateExpensePermission(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateExpensePermissionDocument,
    "mutation CreateExpense($input: CreateExpenseInput!) { createExpense(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateExpenseDocument,
    "mutation CreateExpenseList($input: CreateExpenseListInput!) { createExpenseList(input: $input) { status message error { kind message field traceId } data { id people total left { number name problem } } } }": typeof types.CreateExpenseListDocument,
    "mutation CreateExpensePolicy($input: CreateExpensePolicyInput!) { createExpensePolicy(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateExpensePolicyDocument,
    "mutation CreateExpenseReport($input: CreateExpenseReportInput!) { createExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateExpenseReportDocument,
    "mutation DeleteExpense($input: ByIdExpense!) { deleteExpense(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteExpenseDocument,
    "mutation DeleteExpenseReport($input: DeleteExpenseReportInput!) { deleteExpenseReport(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.DeleteExpenseReportDocument,
    "query ExpenseBusinesses { expenseBusinesses { id name } }": typeof types.ExpenseBusinessesDocument,
    "query ExpensePolicies { expensePolicies { accountingDocumentTypes categories { id maxAmount name } code currencyId description id isMine issuerCount issuers { id name } levels maxAgeDays maxAmount name receiptFrom status version } }": typeof types.ExpensePoliciesDocument,
    "query ExpenseReportSteps($input: ByIdExpenseReport!) { expenseReportSteps(input: $input) { at author id reason state } }": typeof types.ExpenseReportStepsDocument,
    "query ExpenseReports($filter: ExpenseReportFilter, $page: Page, $sort: ExpenseReportsSort, $counted: Boolean = true) { expenseReports(filter: $filter, page: $page, sort: $sort) { rows { approvedTotal businessId businessName comment description expenseCount fullname id isOwn number paidOn payment respondedAt respondedBy rut signature { id isStale signedOn state } status submittedAt title total userId version } total @include(if: $counted) } }": typeof types.ExpenseReportsDocument,
    "mutation OpenExpenseFile($input: OpenExpenseFileInput!) { openExpenseFile(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenExpenseFileDocument,
    "mutation PayExpenseReports($input: PayExpenseReportsInput!) { payExpenseReports(input: $input) { status message error { kind message field traceId } data { paid total } } }": typeof types.PayExpenseReportsDocument,
    "mutation PrintExpenseReport($input: ByIdExpenseReport!) { printExpenseReport(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.PrintExpenseReportDocument,
    "mutation ReopenExpenseReport($input: ReopenExpenseReportInput!) { reopenExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ReopenExpenseReportDocument,
    "mutation SendExpenseReportToSign($input: SendExpenseReportToSignInput!) { sendExpenseReportToSign(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SendExpenseReportToSignDocument,
    "mutation SubmitExpenseReport($input: SubmitExpenseReportInput!) { submitExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SubmitExpenseReportDocument,
    "mutation UpdateExpense($input: UpdateExpenseInput!) { updateExpense(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateExpenseDocument,
    "mutation UpdateExpensePolicy($input: UpdateExpensePolicyInput!) { updateExpensePolicy(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateExpensePolicyDocument,
    "mutation UpdateExpenseReport($input: UpdateExpenseReportInput!) { updateExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateExpenseReportDocument,
    "mutation UpdateExpenseReportStatus($input: UpdateExpenseReportStatusInput!) { updateExpenseReportStatus(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateExpenseReportStatusDocument,
    "mutation WithdrawExpenseReport($input: WithdrawExpenseReportInput!) { withdrawExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.WithdrawExpenseReportDocument,
    "mutation OpenFamilyPaper($input: ByIdFamilyMember!) { openFamilyPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenFamilyPaperDocument,
    "query FilingFindings($filter: FilingFindingFilter, $page: Page, $sort: FilingFindingsSort, $counted: Boolean = true) { filingFindings(filter: $filter, page: $page, sort: $sort) { rows { field fullname level line n rule userId words } total @include(if: $counted) } }": typeof types.FilingFindingsDocument,
    "query FilingMonths($filter: FilingMonthFilter, $page: Page, $sort: FilingMonthsSort, $counted: Boolean = true) { filingMonths(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName businessRut ccafCode complements { employer filingId originMonth state worker } isOpen lreDuty lreId lreState payrollMonthId previredDuty previredId previredState wagesDuty wagesId wagesState yearMonth } total @include(if: $counted) } }": typeof types.FilingMonthsDocument,
    "query FilingWages($filter: FilingWageFilter, $page: Page, $sort: FilingWagesSort, $counted: Boolean = true) { filingWages(filter: $filter, page: $page, sort: $sort) { rows { fullname loan moreTax n rut tax taxed untaxed userId zone } total @include(if: $counted) } }": typeof types.FilingWagesDocument,
    "query Filings($input: FilingsInput!) { filings(input: $input) { advice askedAt author ccafPercent changed changes { after before field key } done errors id kind layout lines madeAt message number originMonth payrollMonthId people sha256 state total totals { filed institution kind payslips } version warnings } }": typeof types.FilingsDocument,
    "mutation MakeFiling($input: MakeFilingInput!) { makeFiling(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.MakeFilingDocument,
    "mutation OpenFiling($input: OpenFilingInput!) { openFiling(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenFilingDocument,
    "query YearFactors($input: YearFactorsInput!) { yearFactors(input: $input) { source status value yearMonth } }": typeof types.YearFactorsDocument,
    "mutation CreateRestriction($input: CreateRestrictionInput!) { createRestriction(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateRestrictionDocument,
    "mutation DeleteRestriction($input: ByIdRestriction!) { deleteRestriction(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteRestrictionDocument,
    "query Permission($input: PermissionInput) { permission(input: $input) { businesses decisions { allowed because permission reach } fullname inactive isOwn profileId profileName restrictionName role userId } }": typeof types.PermissionDocument,
    "query ProfileAssignments($filter: AssignmentFilter, $page: Page, $sort: ProfileAssignmentsSort, $counted: Boolean = true) { profileAssignments(filter: $filter, page: $page, sort: $sort) { rows { fullname profileId profileName restrictionId restrictionName role status userId } total @include(if: $counted) } }": typeof types.ProfileAssignmentsDocument,
    "query ProfilePermissions($input: ByIdProfile!) { profilePermissions(input: $input) { company { exceptions { code since until } modules { admin employee manager module superManager } options slug today } id isOwn name people permissions { code create delete read update } roles services version } }": typeof types.ProfilePermissionsDocument,
    "query Profiles { profiles { id name people services version } }": typeof types.ProfilesDocument,
    "query Restrictions { restrictions { businesses { id name restrictionId } id name people units { id name restrictionId } version } }": typeof types.RestrictionsDocument,
    "mutation UpdateProfilePermission($input: UpdateProfilePermissionInput!) { updateProfilePermission(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateProfilePermissionDocument,
    "mutation UpdateProfileUser($input: UpdateProfileUserInput!) { updateProfileUser(input: $input) { status message error { kind message field traceId } data { fullname profileId profileName restrictionId restrictionName role status userId } } }": typeof types.UpdateProfileUserDocument,
    "mutation UpdateRestrictionFilter($input: UpdateRestrictionFilterInput!) { updateRestrictionFilter(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateRestrictionFilterDocument,
    "mutation UpdateRestrictionUser($input: UpdateRestrictionUserInput!) { updateRestrictionUser(input: $input) { status message error { kind message field traceId } data { fullname profileId profileName restrictionId restrictionName role status userId } } }": typeof types.UpdateRestrictionUserDocument,
    "mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) { excludeFromGratification(input: $input) { status message error { kind message field traceId } data { paid payrollMonthId } } }": typeof types.ExcludeFromGratificationDocument,
    "query Gratification($input: OfGratification!) { gratification(input: $input) { firstMonth isOpen job { done error id status total } minimumIncome ownCapital pay payrollMonthId pool profit seesAll states { difference net people state } year years { reason year } } }": typeof types.GratificationDocument,
    "query GratificationOf($input: OfGratificationPerson!) { gratificationOf(input: $input) { reasons yearMonths { yearMonth base paid } } }": typeof types.GratificationOfDocument,
    "query GratificationRows($filter: GratificationRowsFilter, $page: Page, $sort: GratificationRowsSort, $counted: Boolean = true) { gratificationRows(filter: $filter, page: $page, sort: $sort) { rows { contractId userId name rut rule months base due paid difference state reason net } total @include(if: $counted) } }": typeof types.GratificationRowsDocument,
    "mutation RemoveGratification($input: OfGratification!) { removeGratification(input: $input) { status message error { kind message field traceId } data { paid payrollMonthId } } }": typeof types.RemoveGratificationDocument,
    "mutation SaveGratification($input: SaveGratificationInput!) { saveGratification(input: $input) { status message error { kind message field traceId } data { jobId payrollMonthId } } }": typeof types.SaveGratificationDocument,
    "mutation ApplyHealthPlanNotices($input: ApplyHealthPlanNoticesInput!) { applyHealthPlanNotices(input: $input) { status message error { kind message field traceId } data { applied } } }": typeof types.ApplyHealthPlanNoticesDocument,
    "mutation CreateHealthPlanNotice($input: CreateHealthPlanNoticeInput!) { createHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateHealthPlanNoticeDocument,
    "query HealthPlanDiscounts($input: ByIdHealthPlanNotice!) { healthPlanDiscounts(input: $input) { businessName code discount isOpen userContractId yearMonth } }": typeof types.HealthPlanDiscountsDocument,
    "query HealthPlanNoticeLines($input: PastedHealthPlanNotices!) { healthPlanNoticeLines(input: $input) { problem wrong } }": typeof types.HealthPlanNoticeLinesDocument,
    "query HealthPlanNoticeSteps($input: ByIdHealthPlanNotice!) { healthPlanNoticeSteps(input: $input) { at author id reason state } }": typeof types.HealthPlanNoticeStepsDocument,
    "query HealthPlanNotices($filter: HealthPlanNoticeFilter, $page: Page, $sort: HealthPlanNoticesSort, $counted: Boolean = true) { healthPlanNotices(filter: $filter, page: $page, sort: $sort) { rows { by comment folio fromMonth fullname heldPlan id institution institutionName kind late left newPlan notifiedOn planUnit planValue reason rut status userId version } total @include(if: $counted) } }": typeof types.HealthPlanNoticesDocument,
    "mutation PasteHealthPlanNotices($input: PastedHealthPlanNotices!) { pasteHealthPlanNotices(input: $input) { status message error { kind message field traceId } data { entered } } }": typeof types.PasteHealthPlanNoticesDocument,
    "mutation RejectHealthPlanNotice($input: HealthPlanNoticeAnswer!) { rejectHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RejectHealthPlanNoticeDocument,
    "mutation RetakeHealthPlanNotice($input: RetakeHealthPlanNoticeInput!) { retakeHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RetakeHealthPlanNoticeDocument,
    "mutation UndoHealthPlanNotice($input: HealthPlanNoticeAnswer!) { undoHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoHealthPlanNoticeDocument,
    "mutation UpdateHealthPlanNotice($input: UpdateHealthPlanNoticeInput!) { updateHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateHealthPlanNoticeDocument,
    "mutation ApplyImportation($input: ApplyImportationInput!) { applyImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.ApplyImportationDocument,
    "mutation CreateImportation($input: CreateImportationInput!) { createImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateImportationDocument,
    "mutation DiscardImportation($input: DiscardImportationInput!) { discardImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.DiscardImportationDocument,
    "query ImportErrors($input: ByImportationId!) { importErrors(input: $input) { left lines { cells } name } }": typeof types.ImportErrorsDocument,
    "query ImportRows($filter: ImportRowsFilter, $page: Page, $sort: ImportRowsSort, $counted: Boolean = true) { importRows(filter: $filter, page: $page, sort: $sort) { rows { cells { alike before column problem suggestion text } edited line note outcome result } total @include(if: $counted) } }": typeof types.ImportRowsDocument,
    "query ImportTemplate($input: ImportTemplateInput!) { importTemplate(input: $input) { left lines { cells } name } }": typeof types.ImportTemplateDocument,
    "query Importation($input: ByImportationId!) { importation(input: $input) { added applied appliedAt archive asksFirstLine author changed code columns { header name place required } createdAt done dropLines errors failed fileName headers { column header } id kept label mode problem reason rows same skipped state total undoUntil undone unknown version } }": typeof types.ImportationDocument,
    "query Importations($filter: ImportationsFilter, $page: Page, $sort: ImportationsSort, $counted: Boolean = true) { importations(filter: $filter, page: $page, sort: $sort) { rows { added applied appliedAt archive asksFirstLine author changed code columns { header name place required } createdAt done dropLines errors failed fileName headers { column header } id kept label mode problem reason rows same skipped state total undoUntil undone unknown version } total @include(if: $counted) } }": typeof types.ImportationsDocument,
    "query Importers { importers { about after archive code columns { header help required } label loadedAt mayLoad params { label name options { label value } } remembered } }": typeof types.ImportersDocument,
    "mutation MapImportation($input: MapImportationInput!) { mapImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.MapImportationDocument,
    "mutation RepairImportRows($input: RepairImportRowsInput!) { repairImportRows(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.RepairImportRowsDocument,
    "mutation ResumeImportation($input: ResumeImportationInput!) { resumeImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.ResumeImportationDocument,
    "mutation StopImportation($input: StopImportationInput!) { stopImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.StopImportationDocument,
    "mutation UndoImportation($input: UndoImportationInput!) { undoImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UndoImportationDocument,
    "mutation AnswerInbox($input: AnswerInboxInput!) { answerInbox(input: $input) { status message error { kind message field traceId } data { rows { key problem } } } }": typeof types.AnswerInboxDocument,
    "query Inbox($filter: InboxFilter, $page: Page, $sort: InboxSort, $counted: Boolean = true) { inbox(filter: $filter, page: $page, sort: $sort) { rows { fullname key kind link onBehalfOf since summary title userId } total @include(if: $counted) } }": typeof types.InboxDocument,
    "query InboxCount { inboxCount { pending unread } }": typeof types.InboxCountDocument,
    "query InboxDetails($input: InboxDetailsInput!) { inboxDetails(input: $input) { label warns words } }": typeof types.InboxDetailsDocument,
    "mutation ConfirmIndicator($input: ConfirmIndicatorInput!) { confirmIndicator(input: $input) { status message error { kind message field traceId } data { key version } } }": typeof types.ConfirmIndicatorDocument,
    "mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) { confirmIndicatorTable(input: $input) { status message error { kind message field traceId } data { id key version } } }": typeof types.ConfirmIndicatorTableDocument,
    "mutation EnterIndicator($input: EnterIndicatorInput!) { enterIndicator(input: $input) { status message error { kind message field traceId } data { key entryState } } }": typeof types.EnterIndicatorDocument,
    "mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) { enterIndicatorTable(input: $input) { status message error { kind message field traceId } data { id state } } }": typeof types.EnterIndicatorTableDocument,
    "query FamilyAllowance($input: OfYearMonth!) { familyAllowance(input: $input) { brackets { above amount letter upTo } certain draft { above upTo value1 value2 } entry { brackets { above upTo value1 value2 } comment confirmedAt confirmedBy enteredAt enteredBy id key mine needsSecond outOfBounds source sourceUrl state version yearMonth } note since source sourceUrl status yearMonth } }": typeof types.FamilyAllowanceDocument,
    "query IncomeTax($input: OfYearMonth!) { incomeTax(input: $input) { brackets { above aboveUtm factor most place rebate rebateUtm upTo upToUtm } certain draft { above upTo value1 value2 } entry { brackets { above upTo value1 value2 } comment confirmedAt confirmedBy enteredAt enteredBy id key mine needsSecond outOfBounds source sourceUrl state version yearMonth } note since source sourceUrl status utm yearMonth } }": typeof types.IncomeTaxDocument,
    "query IndicatorHistory($input: IndicatorHistoryInput!) { indicatorHistory(input: $input) { status value yearMonth } }": typeof types.IndicatorHistoryDocument,
    "query Indicators($input: OfYearMonth!) { indicators(input: $input) { certain changePercent confirmedAt confirmedBy decimals enteredAt enteredBy entryComment entryId entrySource entryState entryUrl entryValue group inPayslips key label lower mine needsSecond note ofTable outOfBounds previous published since source sourceUrl status unit upper value version why yearMonth } }": typeof types.IndicatorsDocument,
    "mutation RevokeIndicator($input: RevokeIndicatorInput!) { revokeIndicator(input: $input) { status message error { kind message field traceId } data { key version } } }": typeof types.RevokeIndicatorDocument,
    "mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) { revokeIndicatorTable(input: $input) { status message error { kind message field traceId } data } }": typeof types.RevokeIndicatorTableDocument,
    "mutation CloseInspection($input: CloseInspectionInput!) { closeInspection(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CloseInspectionDocument,
    "mutation CreateInspection($input: CreateInspectionInput!) { createInspection(input: $input) { status message error { kind message field traceId } data { code url inspectorRut businessName lastDay } } }": typeof types.CreateInspectionDocument,
    "query Inspection($input: ByIdInspection!) { inspection(input: $input) { author businessId businessName closedAt createdAt id inspectorRut lastDay lastReadAt opened reference state version } }": typeof types.InspectionDocument,
    "query InspectionDocuments($input: InspectionDocumentsInput!) { inspectionDocuments(input: $input) { businessName businessRut company lastDay pages rows { code fullname id isInForce name rut sha256 signedOn typeLabel } total } }": typeof types.InspectionDocumentsDocument,
    "query InspectionReadings($filter: InspectionReadingFilter, $page: Page, $sort: InspectionReadingsSort, $counted: Boolean = true) { inspectionReadings(filter: $filter, page: $page, sort: $sort) { rows { at documentName id kind search } total @include(if: $counted) } }": typeof types.InspectionReadingsDocument,
    "query Inspections($filter: InspectionFilter, $page: Page, $sort: InspectionsSort, $counted: Boolean = true) { inspections(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName closedAt createdAt id inspectorRut lastDay lastReadAt opened reference state version } total @include(if: $counted) } }": typeof types.InspectionsDocument,
    "mutation OpenInspectionDocument($input: OpenInspectionDocumentInput!) { openInspectionDocument(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenInspectionDocumentDocument,
    "mutation AppealLeaveSubsidy($input: LeaveSubsidyAnswer!) { appealLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AppealLeaveSubsidyDocument,
    "mutation ClaimLeaveSubsidy($input: ClaimLeaveSubsidyInput!) { claimLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ClaimLeaveSubsidyDocument,
    "mutation DeleteLeaveSubsidyPayment($input: ByIdLeaveSubsidyPayment!) { deleteLeaveSubsidyPayment(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteLeaveSubsidyPaymentDocument,
    "query LeaveSubsidies($filter: LeaveSubsidyFilter, $page: Page, $sort: LeaveSubsidiesSort, $counted: Boolean = true) { leaveSubsidies(filter: $filter, page: $page, sort: $sort) { rows { absenceId age basis businessName by changed claimNumber claimUntil claimedOn comment endDate fullname id license missing owed paid payer payerName pressing reason received rut startDate status subtype userContractId userId version } total @include(if: $counted) } }": typeof types.LeaveSubsidiesDocument,
    "query LeaveSubsidyLines($input: PastedLeaveSubsidyPayments!) { leaveSubsidyLines(input: $input) { problem wrong } }": typeof types.LeaveSubsidyLinesDocument,
    "query LeaveSubsidyPayers { leaveSubsidyPayers { code name } }": typeof types.LeaveSubsidyPayersDocument,
    "query LeaveSubsidyPayments($input: ByIdLeaveSubsidy!) { leaveSubsidyPayments(input: $input) { amount author id receivedOn reference } }": typeof types.LeaveSubsidyPaymentsDocument,
    "query LeaveSubsidySteps($input: ByIdLeaveSubsidy!) { leaveSubsidySteps(input: $input) { at author id reason state } }": typeof types.LeaveSubsidyStepsDocument,
    "query LeaveSubsidyTotals { leaveSubsidyTotals { d30 d60 d90 leaves missing older paid payer payerName pressing received unknown } }": typeof types.LeaveSubsidyTotalsDocument,
    "query LeavesToRecover($filter: LeaveToRecoverFilter, $page: Page, $sort: LeavesToRecoverSort, $counted: Boolean = true) { leavesToRecover(filter: $filter, page: $page, sort: $sort) { rows { basis businessName contractId endDate fullname halfDay id left license owed paid payer payerName rut startDate subtype userId } total @include(if: $counted) } }": typeof types.LeavesToRecoverDocument,
    "mutation LoseLeaveSubsidy($input: LeaveSubsidyAnswer!) { loseLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.LoseLeaveSubsidyDocument,
    "mutation OpenLeaveSubsidies($input: OpenLeaveSubsidiesInput!) { openLeaveSubsidies(input: $input) { status message error { kind message field traceId } data { opened } } }": typeof types.OpenLeaveSubsidiesDocument,
    "mutation PasteLeaveSubsidyPayments($input: PastedLeaveSubsidyPayments!) { pasteLeaveSubsidyPayments(input: $input) { status message error { kind message field traceId } data { entered } } }": typeof types.PasteLeaveSubsidyPaymentsDocument,
    "mutation ReceiveLeaveSubsidy($input: ReceiveLeaveSubsidyInput!) { receiveLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ReceiveLeaveSubsidyDocument,
    "mutation RejectLeaveSubsidy($input: LeaveSubsidyAnswer!) { rejectLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RejectLeaveSubsidyDocument,
    "mutation RenewLeaveSubsidy($input: RenewLeaveSubsidyInput!) { renewLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RenewLeaveSubsidyDocument,
    "mutation ReopenLeaveSubsidy($input: LeaveSubsidyAnswer!) { reopenLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ReopenLeaveSubsidyDocument,
    "mutation UpdateLeaveSubsidy($input: UpdateLeaveSubsidyInput!) { updateLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateLeaveSubsidyDocument,
    "mutation ConfirmHolidayYear($input: HolidayYearInput!) { confirmHolidayYear(input: $input) { status message error { kind message field traceId } data { days year } } }": typeof types.ConfirmHolidayYearDocument,
    "mutation ConfirmPublicHoliday($input: ByIdPublicHoliday!) { confirmPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": typeof types.ConfirmPublicHolidayDocument,
    "mutation EnterPublicHoliday($input: EnterPublicHolidayInput!) { enterPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": typeof types.EnterPublicHolidayDocument,
    "query LegalCalendarStatus { legalCalendarStatus { nextYear overdueYear ownYears pending waitingYears years } }": typeof types.LegalCalendarStatusDocument,
    "query LegalHolidays { legalHolidays { date irrevocable law name places scope type } }": typeof types.LegalHolidaysDocument,
    "mutation ProposeHolidayYear($input: HolidayYearInput!) { proposeHolidayYear(input: $input) { status message error { kind message field traceId } data { days year } } }": typeof types.ProposeHolidayYearDocument,
    "query PublicHolidays($filter: PublicHolidaysFilter, $page: Page, $sort: PublicHolidaysSort, $counted: Boolean = true) { publicHolidays(filter: $filter, page: $page, sort: $sort) { rows { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } total @include(if: $counted) } }": typeof types.PublicHolidaysDocument,
    "mutation RejectPublicHoliday($input: RejectPublicHolidayInput!) { rejectPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": typeof types.RejectPublicHolidayDocument,
    "mutation RemovePublicHoliday($input: RemovePublicHolidayInput!) { removePublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": typeof types.RemovePublicHolidayDocument,
    "mutation ReplacePublicHoliday($input: ReplacePublicHolidayInput!) { replacePublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": typeof types.ReplacePublicHolidayDocument,
    "query ChangedPeople($filter: ChangedPeopleFilter, $page: Page, $sort: ChangedPeopleSort, $counted: Boolean = true) { changedPeople(filter: $filter, page: $page, sort: $sort) { rows { after basis before fullname id problem status userId } total @include(if: $counted) } }": typeof types.ChangedPeopleDocument,
    "mutation CreateMassChange($input: CreateMassChangeInput!) { createMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateMassChangeDocument,
    "mutation DiscardMassChange($input: DiscardMassChangeInput!) { discardMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DiscardMassChangeDocument,
    "query MassChange($input: ByIdMassChange!) { massChange(input: $input) { author businessId businessName createdAt done endMonth failed fromDate id kept kind people problem reason startMonth state total version what } }": typeof types.MassChangeDocument,
    "query MassChangePeople($filter: MassChangePeopleFilter, $page: Page, $sort: MassChangePeopleSort, $counted: Boolean = true) { massChangePeople(filter: $filter, page: $page, sort: $sort) { rows { after before contractId difference fullname id jobTitle left note rut userId } total @include(if: $counted) } }": typeof types.MassChangePeopleDocument,
    "query MassChangePreview($input: MassChangePreviewInput!) { massChangePreview(input: $input) { counting { done id total } totals { added changing doubledRuts left people retroactive severalContracts unknownRuts wrongRuts } } }": typeof types.MassChangePreviewDocument,
    "query MassChanges($filter: MassChangesFilter, $page: Page, $sort: MassChangesSort, $counted: Boolean = true) { massChanges(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName createdAt done endMonth failed fromDate id kept kind people problem reason startMonth state total version what } total @include(if: $counted) } }": typeof types.MassChangesDocument,
    "mutation ResumeMassChange($input: ResumeMassChangeInput!) { resumeMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ResumeMassChangeDocument,
    "mutation UndoMassChange($input: UndoMassChangeInput!) { undoMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoMassChangeDocument,
    "query NoticePreferences { noticePreferences { app kind mail } }": typeof types.NoticePreferencesDocument,
    "query Notices($filter: NoticeFilter, $page: Page, $sort: NoticesSort, $counted: Boolean = true) { notices(filter: $filter, page: $page, sort: $sort) { rows { createdAt detail id kind link readAt title } total @include(if: $counted) } }": typeof types.NoticesDocument,
    "mutation ReadNotices($input: ReadNoticesInput) { readNotices(input: $input) { status message error { kind message field traceId } data { read } } }": typeof types.ReadNoticesDocument,
    "mutation SaveNoticePreference($input: SaveNoticePreferenceInput!) { saveNoticePreference(input: $input) { status message error { kind message field traceId } data { app kind mail } } }": typeof types.SaveNoticePreferenceDocument,
    "query OrgChart($input: OrgChartInput) { orgChart(input: $input) { alone asOf comparedTo found inCircle moreRoots roots { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } total } }": typeof types.OrgChartDocument,
    "query OrgChartChanges($input: OrgChartChangesInput!) { orgChartChanges(input: $input) { counts { kind total } from more rows { avatar facts { after before fact } id kinds name opens title } total until } }": typeof types.OrgChartChangesDocument,
    "query OrgChartProblems($input: OrgChartProblemsInput) { orgChartProblems(input: $input) { kind rows { id name opens } total } }": typeof types.OrgChartProblemsDocument,
    "query OrgChartSearch($input: OrgChartSearchInput) { orgChartSearch(input: $input) { id name title } }": typeof types.OrgChartSearchDocument,
    "query AdditionalPaper($input: OfAdditionalPayment!) { additionalPaper(input: $input) { isOwn name rut jobTitle businessName yearMonth processName isOpen paymentLabel earnings deductions net lines { code label group difference } months { yearMonth part deductions net tax taxAtPayment } gratification { year reasons yearMonths { yearMonth base paid } } } }": typeof types.AdditionalPaperDocument,
    "query Announcement($input: ByIdAnnouncement!) { announcement(input: $input) { id title content visibility publishDate expiryDate pinned asksAcknowledgement allowsReactions sendsMail withdrawnAt reason version businessIds businessNames author readAt acknowledgedAt reaction state canUpdate audience readers acknowledged files { id name ext } reactions { reaction total } } }": typeof types.AnnouncementDocument,
    "query ArrivalChoices { areas { name } }": typeof types.ArrivalChoicesDocument,
    "query ArrivalPapers($page: Page) { documentTemplates(page: $page) { rows { id name } } }": typeof types.ArrivalPapersDocument,
    "query TrialMonths($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessName yearMonth type name isOpen } }": typeof types.TrialMonthsDocument,
    "query ChooseBusiness { businessNames { id name rut } }": typeof types.ChooseBusinessDocument,
    "query CompanyBusinesses { businesses { id name businessName rut status principal usePayroll businessField workers } }": typeof types.CompanyBusinessesDocument,
    "query OwnCompanyData($input: CompanyInput) { company(input: $input) { id name slug description phone url email status countryId access logo loginBackground logins usersCount businesses { id name rut status } version createdAt } }": typeof types.OwnCompanyDataDocument,
    "query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) { companyPeople(filter: $filter, page: $page) { rows { userId fullname username } } }": typeof types.PeopleOfCompanyDocument,
    "query MonthsOfConcepts($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { yearMonth isOpen } }": typeof types.MonthsOfConceptsDocument,
    "query UnionsOfItems { syndicates { id name } }": typeof types.UnionsOfItemsDocument,
    "query PersonContracts($input: UserContractsInput!) { userContracts(input: $input) { id code userCode status state userId businessId businessName initialDate finalDate signatureDate signed signatureIntegrationCode version contractType jobTitle jobTitleFamily area branchOffice supervisorId supervisorName hierarchyNodeId hierarchyNodeName isSupervisor apprentice fixedTermRenewals isProfessional monthlySalary { value currency } paymentPeriod taxRegime taxPeriod gratificationType gratificationAmount isCorporateSalary overdraft weekdayRate { value currency } saturdayRate { value currency } sundayRate { value currency } holidayRate { value currency } nightSurcharge holidaySurcharge hoursPerWeek daysPerWeek art22 cycleHours cycleDays specialWorkday isDomestic liveIn shiftWork remoteWork partTime syncAttendance syncDigitalSign heavyWork heavyWorkRate syndicateId syndicateName unionFeeType unionFeeValue asOf versionFrom nextFrom revealed canUpdate warnings } }": typeof types.PersonContractsDocument,
    "query OwnFields($input: UserFieldDataInput!) { userFieldData(input: $input) { fieldId field { id title code type options help required dated worker managers reserved status } value current } }": typeof types.OwnFieldsDocument,
    "query OwnRelatives($input: FamilyInput!) { family(input: $input) { id relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil } }": typeof types.OwnRelativesDocument,
    "query ContractsToSplit($input: UserContractsInput!) { userContracts(input: $input) { id jobTitle businessId businessName initialDate finalDate } }": typeof types.ContractsToSplitDocument,
    "query UserFieldData($input: UserFieldDataInput!) { userFieldData(input: $input) { id userId fieldId field { id title code type options help required dated reserved status } value words date reference current closed mayEdit version } }": typeof types.UserFieldDataDocument,
    "query ExpenseReport($input: ByIdExpenseReport!) { expenseReport(input: $input) { id number userId fullname rut isOwn businessId businessName title description status comment submittedAt respondedAt respondedBy approvedTotal paidOn payment total expenseCount version signature { id state isStale } expenses { id name comment date expensePolicyName expenseCategoryName costCenterName accountingDocumentType documentIdentifier providerIdentifier currencyId amount money looksTwice files { id name ext } } } }": typeof types.ExpenseReportDocument,
    "query Expenses($filter: ExpenseFilter, $page: Page, $sort: ExpensesSort, $counted: Boolean = true) { expenses(filter: $filter, page: $page, sort: $sort) { rows { id userId reportId reportNumber expensePolicyId expensePolicyName expenseCategoryId expenseCategoryName costCenterId costCenterName name comment date accountingDocumentType documentIdentifier providerIdentifier currencyId amount rate money status looksTwice version files { id name ext } } total @include(if: $counted) } }": typeof types.ExpensesDocument,
    "query RestrictableBusinesses { businesses { id name workers } }": typeof types.RestrictableBusinessesDocument,
    "query PayrollLeftOut($filter: PayrollRunErrorsFilter!) { payrollRunErrors(filter: $filter) { total rows { contractId name message } } }": typeof types.PayrollLeftOutDocument,
    "query OtherProcess($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { id businessId businessName yearMonth type name isOpen stateLabel calculated activeJobId totalNet } }": typeof types.OtherProcessDocument,
    "query IncompleteRecords($input: OfProcessMonth!) { payrollInfo(input: $input) { incomplete } }": typeof types.IncompleteRecordsDocument,
    "query MonthBusinesses { businesses { id name usePayroll status } }": typeof types.MonthBusinessesDocument,
    "query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) { payrollSummaries(filter: $filter, sort: $sort, page: $page) { rows { userContractId payrollMonthId name net netBefore } } }": typeof types.MostChangedDocument,
    "query PayrollMonths($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessId businessName yearMonth type name isOpen stateLabel contracts calculated failed changesSince totalEarnings totalDeductions totalPeople totalNet totalCost calculatedAt closedAt activeJobId } }": typeof types.PayrollMonthsDocument,
    "query ReleasedOfMonth($input: OfProcess!) { payslipRelease(input: $input) { paid waiting releasedAt } }": typeof types.ReleasedOfMonthDocument,
    "query WhyChanged($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { comparable change people changed unexplained reviewed causes { cause label people change } } }": typeof types.WhyChangedDocument,
    "query PayingAccounts($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id bankCode accountIdentifier } }": typeof types.PayingAccountsDocument,
    "query PayrollDifference($input: PayrollDifferenceInput!) { payrollDifference(input: $input) { contractId userId name rut jobTitle before net change error state stateLabel reviewedBy reviewedAt monthBefore steps { cause label change net facts { label before after } lines { code label change } } lines { code label before after change discount } } }": typeof types.PayrollDifferenceDocument,
    "query ImportedPayslips($input: ImportedPayslipsInput!) { importedPayslips(input: $input) { userContractId yearMonth businessName days earnings deductions net } }": typeof types.ImportedPayslipsDocument,
    "query OwnAdditionalPayments { ownAdditionalPayments { payrollMonthId contractId yearMonth businessName processName earnings deductions net paymentLabel } }": typeof types.OwnAdditionalPaymentsDocument,
    "query OwnContracts { me { contracts { id jobTitle initialDate userCode } } }": typeof types.OwnContractsDocument,
    "query PayrollHistory($input: PayrollHistoryInput!) { payrollHistory(input: $input) { userContractId payrollMonthId yearMonth isOpen businessName name contractCode net earnings deductions employerCost paymentLabel } }": typeof types.PayrollHistoryDocument,
    "query ChooseUser($input: AllUsersInput!) { allUsers(input: $input) { id fullname rut } }": typeof types.ChooseUserDocument,
    "query FindUsers($filter: UsersFilter, $page: Page) { users(filter: $filter, page: $page) { rows { id fullname rut jobTitle } } }": typeof types.FindUsersDocument,
    "query ListedFields { userFields { id title code type options status listed managers } }": typeof types.ListedFieldsDocument,
    "query People($filter: UsersFilter, $sort: UsersSort, $page: Page, $counted: Boolean = true) { users(filter: $filter, sort: $sort, page: $page) { total @include(if: $counted) rows { id fullname gentilitie rut identificationType role status email personalPhone birthday avatarUrl state contractType jobTitle area branchOffice businessName supervisorName initialDate finalDate missing online fieldValues { fieldId value words } } } }": typeof types.PeopleDocument,
    "query PeopleCounts($input: UsersFilter!) { userCounts(input: $input) { total incomplete states { state total } } }": typeof types.PeopleCountsDocument,
    "query PeoplePlaces { areas { name total } branchOffices { name total } }": typeof types.PeoplePlacesDocument,
    "query PersonBusinesses($input: UserBusinessesInput!) { userBusinesses(input: $input) { id businessId businessName inPayroll privateRole workPhone businessEmail firstAdmissionDate admissionDate version validTo userContracts { id jobTitle state } } }": typeof types.PersonBusinessesDocument,
    "query PersonRecord($input: UserInput!) { user(input: $input) { id fullname initials rut documentNumber identificationType role status isPrivateRole external retired comment version username accountEmail accountKeptBy closed { field reason } avatarUrl avatarFileId state jobTitle jobTitleFamily area branchOffice businessName supervisorId supervisorName initialDate finalDate admissionDate contractId contractType missing online asOf held recordFrom versionFrom nextFrom seesReserved revealed canUpdate canUpdateAvatar canSeePay canSeeAbsences canAddAbsences firstname secondName paternalLastname maternalLastname birthday gender genderPrevired civilStatus countryOfOrigin email personalPhone businessEmail addressCountry address communeCode city province region postalCode previsionType retirementScheme pensionInstitution pensionStatus ipsReducedRate afcEnrolled afcDate unemploymentInsuranceDate afcConfig afpCollect keepsContributing partialDisability disability youngSubsidy healthInstitution healthPercentage healthAmountUf healthAmount apviInstitution apviRegime apvi { value currency } apvi2Institution apvi2Regime apvi2 { value currency } apvcInstitution apvc { value currency } cuenta2Institution cuenta2 { value currency } affiliateRut affiliatePaternalLastname affiliateMaternalLastname affiliateNames affiliateInstitution affiliateContribution { value currency } affiliateSaving { value currency } subjectToFamilyAllowance familyAllowanceSegment simpleBurdens maternalBurdens disabledBurdens subjectToJudicialRetention judicial { value currency } judicialRetentionPercentage } }": typeof types.PersonRecordDocument,
    "query ContractsByThePiece($input: UserContractsInput!) { userContracts(input: $input) { id jobTitle businessName } }": typeof types.ContractsByThePieceDocument,
    "query LateItemOptions { inputItems { code label unit group } }": typeof types.LateItemOptionsDocument,
    "query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessId businessName yearMonth type isOpen } }": typeof types.OpenMonthsForRetroactivityDocument,
    "query ScenarioBusinesses { businesses { id name usePayroll } }": typeof types.ScenarioBusinessesDocument,
    "query Scenarios { scenarios { id name businessName firstMonth months yearly netChange costChange stale calculatedAt activeJobId } }": typeof types.ScenariosDocument,
    "query CurrentUser { me { id username fullname jobTitle avatarUrl role external supervisedIds forcePasswordChange mustAddFactor sessionUntil idleUntil theme draftKey actingUntil permissions company { id name slug logo config { access } } } }": typeof types.CurrentUserDocument,
    "query ListedSurveys($filter: SurveyFilter, $sort: SurveysSort, $page: Page, $counted: Boolean = true) { surveys(filter: $filter, sort: $sort, page: $page) { total @include(if: $counted) rows { id type title status privacy startAt endAt participants answered canKeep version finalScore scoreChange enps } } }": typeof types.ListedSurveysDocument,
    "mutation NotePayrollChecks($input: NotePayrollChecksInput!) { notePayrollChecks(input: $input) { status message error { kind message field traceId } data { calculated foundAt isOpen payrollMonthId payslips rules yearMonth } } }": typeof types.NotePayrollChecksDocument,
    "query PayrollCheckFindings($filter: PayrollCheckFindingsFilter, $page: Page, $sort: PayrollCheckFindingsSort, $counted: Boolean = true) { payrollCheckFindings(filter: $filter, page: $page, sort: $sort) { rows { answerable before contractId fix group looksAt message name note noted notedAt notedBy rule rut severity title userId } total @include(if: $counted) } }": typeof types.PayrollCheckFindingsDocument,
    "query PayrollChecks($input: PayrollChecksInput!) { payrollChecks(input: $input) { calculated counts { all contracts errors noted warnings } findings { answerable before contractId fix group looksAt message name note noted notedAt notedBy rule rut severity title userId } found { answerable group looksAt rule severity title total waiting } foundAt isOpen looking { done error total } payrollMonthId payslips rules yearMonth } }": typeof types.PayrollChecksDocument,
    "mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) { answerPayrollClosing(input: $input) { status message error { kind message field traceId } data { needsApproval payrollMonthId } } }": typeof types.AnswerPayrollClosingDocument,
    "query PayrollClosing($input: OfClosing!) { payrollClosing(input: $input) { needsApproval payrollMonthId requests { acceptErrors answer answeredAt answeredBy note number own requestedAt requestedBy state } } }": typeof types.PayrollClosingDocument,
    "mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) { requestPayrollClosing(input: $input) { status message error { kind message field traceId } data { needsApproval payrollMonthId } } }": typeof types.RequestPayrollClosingDocument,
    "query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) { validatePayrollWithLicense(input: $input) { licenseDays message pending valid waitingDays } }": typeof types.ValidatePayrollWithLicenseDocument,
    "mutation CancelJob($input: OfPayrollMonth!) { cancelJob(input: $input) { status message error { kind message field traceId } data { calculated done error failed finishedAt jobId message payrollMonthId recalculated startedAt status total unchanged } } }": typeof types.CancelJobDocument,
    "mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) { closePayrollMonth(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ClosePayrollMonthDocument,
    "mutation GenerateProcess($input: GenerateProcessInput!) { generateProcess(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.GenerateProcessDocument,
    "mutation InitPayrollMonth($input: InitPayrollMonthInput!) { initPayrollMonth(input: $input) { status message error { kind message field traceId } data { id yearMonth } } }": typeof types.InitPayrollMonthDocument,
    "query MonthContracts($filter: MonthContractsFilter, $page: Page, $sort: MonthContractsSort, $counted: Boolean = true) { monthContracts(filter: $filter, page: $page, sort: $sort) { rows { area contractCode contractId jobTitle name rut userId } total @include(if: $counted) } }": typeof types.MonthContractsDocument,
    "query MonthContractsByRut($input: MonthContractsByRutInput!) { monthContractsByRut(input: $input) { contractId rut } }": typeof types.MonthContractsByRutDocument,
    "query PayrollMonth($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { activeJobId businessId businessName calculated calculatedAt changesSince closedAt closedBy closedHash contracts currentRunId failed hasPayrollIndicators id isOpen missingIndicators name stateLabel totalCost totalDeductions totalEarnings totalNet totalPeople type version yearMonth } }": typeof types.PayrollMonthDocument,
    "query PayrollRun($input: OfPayrollMonth!) { payrollRun(input: $input) { calculated done error failed finishedAt jobId message payrollMonthId recalculated startedAt status total unchanged } }": typeof types.PayrollRunDocument,
    "query PayrollRunErrors($filter: PayrollRunErrorsFilter, $page: Page, $sort: PayrollRunErrorsSort, $counted: Boolean = true) { payrollRunErrors(filter: $filter, page: $page, sort: $sort) { rows { code contractCode contractId field message name rut userId } total @include(if: $counted) } }": typeof types.PayrollRunErrorsDocument,
    "query PayrollStart($input: PayrollStartInput) { payrollStart(input: $input) { from ofContract yearMonth } }": typeof types.PayrollStartDocument,
    "query Recalculations($input: RecalculationsInput!) { recalculations(input: $input) { before contractId net recalculatedAt revisions } }": typeof types.RecalculationsDocument,
    "mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) { reopenPayrollMonth(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ReopenPayrollMonthDocument,
    "mutation CreateTransferFile($input: CreateTransferFileInput!) { createTransferFile(input: $input) { status message error { kind message field traceId } data { name total transfers url withoutAccount } } }": typeof types.CreateTransferFileDocument,
    "query HireTotals($input: NewHiresInput!) { hireTotals(input: $input) { complete lacks { lack people } people stopped } }": typeof types.HireTotalsDocument,
    "query Hires($filter: HiresFilter, $page: Page, $sort: HiresSort, $counted: Boolean = true) { hires(filter: $filter, page: $page, sort: $sort) { rows { area businessName contractId initialDate jobTitle lacks name userId } total @include(if: $counted) } }": typeof types.HiresDocument,
    "mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) { markPayrollDeadline(input: $input) { status message error { kind message field traceId } data { marked } } }": typeof types.MarkPayrollDeadlineDocument,
    "query MonthsActive { monthsActive { businessName calculating name payrollMonthId percent type yearMonth } }": typeof types.MonthsActiveDocument,
    "query PaymentTotals($input: OfProcess!) { paymentTotals(input: $input) { left owed payrollMonthId people sent total withoutAccount } }": typeof types.PaymentTotalsDocument,
    "query PayrollDashboard { payrollDashboard { activity advice bank businessId businessName description failed file paid payrollMonthId realWorkers released responsible responsibleId stage state totalNet totalPeople type workers yearMonth } }": typeof types.PayrollDashboardDocument,
    "query PayrollDashboardOld { payrollDashboardOld { activity advice bank businessId businessName description failed file paid payrollMonthId realWorkers released responsible responsibleId stage state totalNet totalPeople type workers yearMonth } }": typeof types.PayrollDashboardOldDocument,
    "query PayrollDeadlines { payrollDeadlines { businessId businessName days due isOpen kind payrollMonthId state words yearMonth } }": typeof types.PayrollDeadlinesDocument,
    "query PayrollInfo($input: OfProcessMonth!) { payrollInfo(input: $input) { absences contracts entering hasPayrollIndicators incomplete leaving loans missingIndicators payrollMonthId withoutPayment } }": typeof types.PayrollInfoDocument,
    "query PayrollInfoPeople($filter: PayrollInfoPeopleFilter, $page: Page, $sort: PayrollInfoPeopleSort, $counted: Boolean = true) { payrollInfoPeople(filter: $filter, page: $page, sort: $sort) { rows { contractId detail name userId } total @include(if: $counted) } }": typeof types.PayrollInfoPeopleDocument,
    "query PayrollProcess($input: OfProcessMonth!) { payrollProcess(input: $input) { bankAccountId businessId description payrollMonthId responsibleId version } }": typeof types.PayrollProcessDocument,
    "query PayslipReceipts($filter: PayslipReceiptsFilter, $page: Page, $sort: PayslipReceiptsSort, $counted: Boolean = true) { payslipReceipts(filter: $filter, page: $page, sort: $sort) { rows { accountEnd acknowledgedAt bank contractId mailed name net paymentKind paymentLabel paymentStatus payrollMonthId releasedAt remindedAt rut state userId } total @include(if: $counted) } }": typeof types.PayslipReceiptsDocument,
    "query PayslipRelease($input: OfProcess!) { payslipRelease(input: $input) { acknowledged done error jobTotal mailed paid payrollMonthId pending released releasedAt status total waiting withoutMail } }": typeof types.PayslipReleaseDocument,
    "query PayslipsWithoutMail($filter: PayslipsWithoutMailFilter, $page: Page, $sort: PayslipsWithoutMailSort, $counted: Boolean = true) { payslipsWithoutMail(filter: $filter, page: $page, sort: $sort) { rows { canSignIn contractId name rut userId } total @include(if: $counted) } }": typeof types.PayslipsWithoutMailDocument,
    "query ProcessPayments($filter: ProcessPaymentsFilter, $page: Page, $sort: ProcessPaymentsSort, $counted: Boolean = true) { processPayments(filter: $filter, page: $page, sort: $sort) { rows { accountEnd accountType bank contractId kind name net paymentLabel paymentStatus payrollMonthId problem rut userId way } total @include(if: $counted) } }": typeof types.ProcessPaymentsDocument,
    "mutation ReleasePayslips($input: OfProcess!) { releasePayslips(input: $input) { status message error { kind message field traceId } data { acknowledged done error jobTotal mailed paid payrollMonthId pending released releasedAt status total waiting withoutMail } } }": typeof types.ReleasePayslipsDocument,
    "mutation RemindPayslips($input: OfProcess!) { remindPayslips(input: $input) { status message error { kind message field traceId } data { reminded } } }": typeof types.RemindPayslipsDocument,
    "query TransferFormats($input: OfProcess!) { transferFormats(input: $input) { code label reason } }": typeof types.TransferFormatsDocument,
    "query UnreachedTotals($input: OfProcess!) { unreachedTotals(input: $input) { payrollMonthId people withoutUser } }": typeof types.UnreachedTotalsDocument,
    "mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) { updatePayrollProcess(input: $input) { status message error { kind message field traceId } data { version } } }": typeof types.UpdatePayrollProcessDocument,
    "mutation UpdateTransferCompleted($input: UpdateTransferCompletedInput!) { updateTransferCompleted(input: $input) { status message error { kind message field traceId } data { payrollMonthId updated } } }": typeof types.UpdateTransferCompletedDocument,
    "query PayrollComparison($filter: PayrollComparisonFilter, $page: Page, $sort: PayrollComparisonSort, $counted: Boolean = true) { payrollComparison(filter: $filter, page: $page, sort: $sort) { rows { area before causes { cause change label } change contractId error jobTitle name net percent reviewedAt reviewedBy rut state stateLabel unexplained userId } total @include(if: $counted) } }": typeof types.PayrollComparisonDocument,
    "query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { areas before causes { cause change label people } change changed comparable monthBefore net payrollMonthId people reviewed revoked unexplained } }": typeof types.PayrollComparisonTotalsDocument,
    "mutation ReviewPayslips($input: ReviewPayslipsInput!) { reviewPayslips(input: $input) { status message error { kind message field traceId } data { areas before change changed comparable monthBefore net payrollMonthId people reviewed revoked unexplained } } }": typeof types.ReviewPayslipsDocument,
    "mutation AnswerPayslipDispute($input: AnswerPayslipDisputeInput!) { answerPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.AnswerPayslipDisputeDocument,
    "query DisputesOfPayslip($input: DisputesOfPayslipInput!) { disputesOfPayslip(input: $input) { closedAt code fullname id isOwn messages { at author id text } openedAt payrollMonthId rut state userContractId userId version yearMonth } }": typeof types.DisputesOfPayslipDocument,
    "mutation OpenPayslipDispute($input: OpenPayslipDisputeInput!) { openPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.OpenPayslipDisputeDocument,
    "query PayslipDisputes($filter: PayslipDisputeFilter, $page: Page, $sort: PayslipDisputesSort, $counted: Boolean = true) { payslipDisputes(filter: $filter, page: $page, sort: $sort) { rows { closedAt code fullname id isOwn openedAt payrollMonthId rut state userContractId userId version yearMonth } total @include(if: $counted) } }": typeof types.PayslipDisputesDocument,
    "mutation WithdrawPayslipDispute($input: WithdrawPayslipDisputeInput!) { withdrawPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.WithdrawPayslipDisputeDocument,
    "mutation WriteInPayslipDispute($input: WriteInPayslipDisputeInput!) { writeInPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.WriteInPayslipDisputeDocument,
    "query VerifyPayslip($input: VerifyPayslipInput!) { verifyPayslip(input: $input) { company hash isCurrent isDraft net yearMonth } }": typeof types.VerifyPayslipDocument,
    "mutation AcknowledgePayslip($input: OfPayslip!) { acknowledgePayslip(input: $input) { status message error { kind message field traceId } data { acknowledgedAt contractId payrollMonthId } } }": typeof types.AcknowledgePayslipDocument,
    "query ExplainPayslip($input: ExplainPayslipInput!) { explainPayslip(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": typeof types.ExplainPayslipDocument,
    "query PayrollPdf($input: OfPayslip!) { payrollPdf(input: $input) { name url } }": typeof types.PayrollPdfDocument,
    "query PayrollSummaries($filter: PayrollSummariesFilter, $page: Page, $sort: PayrollSummariesSort, $counted: Boolean = true) { payrollSummaries(filter: $filter, page: $page, sort: $sort) { rows { userContractId userId payrollMonthId name rut jobTitle area contractCode net earnings deductions employerCost paymentLabel netBefore } total @include(if: $counted) } }": typeof types.PayrollSummariesDocument,
    "query PayrollSummariesPdf($input: PayrollSummariesPdfInput!) { payrollSummariesPdf(input: $input) { done error jobId name status total url } }": typeof types.PayrollSummariesPdfDocument,
    "query PayrollSummaryView($input: OfPayslip!) { payrollSummaryView(input: $input) { acknowledgedAt area bases { amount code label unit } branchOffice businessAddress businessName businessRut contractCode contractId contractType deductions documentLabel documentNumber earnings employerCost finalDate healthInstitution healthLabel hoursPerWeek initialDate isOpen isOwn jobTitle legalName monthBefore movements { change code label } name net netBefore paymentLabel paymentStatus payrollMonthId pensionInstitution releasedAt rut sections { key label lines { amount code detail label lre source } total } uncollected userId warnings workedDays yearMonth } }": typeof types.PayrollSummaryViewDocument,
    "query PayslipRevisions($input: PayslipRevisionsInput!) { payslipRevisions(input: $input) { error lines { after before change code label section } net next replacedAt replacedBy revision } }": typeof types.PayslipRevisionsDocument,
    "mutation AnswerPeerProposal($input: AnswerPeerProposalInput!) { answerPeerProposal(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AnswerPeerProposalDocument,
    "query PeerCandidates($input: PeerCandidatesInput!) { peerCandidates(input: $input) { fullname jobTitle userId } }": typeof types.PeerCandidatesDocument,
    "query PeerProposalSteps($input: ByIdPeerProposal!) { peerProposalSteps(input: $input) { at author id reason state } }": typeof types.PeerProposalStepsDocument,
    "query PeerProposals($filter: PeerProposalFilter, $page: Page, $sort: PeerProposalsSort, $counted: Boolean = true) { peerProposals(filter: $filter, page: $page, sort: $sort) { rows { canAnswer evaluateeId evaluationFrom fullname id isOwn peers { fullname jobTitle userId } processId processStatus processTitle requestedAt respondedAt response reviewId rut status supervisorId supervisorName version } total @include(if: $counted) } }": typeof types.PeerProposalsDocument,
    "query PeerShortages($filter: PeerShortageFilter, $page: Page, $sort: PeerShortagesSort, $counted: Boolean = true) { peerShortages(filter: $filter, page: $page, sort: $sort) { rows { evaluateeId fullname id peers rut status } total @include(if: $counted) } }": typeof types.PeerShortagesDocument,
    "mutation ProposePeers($input: ProposePeersInput!) { proposePeers(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ProposePeersDocument,
    "query ExportUsers($input: ExportUsersInput!) { exportUsers(input: $input) }": typeof types.ExportUsersDocument,
    "mutation AddToBusiness($input: AddToBusinessInput!) { addToBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AddToBusinessDocument,
    "mutation CreateLogin($input: CreateLoginInput!) { createLogin(input: $input) { status message error { kind message field traceId } data { codeUntil invitedTo oneTimeCode username } } }": typeof types.CreateLoginDocument,
    "mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) { createPaymentMethod(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreatePaymentMethodDocument,
    "mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { status message error { kind message field traceId } data { codeUntil fullname id invitedTo oneTimeCode username } } }": typeof types.CreateUserDocument,
    "mutation DeletePaymentMethod($input: ByIdPaymentMethod!) { deletePaymentMethod(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeletePaymentMethodDocument,
    "mutation DeleteUser($input: ByIdUser!) { deleteUser(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteUserDocument,
    "mutation DeleteUserBusiness($input: ByIdUserBusiness!) { deleteUserBusiness(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteUserBusinessDocument,
    "query InvitableUsers { invitableUsers { email fullname id invited whyNot } }": typeof types.InvitableUsersDocument,
    "mutation InviteUsers($input: InviteUsersInput!) { inviteUsers(input: $input) { status message error { kind message field traceId } data { invited } } }": typeof types.InviteUsersDocument,
    "query PaymentMethods($input: PaymentMethodsInput!) { paymentMethods(input: $input) { accountNumber accountType bankCode id isCurrent kind userId version } }": typeof types.PaymentMethodsDocument,
    "mutation UpdatePaymentMethod($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdatePaymentMethodDocument,
    "mutation UpdateUser($input: UpdateUserInput!) { updateUser(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateUserDocument,
    "mutation UpdateUserBusiness($input: UpdateUserBusinessInput!) { updateUserBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateUserBusinessDocument,
    "mutation UpdateUserStatus($input: UpdateUserStatusInput!) { updateUserStatus(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateUserStatusDocument,
    "query UserHistory($input: UserHistoryInput!) { userHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }": typeof types.UserHistoryDocument,
    "mutation ApprovePiecework($input: ApprovePieceworkInput!) { approvePiecework(input: $input) { status message error { kind message field traceId } data { answered late } } }": typeof types.ApprovePieceworkDocument,
    "mutation DeletePieceworkEntry($input: ByIdPieceworkEntry!) { deletePieceworkEntry(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeletePieceworkEntryDocument,
    "query PieceworkCrewMonth($input: PieceworkCrewMonthInput!) { pieceworkCrewMonth(input: $input) { businessName contractId daysPaid inPayslip late person restDays rut total userId } }": typeof types.PieceworkCrewMonthDocument,
    "mutation PieceworkCrewPaper($input: PieceworkCrewMonthInput!) { pieceworkCrewPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.PieceworkCrewPaperDocument,
    "query PieceworkCrews($input: PieceworkCrewsInput!) { pieceworkCrews(input: $input) { name people supervisorId } }": typeof types.PieceworkCrewsDocument,
    "query PieceworkEntries($filter: PieceworkFilter, $page: Page, $sort: PieceworkEntriesSort, $counted: Boolean = true) { pieceworkEntries(filter: $filter, page: $page, sort: $sort) { rows { answerer author businessName day id isAuthor person quantity reason status taskId taskName unit userContractId userId version } total @include(if: $counted) } }": typeof types.PieceworkEntriesDocument,
    "query PieceworkMonth($input: PieceworkMonthInput!) { pieceworkMonth(input: $input) { days { amount day } inPayslip late restDays rows { amount day id price quantity reason status taskName unit } total } }": typeof types.PieceworkMonthDocument,
    "query PieceworkMonthCrews($input: PieceworkMonthCrewsInput!) { pieceworkMonthCrews(input: $input) { name people supervisorId } }": typeof types.PieceworkMonthCrewsDocument,
    "mutation PieceworkMonthPaper($input: PieceworkMonthInput!) { pieceworkMonthPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.PieceworkMonthPaperDocument,
    "query PieceworkSheet($input: PieceworkSheetInput!) { pieceworkSheet(input: $input) { contractId entered person rut } }": typeof types.PieceworkSheetDocument,
    "mutation RejectPiecework($input: RejectPieceworkInput!) { rejectPiecework(input: $input) { status message error { kind message field traceId } data { answered late } } }": typeof types.RejectPieceworkDocument,
    "mutation SavePiecework($input: SavePieceworkInput!) { savePiecework(input: $input) { status message error { kind message field traceId } data { repeated saved } } }": typeof types.SavePieceworkDocument,
    "mutation UpdatePieceworkEntry($input: UpdatePieceworkEntryInput!) { updatePieceworkEntry(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdatePieceworkEntryDocument,
    "query Activity { activity { at author businessName count kind own payrollMonthId processType subject userId } }": typeof types.ActivityDocument,
    "query OnlineUsers { onlineUsers { rows { avatarUrl fullname id jobTitle } total } }": typeof types.OnlineUsersDocument,
    "mutation AcknowledgePrivacyRequest($input: AcknowledgePrivacyRequestInput!) { acknowledgePrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AcknowledgePrivacyRequestDocument,
    "mutation AnswerPrivacyBlock($input: AnswerPrivacyBlockInput!) { answerPrivacyBlock(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AnswerPrivacyBlockDocument,
    "mutation AnswerPrivacyRequest($input: AnswerPrivacyRequestInput!) { answerPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AnswerPrivacyRequestDocument,
    "mutation BeginPrivacyRequest($input: BeginPrivacyRequestInput!) { beginPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.BeginPrivacyRequestDocument,
    "mutation ClaimPrivacyRequest($input: ClaimPrivacyRequestInput!) { claimPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ClaimPrivacyRequestDocument,
    "mutation ClosePrivacyRequest($input: ClosePrivacyRequestInput!) { closePrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ClosePrivacyRequestDocument,
    "mutation CreatePrivacyRequest($input: CreatePrivacyRequestInput!) { createPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreatePrivacyRequestDocument,
    "query DeclaredData($filter: DeclaredDataFilter, $page: Page, $sort: DeclaredDataSort, $counted: Boolean = true) { declaredData(filter: $filter, page: $page, sort: $sort) { rows { basis keep key label others personal readers reserved term why } total @include(if: $counted) } }": typeof types.DeclaredDataDocument,
    "query ExportPerson($input: ByIdPrivacyRequest!) { exportPerson(input: $input) { done error jobId name status total url } }": typeof types.ExportPersonDocument,
    "query ExportPersonByCode($input: ExportPersonByCodeInput!) { exportPersonByCode(input: $input) { done error jobId name status total url } }": typeof types.ExportPersonByCodeDocument,
    "query ExportProcessingRegister { exportProcessingRegister { name url } }": typeof types.ExportProcessingRegisterDocument,
    "mutation ExtendPrivacyRequest($input: ExtendPrivacyRequestInput!) { extendPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ExtendPrivacyRequestDocument,
    "query PrivacyByCode($input: PrivacyByCodeInput!) { privacyByCode(input: $input) { company rows { claimUntil deadline detail extensionReason id kind reason receivedOn state } } }": typeof types.PrivacyByCodeDocument,
    "query PrivacyRequestSteps($input: ByIdPrivacyRequest!) { privacyRequestSteps(input: $input) { at author id reason state } }": typeof types.PrivacyRequestStepsDocument,
    "query PrivacyRequests($filter: PrivacyRequestFilter, $page: Page, $sort: PrivacyRequestsSort, $counted: Boolean = true) { privacyRequests(filter: $filter, page: $page, sort: $sort) { rows { answeredAt asksBlock blockAnswer blockDue blockReason by channel claimUntil deadline detail due extendedTo extensionReason fullname id identityBy isOwn isPending kind reason receivedOn rut state userId version } total @include(if: $counted) } }": typeof types.PrivacyRequestsDocument,
    "query PrivacyTerms { privacyTerms { address answer block claim extension rights { kind means } sources { certainty text } } }": typeof types.PrivacyTermsDocument,
    "query ReadingsOfMe($page: Page, $sort: ReadingsOfMeSort, $counted: Boolean = true) { readingsOfMe(page: $page, sort: $sort) { rows { at author seq what } total @include(if: $counted) } }": typeof types.ReadingsOfMeDocument,
    "mutation RequestPrivacyByCode($input: RequestPrivacyByCodeInput!) { requestPrivacyByCode(input: $input) { status message error { kind message field traceId } data { company rows { id kind state detail receivedOn deadline extensionReason reason claimUntil } } } }": typeof types.RequestPrivacyByCodeDocument,
    "mutation SendPrivacyCode($input: SendPrivacyCodeInput!) { sendPrivacyCode(input: $input) { status message error { kind message field traceId } data { minutes } } }": typeof types.SendPrivacyCodeDocument,
    "mutation WithdrawPrivacyByCode($input: WithdrawPrivacyByCodeInput!) { withdrawPrivacyByCode(input: $input) { status message error { kind message field traceId } data { company rows { id kind state detail receivedOn deadline extensionReason reason claimUntil } } } }": typeof types.WithdrawPrivacyByCodeDocument,
    "mutation WithdrawPrivacyRequest($input: WithdrawPrivacyRequestInput!) { withdrawPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.WithdrawPrivacyRequestDocument,
    "mutation OpenProtectionPaper($input: OpenProtectionPaperInput!) { openProtectionPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenProtectionPaperDocument,
    "query CealResult($input: ByIdCealResult!) { cealResult(input: $input) { appliedOn center dimensions { dimension high low medium points previousPoints } id isDue measureRows { approvalStatus completenessPercentage dimension endDate fullname objective planId standing } measures nextOn participation previous { appliedOn center id isDue measures nextOn participation responses risk total valid version workers } responses risk total unseenMeasures valid version warnings workers } }": typeof types.CealResultDocument,
    "query CealResults($filter: CealResultFilter, $page: Page, $sort: CealResultsSort, $counted: Boolean = true) { cealResults(filter: $filter, page: $page, sort: $sort) { rows { appliedOn center id isDue measures nextOn participation responses risk total valid version workers } total @include(if: $counted) } }": typeof types.CealResultsDocument,
    "mutation CreateCealMeasure($input: CreateCealMeasureInput!) { createCealMeasure(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.CreateCealMeasureDocument,
    "mutation DeleteCealResult($input: DeleteCealResultInput!) { deleteCealResult(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.DeleteCealResultDocument,
    "mutation ImportCealResults($input: ImportCealResultsInput!) { importCealResults(input: $input) { status message error { kind message field traceId } data { count } } }": typeof types.ImportCealResultsDocument,
    "mutation ChooseFiguresAlone($input: ChooseFiguresAloneInput!) { chooseFiguresAlone(input: $input) { status message error { kind message field traceId } data { takesAlone } } }": typeof types.ChooseFiguresAloneDocument,
    "mutation ConfirmFigureMonth($input: ConfirmFigureMonthInput!) { confirmFigureMonth(input: $input) { status message error { kind message field traceId } data { taken } } }": typeof types.ConfirmFigureMonthDocument,
    "query FigureSources { figureSources { missing month sources { isConfigured label problem readAt } takesAlone } }": typeof types.FigureSourcesDocument,
    "query PublicFigures($input: PublicFiguresInput!) { publicFigures(input: $input) { firstAt isFirstDone isMine print proposals { agreed key label readings { readAt source url value } state value why } toConfirm yearMonth } }": typeof types.PublicFiguresDocument,
    "mutation DeletePushDevice($input: ByIdPushDevice!) { deletePushDevice(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeletePushDeviceDocument,
    "query PushSettings { pushSettings { devices { createdAt id kinds name } publicKey } }": typeof types.PushSettingsDocument,
    "mutation SavePushDevice($input: SavePushDeviceInput!) { savePushDevice(input: $input) { status message error { kind message field traceId } data { createdAt id kinds name } } }": typeof types.SavePushDeviceDocument,
    "mutation CreateOwnReport($input: CreateOwnReportInput!) { createOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateOwnReportDocument,
    "mutation DeleteOwnReport($input: ByIdOwnReport!) { deleteOwnReport(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteOwnReportDocument,
    "query OwnReport($input: ByIdOwnReport!) { ownReport(input: $input) { author businessId columns { column } conditions { column is value } days description grouping groups { by column } id isMine label lines maySend measures { column how } name order { column descending } report reportDay sending { day every format nextOn } shared updatedAt userId version year yearMonth } }": typeof types.OwnReportDocument,
    "query OwnReports($filter: OwnReportFilter, $page: Page, $sort: OwnReportsSort, $counted: Boolean = true) { ownReports(filter: $filter, page: $page, sort: $sort) { rows { author businessId columns { column } conditions { column is value } days description grouping groups { by column } id isMine label lines maySend measures { column how } name order { column descending } report reportDay sending { day every format nextOn } shared updatedAt userId version year yearMonth } total @include(if: $counted) } }": typeof types.OwnReportsDocument,
    "query ReportPreview($input: ReportPreviewInput!) { reportPreview(input: $input) { chart { categories series { name values } type unit } columns { key kind } counting { done id step } error headers { group kind label } label name notes rows { cells } shown total totals { cells } } }": typeof types.ReportPreviewDocument,
    "query ReportProcess($input: ReportProcessInput) { reportProcess(input: $input) { error fileName fileUrl format id label month requestedAt requestedBy state stateLabel type year } }": typeof types.ReportProcessDocument,
    "query Reports { reports { businesses { id name } months reports { chart code description download filters { label name } group label name } } }": typeof types.ReportsDocument,
    "mutation RunReport($input: RunReportInput!) { runReport(input: $input) { status message error { kind message field traceId } data { error fileName fileUrl format id label month requestedAt requestedBy state stateLabel type year } } }": typeof types.RunReportDocument,
    "mutation SubscribeOwnReport($input: SubscribeOwnReportInput!) { subscribeOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SubscribeOwnReportDocument,
    "mutation UnsubscribeOwnReport($input: ByIdOwnReport!) { unsubscribeOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UnsubscribeOwnReportDocument,
    "mutation UpdateOwnReport($input: UpdateOwnReportInput!) { updateOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateOwnReportDocument,
    "query ForeignQuotas { foreignQuotas { chileans counted family fiveYears foreign id most name room specialists state words workers } }": typeof types.ForeignQuotasDocument,
    "query ForeignWorkers($filter: ForeignWorkerFilter, $page: Page, $sort: ForeignWorkersSort, $counted: Boolean = true) { foreignWorkers(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName country endDate fullname key kind residentSince rut state treatment userId } total @include(if: $counted) } }": typeof types.ForeignWorkersDocument,
    "mutation OpenResidencePaper($input: ByIdResidencePermit!) { openResidencePaper(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenResidencePaperDocument,
    "query RetentionRules { retentionRules { clears code label ofCompany ofPeople sources { certainty text } term until why } }": typeof types.RetentionRulesDocument,
    "mutation CreateLateItem($input: CreateLateItemInput!) { createLateItem(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }": typeof types.CreateLateItemDocument,
    "query LateItems($filter: LateItemsFilter, $page: Page, $sort: LateItemsSort, $counted: Boolean = true) { lateItems(filter: $filter, page: $page, sort: $sort) { rows { comment contractId id itemCode itemLabel name origin rut unit userId value yearMonth } total @include(if: $counted) } }": typeof types.LateItemsDocument,
    "query OwedByContractChange($input: UpdateUserContractInput!) { owedByContractChange(input: $input) { businessId businessName closedMonths hidden owed { contractId originMonth toPay } payIn { id yearMonth } } }": typeof types.OwedByContractChangeDocument,
    "query OwedByPersonChange($input: UpdateUserInput!) { owedByPersonChange(input: $input) { businessId businessName closedMonths hidden owed { contractId originMonth toPay } payIn { id yearMonth } } }": typeof types.OwedByPersonChangeDocument,
    "mutation PostRetroactive($input: OfRetroactivity!) { postRetroactive(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }": typeof types.PostRetroactiveDocument,
    "mutation RemoveLateItem($input: RemoveLateItemInput!) { removeLateItem(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }": typeof types.RemoveLateItemDocument,
    "query RetroactiveFailures($filter: RetroactiveFailuresFilter, $page: Page, $sort: RetroactiveFailuresSort, $counted: Boolean = true) { retroactiveFailures(filter: $filter, page: $page, sort: $sort) { rows { contractId message name originMonth rut userId } total @include(if: $counted) } }": typeof types.RetroactiveFailuresDocument,
    "query RetroactivePosted($filter: RetroactivePostedFilter, $page: Page, $sort: RetroactivePostedSort, $counted: Boolean = true) { retroactivePosted(filter: $filter, page: $page, sort: $sort) { rows { amount author contractId lines name originMonth postedAt rut userId } total @include(if: $counted) } }": typeof types.RetroactivePostedDocument,
    "query Retroactivity($input: RetroactivityInput!) { retroactivity(input: $input) { calculating { done error total } failures isOpen isPosting owed { contractId employerCost facts { at author detail kind } lines { concept due group label owed paid posted } name originMonth originMonthId payable rut toPay userId } payIn { id yearMonth } payable payrollMonthId posting { done error removes total } toPay total yearMonth } }": typeof types.RetroactivityDocument,
    "mutation UndoRetroactive($input: OfRetroactivity!) { undoRetroactive(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }": typeof types.UndoRetroactiveDocument,
    "mutation CalculateScenario($input: ByIdScenario!) { calculateScenario(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CalculateScenarioDocument,
    "mutation CreateScenario($input: CreateScenarioInput!) { createScenario(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateScenarioDocument,
    "mutation DeleteScenario($input: ByIdScenario!) { deleteScenario(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteScenarioDocument,
    "query ExplainNetToGross($input: ExplainNetToGrossInput!) { explainNetToGross(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": typeof types.ExplainNetToGrossDocument,
    "query NetToGross($input: NetToGrossInput!) { netToGross(input: $input) { assumptions contractId currentCurrency currentSalary deductions earnings employerCost name net salary sections { key label lines { amount code detail label lre source } total } userId yearMonth } }": typeof types.NetToGrossDocument,
    "query Scenario($input: ByIdScenario!) { scenario(input: $input) { activeJobId businessId businessName calculatedAt changes { area asOf contracts { contractId name } count figure from kind law percent raiseToMinimum salary scope value } costChange createdAt description firstMonth id monthlyGrowth months name netChange repeatItems result { affected areas { area real realPeople simulated simulatedPeople } assumptions { first from key label last text to unit } concepts { code label real section simulated } durationMs months { paidNet projected real { deductions earnings employerCost failed net people } simulated { deductions earnings employerCost failed net people } yearMonth } people { area contractId costChange name netChange userId } } stale version yearly } }": typeof types.ScenarioDocument,
    "query ScenarioOptions { scenarioOptions { areas figures { decimals key label unit value } } }": typeof types.ScenarioOptionsDocument,
    "query ScenarioPeople($input: ScenarioPeopleInput) { scenarioPeople(input: $input) { contractId jobTitle name } }": typeof types.ScenarioPeopleDocument,
    "query ScenarioRun($input: ByIdScenario!) { scenarioRun(input: $input) { done error message scenarioId status total } }": typeof types.ScenarioRunDocument,
    "mutation UpdateScenario($input: UpdateScenarioInput!) { updateScenario(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateScenarioDocument,
    "mutation ConfirmPasskey($input: ConfirmPasskeyInput!) { confirmPasskey(input: $input) { status message error { kind message field traceId } data { recoveryCodes } } }": typeof types.ConfirmPasskeyDocument,
    "mutation ConfirmTotp($input: ConfirmTotpInput!) { confirmTotp(input: $input) { status message error { kind message field traceId } data { recoveryCodes } } }": typeof types.ConfirmTotpDocument,
    "mutation NewRecoveryCodes { newRecoveryCodes { status message error { kind message field traceId } data { recoveryCodes } } }": typeof types.NewRecoveryCodesDocument,
    "query OwnFactors { ownFactors { canAddPasskey passkeys { createdAt id label lastUsedAt } recoveryCodesLeft required totpSince } }": typeof types.OwnFactorsDocument,
    "mutation RemovePasskey($input: ByIdPasskey!) { removePasskey(input: $input) { status message error { kind message field traceId } data } }": typeof types.RemovePasskeyDocument,
    "mutation RemoveTotp { removeTotp { status message error { kind message field traceId } data } }": typeof types.RemoveTotpDocument,
    "mutation StartPasskey { startPasskey { status message error { kind message field traceId } data { challenge options } } }": typeof types.StartPasskeyDocument,
    "mutation StartTotp { startTotp { status message error { kind message field traceId } data { challenge secret uri } } }": typeof types.StartTotpDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { status message error { kind message field traceId } data } }": typeof types.ChangePasswordDocument,
    "mutation Logout { logout { status message error { kind message field traceId } data } }": typeof types.LogoutDocument,
    "query PasswordLink($input: PasswordLinkInput!) { passwordLink(input: $input) { company kind open username } }": typeof types.PasswordLinkDocument,
    "mutation ProveIdentity($input: ProveIdentityInput) { proveIdentity(input: $input) { status message error { kind message field traceId } data { second { challenge passkey recoveryCodes totp } } } }": typeof types.ProveIdentityDocument,
    "mutation ProveSecond($input: ProveSecondInput!) { proveSecond(input: $input) { status message error { kind message field traceId } data } }": typeof types.ProveSecondDocument,
    "mutation RecoverPassword($input: RecoverPasswordInput!) { recoverPassword(input: $input) { status message error { kind message field traceId } data } }": typeof types.RecoverPasswordDocument,
    "mutation SignIn($input: SignInInput) { signIn(input: $input) { status message error { kind message field traceId } data { token browser second { totp passkey recoveryCodes challenge } } } }": typeof types.SignInDocument,
    "mutation SignInSecond($input: SignInSecondInput!) { signInSecond(input: $input) { status message error { kind message field traceId } data { browser token } } }": typeof types.SignInSecondDocument,
    "mutation SimulateCompany($input: SimulateCompanyInput) { simulateCompany(input: $input) { status message error { kind message field traceId } data } }": typeof types.SimulateCompanyDocument,
    "mutation UpdateLogin($input: UpdateLoginInput!) { updateLogin(input: $input) { status message error { kind message field traceId } data { email username } } }": typeof types.UpdateLoginDocument,
    "mutation UpdatePassword($input: UpdatePasswordInput!) { updatePassword(input: $input) { status message error { kind message field traceId } data } }": typeof types.UpdatePasswordDocument,
    "mutation UpdateUiConfig($input: UpdateUiConfigInput!) { updateUiConfig(input: $input) { status message error { kind message field traceId } data } }": typeof types.UpdateUiConfigDocument,
    "mutation VouchForLogin($input: VouchForLoginInput!) { vouchForLogin(input: $input) { status message error { kind message field traceId } data } }": typeof types.VouchForLoginDocument,
    "mutation CalculateSettlementBatch($input: CalculateSettlementBatchInput!) { calculateSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CalculateSettlementBatchDocument,
    "query CompareSettlements($input: CompareSettlementsInput!) { compareSettlements(input: $input) { businessName code deductions disengagementDate dismissalCause dueOn earnings found { advances alimony allowances average24 debts { amount included key kind label to } fixed gratification last lastThree loans others salary variable variableMonths } initialDate jobTitle lines { amount code group label source } name nonWorkingDays noticeGiven obstacles risk rut service taxMonths { part tax taxAtPayment yearMonth } toPay userContractId userId vacationDays warnings } }": typeof types.CompareSettlementsDocument,
    "query ContractsSettlement($input: ContractsSettlementInput) { contractsSettlement(input: $input) { businessName code endingCause finalDate fullname id initialDate jobTitle rut settlementId settlementStatus userId } }": typeof types.ContractsSettlementDocument,
    "mutation CreateIssueSettlement($input: CreateIssueSettlementInput!) { createIssueSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateIssueSettlementDocument,
    "mutation CreateSettlement($input: CreateSettlementInput!) { createSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateSettlementDocument,
    "mutation CreateSettlementBatch($input: CreateSettlementBatchInput!) { createSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateSettlementBatchDocument,
    "mutation DeleteSettlement($input: DeleteSettlementInput!) { deleteSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DeleteSettlementDocument,
    "query DismissalCauses { dismissalCauses { article cause code ending lre name note notice noticeTerm previred section severance subsection } }": typeof types.DismissalCausesDocument,
    "mutation DisplaySettlements($input: DisplaySettlementsInput!) { displaySettlements(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DisplaySettlementsDocument,
    "query ExplainOwnSettlement($input: ExplainOwnSettlementInput!) { explainOwnSettlement(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": typeof types.ExplainOwnSettlementDocument,
    "query ExplainSettlement($input: ExplainSettlementInput!) { explainSettlement(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": typeof types.ExplainSettlementDocument,
    "mutation IssueSettlementBatch($input: IssueSettlementBatchInput!) { issueSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.IssueSettlementBatchDocument,
    "mutation LeaveOutOfSettlementBatch($input: LeaveOutOfSettlementBatchInput!) { leaveOutOfSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.LeaveOutOfSettlementBatchDocument,
    "mutation MakeBatchSettlements($input: MakeBatchSettlementsInput!) { makeBatchSettlements(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.MakeBatchSettlementsDocument,
    "query OwnSettlementPdf($input: OwnSettlementPdfInput!) { ownSettlementPdf(input: $input) { name url } }": typeof types.OwnSettlementPdfDocument,
    "query OwnSettlements { ownSettlements { businessName disengagementDate dismissalCause dueOn id initialDate lines { amount code group label source } paidOn payDate shownSince status toPay } }": typeof types.OwnSettlementsDocument,
    "mutation PaySettlement($input: PaySettlementInput!) { paySettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.PaySettlementDocument,
    "mutation ResumeSettlementBatch($input: ResumeSettlementBatchInput!) { resumeSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ResumeSettlementBatchDocument,
    "query Settlement($input: SettlementKey!) { settlement(input: $input) { advances afcEmployerBalance alimonyPercent alimonyPesos allowances average24 businessId businessName contractCode contributionsPaid deferVacation disengagementDate dismissalCause doubts dueOn fixed fullname fundBalance gratification id identificationType initialDate issuedAt jobTitle lastPay lastThree lines { amount code group label source } loans noticeDate notifiedOn otherDeductions pactAnyCause pactDays pactWithoutUfCap pactWithoutYearsCap paidBy { id number payment state subject } paidOn payDate payIn payLastPayslip proofDoubt response rut salary secondOver shownSince status steps { at author id reason state } toPay userContractId userId variableAverage variableMonths version voluntary withoutDebts { key } withoutEnding } }": typeof types.SettlementDocument,
    "query SettlementBatch($input: SettlementBatchKey!) { settlementBatch(input: $input) { acts author blocked businessId businessName contributionsPaid created disengagementDate dismissalCause done errors failed id issued name noticeDate paid payDate payLastPayslip people problem ready state toPay total undoneWhy unissued unmade version } }": typeof types.SettlementBatchDocument,
    "query SettlementBatchCandidates($filter: SettlementBatchCandidatesFilter, $page: Page, $sort: SettlementBatchCandidatesSort, $counted: Boolean = true) { settlementBatchCandidates(filter: $filter, page: $page, sort: $sort) { rows { code disengagementDate dismissalCause fits fullname id initialDate left rut userId } total @include(if: $counted) } }": typeof types.SettlementBatchCandidatesDocument,
    "query SettlementBatchChoices($input: OfSettlementBatchChoices!) { settlementBatchChoices(input: $input) { areas { id isClosed name people } jobTitles { name people } } }": typeof types.SettlementBatchChoicesDocument,
    "query SettlementBatchMiDt($filter: SettlementBatchMiDtFilter, $page: Page, $sort: SettlementBatchMiDtSort, $counted: Boolean = true) { settlementBatchMiDt(filter: $filter, page: $page, sort: $sort) { rows { fields { code label part problem value } fullname id missing rut } total @include(if: $counted) } }": typeof types.SettlementBatchMiDtDocument,
    "query SettlementBatchPdf($input: SettlementBatchPdfInput!) { settlementBatchPdf(input: $input) { done error jobId name status total url } }": typeof types.SettlementBatchPdfDocument,
    "query SettlementBatchPeople($filter: SettlementBatchPeopleFilter, $page: Page, $sort: SettlementBatchPeopleSort, $counted: Boolean = true) { settlementBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { disengagementDate dismissalCause fullname id obstacle problem rut settlementId state toPay userId warnings } total @include(if: $counted) } }": typeof types.SettlementBatchPeopleDocument,
    "query SettlementBatchPreview($input: SettlementBatchPreviewInput!) { settlementBatchPreview(input: $input) { left people ready unknown } }": typeof types.SettlementBatchPreviewDocument,
    "query SettlementBatches($filter: SettlementBatchFilter, $page: Page, $sort: SettlementBatchesSort, $counted: Boolean = true) { settlementBatches(filter: $filter, page: $page, sort: $sort) { rows { acts author blocked businessId businessName contributionsPaid created disengagementDate dismissalCause done errors failed id issued name noticeDate paid payDate payLastPayslip people problem ready state toPay total undoneWhy unissued unmade version } total @include(if: $counted) } }": typeof types.SettlementBatchesDocument,
    "query SettlementContracts($filter: SettlementContractsFilter, $page: Page, $sort: SettlementContractsSort, $counted: Boolean = true) { settlementContracts(filter: $filter, page: $page, sort: $sort) { rows { basePayrollMonthId contractId deductions earnings finalDate name net paymentLabel payrollMonthId releasedAt rut state userId } total @include(if: $counted) } }": typeof types.SettlementContractsDocument,
    "query SettlementDisplayPeople($filter: SettlementDisplayPeopleFilter, $page: Page, $sort: SettlementDisplayPeopleSort, $counted: Boolean = true) { settlementDisplayPeople(filter: $filter, page: $page, sort: $sort) { rows { businessName disengagementDate fits fullname id left rut since status userId } total @include(if: $counted) } }": typeof types.SettlementDisplayPeopleDocument,
    "query SettlementDisplayPreview($input: SettlementDisplayPreviewInput!) { settlementDisplayPreview(input: $input) { left people } }": typeof types.SettlementDisplayPreviewDocument,
    "query SettlementDisplays($page: Page, $sort: SettlementDisplaysSort, $counted: Boolean = true) { settlementDisplays(page: $page, sort: $sort) { rows { at author id people shows undoneAt undoneBy version } total @include(if: $counted) } }": typeof types.SettlementDisplaysDocument,
    "query SettlementDue($input: SettlementDueInput!) { settlementDue(input: $input) { dueOn } }": typeof types.SettlementDueDocument,
    "query SettlementMiDt($input: SettlementMiDtInput!) { settlementMiDt(input: $input) { fields { code label part problem value } fullname id missing rut } }": typeof types.SettlementMiDtDocument,
    "query SettlementMissing($input: SettlementMissingInput!) { settlementMissing(input: $input) { key label yearMonth } }": typeof types.SettlementMissingDocument,
    "query SettlementPdf($input: SettlementPdfInput!) { settlementPdf(input: $input) { name url } }": typeof types.SettlementPdfDocument,
    "query SettlementPreview($input: SettlementPreviewInput!) { settlementPreview(input: $input) { businessName code deductions disengagementDate dismissalCause dueOn earnings found { advances alimony allowances average24 debts { amount included key kind label to } fixed gratification last lastThree loans others salary variable variableMonths } initialDate jobTitle lines { amount code group label source } name nonWorkingDays noticeGiven obstacles risk rut service taxMonths { part tax taxAtPayment yearMonth } toPay userContractId userId vacationDays warnings } }": typeof types.SettlementPreviewDocument,
    "query SettlementTotals($input: OfSettlementMonth!) { settlementTotals(input: $input) { net payrollMonthId people ready unreleased whyNotClose } }": typeof types.SettlementTotalsDocument,
    "query Settlements($filter: SettlementFilter, $page: Page, $sort: SettlementsSort, $counted: Boolean = true) { settlements(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName contractCode disengagementDate dismissalCause dueOn fullname id identificationType initialDate issuedAt jobTitle notifiedOn paidOn payDate response rut shownSince status toPay userContractId userId version } total @include(if: $counted) } }": typeof types.SettlementsDocument,
    "mutation UndoSettlement($input: UndoSettlementInput!) { undoSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoSettlementDocument,
    "mutation UndoSettlementBatch($input: UndoSettlementBatchInput!) { undoSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoSettlementBatchDocument,
    "mutation UndoSettlementDisplay($input: UndoSettlementDisplayInput!) { undoSettlementDisplay(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoSettlementDisplayDocument,
    "mutation UndoSettlementPayment($input: UndoSettlementPaymentInput!) { undoSettlementPayment(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoSettlementPaymentDocument,
    "mutation UpdateSettlement($input: UpdateSettlementInput!) { updateSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateSettlementDocument,
    "query AdvancedSignature { advancedSignature { offered provider } }": typeof types.AdvancedSignatureDocument,
    "mutation BeginAdvancedSignature($input: BeginAdvancedSignatureInput!) { beginAdvancedSignature(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.BeginAdvancedSignatureDocument,
    "mutation CancelSignatureRequest($input: CancelSignatureRequestInput!) { cancelSignatureRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CancelSignatureRequestDocument,
    "mutation CreateSignatureRequests($input: CreateSignatureRequestsInput!) { createSignatureRequests(input: $input) { status message error { kind message field traceId } data { sent problems { id name problem } } } }": typeof types.CreateSignatureRequestsDocument,
    "query ExternalSigning($input: ExternalSigningInput!) { externalSigning(input: $input) { capacity company consent consentSha256 documentName expiresAt mail name opened sha256 typeLabel } }": typeof types.ExternalSigningDocument,
    "mutation GiveElectronicConsent($input: GiveElectronicConsentInput!) { giveElectronicConsent(input: $input) { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }": typeof types.GiveElectronicConsentDocument,
    "mutation OpenExternalSigning($input: OpenExternalSigningInput!) { openExternalSigning(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenExternalSigningDocument,
    "mutation OpenSigning($input: ByIdSignatureRequest!) { openSigning(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenSigningDocument,
    "query OwnSignature { ownSignature { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } }": typeof types.OwnSignatureDocument,
    "mutation RejectExternally($input: RejectExternallyInput!) { rejectExternally(input: $input) { status message error { kind message field traceId } data { act document } } }": typeof types.RejectExternallyDocument,
    "mutation RejectSignature($input: RejectSignatureInput!) { rejectSignature(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.RejectSignatureDocument,
    "mutation RemindSignature($input: ByIdSignatureRequest!) { remindSignature(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RemindSignatureDocument,
    "mutation ReplaceSignatureRequest($input: ReplaceSignatureRequestInput!) { replaceSignatureRequest(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.ReplaceSignatureRequestDocument,
    "mutation RequestExternalCode($input: RequestExternalCodeInput!) { requestExternalCode(input: $input) { status message error { kind message field traceId } data { mail until } } }": typeof types.RequestExternalCodeDocument,
    "mutation RequestSignatureCode { requestSignatureCode { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }": typeof types.RequestSignatureCodeDocument,
    "mutation SetSignatureKey($input: SetSignatureKeyInput!) { setSignatureKey(input: $input) { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }": typeof types.SetSignatureKeyDocument,
    "mutation SignDocument($input: SignDocumentInput!) { signDocument(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.SignDocumentDocument,
    "mutation SignDocuments($input: SignDocumentsInput!) { signDocuments(input: $input) { status message error { kind message field traceId } data { signed rows { id problem } } } }": typeof types.SignDocumentsDocument,
    "mutation SignExternally($input: SignExternallyInput!) { signExternally(input: $input) { status message error { kind message field traceId } data { act document } } }": typeof types.SignExternallyDocument,
    "query SignatureRequest($input: ByIdSignatureRequest!) { signatureRequest(input: $input) { advanced { createdAt problem state url } code createdAt documentId documentName events { at author hash kind seq } expiresAt folderId fullname id level opened ownRole ownState reason replacedById replacesId requester sha256 signed signers signing { actedAt capacity id level name ord reason role state userId } state turn typeLabel version } }": typeof types.SignatureRequestDocument,
    "query SignatureRequests($filter: SignatureRequestFilter, $page: Page, $sort: SignatureRequestsSort, $counted: Boolean = true) { signatureRequests(filter: $filter, page: $page, sort: $sort) { rows { code createdAt documentId documentName expiresAt folderId fullname id level opened ownRole ownState reason replacedById replacesId requester sha256 signed signers state turn typeLabel version } total @include(if: $counted) } }": typeof types.SignatureRequestsDocument,
    "query VerifyDocument($input: VerifyDocumentInput!) { verifyDocument(input: $input) { company completedOn isInForce levels sealKind sealSerial sha256 signedBytes signedSha256 signers stampedAt type } }": typeof types.VerifyDocumentDocument,
    "mutation CreateHierarchyNode($input: CreateHierarchyNodeInput!) { createHierarchyNode(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateHierarchyNodeDocument,
    "mutation DeleteHierarchyNode($input: DeleteHierarchyNodeInput!) { deleteHierarchyNode(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteHierarchyNodeDocument,
    "query HierarchyNodeHistory($input: ByIdHierarchyNode!) { hierarchyNodeHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }": typeof types.HierarchyNodeHistoryDocument,
    "query HierarchyNodes($input: HierarchyNodesInput) { hierarchyNodes(input: $input) { areas code endedOn headName headUserId id kindId kindName level name parentId people totalPeople version } }": typeof types.HierarchyNodesDocument,
    "mutation MergeAreas($input: MergeAreasInput!) { mergeAreas(input: $input) { status message error { kind message field traceId } data } }": typeof types.MergeAreasDocument,
    "mutation MergeBranchOffices($input: MergeBranchOfficesInput!) { mergeBranchOffices(input: $input) { status message error { kind message field traceId } data } }": typeof types.MergeBranchOfficesDocument,
    "mutation UpdateHierarchyNode($input: UpdateHierarchyNodeInput!) { updateHierarchyNode(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateHierarchyNodeDocument,
    "query CaseFacts($input: CaseFactsInput!) { caseFacts(input: $input) { facts { code label options unit value } result } }": typeof types.CaseFactsDocument,
    "query ConceptCases($input: ConceptCasesInput!) { conceptCases(input: $input) { cases { businessId error expected got id passes title userId version yearMonth } mutants red survivors { after before from to } } }": typeof types.ConceptCasesDocument,
    "query ConceptImpact($input: ConceptImpactInput!) { conceptImpact(input: $input) { broken { contractId message name } changed concept cost done failures mended net next top { after before contractId name netAfter netBefore userId } total watched } }": typeof types.ConceptImpactDocument,
    "mutation CreateConceptCase($input: CreateConceptCaseInput!) { createConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.CreateConceptCaseDocument,
    "mutation DeleteConceptCase($input: ByIdConceptCase!) { deleteConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.DeleteConceptCaseDocument,
    "query ExplainDraft($input: ExplainDraftInput!) { explainDraft(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": typeof types.ExplainDraftDocument,
    "query FormulaLibrary($input: FormulaLibraryInput) { formulaLibrary(input: $input) { classes { code label } concepts { category classes code decimals formula label max min own source unit } facts { code decimals label max min options source unit value } tables { code columns { code decimals label unit } decimals label source unit } variables { code decimals label max min options source unit value } yearMonth } }": typeof types.FormulaLibraryDocument,
    "query PreviewConcept($input: PreviewConceptInput!) { previewConcept(input: $input) { breaks decimals problem rows { before contractId draft error errorNow jobTitle name netDraft netNow now userId why } unit watched } }": typeof types.PreviewConceptDocument,
    "mutation SaveConcept($input: SaveConceptInput!) { saveConcept(input: $input) { status message error { kind message field traceId } data } }": typeof types.SaveConceptDocument,
    "query StudioConcept($input: StudioConceptInput!) { studioConcept(input: $input) { borrowed code gratification inputName inputUnit kind law months { businessName contracts id yearMonth } proportional since sourceCode taxable title tributable type users { code title } version } }": typeof types.StudioConceptDocument,
    "query StudioMonths { studioMonths { businessName contracts id yearMonth } }": typeof types.StudioMonthsDocument,
    "mutation UpdateConceptCase($input: UpdateConceptCaseInput!) { updateConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.UpdateConceptCaseDocument,
    "mutation ConfirmSupplierAccount($input: ConfirmSupplierAccountInput!) { confirmSupplierAccount(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ConfirmSupplierAccountDocument,
    "query SupplierAccounts($input: ByIdSupplier!) { supplierAccounts(input: $input) { accountNumber at author bankId paymentAccountType state } }": typeof types.SupplierAccountsDocument,
    "mutation CreateClimateFeedback($input: CreateClimateFeedbackInput!) { createClimateFeedback(input: $input) { status message error { kind message field traceId } data { area comment surveyId } } }": typeof types.CreateClimateFeedbackDocument,
    "mutation CreateFeedback($input: CreateFeedbackInput!) { createFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateFeedbackDocument,
    "mutation CreateFeedbackSurveyAreas($input: CreateFeedbackSurveyAreasInput!) { createFeedbackSurveyAreas(input: $input) { status message error { kind message field traceId } data { said { area comment surveyId } } } }": typeof types.CreateFeedbackSurveyAreasDocument,
    "mutation CreateSurveyLink($input: CreateSurveyLinkInput!) { createSurveyLink(input: $input) { status message error { kind message field traceId } data { id url } } }": typeof types.CreateSurveyLinkDocument,
    "mutation DeleteFeedback($input: DeleteFeedbackInput!) { deleteFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DeleteFeedbackDocument,
    "query Feedback($input: FeedbackFilter) { feedback(input: $input) { area areaName author comment createdAt id isAboutMe isOwn respondedAt response surveyId userSurveyId version } }": typeof types.FeedbackDocument,
    "query FeedbackAreas($input: FeedbackAreasFilter!) { feedbackAreas(input: $input) { area areaName comment createdAt } }": typeof types.FeedbackAreasDocument,
    "query PublicSurvey($input: PublicSurveyInput!) { publicSurvey(input: $input) { answers { at choice comment competenceId na omit questionId rev texts { choice number text } type } company { logoUrl name } evaluatee { area fullname jobTitle } isShared now progress status survey { canSkip closed competences { description id questions { alternatives { isOther label value } competenceId conditions { is questionId values } demographic id metadata { answers choices { label value } config { number other } options { label value } } multiple order required reversed scale { code max min naAllowed values { description label value } version } subtitle title type } title weight } disallowNeutral endAt forceComments hasComments id instructions minGroup offlineGraceH privacy startAt status title type } } }": typeof types.PublicSurveyDocument,
    "mutation ReopenSurvey($input: ReopenSurveyInput!) { reopenSurvey(input: $input) { status message error { kind message field traceId } data { progress status userSurveyId } } }": typeof types.ReopenSurveyDocument,
    "mutation RespondFeedback($input: RespondFeedbackInput!) { respondFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RespondFeedbackDocument,
    "mutation RespondPublicSurvey($input: RespondPublicSurveyInput!) { respondPublicSurvey(input: $input) { status message error { kind message field traceId } data { status progress stored { questionId choice omit na texts { text choice number } comment rev at } mentions { questionId mentions } } } }": typeof types.RespondPublicSurveyDocument,
    "mutation RespondSurvey($input: RespondSurveyInput!) { respondSurvey(input: $input) { status message error { kind message field traceId } data { status progress stored { questionId choice omit na texts { text choice number } comment rev at } mentions { questionId mentions } } } }": typeof types.RespondSurveyDocument,
    "mutation RevokeSurveyLink($input: ByIdSurveyLink!) { revokeSurveyLink(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.RevokeSurveyLinkDocument,
    "mutation SendSurveyLinks($input: SendSurveyLinksInput!) { sendSurveyLinks(input: $input) { status message error { kind message field traceId } data { sent withoutMail } } }": typeof types.SendSurveyLinksDocument,
    "query SurveyLinks($filter: SurveyLinkFilter, $page: Page, $sort: SurveyLinksSort, $counted: Boolean = true) { surveyLinks(filter: $filter, page: $page, sort: $sort) { rows { createdAt evaluatee expiresAt fullname id kind mailed state usesLeft } total @include(if: $counted) } }": typeof types.SurveyLinksDocument,
    "mutation UpdateFeedback($input: UpdateFeedbackInput!) { updateFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateFeedbackDocument,
    "query UserSurvey($input: ByIdUserSurvey!) { userSurvey(input: $input) { alternative answers { at choice comment competenceId na omit questionId rev texts { choice number text } type } completedAt evaluatee { area avatarUrl fullname id jobTitle } id isOwn now progress relation respondent { area avatarUrl fullname id jobTitle } status survey { canSkip closed competences { description id questions { alternatives { isOther label value } competenceId conditions { is questionId values } demographic id metadata { answers choices { label value } config { number other } options { label value } } multiple order required reversed scale { code max min naAllowed values { description label value } version } subtitle title type } title weight } disallowNeutral endAt forceComments hasComments id instructions minGroup offlineGraceH privacy startAt status title type } surveyId } }": typeof types.UserSurveyDocument,
    "mutation ApplySurveyCorrection($input: ApplySurveyCorrectionInput!) { applySurveyCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ApplySurveyCorrectionDocument,
    "mutation AssignSurvey($input: AssignmentInput!) { assignSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AssignSurveyDocument,
    "mutation CorrectSurvey($input: ByIdSurvey!) { correctSurvey(input: $input) { status message error { kind message field traceId } data { version } } }": typeof types.CorrectSurveyDocument,
    "mutation CreateSurvey($input: CreateSurveyInput!) { createSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateSurveyDocument,
    "mutation DeleteSurvey($input: DeleteSurveyInput!) { deleteSurvey(input: $input) { status message error { kind message field traceId } data { id } } }": typeof types.DeleteSurveyDocument,
    "mutation ExtendSurvey($input: ExtendSurveyInput!) { extendSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ExtendSurveyDocument,
    "mutation KeepSurveyScale($input: SurveyScaleInput!) { keepSurveyScale(input: $input) { status message error { kind message field traceId } data { code version } } }": typeof types.KeepSurveyScaleDocument,
    "mutation MergeTrainingNeeds($input: MergeTrainingNeedsInput!) { mergeTrainingNeeds(input: $input) { status message error { kind message field traceId } data { canKeep id status title } } }": typeof types.MergeTrainingNeedsDocument,
    "mutation MoveSurvey($input: MoveSurveyInput!) { moveSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.MoveSurveyDocument,
    "query PreviewAssignment($input: AssignmentInput!) { previewAssignment(input: $input) { created existing problems { line message who } words } }": typeof types.PreviewAssignmentDocument,
    "mutation RemindSurvey($input: ByIdSurvey!) { remindSurvey(input: $input) { status message error { kind message field traceId } data { id reminded } } }": typeof types.RemindSurveyDocument,
    "mutation RemoveSurveyParticipant($input: ByIdUserSurvey!) { removeSurveyParticipant(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.RemoveSurveyParticipantDocument,
    "mutation SaveSurveyDefinition($input: SaveSurveyDefinitionInput!) { saveSurveyDefinition(input: $input) { status message error { kind message field traceId } data { version } } }": typeof types.SaveSurveyDefinitionDocument,
    "mutation SplitTrainingNeeds($input: SplitTrainingNeedsInput!) { splitTrainingNeeds(input: $input) { status message error { kind message field traceId } data { canKeep id status title } } }": typeof types.SplitTrainingNeedsDocument,
    "query SupervisorSurveys($filter: UserSurveyFilter, $page: Page, $sort: SupervisorSurveysSort, $counted: Boolean = true) { supervisorSurveys(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }": typeof types.SupervisorSurveysDocument,
    "query Survey($input: ByIdSurvey!) { survey(input: $input) { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } }": typeof types.SurveyDocument,
    "query SurveyBank($input: SurveyBankInput) { surveyBank(input: $input) { competence demographic engagement id metadata multiple required reversed scaleCode subtitle surveyTitle title type } }": typeof types.SurveyBankDocument,
    "query SurveyChecks($input: ByIdSurvey!) { surveyChecks(input: $input) { code level message } }": typeof types.SurveyChecksDocument,
    "query SurveyDefinition($input: SurveyDefinitionInput!) { surveyDefinition(input: $input) { competences { description id key questions { alternatives { isOther label value } demographic engagement id key metadata multiple order required reversed scaleCode scaleVersion shownIf subtitle title type } shownIf surveyId title weight } edition instructions state surveyId version } }": typeof types.SurveyDefinitionDocument,
    "query SurveyOverview($input: ByIdSurvey!) { surveyOverview(input: $input) { answered areas { answered area invited } invited survey { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } } }": typeof types.SurveyOverviewDocument,
    "query SurveyParticipants($filter: SurveyParticipantsFilter, $page: Page, $sort: SurveyParticipantsSort, $counted: Boolean = true) { surveyParticipants(filter: $filter, page: $page, sort: $sort) { rows { evaluatee { area fullname id jobTitle } id progress relation respondent { area fullname id jobTitle } status } total @include(if: $counted) } }": typeof types.SurveyParticipantsDocument,
    "query SurveyPeopleChoices($input: ByIdSurvey!) { surveyPeopleChoices(input: $input) { areas { id name people } branchOffices { id name people } jobTitles units { id name people } } }": typeof types.SurveyPeopleChoicesDocument,
    "query SurveyReopenings($input: ByIdSurvey!) { surveyReopenings(input: $input) { at author evaluatee id reason relation respondent } }": typeof types.SurveyReopeningsDocument,
    "query SurveyScales($input: SurveyScalesInput) { surveyScales(input: $input) { code from max min naAllowed name own until values { description label value } version } }": typeof types.SurveyScalesDocument,
    "query Surveys($filter: SurveyFilter, $page: Page, $sort: SurveysSort, $counted: Boolean = true) { surveys(filter: $filter, page: $page, sort: $sort) { rows { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } total @include(if: $counted) } }": typeof types.SurveysDocument,
    "query SurveysForRespondent($filter: UserSurveyFilter, $page: Page, $sort: SurveysForRespondentSort, $counted: Boolean = true) { surveysForRespondent(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }": typeof types.SurveysForRespondentDocument,
    "query TrainingNeeds($input: ByIdSurvey!) { trainingNeeds(input: $input) { canKeep id needs { answers isMerged keys lines { answers area level people } name people place written } status title } }": typeof types.TrainingNeedsDocument,
    "mutation UpdateSurvey($input: UpdateSurveyInput!) { updateSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateSurveyDocument,
    "query UserSurveys($filter: UserSurveyFilter, $page: Page, $sort: UserSurveysSort, $counted: Boolean = true) { userSurveys(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }": typeof types.UserSurveysDocument,
    "mutation ArchiveDocumentTemplate($input: DocumentTemplateSeen!) { archiveDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ArchiveDocumentTemplateDocument,
    "mutation CancelDocumentBatch($input: ByIdDocumentBatch!) { cancelDocumentBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CancelDocumentBatchDocument,
    "mutation CreateCollaboratorFile($input: CreateCollaboratorFileInput!) { createCollaboratorFile(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateCollaboratorFileDocument,
    "mutation CreateCollaboratorFileOne($input: CreateCollaboratorFileOneInput!) { createCollaboratorFileOne(input: $input) { status message error { kind message field traceId } data { id name } } }": typeof types.CreateCollaboratorFileOneDocument,
    "mutation CreateDocumentTemplate($input: CreateDocumentTemplateInput!) { createDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateDocumentTemplateDocument,
    "mutation DeleteDocumentTemplate($input: DocumentTemplateSeen!) { deleteDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DeleteDocumentTemplateDocument,
    "query DocumentBatch($input: ByIdDocumentBatch!) { documentBatch(input: $input) { author businessId businessName createdAt done errors failed folderId id made people problem reveal state templateName total version } }": typeof types.DocumentBatchDocument,
    "query DocumentBatchPeople($filter: DocumentBatchPeopleFilter, $page: Page, $sort: DocumentBatchPeopleSort, $counted: Boolean = true) { documentBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { contractCode documentId fullname problem userContractId userId } total @include(if: $counted) } }": typeof types.DocumentBatchPeopleDocument,
    "query DocumentBatches($page: Page, $sort: DocumentBatchesSort, $counted: Boolean = true) { documentBatches(page: $page, sort: $sort) { rows { author businessId businessName createdAt done errors failed folderId id made people problem reveal state templateName total version } total @include(if: $counted) } }": typeof types.DocumentBatchesDocument,
    "query DocumentTemplate($input: ByIdDocumentTemplate!) { documentTemplate(input: $input) { body currentNo id name publishedBody publishedNo state typeId typeLabel updatedAt version } }": typeof types.DocumentTemplateDocument,
    "mutation DocumentTemplateWord($input: DocumentTemplateWordInput!) { documentTemplateWord(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.DocumentTemplateWordDocument,
    "query DocumentTemplates($filter: DocumentTemplateFilter, $page: Page, $sort: DocumentTemplatesSort, $counted: Boolean = true) { documentTemplates(filter: $filter, page: $page, sort: $sort) { rows { currentNo id name publishedNo state typeId typeLabel updatedAt version } total @include(if: $counted) } }": typeof types.DocumentTemplatesDocument,
    "query PreviewDocumentBatch($input: PreviewDocumentBatchInput!) { previewDocumentBatch(input: $input) { areas jobs lackers { fullname missing userId } lacks { label people } people ready reserved } }": typeof types.PreviewDocumentBatchDocument,
    "query PreviewTemplate($input: PreviewTemplateInput!) { previewTemplate(input: $input) { blocks covered missing } }": typeof types.PreviewTemplateDocument,
    "mutation PublishDocumentTemplate($input: DocumentTemplateSeen!) { publishDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.PublishDocumentTemplateDocument,
    "mutation ResumeDocumentBatch($input: ByIdDocumentBatch!) { resumeDocumentBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ResumeDocumentBatchDocument,
    "query TemplateFromWord($input: TemplateFromWordInput!) { templateFromWord(input: $input) { body dropped } }": typeof types.TemplateFromWordDocument,
    "query TemplateSubjects($input: TemplateSubjectsInput) { templateSubjects(input: $input) { businessId hint id label } }": typeof types.TemplateSubjectsDocument,
    "query TemplateTags { templateTags { code group kind label list reserved sample } }": typeof types.TemplateTagsDocument,
    "mutation UpdateDocumentTemplate($input: UpdateDocumentTemplateInput!) { updateDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateDocumentTemplateDocument,
    "mutation CreateThirdPartyList($input: CreateThirdPartyListInput!) { createThirdPartyList(input: $input) { status message error { kind message field traceId } data { id people state total } } }": typeof types.CreateThirdPartyListDocument,
    "query OwedParties($filter: OwedPartiesFilter, $page: Page, $sort: OwedPartiesSort, $counted: Boolean = true) { owedParties(filter: $filter, page: $page, sort: $sort) { rows { channel code key kind label people state supplierId supplierName syndicateId total userId version } total @include(if: $counted) } }": typeof types.OwedPartiesDocument,
    "mutation SetThirdParty($input: SetThirdPartyInput!) { setThirdParty(input: $input) { status message error { kind message field traceId } data { code id version } } }": typeof types.SetThirdPartyDocument,
    "query ThirdParties($input: ThirdPartiesInput!) { thirdParties(input: $input) { businessName making { done error total } parties payrollMonthId ready readyTotal squares { kept label owed payslips } yearMonth } }": typeof types.ThirdPartiesDocument,
    "query ThirdPartyLines($filter: ThirdPartyLinesFilter, $page: Page, $sort: ThirdPartyLinesSort, $counted: Boolean = true) { thirdPartyLines(filter: $filter, page: $page, sort: $sort) { rows { amount contractId label name rut } total @include(if: $counted) } }": typeof types.ThirdPartyLinesDocument,
    "query ThirdPartyMonths($filter: ThirdPartyMonthsFilter, $page: Page, $sort: ThirdPartyMonthsSort, $counted: Boolean = true) { thirdPartyMonths(filter: $filter, page: $page, sort: $sort) { rows { businessName payrollMonthId yearMonth } total @include(if: $counted) } }": typeof types.ThirdPartyMonthsDocument,
    "mutation CreateIntegrationToken($input: CreateIntegrationTokenInput!) { createIntegrationToken(input: $input) { status message error { kind message field traceId } data { description token } } }": typeof types.CreateIntegrationTokenDocument,
    "mutation DeleteIntegrationToken($input: ByIdIntegrationToken!) { deleteIntegrationToken(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.DeleteIntegrationTokenDocument,
    "query IntegrationTokens($page: Page, $sort: IntegrationTokensSort, $counted: Boolean = true) { integrationTokens(page: $page, sort: $sort) { rows { author businesses createdAt description expiresOn id isWhole lastUsedAt prefix revokedAt scopes state version } total @include(if: $counted) } }": typeof types.IntegrationTokensDocument,
    "mutation CommentUserItem($input: CommentUserItemInput!) { commentUserItem(input: $input) { status message error { kind message field traceId } data } }": typeof types.CommentUserItemDocument,
    "mutation CreateUserItem($input: CreateUserItemInput!) { createUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateUserItemDocument,
    "query EnteredItems($input: EnteredItemsInput!) { enteredItems(input: $input) { code } }": typeof types.EnteredItemsDocument,
    "query InputItems { inputItems { code group label unit } }": typeof types.InputItemsDocument,
    "query LastingItems($filter: LastingItemsFilter, $page: Page, $sort: LastingItemsSort, $counted: Boolean = true) { lastingItems(filter: $filter, page: $page, sort: $sort) { rows { carried comment contractCode contractId currentQuota endMonth id itemCode itemLabel kind origin person startMonth status taken totalAmount totalQuotas unit userId value version } total @include(if: $counted) } }": typeof types.LastingItemsDocument,
    "query PreviousUserItems($filter: PreviousUserItemsFilter, $page: Page, $sort: PreviousUserItemsSort, $counted: Boolean = true) { previousUserItems(filter: $filter, page: $page, sort: $sort) { rows { contractId itemCode value } total @include(if: $counted) } }": typeof types.PreviousUserItemsDocument,
    "mutation RemoveUserItem($input: RemoveUserItemInput!) { removeUserItem(input: $input) { status message error { kind message field traceId } data } }": typeof types.RemoveUserItemDocument,
    "mutation ResumeUserItem($input: UserItemInMonth!) { resumeUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ResumeUserItemDocument,
    "mutation SaveUserItems($input: SaveUserItemsInput!) { saveUserItems(input: $input) { status message error { kind message field traceId } data { saved } } }": typeof types.SaveUserItemsDocument,
    "mutation SuspendUserItem($input: UserItemInMonth!) { suspendUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SuspendUserItemDocument,
    "mutation UpdateUserItem($input: UpdateUserItemInput!) { updateUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateUserItemDocument,
    "query UserItems($input: UserItemsInput) { userItems(input: $input) { carried comment contractCode contractId currentQuota endMonth id itemCode itemLabel kind origin person startMonth status taken totalAmount totalQuotas unit userId value version } }": typeof types.UserItemsDocument,
    "mutation AnswerVacationCompensation($input: AnswerVacationCompensationInput!) { answerVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AnswerVacationCompensationDocument,
    "mutation AttachVacationCompensationPaper($input: AttachVacationCompensationPaperInput!) { attachVacationCompensationPaper(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.AttachVacationCompensationPaperDocument,
    "mutation CreateVacationCompensation($input: CreateVacationCompensationInput!) { createVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CreateVacationCompensationDocument,
    "mutation OpenVacationCompensationPaper($input: ByIdVacationCompensation!) { openVacationCompensationPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenVacationCompensationPaperDocument,
    "mutation UndoVacationCompensation($input: UndoVacationCompensationInput!) { undoVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UndoVacationCompensationDocument,
    "query VacationCompensationProposal($input: VacationCompensationProposalInput!) { vacationCompensationProposal(input: $input) { agreedOn available countFrom law { countedDays counting least salary variable } } }": typeof types.VacationCompensationProposalDocument,
    "query VacationCompensations($input: VacationCompensationsInput!) { vacationCompensations(input: $input) { agreedOn amount answerer author basis countFrom countedDays counting days hasPaper id isAuthor least payMonth reason salary state undoneWhy userContractId userId variable version } }": typeof types.VacationCompensationsDocument,
    "mutation CancelVacationSignature($input: CancelVacationSignatureInput!) { cancelVacationSignature(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.CancelVacationSignatureDocument,
    "mutation CreateVacation($input: CreateVacationInput!) { createVacation(input: $input) { status message error { kind message field traceId } data { id responseStatus } } }": typeof types.CreateVacationDocument,
    "mutation CreateVacationAdjustment($input: CreateVacationAdjustmentInput!) { createVacationAdjustment(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }": typeof types.CreateVacationAdjustmentDocument,
    "mutation CreateVacationLot($input: CreateVacationLotInput!) { createVacationLot(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }": typeof types.CreateVacationLotDocument,
    "mutation DecideVacationDoubts($input: DecideVacationDoubtsInput!) { decideVacationDoubts(input: $input) { status message error { kind message field traceId } data { decided } } }": typeof types.DecideVacationDoubtsDocument,
    "mutation DecideVacationZones($input: DecideVacationZonesInput!) { decideVacationZones(input: $input) { status message error { kind message field traceId } data { decided } } }": typeof types.DecideVacationZonesDocument,
    "mutation DeleteVacation($input: DeleteVacationInput!) { deleteVacation(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteVacationDocument,
    "mutation OpenVacationCarePaper($input: OpenVacationCarePaperInput!) { openVacationCarePaper(input: $input) { status message error { kind message field traceId } data { name url } } }": typeof types.OpenVacationCarePaperDocument,
    "query ProportionalSettlementDays($input: ProportionalSettlementDaysInput!) { proportionalSettlementDays(input: $input) { calendarDays countFrom disengagementDate lastDay lines { days kind text } nonWorking userContractId workingDays } }": typeof types.ProportionalSettlementDaysDocument,
    "mutation SaveVacationRule($input: SaveVacationRuleInput!) { saveVacationRule(input: $input) { status message error { kind message field traceId } data { saved } } }": typeof types.SaveVacationRuleDocument,
    "mutation SendVacationToRubrika($input: SendVacationToRubrikaInput!) { sendVacationToRubrika(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.SendVacationToRubrikaDocument,
    "mutation UpdateVacation($input: UpdateVacationInput!) { updateVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.UpdateVacationDocument,
    "mutation UpdateVacationConfig($input: UpdateVacationConfigInput!) { updateVacationConfig(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }": typeof types.UpdateVacationConfigDocument,
    "query VacationBalanceReport($filter: VacationBalanceFilter, $page: Page, $sort: VacationBalanceReportSort, $counted: Boolean = true) { vacationBalanceReport(filter: $filter, page: $page, sort: $sort) { rows { additionalBalance businessName claimable contractCode fullname id initialDate legalBalance progressiveBalance reserved rut totalBalance userId } total @include(if: $counted) } }": typeof types.VacationBalanceReportDocument,
    "query VacationConfig($input: VacationConfigInput!) { vacationConfig(input: $input) { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear expiring { days on } fullname legalBalance periods { from legalDays number pendingDays progressiveDays takenDays to } progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } }": typeof types.VacationConfigDocument,
    "query VacationContracts($input: VacationContractsInput) { vacationContracts(input: $input) { canAnswer canAsk canConfigure canSeeBalance ended fullname id label } }": typeof types.VacationContractsDocument,
    "query VacationDoubts($filter: VacationDoubtFilter, $page: Page, $sort: VacationDoubtsSort, $counted: Boolean = true) { vacationDoubts(filter: $filter, page: $page, sort: $sort) { rows { businessName canDecide day days decidedAt decidedBy endDate fullname id reason rut startDate state userId version } total @include(if: $counted) } }": typeof types.VacationDoubtsDocument,
    "query VacationLedger($input: VacationLedgerInput!) { vacationLedger(input: $input) { balance days kind on pool reason vacationId } }": typeof types.VacationLedgerDocument,
    "query VacationOverlapDates($input: VacationOverlapDatesInput!) { vacationOverlapDates(input: $input) { additionalDays advance available away { from fullname ofTeam to } businessDays calendarDays holidays left legalDays overlaps { from isVacation to } progressiveDays purses refusals returnsOn shortage team { away on people } warnings } }": typeof types.VacationOverlapDatesDocument,
    "query VacationRules($input: OfVacationRules!) { vacationRules(input: $input) { additionalOnExit advanceMax block businessId fromDay halfDay maxAwayPct noticeDays poolOrder progressiveOnExit version } }": typeof types.VacationRulesDocument,
    "query VacationStatement($input: VacationLedgerInput!) { vacationStatement(input: $input) { name url } }": typeof types.VacationStatementDocument,
    "query VacationVoucher($input: VacationVoucherInput!) { vacationVoucher(input: $input) { name url } }": typeof types.VacationVoucherDocument,
    "query VacationZoneProposals($input: VacationZoneProposalsInput) { vacationZoneProposals(input: $input) { businessId businessName canAnswer commune from fullname rut userContractId userId } }": typeof types.VacationZoneProposalsDocument,
    "query Vacations($filter: VacationFilter, $page: Page, $sort: VacationsSort, $counted: Boolean = true) { vacations(filter: $filter, page: $page, sort: $sort) { rows { additionalDays advanceDays authorizedBy businessDays businessName canAnswer canCancel canEdit canMove canOpenCarePaper care comment endDate enjoyedUntil fullname half hasCarePaper id isHistoric lateUntil legalDays mayAnswer oldEnd oldStart poolOrder progressiveDays requestDate response responseDate responseStatus rut signature { id isStale signedOn state } startDate steps { at comment people place state words } userContractId userId version voucherNo } total @include(if: $counted) } }": typeof types.VacationsDocument,
    "mutation WithdrawVacation($input: WithdrawVacationInput!) { withdrawVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.WithdrawVacationDocument,
    "mutation CreateWebhook($input: CreateWebhookInput!) { createWebhook(input: $input) { status message error { kind message field traceId } data { description secret } } }": typeof types.CreateWebhookDocument,
    "mutation DeleteWebhook($input: ByIdWebhook!) { deleteWebhook(input: $input) { status message error { kind message field traceId } data } }": typeof types.DeleteWebhookDocument,
    "mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) { repeatWebhookDelivery(input: $input) { status message error { kind message field traceId } data { at attempts description event id problem state status triedAt } } }": typeof types.RepeatWebhookDeliveryDocument,
    "mutation ResumeWebhook($input: ByIdWebhook!) { resumeWebhook(input: $input) { status message error { kind message field traceId } data { id version } } }": typeof types.ResumeWebhookDocument,
    "query WebhookDeliveries($filter: WebhookDeliveryFilter, $page: Page, $sort: WebhookDeliveriesSort, $counted: Boolean = true) { webhookDeliveries(filter: $filter, page: $page, sort: $sort) { rows { at attempts description event id problem state status triedAt } total @include(if: $counted) } }": typeof types.WebhookDeliveriesDocument,
    "query Webhooks($page: Page, $sort: WebhooksSort, $counted: Boolean = true) { webhooks(page: $page, sort: $sort) { rows { author createdAt description disabledAt disabledWhy events id url version } total @include(if: $counted) } }": typeof types.WebhooksDocument,
};
const documents: Documents = {
    "query AccountingAccounts { accountingAccounts { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } }": types.AccountingAccountsDocument,
    "mutation CreateAccountingAccount($input: CreateAccountingAccountInput!) { createAccountingAccount(input: $input) { status message error { kind message field traceId } data { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } } }": types.CreateAccountingAccountDocument,
    "mutation UpdateAccountingAccount($input: UpdateAccountingAccountInput!) { updateAccountingAccount(input: $input) { status message error { kind message field traceId } data { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } } }": types.UpdateAccountingAccountDocument,
    "mutation DeleteAccountingAccount($input: ByIdAccountingAccount!) { deleteAccountingAccount(input: $input) { status message error { kind message field traceId } data } }": types.DeleteAccountingAccountDocument,
    "query AccountingRules { accountingRules { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } }": types.AccountingRulesDocument,
    "mutation CreateAccountingRule($input: CreateAccountingRuleInput!) { createAccountingRule(input: $input) { status message error { kind message field traceId } data { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } } }": types.CreateAccountingRuleDocument,
    "mutation UpdateAccountingRule($input: UpdateAccountingRuleInput!) { updateAccountingRule(input: $input) { status message error { kind message field traceId } data { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } } }": types.UpdateAccountingRuleDocument,
    "mutation DeleteAccountingRule($input: ByIdAccountingRule!) { deleteAccountingRule(input: $input) { status message error { kind message field traceId } data } }": types.DeleteAccountingRuleDocument,
    "query AccountingTemplates { accountingTemplates { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } }": types.AccountingTemplatesDocument,
    "query AccountingTemplate($input: ByIdAccountingTemplate!) { accountingTemplate(input: $input) { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } }": types.AccountingTemplateDocument,
    "mutation CreateAccountingTemplate($input: CreateAccountingTemplateInput!) { createAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } } }": types.CreateAccountingTemplateDocument,
    "mutation UpdateAccountingTemplate($input: UpdateAccountingTemplateInput!) { updateAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } } }": types.UpdateAccountingTemplateDocument,
    "mutation DeleteAccountingTemplate($input: ByIdAccountingTemplate!) { deleteAccountingTemplate(input: $input) { status message error { kind message field traceId } data } }": types.DeleteAccountingTemplateDocument,
    "query AccountingTemplateColumns($input: ColumnsOfAccountingTemplate!) { accountingTemplateColumns(input: $input) { id templateId section source position name constant width side pad letters amount date version } }": types.AccountingTemplateColumnsDocument,
    "mutation CreateAccountingTemplateColumn($input: CreateAccountingTemplateColumnInput!) { createAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }": types.CreateAccountingTemplateColumnDocument,
    "mutation UpdateAccountingTemplateColumn($input: UpdateAccountingTemplateColumnInput!) { updateAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }": types.UpdateAccountingTemplateColumnDocument,
    "mutation DeleteAccountingTemplateColumn($input: ByIdAccountingTemplateColumn!) { deleteAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data } }": types.DeleteAccountingTemplateColumnDocument,
    "query AllAreas { allAreas { id name status hierarchyNodeId unitName people version } }": types.AllAreasDocument,
    "mutation CreateArea($input: CreateAreaInput!) { createArea(input: $input) { status message error { kind message field traceId } data { id name status hierarchyNodeId unitName people version } } }": types.CreateAreaDocument,
    "mutation UpdateArea($input: UpdateAreaInput!) { updateArea(input: $input) { status message error { kind message field traceId } data { id name status hierarchyNodeId unitName people version } } }": types.UpdateAreaDocument,
    "query BankAccountsBusiness($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id businessId bankCode accountType accountIdentifier currency version } }": types.BankAccountsBusinessDocument,
    "mutation CreateBankAccount($input: CreateBankAccountInput!) { createBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }": types.CreateBankAccountDocument,
    "mutation UpdateBankAccount($input: UpdateBankAccountInput!) { updateBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }": types.UpdateBankAccountDocument,
    "query BankTemplates { bankTemplates { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } }": types.BankTemplatesDocument,
    "query BankTemplate($input: ByIdBankTemplate!) { bankTemplate(input: $input) { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } }": types.BankTemplateDocument,
    "mutation CreateBankTemplate($input: CreateBankTemplateInput!) { createBankTemplate(input: $input) { status message error { kind message field traceId } data { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } } }": types.CreateBankTemplateDocument,
    "mutation UpdateBankTemplate($input: UpdateBankTemplateInput!) { updateBankTemplate(input: $input) { status message error { kind message field traceId } data { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } } }": types.UpdateBankTemplateDocument,
    "mutation DeleteBankTemplate($input: ByIdBankTemplate!) { deleteBankTemplate(input: $input) { status message error { kind message field traceId } data } }": types.DeleteBankTemplateDocument,
    "query BankTemplateColumns($input: ColumnsOfBankTemplate!) { bankTemplateColumns(input: $input) { id templateId section source position name constant width side pad letters amount date version } }": types.BankTemplateColumnsDocument,
    "mutation CreateBankTemplateColumn($input: CreateBankTemplateColumnInput!) { createBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }": types.CreateBankTemplateColumnDocument,
    "mutation UpdateBankTemplateColumn($input: UpdateBankTemplateColumnInput!) { updateBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }": types.UpdateBankTemplateColumnDocument,
    "mutation DeleteBankTemplateColumn($input: ByIdBankTemplateColumn!) { deleteBankTemplateColumn(input: $input) { status message error { kind message field traceId } data } }": types.DeleteBankTemplateColumnDocument,
    "query AllBranchOffices { allBranchOffices { id name communeCode status people version } }": types.AllBranchOfficesDocument,
    "mutation CreateBranchOffice($input: CreateBranchOfficeInput!) { createBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }": types.CreateBranchOfficeDocument,
    "mutation UpdateBranchOffice($input: UpdateBranchOfficeInput!) { updateBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }": types.UpdateBranchOfficeDocument,
    "query CostCenterGroups { costCenterGroups { id code name status centers kept version } }": types.CostCenterGroupsDocument,
    "query CostCenterGroup($input: ByIdCostCenterGroup!) { costCenterGroup(input: $input) { id code name status centers kept version } }": types.CostCenterGroupDocument,
    "mutation CreateCostCenterGroup($input: CreateCostCenterGroupInput!) { createCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers kept version } } }": types.CreateCostCenterGroupDocument,
    "mutation UpdateCostCenterGroup($input: UpdateCostCenterGroupInput!) { updateCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers kept version } } }": types.UpdateCostCenterGroupDocument,
    "mutation DeleteCostCenterGroup($input: ByIdCostCenterGroup!) { deleteCostCenterGroup(input: $input) { status message error { kind message field traceId } data } }": types.DeleteCostCenterGroupDocument,
    "query ExpenseCategories { expenseCategories { id code name accountId kept version } }": types.ExpenseCategoriesDocument,
    "mutation CreateExpenseCategory($input: CreateExpenseCategoryInput!) { createExpenseCategory(input: $input) { status message error { kind message field traceId } data { id code name accountId kept version } } }": types.CreateExpenseCategoryDocument,
    "mutation UpdateExpenseCategory($input: UpdateExpenseCategoryInput!) { updateExpenseCategory(input: $input) { status message error { kind message field traceId } data { id code name accountId kept version } } }": types.UpdateExpenseCategoryDocument,
    "mutation DeleteExpenseCategory($input: ByIdExpenseCategory!) { deleteExpenseCategory(input: $input) { status message error { kind message field traceId } data } }": types.DeleteExpenseCategoryDocument,
    "query Family($input: FamilyInput!) { family(input: $input) { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } }": types.FamilyDocument,
    "mutation CreateFamilyMember($input: CreateFamilyMemberInput!) { createFamilyMember(input: $input) { status message error { kind message field traceId } data { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } } }": types.CreateFamilyMemberDocument,
    "mutation UpdateFamilyMember($input: UpdateFamilyMemberInput!) { updateFamilyMember(input: $input) { status message error { kind message field traceId } data { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } } }": types.UpdateFamilyMemberDocument,
    "mutation DeleteFamilyMember($input: ByIdFamilyMember!) { deleteFamilyMember(input: $input) { status message error { kind message field traceId } data } }": types.DeleteFamilyMemberDocument,
    "query Holidays { holidays { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } }": types.HolidaysDocument,
    "mutation CreateHoliday($input: CreateHolidayInput!) { createHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } } }": types.CreateHolidayDocument,
    "mutation UpdateHoliday($input: UpdateHolidayInput!) { updateHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } } }": types.UpdateHolidayDocument,
    "mutation DeleteHoliday($input: ByIdHoliday!) { deleteHoliday(input: $input) { status message error { kind message field traceId } data } }": types.DeleteHolidayDocument,
    "query LaborProtections($input: LaborProtectionsInput!) { laborProtections(input: $input) { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } }": types.LaborProtectionsDocument,
    "mutation CreateLaborProtection($input: CreateLaborProtectionInput!) { createLaborProtection(input: $input) { status message error { kind message field traceId } data { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } } }": types.CreateLaborProtectionDocument,
    "mutation UpdateLaborProtection($input: UpdateLaborProtectionInput!) { updateLaborProtection(input: $input) { status message error { kind message field traceId } data { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } } }": types.UpdateLaborProtectionDocument,
    "mutation DeleteLaborProtection($input: ByIdLaborProtection!) { deleteLaborProtection(input: $input) { status message error { kind message field traceId } data } }": types.DeleteLaborProtectionDocument,
    "query PieceworkPrices($input: PricesOfTask!) { pieceworkPrices(input: $input) { id taskId startsOn price version } }": types.PieceworkPricesDocument,
    "mutation CreatePieceworkPrice($input: CreatePieceworkPriceInput!) { createPieceworkPrice(input: $input) { status message error { kind message field traceId } data { id taskId startsOn price version } } }": types.CreatePieceworkPriceDocument,
    "mutation UpdatePieceworkPrice($input: UpdatePieceworkPriceInput!) { updatePieceworkPrice(input: $input) { status message error { kind message field traceId } data { id taskId startsOn price version } } }": types.UpdatePieceworkPriceDocument,
    "mutation DeletePieceworkPrice($input: ByIdPieceworkPrice!) { deletePieceworkPrice(input: $input) { status message error { kind message field traceId } data } }": types.DeletePieceworkPriceDocument,
    "query PieceworkTasks { pieceworkTasks { id name unit status price kept version } }": types.PieceworkTasksDocument,
    "query PieceworkTask($input: ByIdPieceworkTask!) { pieceworkTask(input: $input) { id name unit status price kept version } }": types.PieceworkTaskDocument,
    "mutation CreatePieceworkTask($input: CreatePieceworkTaskInput!) { createPieceworkTask(input: $input) { status message error { kind message field traceId } data { id name unit status price kept version } } }": types.CreatePieceworkTaskDocument,
    "mutation UpdatePieceworkTask($input: UpdatePieceworkTaskInput!) { updatePieceworkTask(input: $input) { status message error { kind message field traceId } data { id name unit status price kept version } } }": types.UpdatePieceworkTaskDocument,
    "mutation DeletePieceworkTask($input: ByIdPieceworkTask!) { deletePieceworkTask(input: $input) { status message error { kind message field traceId } data } }": types.DeletePieceworkTaskDocument,
    "query ProcessingActivities { processingActivities { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } }": types.ProcessingActivitiesDocument,
    "mutation CreateProcessingActivity($input: CreateProcessingActivityInput!) { createProcessingActivity(input: $input) { status message error { kind message field traceId } data { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } } }": types.CreateProcessingActivityDocument,
    "mutation UpdateProcessingActivity($input: UpdateProcessingActivityInput!) { updateProcessingActivity(input: $input) { status message error { kind message field traceId } data { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } } }": types.UpdateProcessingActivityDocument,
    "mutation DeleteProcessingActivity($input: ByIdProcessingActivity!) { deleteProcessingActivity(input: $input) { status message error { kind message field traceId } data } }": types.DeleteProcessingActivityDocument,
    "query CompanyProfiles { companyProfiles { id name version } }": types.CompanyProfilesDocument,
    "mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }": types.CreateProfileDocument,
    "mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }": types.UpdateProfileDocument,
    "mutation DeleteProfile($input: ByIdProfile!) { deleteProfile(input: $input) { status message error { kind message field traceId } data } }": types.DeleteProfileDocument,
    "query ProvisionPolicies { provisionPolicies { id businessId kind fromMonth method percent profit ownCapital reason businessName version } }": types.ProvisionPoliciesDocument,
    "mutation CreateProvisionPolicy($input: CreateProvisionPolicyInput!) { createProvisionPolicy(input: $input) { status message error { kind message field traceId } data { id businessId kind fromMonth method percent profit ownCapital reason businessName version } } }": types.CreateProvisionPolicyDocument,
    "mutation UpdateProvisionPolicy($input: UpdateProvisionPolicyInput!) { updateProvisionPolicy(input: $input) { status message error { kind message field traceId } data { id businessId kind fromMonth method percent profit ownCapital reason businessName version } } }": types.UpdateProvisionPolicyDocument,
    "mutation DeleteProvisionPolicy($input: ByIdProvisionPolicy!) { deleteProvisionPolicy(input: $input) { status message error { kind message field traceId } data } }": types.DeleteProvisionPolicyDocument,
    "query ResidencePermits($input: ResidencePermitsInput!) { residencePermits(input: $input) { id userId kind number startDate endDate residentSince quotaException fileId comment version } }": types.ResidencePermitsDocument,
    "mutation CreateResidencePermit($input: CreateResidencePermitInput!) { createResidencePermit(input: $input) { status message error { kind message field traceId } data { id userId kind number startDate endDate residentSince quotaException fileId comment version } } }": types.CreateResidencePermitDocument,
    "mutation UpdateResidencePermit($input: UpdateResidencePermitInput!) { updateResidencePermit(input: $input) { status message error { kind message field traceId } data { id userId kind number startDate endDate residentSince quotaException fileId comment version } } }": types.UpdateResidencePermitDocument,
    "mutation DeleteResidencePermit($input: ByIdResidencePermit!) { deleteResidencePermit(input: $input) { status message error { kind message field traceId } data } }": types.DeleteResidencePermitDocument,
    "query AllSupplier { allSupplier { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } }": types.AllSupplierDocument,
    "mutation CreateSupplier($input: CreateSupplierInput!) { createSupplier(input: $input) { status message error { kind message field traceId } data { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } } }": types.CreateSupplierDocument,
    "mutation UpdateSupplier($input: UpdateSupplierInput!) { updateSupplier(input: $input) { status message error { kind message field traceId } data { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } } }": types.UpdateSupplierDocument,
    "mutation DeleteSupplier($input: ByIdSupplier!) { deleteSupplier(input: $input) { status message error { kind message field traceId } data } }": types.DeleteSupplierDocument,
    "query Syndicates { syndicates { id name rut feeType feeValue members kept version } }": types.SyndicatesDocument,
    "query Syndicate($input: ByIdSyndicate!) { syndicate(input: $input) { id name rut feeType feeValue members kept version } }": types.SyndicateDocument,
    "mutation CreateSyndicate($input: CreateSyndicateInput!) { createSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members kept version } } }": types.CreateSyndicateDocument,
    "mutation UpdateSyndicate($input: UpdateSyndicateInput!) { updateSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members kept version } } }": types.UpdateSyndicateDocument,
    "mutation DeleteSyndicate($input: ByIdSyndicate!) { deleteSyndicate(input: $input) { status message error { kind message field traceId } data } }": types.DeleteSyndicateDocument,
    "query UnitKinds { unitKinds { id name units kept version } }": types.UnitKindsDocument,
    "mutation CreateUnitKind($input: CreateUnitKindInput!) { createUnitKind(input: $input) { status message error { kind message field traceId } data { id name units kept version } } }": types.CreateUnitKindDocument,
    "mutation UpdateUnitKind($input: UpdateUnitKindInput!) { updateUnitKind(input: $input) { status message error { kind message field traceId } data { id name units kept version } } }": types.UpdateUnitKindDocument,
    "mutation DeleteUnitKind($input: ByIdUnitKind!) { deleteUnitKind(input: $input) { status message error { kind message field traceId } data } }": types.DeleteUnitKindDocument,
    "query VacationBlackouts($input: OfVacationRules!) { vacationBlackouts(input: $input) { id businessId startDate endDate reason version } }": types.VacationBlackoutsDocument,
    "mutation CreateVacationBlackout($input: CreateVacationBlackoutInput!) { createVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }": types.CreateVacationBlackoutDocument,
    "mutation UpdateVacationBlackout($input: UpdateVacationBlackoutInput!) { updateVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }": types.UpdateVacationBlackoutDocument,
    "mutation DeleteVacationBlackout($input: ByIdVacationBlackout!) { deleteVacationBlackout(input: $input) { status message error { kind message field traceId } data } }": types.DeleteVacationBlackoutDocument,
    "query AbsenceAlerts($input: AbsenceAlertsInput) { absenceAlerts(input: $input) { article due fullname id kind overdue userId words } }": types.AbsenceAlertsDocument,
    "query AbsenceContracts($input: AbsenceContractsInput) { absenceContracts(input: $input) { hint id label } }": types.AbsenceContractsDocument,
    "query AbsenceMonth($input: AbsenceMonthInput!) { absenceMonth(input: $input) { cut holidays { date place title } rows { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } } }": types.AbsenceMonthDocument,
    "query AbsenceOverlapDates($input: AbsenceOverlapDatesInput!) { absenceOverlapDates(input: $input) { effects { isOpen words yearMonth } overlaps { endDate id kind startDate status } past realDays team vacations workDays } }": types.AbsenceOverlapDatesDocument,
    "query AbsenceSteps($input: ByIdAbsence!) { absenceSteps(input: $input) { at author id reason state } }": types.AbsenceStepsDocument,
    "query AbsenceTeamAway($input: AbsenceTeamAwayInput!) { absenceTeamAway(input: $input) { words } }": types.AbsenceTeamAwayDocument,
    "query Absences($filter: AbsenceFilter, $page: Page, $sort: AbsencesSort, $counted: Boolean = true) { absences(filter: $filter, page: $page, sort: $sort) { rows { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } total @include(if: $counted) } }": types.AbsencesDocument,
    "mutation AnswerAbsences($input: AnswerAbsencesInput!) { answerAbsences(input: $input) { status message error { kind message field traceId } data { answered goingOn } } }": types.AnswerAbsencesDocument,
    "mutation CreateAbsence($input: CreateAbsenceInput!) { createAbsence(input: $input) { status message error { kind message field traceId } data { id responseStatus } } }": types.CreateAbsenceDocument,
    "mutation DeleteAbsence($input: ByIdAbsence!) { deleteAbsence(input: $input) { status message error { kind message field traceId } data } }": types.DeleteAbsenceDocument,
    "query LegalPermitDays($input: LegalPermitDaysInput!) { legalPermitDays(input: $input) { article days endDate halfDay proof when } }": types.LegalPermitDaysDocument,
    "query TeamAbsences($input: TeamAbsencesInput) { teamAbsences(input: $input) { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } }": types.TeamAbsencesDocument,
    "mutation UpdateAbsence($input: UpdateAbsenceInput!) { updateAbsence(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateAbsenceDocument,
    "mutation UpdateAbsenceResponse($input: UpdateAbsenceResponseInput!) { updateAbsenceResponse(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateAbsenceResponseDocument,
    "query UserAbsenceYear($input: UserAbsenceYearInput!) { userAbsenceYear(input: $input) { pending used { count kind pay realDays type workDays } year years } }": types.UserAbsenceYearDocument,
    "query UserAbsences($input: UserAbsencesInput!) { userAbsences(input: $input) { applicationEndDate applicationStartDate businessId businessName canWithdraw comment continuousLicense contributionDays creator description endDate fileId fileUrl firstLicence format fullname half halfDay hasFile id ignoreHolidays jobTitle kind lastUpdateUser lateUntil legalPermit licenseNumber pay previousPay realDays respondedAt response responseStatus revealed rut sendEmailToSupervisor sentOn startDate status steps { at comment people place state words } subtype type userContractId userId version waitsForOther workDays } }": types.UserAbsencesDocument,
    "mutation WithdrawAbsence($input: WithdrawAbsenceInput!) { withdrawAbsence(input: $input) { status message error { kind message field traceId } data { id version } } }": types.WithdrawAbsenceDocument,
    "query AccountingAccountLines($input: ImportAccountingAccountsInput!) { accountingAccountLines(input: $input) { note problem wrong } }": types.AccountingAccountLinesDocument,
    "query AccountingFiles($input: AccountingFilesInput!) { accountingFiles(input: $input) { author id lines madeAt number sha256 templateName templateVersion } }": types.AccountingFilesDocument,
    "query AccountingTemplateTrial($input: AccountingTemplateTrialInput!) { accountingTemplateTrial(input: $input) { columns lines number problems rows { cells section } total } }": types.AccountingTemplateTrialDocument,
    "query AccountingTemplateVersions($input: ByIdAccountingTemplate!) { accountingTemplateVersions(input: $input) { at author layout number } }": types.AccountingTemplateVersionsDocument,
    "query CentralizationExpenses($filter: CentralizationExpenseFilter, $page: Page, $sort: CentralizationExpensesSort, $counted: Boolean = true) { centralizationExpenses(filter: $filter, page: $page, sort: $sort) { rows { fullname id number paidOn title total } total @include(if: $counted) } }": types.CentralizationExpensesDocument,
    "query CentralizationLines($input: CentralizationLinesInput!) { centralizationLines(input: $input) { amount code contracts institution label n side source } }": types.CentralizationLinesDocument,
    "query CentralizationMonths($filter: CentralizationMonthFilter, $page: Page, $sort: CentralizationMonthsSort, $counted: Boolean = true) { centralizationMonths(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName debit isOpen number payrollMonthId state yearMonth } total @include(if: $counted) } }": types.CentralizationMonthsDocument,
    "query CentralizationPeople($filter: CentralizationPeopleFilter, $page: Page, $sort: CentralizationPeopleSort, $counted: Boolean = true) { centralizationPeople(filter: $filter, page: $page, sort: $sort) { rows { amount code contractId name payrollMonthId rut userId } total @include(if: $counted) } }": types.CentralizationPeopleDocument,
    "query CentralizationProvisionPeople($filter: CentralizationProvisionPeopleFilter, $page: Page, $sort: CentralizationProvisionPeopleSort, $counted: Boolean = true) { centralizationProvisionPeople(filter: $filter, page: $page, sort: $sort) { rows { before code contractId figures { key label unit value } left moved name problem rut userId whole } total @include(if: $counted) } }": types.CentralizationProvisionPeopleDocument,
    "query CentralizationProvisions($input: CentralizationProvisionsInput!) { centralizationProvisions(input: $input) { before contracts kind left method moved norm percent since unknown } }": types.CentralizationProvisionsDocument,
    "query CentralizationSums($input: CentralizationSumsInput!) { centralizationSums(input: $input) { accountCode accountId accountName centerCode centerName costCenterId credit creditBefore debit debitBefore isChanged key } }": types.CentralizationSumsDocument,
    "query Centralizations($input: CentralizationsInput!) { centralizations(input: $input) { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people problems { account amount code contracts institution label lack side source } reason reversedBy reverses sha256 squares { entry filed kind payslips } state total withSubsidies withVacations yearMonth } }": types.CentralizationsDocument,
    "mutation CreateAccountingFile($input: CreateAccountingFileInput!) { createAccountingFile(input: $input) { status message error { kind message field traceId } data { name url } } }": types.CreateAccountingFileDocument,
    "mutation CreateCentralization($input: CreateCentralizationInput!) { createCentralization(input: $input) { status message error { kind message field traceId } data { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people reason reversedBy reverses sha256 state total withSubsidies withVacations yearMonth } } }": types.CreateCentralizationDocument,
    "mutation CreateUsualAccountingPlan { createUsualAccountingPlan { status message error { kind message field traceId } data } }": types.CreateUsualAccountingPlanDocument,
    "query ExportAccountingTemplate($input: ByIdAccountingTemplate!) { exportAccountingTemplate(input: $input) { layout name } }": types.ExportAccountingTemplateDocument,
    "mutation ExportCentralization($input: ExportCentralizationInput!) { exportCentralization(input: $input) { status message error { kind message field traceId } data { name url } } }": types.ExportCentralizationDocument,
    "mutation ImportAccountingAccounts($input: ImportAccountingAccountsInput!) { importAccountingAccounts(input: $input) { status message error { kind message field traceId } data { changed created } } }": types.ImportAccountingAccountsDocument,
    "mutation ImportAccountingTemplate($input: ImportAccountingTemplateInput!) { importAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ImportAccountingTemplateDocument,
    "mutation MoveAccountingTemplateColumn($input: MoveAccountingTemplateColumnInput!) { moveAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id version } } }": types.MoveAccountingTemplateColumnDocument,
    "mutation OpenAccountingFile($input: ByIdAccountingFile!) { openAccountingFile(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenAccountingFileDocument,
    "mutation PublishAccountingTemplate($input: PublishAccountingTemplateInput!) { publishAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.PublishAccountingTemplateDocument,
    "mutation ReverseCentralization($input: ReverseCentralizationInput!) { reverseCentralization(input: $input) { status message error { kind message field traceId } data { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people reason reversedBy reverses sha256 state total withSubsidies withVacations yearMonth } } }": types.ReverseCentralizationDocument,
    "query UnbookedItems { unbookedItems { account itemCode label lack side source } }": types.UnbookedItemsDocument,
    "mutation EndOtherSessions { endOtherSessions { status message error { kind message field traceId } data } }": types.EndOtherSessionsDocument,
    "mutation EndSession($input: ByIdSession!) { endSession(input: $input) { status message error { kind message field traceId } data } }": types.EndSessionDocument,
    "mutation EndUserSessions($input: OfAccess!) { endUserSessions(input: $input) { status message error { kind message field traceId } data } }": types.EndUserSessionsDocument,
    "query OwnSessions { ownSessions { address createdAt current device id lastSeenAt proof } }": types.OwnSessionsDocument,
    "mutation ResetSecondFactor($input: OfAccess!) { resetSecondFactor(input: $input) { status message error { kind message field traceId } data } }": types.ResetSecondFactorDocument,
    "mutation SendAccess($input: OfAccess!) { sendAccess(input: $input) { status message error { kind message field traceId } data { codeUntil invitedTo oneTimeCode username } } }": types.SendAccessDocument,
    "query UserAccess($input: OfAccess!) { userAccess(input: $input) { byMail codeUntil email invitedUntil lastSeenAt openSessions secondFactor state username whyNotHelp whyNotPassword } }": types.UserAccessDocument,
    "query ActionPlan($input: ByIdActionPlan!) { actionPlan(input: $input) { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } }": types.ActionPlanDocument,
    "query ActionPlanSteps($input: ByIdActionPlan!) { actionPlanSteps(input: $input) { at author id reason state } }": types.ActionPlanStepsDocument,
    "query ActionPlanWeights($input: ActionPlanWeightsInput) { actionPlanWeights(input: $input) { approved pending } }": types.ActionPlanWeightsDocument,
    "query ActionPlans($filter: ActionPlanFilter, $page: Page, $sort: ActionPlansSort, $counted: Boolean = true) { actionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }": types.ActionPlansDocument,
    "mutation CreateActionPlan($input: CreateActionPlanInput!) { createActionPlan(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateActionPlanDocument,
    "mutation CreateMilestone($input: CreateMilestoneInput!) { createMilestone(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateMilestoneDocument,
    "mutation DeleteActionPlan($input: DeleteActionPlanInput!) { deleteActionPlan(input: $input) { status message error { kind message field traceId } data { id } } }": types.DeleteActionPlanDocument,
    "mutation DeleteMilestone($input: DeleteMilestoneInput!) { deleteMilestone(input: $input) { status message error { kind message field traceId } data { id } } }": types.DeleteMilestoneDocument,
    "query Milestones($input: MilestonesInput!) { milestones(input: $input) { actionPlanId creator date description doneAt evidenceFileId id name needsEvidence type version weight } }": types.MilestonesDocument,
    "query MyActionPlans($filter: ActionPlanFilter, $page: Page, $sort: MyActionPlansSort, $counted: Boolean = true) { myActionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }": types.MyActionPlansDocument,
    "mutation OpenMilestoneEvidence($input: ByIdMilestone!) { openMilestoneEvidence(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenMilestoneEvidenceDocument,
    "mutation PrintActionPlan($input: ByIdActionPlan!) { printActionPlan(input: $input) { status message error { kind message field traceId } data { name url } } }": types.PrintActionPlanDocument,
    "mutation SendActionPlanToSign($input: SendActionPlanToSignInput!) { sendActionPlanToSign(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SendActionPlanToSignDocument,
    "query SubordinateActionPlans($filter: ActionPlanFilter, $page: Page, $sort: SubordinateActionPlansSort, $counted: Boolean = true) { subordinateActionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }": types.SubordinateActionPlansDocument,
    "mutation UpdateActionPlan($input: UpdateActionPlanInput!) { updateActionPlan(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateActionPlanDocument,
    "mutation UpdateActionPlanApprovalStatus($input: UpdateActionPlanApprovalStatusInput!) { updateActionPlanApprovalStatus(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateActionPlanApprovalStatusDocument,
    "mutation UpdateActionPlanEvaluationWeight($input: UpdateActionPlanEvaluationWeightInput!) { updateActionPlanEvaluationWeight(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateActionPlanEvaluationWeightDocument,
    "mutation UpdateActionPlanPercentage($input: UpdateActionPlanPercentageInput!) { updateActionPlanPercentage(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateActionPlanPercentageDocument,
    "mutation UpdateActionPlanStatus($input: UpdateActionPlanStatusInput!) { updateActionPlanStatus(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateActionPlanStatusDocument,
    "mutation UpdateActionPlanSupervisor($input: UpdateActionPlanSupervisorInput!) { updateActionPlanSupervisor(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateActionPlanSupervisorDocument,
    "mutation UpdateMilestone($input: UpdateMilestoneInput!) { updateMilestone(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateMilestoneDocument,
    "query AdditionalPdf($input: OfAdditionalPayment!) { additionalPdf(input: $input) { name url } }": types.AdditionalPdfDocument,
    "query AdditionalPayments($filter: AdditionalPaymentsFilter, $page: Page, $sort: AdditionalPaymentsSort, $counted: Boolean = true) { additionalPayments(filter: $filter, page: $page, sort: $sort) { rows { accruedFrom accruedTo contractId deductions earnings itemCode name net payrollMonthId rut userId value } total @include(if: $counted) } }": types.AdditionalPaymentsDocument,
    "query AdditionalRelease($input: OfAdditionalMonth!) { additionalRelease(input: $input) { mailed payrollMonthId released releasedAt total withoutMail } }": types.AdditionalReleaseDocument,
    "query AdditionalTotals($input: OfAdditionalMonth!) { additionalTotals(input: $input) { accruedFrom accruedTo given itemCode payrollMonthId people } }": types.AdditionalTotalsDocument,
    "query AdditionalWithoutMail($filter: AdditionalWithoutMailFilter, $page: Page, $sort: AdditionalWithoutMailSort, $counted: Boolean = true) { additionalWithoutMail(filter: $filter, page: $page, sort: $sort) { rows { contractId name rut userId } total @include(if: $counted) } }": types.AdditionalWithoutMailDocument,
    "mutation NameAdditional($input: NameAdditionalInput!) { nameAdditional(input: $input) { status message error { kind message field traceId } data { name payrollMonthId } } }": types.NameAdditionalDocument,
    "mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) { releaseAdditionalPayments(input: $input) { status message error { kind message field traceId } data { mailed payrollMonthId released releasedAt total withoutMail } } }": types.ReleaseAdditionalPaymentsDocument,
    "mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) { saveAdditionalPayments(input: $input) { status message error { kind message field traceId } data { saved } } }": types.SaveAdditionalPaymentsDocument,
    "query AdvanceTotals($input: OfAdvanceMonth!) { advanceTotals(input: $input) { amount given payrollMonthId people } }": types.AdvanceTotalsDocument,
    "query Advances($filter: AdvancesFilter, $page: Page, $sort: AdvancesSort, $counted: Boolean = true) { advances(filter: $filter, page: $page, sort: $sort) { rows { amount contractId jobTitle mode name payrollMonthId rut salary salaryProblem userId value } total @include(if: $counted) } }": types.AdvancesDocument,
    "query AdvancesToProcess($filter: AdvancesToProcessFilter, $page: Page, $sort: AdvancesToProcessSort, $counted: Boolean = true) { advancesToProcess(filter: $filter, page: $page, sort: $sort) { rows { amount contractId inPayroll name processId userId } total @include(if: $counted) } }": types.AdvancesToProcessDocument,
    "query AdvancesToProcessTotals($input: OfAdvanceMonth!) { advancesToProcessTotals(input: $input) { amount payrollMonthId people waiting } }": types.AdvancesToProcessTotalsDocument,
    "mutation ProposeAdvances($input: ProposeAdvancesInput!) { proposeAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }": types.ProposeAdvancesDocument,
    "mutation SaveAdvances($input: SaveAdvancesInput!) { saveAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }": types.SaveAdvancesDocument,
    "mutation AnnulContractAnnex($input: AnnulContractAnnexInput!) { annulContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AnnulContractAnnexDocument,
    "query ContractAnnex($input: ContractAnnexInput!) { contractAnnex(input: $input) { annulsId annulsNumber applied author businessName changes { after attribute before label reserved } documentId effectiveOn fullname id inSignature isOwn number reason revealed rut signedOn state terms title userContractId userId values { art22 branchOffice contractType daysPerWeek finalDate fixedTermRenewals gratificationAmount gratificationType hoursPerWeek jobTitle monthlySalary { currency value } paymentPeriod remoteWork shiftWork } version } }": types.ContractAnnexDocument,
    "query ContractAnnexNeeds($input: ContractAnnexNeedsInput!) { contractAnnexNeeds(input: $input) { effectiveOn id terms } }": types.ContractAnnexNeedsDocument,
    "query ContractAnnexSteps($input: ByIdContractAnnex!) { contractAnnexSteps(input: $input) { at author id reason state } }": types.ContractAnnexStepsDocument,
    "query ContractAnnexes($filter: ContractAnnexFilter, $page: Page, $sort: ContractAnnexesSort, $counted: Boolean = true) { contractAnnexes(filter: $filter, page: $page, sort: $sort) { rows { annulsId annulsNumber applied author businessName documentId effectiveOn fullname id inSignature isOwn number reason rut signedOn state terms title userContractId userId version } total @include(if: $counted) } }": types.ContractAnnexesDocument,
    "query ContractFiles($input: ContractFilesInput!) { contractFiles(input: $input) { createdAt id name state } }": types.ContractFilesDocument,
    "mutation CreateContractAnnex($input: CreateContractAnnexInput!) { createContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateContractAnnexDocument,
    "mutation CreateContractFile($input: CreateContractFileInput!) { createContractFile(input: $input) { status message error { kind message field traceId } data { createdAt id name state } } }": types.CreateContractFileDocument,
    "mutation DeleteContractAnnex($input: DeleteContractAnnexInput!) { deleteContractAnnex(input: $input) { status message error { kind message field traceId } data } }": types.DeleteContractAnnexDocument,
    "mutation DeleteContractFile($input: ByIdDocument!) { deleteContractFile(input: $input) { status message error { kind message field traceId } data } }": types.DeleteContractFileDocument,
    "mutation DismissContractAnnexNeed($input: DismissContractAnnexNeedInput!) { dismissContractAnnexNeed(input: $input) { status message error { kind message field traceId } data } }": types.DismissContractAnnexNeedDocument,
    "mutation GenerateContractAnnex($input: ByIdContractAnnexNeed!) { generateContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": types.GenerateContractAnnexDocument,
    "mutation OpenContractAnnex($input: ByIdContractAnnex!) { openContractAnnex(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenContractAnnexDocument,
    "mutation OpenContractFile($input: ByIdDocument!) { openContractFile(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenContractFileDocument,
    "mutation RejectContractAnnex($input: RejectContractAnnexInput!) { rejectContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RejectContractAnnexDocument,
    "mutation SendContractAnnex($input: SendContractAnnexInput!) { sendContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SendContractAnnexDocument,
    "mutation SignContractAnnex($input: SignContractAnnexInput!) { signContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SignContractAnnexDocument,
    "mutation UpdateContractAnnex($input: UpdateContractAnnexInput!) { updateContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateContractAnnexDocument,
    "mutation AcknowledgeAnnouncement($input: ByIdAnnouncement!) { acknowledgeAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AcknowledgeAnnouncementDocument,
    "query AnnouncementReaders($filter: AnnouncementReadersFilter, $page: Page, $sort: AnnouncementReadersSort, $counted: Boolean = true) { announcementReaders(filter: $filter, page: $page, sort: $sort) { rows { acknowledgedAt fullname readAt userId } total @include(if: $counted) } }": types.AnnouncementReadersDocument,
    "query Announcements($filter: AnnouncementFilter, $page: Page, $sort: AnnouncementsSort, $counted: Boolean = true) { announcements(filter: $filter, page: $page, sort: $sort) { rows { acknowledgedAt allowsReactions asksAcknowledgement author businessIds businessNames canUpdate content expiryDate id pinned publishDate reaction readAt reason sendsMail state title version visibility withdrawnAt } total @include(if: $counted) } }": types.AnnouncementsDocument,
    "mutation ChangeOrderCompanyFeed($input: ChangeOrderCompanyFeedInput!) { changeOrderCompanyFeed(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ChangeOrderCompanyFeedDocument,
    "query CompanyFeed($input: CompanyFeedInput) { companyFeed(input: $input) { createdAt fileId id imageUrl link text version } }": types.CompanyFeedDocument,
    "mutation CreateAnnouncement($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateAnnouncementDocument,
    "mutation DeleteAnnouncement($input: DeleteAnnouncementInput!) { deleteAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DeleteAnnouncementDocument,
    "mutation DeleteCompanyFeed($input: ByIdCompanyFeed!) { deleteCompanyFeed(input: $input) { status message error { kind message field traceId } data { id } } }": types.DeleteCompanyFeedDocument,
    "mutation OpenAnnouncementFile($input: OpenAnnouncementFileInput!) { openAnnouncementFile(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenAnnouncementFileDocument,
    "mutation ReactToAnnouncement($input: ReactToAnnouncementInput!) { reactToAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ReactToAnnouncementDocument,
    "mutation ReadAnnouncement($input: ByIdAnnouncement!) { readAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ReadAnnouncementDocument,
    "mutation UpdateAnnouncement($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateAnnouncementDocument,
    "mutation UploaderCompanyFeed($input: UploaderCompanyFeedInput) { uploaderCompanyFeed(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UploaderCompanyFeedDocument,
    "query ApprovalPreview($input: ApprovalPreviewInput!) { approvalPreview(input: $input) { place words } }": types.ApprovalPreviewDocument,
    "query ApprovalRules($input: OfApprovalRules!) { approvalRules(input: $input) { businessId escalateDays fromDay kind steps { days holder person role userId when words } version } }": types.ApprovalRulesDocument,
    "mutation SaveApprovalRule($input: SaveApprovalRuleInput!) { saveApprovalRule(input: $input) { status message error { kind message field traceId } data { saved } } }": types.SaveApprovalRuleDocument,
    "query Arrival($input: ByIdArrival!) { arrival(input: $input) { businessName byHand createdAt day doneCount fullname id isOwn kind mayKeep name overdueCount reason rut state taskCount userContractId userId version } }": types.ArrivalDocument,
    "query ArrivalTaskSteps($input: ByIdArrivalTask!) { arrivalTaskSteps(input: $input) { at author id reason state } }": types.ArrivalTaskStepsDocument,
    "query ArrivalTasks($filter: ArrivalTaskFilter, $page: Page, $sort: ArrivalTasksSort, $counted: Boolean = true) { arrivalTasks(filter: $filter, page: $page, sort: $sort) { rows { arrivalId assignee assigneeId assigneeName comment days documentTemplateId doneAt doneBy due fullname hasFile id isOverdue isOwn kind listKind mayDo obligatory returnedOn returns rut serial state title userId version } total @include(if: $counted) } }": types.ArrivalTasksDocument,
    "query ArrivalTemplates { arrivalTemplates { area businessId id jobTitle kind name status tasks { assignee days documentTemplateId kind obligatory title userId } version } }": types.ArrivalTemplatesDocument,
    "query Arrivals($filter: ArrivalFilter, $page: Page, $sort: ArrivalsSort, $counted: Boolean = true) { arrivals(filter: $filter, page: $page, sort: $sort) { rows { businessName byHand createdAt day doneCount fullname id isOwn kind mayKeep name overdueCount reason rut state taskCount userContractId userId version } total @include(if: $counted) } }": types.ArrivalsDocument,
    "mutation CancelArrival($input: CancelArrivalInput!) { cancelArrival(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CancelArrivalDocument,
    "mutation CompleteArrivalTask($input: CompleteArrivalTaskInput!) { completeArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CompleteArrivalTaskDocument,
    "mutation CreateArrivalTemplate($input: CreateArrivalTemplateInput!) { createArrivalTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateArrivalTemplateDocument,
    "mutation DeleteArrivalTemplate($input: ByIdArrivalTemplate!) { deleteArrivalTemplate(input: $input) { status message error { kind message field traceId } data } }": types.DeleteArrivalTemplateDocument,
    "mutation OpenArrivalTaskFile($input: ByIdArrivalTask!) { openArrivalTaskFile(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenArrivalTaskFileDocument,
    "mutation ReopenArrivalTask($input: ReopenArrivalTaskInput!) { reopenArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ReopenArrivalTaskDocument,
    "mutation SkipArrivalTask($input: SkipArrivalTaskInput!) { skipArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SkipArrivalTaskDocument,
    "mutation StartArrival($input: StartArrivalInput!) { startArrival(input: $input) { status message error { kind message field traceId } data { id version } } }": types.StartArrivalDocument,
    "mutation UpdateArrivalTemplate($input: UpdateArrivalTemplateInput!) { updateArrivalTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateArrivalTemplateDocument,
    "query AuditLog($filter: AuditLogFilter, $page: Page, $sort: AuditLogSort, $counted: Boolean = true) { auditLog(filter: $filter, page: $page, sort: $sort) { rows { acting action at author entity key more parts { action changes { after before field } entity withheld } personId seq subject withheld } total @include(if: $counted) } }": types.AuditLogDocument,
    "query VerifyAudit { verifyAudit { events intact problem } }": types.VerifyAuditDocument,
    "mutation AnswerPaymentLimit($input: AnswerPaymentLimitInput!) { answerPaymentLimit(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AnswerPaymentLimitDocument,
    "mutation AnswerPaymentList($input: AnswerPaymentListInput!) { answerPaymentList(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AnswerPaymentListDocument,
    "query BankListControl($input: BankListControlInput!) { bankListControl(input: $input) { byBank { label people total } byKind { label people total } findings payrollMonthId people total transfers } }": types.BankListControlDocument,
    "query BankListFindings($filter: BankListFindingsFilter, $page: Page, $sort: BankListFindingsSort, $counted: Boolean = true) { bankListFindings(filter: $filter, page: $page, sort: $sort) { rows { contractId level name net rut settlementId words } total @include(if: $counted) } }": types.BankListFindingsDocument,
    "query BankListTrial($input: BankListTrialInput!) { bankListTrial(input: $input) { columns lines name problems rows { cells section } total } }": types.BankListTrialDocument,
    "query BankTemplateVersions($input: ByIdBankTemplate!) { bankTemplateVersions(input: $input) { at author layout number } }": types.BankTemplateVersionsDocument,
    "mutation CancelPaymentList($input: CancelPaymentListInput!) { cancelPaymentList(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CancelPaymentListDocument,
    "mutation CreatePaymentList($input: CreatePaymentListInput!) { createPaymentList(input: $input) { status message error { kind message field traceId } data { id state people total } } }": types.CreatePaymentListDocument,
    "mutation CreateSignedList($input: CreateSignedListInput!) { createSignedList(input: $input) { status message error { kind message field traceId } data { name people total url } } }": types.CreateSignedListDocument,
    "query ExportBankTemplate($input: ByIdBankTemplate!) { exportBankTemplate(input: $input) { layout name } }": types.ExportBankTemplateDocument,
    "mutation ImportBankTemplate($input: ImportBankTemplateInput!) { importBankTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ImportBankTemplateDocument,
    "mutation MoveBankTemplateColumn($input: MoveBankTemplateColumnInput!) { moveBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id version } } }": types.MoveBankTemplateColumnDocument,
    "mutation OpenPaymentList($input: OpenPaymentListInput!) { openPaymentList(input: $input) { status message error { kind message field traceId } data { id name total transfers url } } }": types.OpenPaymentListDocument,
    "query PaymentAnswerLines($filter: PaymentAnswerLinesFilter, $page: Page, $sort: PaymentAnswerLinesSort, $counted: Boolean = true) { paymentAnswerLines(filter: $filter, page: $page, sort: $sort) { rows { amount line n name outcome rowN rut status words } total @include(if: $counted) } }": types.PaymentAnswerLinesDocument,
    "query PaymentAnswers($input: ByIdPaymentList!) { paymentAnswers(input: $input) { at author id paid paymentListId rejected sha256 source undoReason undoneAt unmatched version } }": types.PaymentAnswersDocument,
    "query PaymentLimits { paymentLimits { amount businessId businessName pending { amount answeredAt answerer author businessId businessName createdAt id isOwn reason state version } proposed { amount lists } } }": types.PaymentLimitsDocument,
    "query PaymentList($input: ByIdPaymentList!) { paymentList(input: $input) { author businessId businessName byBank { label people total } createdAt hash id isOwn limitAmount number paid payrollMonthId people purpose reason rejected releasedAt releaser sentAt state subject templateName total version yearMonth } }": types.PaymentListDocument,
    "query PaymentListRows($filter: PaymentListRowsFilter, $page: Page, $sort: PaymentListRowsSort, $counted: Boolean = true) { paymentListRows(filter: $filter, page: $page, sort: $sort) { rows { accountEnd amount answeredAt bank n name reason rut state subject } total @include(if: $counted) } }": types.PaymentListRowsDocument,
    "query PaymentListSteps($input: ByIdPaymentList!) { paymentListSteps(input: $input) { at author id reason state } }": types.PaymentListStepsDocument,
    "query PaymentLists($filter: PaymentListsFilter, $page: Page, $sort: PaymentListsSort, $counted: Boolean = true) { paymentLists(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName createdAt hash id isOwn limitAmount number paid payrollMonthId people purpose reason rejected releasedAt releaser sentAt state subject templateName total version yearMonth } total @include(if: $counted) } }": types.PaymentListsDocument,
    "query PreviewPaymentAnswer($input: PreviewPaymentAnswerInput!) { previewPaymentAnswer(input: $input) { isKnown lines paid rejected rows { amount line outcome rowN rut status words } unmatched } }": types.PreviewPaymentAnswerDocument,
    "mutation ProposePaymentLimit($input: ProposePaymentLimitInput!) { proposePaymentLimit(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ProposePaymentLimitDocument,
    "mutation PublishBankTemplate($input: PublishBankTemplateInput!) { publishBankTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.PublishBankTemplateDocument,
    "mutation ReadPaymentAnswer($input: ReadPaymentAnswerInput!) { readPaymentAnswer(input: $input) { status message error { kind message field traceId } data { id isKnown paid rejected } } }": types.ReadPaymentAnswerDocument,
    "mutation UndoPaymentAnswer($input: UndoPaymentAnswerInput!) { undoPaymentAnswer(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoPaymentAnswerDocument,
    "mutation AddDataBreachEntry($input: AddDataBreachEntryInput!) { addDataBreachEntry(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AddDataBreachEntryDocument,
    "mutation ChooseDataBreachPeople($input: ChooseDataBreachPeopleInput!) { chooseDataBreachPeople(input: $input) { status message error { kind message field traceId } data { added doubledRuts people unknownRuts wrongRuts } } }": types.ChooseDataBreachPeopleDocument,
    "mutation CloseDataBreach($input: CloseDataBreachInput!) { closeDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CloseDataBreachDocument,
    "mutation CreateDataBreach($input: CreateDataBreachInput!) { createDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateDataBreachDocument,
    "query DataBreach($input: ByIdDataBreach!) { dataBreach(input: $input) { advice agencyNumber agencyOn author closedAt closedReason contact data economic effects happenedOn id knownOn knownTime measures minors people risk sensitive state title told version what } }": types.DataBreachDocument,
    "query DataBreachEntries($filter: DataBreachEntryFilter, $page: Page, $sort: DataBreachEntriesSort, $counted: Boolean = true) { dataBreachEntries(filter: $filter, page: $page, sort: $sort) { rows { at author id kind note } total @include(if: $counted) } }": types.DataBreachEntriesDocument,
    "query DataBreachNotice($input: DataBreachNoticeInput!) { dataBreachNotice(input: $input) { name url } }": types.DataBreachNoticeDocument,
    "query DataBreachPeople($filter: DataBreachPeopleFilter, $page: Page, $sort: DataBreachPeopleSort, $counted: Boolean = true) { dataBreachPeople(filter: $filter, page: $page, sort: $sort) { rows { fullname isReached toldAt toldHow toldNote userId } total @include(if: $counted) } }": types.DataBreachPeopleDocument,
    "query DataBreaches($filter: DataBreachFilter, $page: Page, $sort: DataBreachesSort, $counted: Boolean = true) { dataBreaches(filter: $filter, page: $page, sort: $sort) { rows { advice agencyNumber agencyOn author closedAt closedReason contact data economic effects happenedOn id knownOn knownTime measures minors people risk sensitive state title told version what } total @include(if: $counted) } }": types.DataBreachesDocument,
    "mutation MarkDataBreachPeopleTold($input: MarkDataBreachPeopleToldInput!) { markDataBreachPeopleTold(input: $input) { status message error { kind message field traceId } data { id version } } }": types.MarkDataBreachPeopleToldDocument,
    "query OwnDataBreaches($page: Page, $sort: OwnDataBreachesSort, $counted: Boolean = true) { ownDataBreaches(page: $page, sort: $sort) { rows { advice contact data effects happenedOn id knownOn measures toldAt what } total @include(if: $counted) } }": types.OwnDataBreachesDocument,
    "mutation RecordAgencyNotice($input: RecordAgencyNoticeInput!) { recordAgencyNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RecordAgencyNoticeDocument,
    "mutation RemoveDataBreachPerson($input: RemoveDataBreachPersonInput!) { removeDataBreachPerson(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RemoveDataBreachPersonDocument,
    "mutation TellDataBreachPeople($input: TellDataBreachPeopleInput!) { tellDataBreachPeople(input: $input) { status message error { kind message field traceId } data { id version } } }": types.TellDataBreachPeopleDocument,
    "mutation UpdateDataBreach($input: UpdateDataBreachInput!) { updateDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateDataBreachDocument,
    "query Business($input: ByIdBusiness!) { business(input: $input) { accidentabilityRate activityCode address baseAccidentabilityRate businessField businessName ccafCode communeCode draft email id logo logoFileId mutualCode name phone principal representatives { name rut } rut sannaRate slug status usePayroll version workers } }": types.BusinessDocument,
    "query BusinessNames { businessNames { id name rut } }": types.BusinessNamesDocument,
    "query BusinessOptions($input: OfBusiness!) { businessOptions(input: $input) { businessId conventions { code value } logo logoId payrollPayGratificationLicense payrollPublicSupervisor payrollUseThirtyDays payrollUseThirtyDaysOnLicense vacationEmailManager vacationEmailResponse vacationEmailSupervisor vacationPublic vacationPublicSupervisor version } }": types.BusinessOptionsDocument,
    "mutation CreateBusiness($input: CreateBusinessInput!) { createBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateBusinessDocument,
    "query ProcessRules($input: OfRules!) { processRules(input: $input) { businessId closingApproval fromMonth payDay payNextMonth version } }": types.ProcessRulesDocument,
    "mutation SaveProcessRule($input: SaveProcessRuleInput!) { saveProcessRule(input: $input) { status message error { kind message field traceId } data { saved } } }": types.SaveProcessRuleDocument,
    "mutation UpdateBusiness($input: UpdateBusinessInput!) { updateBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateBusinessDocument,
    "mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) { updateBusinessOption(input: $input) { status message error { kind message field traceId } data { version } } }": types.UpdateBusinessOptionDocument,
    "query CalendarFeeds { calendarFeeds { createdAt id lastUsedAt scope } }": types.CalendarFeedsDocument,
    "mutation CreateCalendarFeed($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { status message error { kind message field traceId } data { path } } }": types.CreateCalendarFeedDocument,
    "mutation RevokeCalendarFeed($input: ByIdCalendarFeed!) { revokeCalendarFeed(input: $input) { status message error { kind message field traceId } data } }": types.RevokeCalendarFeedDocument,
    "query TeamCalendar($input: TeamCalendarInput!) { teamCalendar(input: $input) { bars { changes from half kind part pending person to } cut holidays { date place title } people { businessName fullname id } } }": types.TeamCalendarDocument,
    "query Anniversaries { anniversaries { avatar canOpen day fullname userId } }": types.AnniversariesDocument,
    "query Birthdays { birthdays { avatar canOpen day fullname userId } }": types.BirthdaysDocument,
    "query CelebrationChoice { celebrationChoice { anniversary birthday } }": types.CelebrationChoiceDocument,
    "mutation SaveCelebrationChoice($input: SaveCelebrationChoiceInput!) { saveCelebrationChoice(input: $input) { status message error { kind message field traceId } data { anniversary birthday } } }": types.SaveCelebrationChoiceDocument,
    "query CostCenterMonth($input: CostCenterMonthInput!) { costCenterMonth(input: $input) { centers { code cost costCenterId earnings employer key lines { amount code group label } name people recovered } cost earnings employer groupName isOpen payrollMonthId people recovered yearMonth } }": types.CostCenterMonthDocument,
    "query CostCenterMonthPeople($filter: CostCenterMonthPeopleFilter, $page: Page, $sort: CostCenterMonthPeopleSort, $counted: Boolean = true) { costCenterMonthPeople(filter: $filter, page: $page, sort: $sort) { rows { contractId cost earnings employer name payrollMonthId recovered rut userId } total @include(if: $counted) } }": types.CostCenterMonthPeopleDocument,
    "query CertificateContracts($input: CertificateContractsInput) { certificateContracts(input: $input) { hint id isOwn label } }": types.CertificateContractsDocument,
    "query Certificates($filter: CertificateFilter, $page: Page, $sort: CertificatesSort, $counted: Boolean = true) { certificates(filter: $filter, page: $page, sort: $sort) { rows { author businessName contractCode expiresOn fromMonth fullname id isOwn issuedOn kind rut sha256 span state toMonth userContractId userId } total @include(if: $counted) } }": types.CertificatesDocument,
    "mutation CreateCertificate($input: CreateCertificateInput!) { createCertificate(input: $input) { status message error { kind message field traceId } data { author businessName contractCode expiresOn fromMonth fullname id isOwn issuedOn kind rut sha256 span state toMonth userContractId userId } } }": types.CreateCertificateDocument,
    "mutation OpenCertificate($input: OpenCertificateInput!) { openCertificate(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenCertificateDocument,
    "query VerifyCertificate($input: VerifyCertificateInput!) { verifyCertificate(input: $input) { company documentLabel expiresOn fromMonth hash issuedOn kind rutEnding state toMonth } }": types.VerifyCertificateDocument,
    "query ClimateComments($input: ClimateCommentsInput!) { climateComments(input: $input) { group id question text } }": types.ClimateCommentsDocument,
    "query ClimateCutsPreview($input: ClimateCutsPreviewInput!) { climateCutsPreview(input: $input) { cuts { groups hidden label } isPossible words } }": types.ClimateCutsPreviewDocument,
    "query ClimateResults($input: ClimateResultsInput!) { climateResults(input: $input) { answered dimensions { key title } groups { engagement enps family final fraction hidden id label n scores { change fraction key value } } invited minGroup openToEveryone previousTitle sealedAt surveyId title } }": types.ClimateResultsDocument,
    "query ClimateSettings($input: ClimateSettingsInput!) { climateSettings(input: $input) { crossings { one other } families { family } fixed minComments minGroup openToEveryone surveyId version } }": types.ClimateSettingsDocument,
    "mutation PrintClimateResults($input: PrintClimateResultsInput!) { printClimateResults(input: $input) { status message error { kind message field traceId } data { name url } } }": types.PrintClimateResultsDocument,
    "query ReportQuestionAverages($input: ReportQuestionAveragesInput!) { reportQuestionAverages(input: $input) { average competence favourable hidden notApplicable omitted questionId title values { count label value } } }": types.ReportQuestionAveragesDocument,
    "mutation UpdateClimateSettings($input: UpdateClimateSettingsInput!) { updateClimateSettings(input: $input) { status message error { kind message field traceId } data { version } } }": types.UpdateClimateSettingsDocument,
    "query CollectiveGroups($input: OfCollectiveGroups!) { collectiveGroups(input: $input) { area costCenterId name people } }": types.CollectiveGroupsDocument,
    "query CollectivePeople($filter: CollectivePeopleFilter, $page: Page, $sort: CollectivePeopleSort, $counted: Boolean = true) { collectivePeople(filter: $filter, page: $page, sort: $sort) { rows { advanceDays days fullname id jobTitle left userId } total @include(if: $counted) } }": types.CollectivePeopleDocument,
    "query CollectivePreview($input: CollectivePreviewInput!) { collectivePreview(input: $input) { given inAdvance left people workingDays } }": types.CollectivePreviewDocument,
    "query CollectiveUndoPeople($filter: CollectiveUndoPeopleFilter, $page: Page, $sort: CollectiveUndoPeopleSort, $counted: Boolean = true) { collectiveUndoPeople(filter: $filter, page: $page, sort: $sort) { rows { enjoyedDays fullname id returnedDays userId } total @include(if: $counted) } }": types.CollectiveUndoPeopleDocument,
    "mutation CreateCollectiveVacation($input: CreateCollectiveVacationInput!) { createCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateCollectiveVacationDocument,
    "mutation ResumeCollectiveVacation($input: ResumeCollectiveVacationInput!) { resumeCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ResumeCollectiveVacationDocument,
    "mutation UndoCollectiveVacation($input: UndoCollectiveVacationInput!) { undoCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoCollectiveVacationDocument,
    "query VacationCollectives($filter: VacationCollectiveFilter, $page: Page, $sort: VacationCollectivesSort, $counted: Boolean = true) { vacationCollectives(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName canUndo done endDate failed groupName id keptUntil people problem startDate state total version } total @include(if: $counted) } }": types.VacationCollectivesDocument,
    "query Companies($filter: CompaniesFilter, $page: Page, $sort: CompaniesSort, $counted: Boolean = true) { companies(filter: $filter, page: $page, sort: $sort) { rows { id name slug status logo logins online lastSeenAt failedMails createdAt } total @include(if: $counted) } }": types.CompaniesDocument,
    "query CompanyDashboard($input: ByIdCompany!) { companyDashboard(input: $input) { businesses exceptions failedJobs lastClosedMonth lastSeenAt logins neverSignedIn online openMonths people storedMegabytes suspendedServices withContract withoutAccess } }": types.CompanyDashboardDocument,
    "query CompanyPeople($filter: CompanyPeopleFilter, $page: Page, $sort: CompanyPeopleSort, $counted: Boolean = true) { companyPeople(filter: $filter, page: $page, sort: $sort) { rows { access email fullname lastSeenAt role userId username } total @include(if: $counted) } }": types.CompanyPeopleDocument,
    "query CompanySecurity { companySecurity { secondFactor } }": types.CompanySecurityDocument,
    "mutation CreateCompany($input: CreateCompanyInput!) { createCompany(input: $input) { status message error { kind message field traceId } data { codeUntil id invitedTo name oneTimeCode username } } }": types.CreateCompanyDocument,
    "mutation InviteCompanyAdmins($input: ByIdCompany!) { inviteCompanyAdmins(input: $input) { status message error { kind message field traceId } data { invited codes { username oneTimeCode codeUntil invitedTo } } } }": types.InviteCompanyAdminsDocument,
    "query MailOutbox($filter: MailOutboxFilter, $page: Page, $sort: MailOutboxSort, $counted: Boolean = true) { mailOutbox(filter: $filter, page: $page, sort: $sort) { rows { createdAt error id recipient status subject textBody } total @include(if: $counted) } }": types.MailOutboxDocument,
    "mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) { removeCompanyImage(input: $input) { status message error { kind message field traceId } data } }": types.RemoveCompanyImageDocument,
    "query SuperadminGeneral { superadminGeneral { active companies connections database databaseMegabytes failedMails logins mails memoryMegabytes runtime sessions suspended uptimeMinutes waiting } }": types.SuperadminGeneralDocument,
    "mutation UpdateCompany($input: UpdateCompanyInput!) { updateCompany(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateCompanyDocument,
    "mutation UpdateCompanySecurity($input: UpdateCompanySecurityInput!) { updateCompanySecurity(input: $input) { status message error { kind message field traceId } data { secondFactor } } }": types.UpdateCompanySecurityDocument,
    "mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) { updateStatusCompany(input: $input) { status message error { kind message field traceId } data { id status version } } }": types.UpdateStatusCompanyDocument,
    "query CompanyCertificates { companyCertificates { businessId businessName id issuer kind notAfter notBefore rut serial standing subject version } }": types.CompanyCertificatesDocument,
    "mutation RemoveCompanyCertificate($input: RemoveCompanyCertificateInput!) { removeCompanyCertificate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RemoveCompanyCertificateDocument,
    "mutation UploadCompanyCertificate($input: UploadCompanyCertificateInput!) { uploadCompanyCertificate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UploadCompanyCertificateDocument,
    "query CompanyExceptions($input: OfCompany) { companyExceptions(input: $input) { code createdAt id label person reason since state until userId version } }": types.CompanyExceptionsDocument,
    "mutation CreateServiceCompany($input: CreateServiceCompanyInput!) { createServiceCompany(input: $input) { status message error { kind message field traceId } data { label } } }": types.CreateServiceCompanyDocument,
    "mutation EndException($input: EndExceptionInput!) { endException(input: $input) { status message error { kind message field traceId } data } }": types.EndExceptionDocument,
    "mutation GiveException($input: GiveExceptionInput!) { giveException(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.GiveExceptionDocument,
    "query Services { services { admins built employees label managers module neverEmployees superManagers } }": types.ServicesDocument,
    "query ServicesCompany($input: OfCompany) { servicesCompany(input: $input) { admin admins built employee employees given label manager managers module neverEmployees state superManager superManagers version } }": types.ServicesCompanyDocument,
    "mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) { updateStateServiceCompany(input: $input) { status message error { kind message field traceId } data { label } } }": types.UpdateStateServiceCompanyDocument,
    "query ComplianceCalendar($input: ComplianceCalendarInput!) { complianceCalendar(input: $input) { businessId businesses { id name } duties { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } years } }": types.ComplianceCalendarDocument,
    "query LabourRegistrationFile($input: LabourRegistrationFileInput!) { labourRegistrationFile(input: $input) { files { jobTitle name rows text } } }": types.LabourRegistrationFileDocument,
    "query LabourRegistrations($filter: LabourRegistrationFilter, $page: Page, $sort: LabourRegistrationsSort, $counted: Boolean = true) { labourRegistrations(filter: $filter, page: $page, sort: $sort) { rows { annexId annexTitle author businessId businessName code doneOn due fullname hasProof id isLate isMarked kind note source state userId words } total @include(if: $counted) } }": types.LabourRegistrationsDocument,
    "mutation MarkDuty($input: MarkDutyInput!) { markDuty(input: $input) { status message error { kind message field traceId } data { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } } }": types.MarkDutyDocument,
    "mutation MarkLabourRegistration($input: MarkLabourRegistrationInput!) { markLabourRegistration(input: $input) { status message error { kind message field traceId } data } }": types.MarkLabourRegistrationDocument,
    "mutation OpenProof($input: OpenProofInput!) { openProof(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenProofDocument,
    "mutation OpenRegistrationProof($input: OpenRegistrationProofInput!) { openRegistrationProof(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenRegistrationProofDocument,
    "mutation UnmarkDuty($input: UnmarkDutyInput!) { unmarkDuty(input: $input) { status message error { kind message field traceId } data { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } } }": types.UnmarkDutyDocument,
    "mutation UnmarkLabourRegistration($input: UnmarkLabourRegistrationInput!) { unmarkLabourRegistration(input: $input) { status message error { kind message field traceId } data } }": types.UnmarkLabourRegistrationDocument,
    "mutation ChangeStateItem($input: ChangeStateItemInput!) { changeStateItem(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.ChangeStateItemDocument,
    "query ConceptHistory($input: OfConcept!) { conceptHistory(input: $input) { author from recordedAt until values { label name text } } }": types.ConceptHistoryDocument,
    "query ConceptUses($input: OfConcept!) { conceptUses(input: $input) { code kind title } }": types.ConceptUsesDocument,
    "mutation CreateFormula($input: CreateFormulaInput!) { createFormula(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateFormulaDocument,
    "mutation CreateItem($input: CreateItemInput!) { createItem(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateItemDocument,
    "mutation CreateTable($input: CreateTableInput!) { createTable(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateTableDocument,
    "mutation CreateVariable($input: CreateVariableInput!) { createVariable(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateVariableDocument,
    "mutation DeleteFormula($input: ByIdFormula!) { deleteFormula(input: $input) { status message error { kind message field traceId } data } }": types.DeleteFormulaDocument,
    "mutation DeleteItem($input: ByIdItem!) { deleteItem(input: $input) { status message error { kind message field traceId } data } }": types.DeleteItemDocument,
    "mutation DeleteTable($input: ByIdPayrollTable!) { deleteTable(input: $input) { status message error { kind message field traceId } data } }": types.DeleteTableDocument,
    "mutation DeleteVariable($input: ByIdVariable!) { deleteVariable(input: $input) { status message error { kind message field traceId } data } }": types.DeleteVariableDocument,
    "query Formulas($filter: FormulaFilter, $page: Page, $sort: FormulasSort, $counted: Boolean = true) { formulas(filter: $filter, page: $page, sort: $sort) { rows { code editable id inputName inputUnit itemType origin source sourceCode title universal uses validFrom version } total @include(if: $counted) } }": types.FormulasDocument,
    "query Items($filter: ItemFilter, $page: Page, $sort: ItemsSort, $counted: Boolean = true) { items(filter: $filter, page: $page, sort: $sort) { rows { accountingCode accountingInformative activity analyticAccounting calculationOrder capped cappedType cappedValue code compensation deductionLimit defaultFormulaCode distributableInCC editable endDate extraHours formula gratification holidays id ineCode informative inputUnit isFixed isRetained ledgerAccount lreCode medicalLicenses origin people print printOnSalarySettlement printOrder proportional seizable source startDate subjectToCompensation syndicateId taxable title tributable type universal validFrom version } total @include(if: $counted) } }": types.ItemsDocument,
    "mutation OrderItems($input: OrderItemsInput!) { orderItems(input: $input) { status message error { kind message field traceId } data { changed } } }": types.OrderItemsDocument,
    "query OrderedItems($input: OrderedItemsInput!) { orderedItems(input: $input) { activity code id number title type version } }": types.OrderedItemsDocument,
    "query Tables($filter: PayrollTableFilter, $page: Page, $sort: TablesSort, $counted: Boolean = true) { tables(filter: $filter, page: $page, sort: $sort) { rows { code editable fixedRows { id value1 value2 value3 value4 value5 } id metadata { code title unit } origin source title type universal uses validFrom version } total @include(if: $counted) } }": types.TablesDocument,
    "mutation UpdateFormula($input: UpdateFormulaInput!) { updateFormula(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateFormulaDocument,
    "mutation UpdateItem($input: UpdateItemInput!) { updateItem(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateItemDocument,
    "mutation UpdateTable($input: UpdateTableInput!) { updateTable(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateTableDocument,
    "mutation UpdateVariable($input: UpdateVariableInput!) { updateVariable(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateVariableDocument,
    "query Variables($filter: VariableFilter, $page: Page, $sort: VariablesSort, $counted: Boolean = true) { variables(filter: $filter, page: $page, sort: $sort) { rows { code editable endDate id origin source startDate subType title type unit universal uses validFrom value valueType version } total @include(if: $counted) } }": types.VariablesDocument,
    "query ContractEnding($input: ByIdContractSettlement!) { contractEnding(input: $input) { author businessId businessName causeName code comment contractFinalDate daysLeft dismissalCause displayToEmployee fullname heirName heirUserId id isOwn isPayed issueDate letterBy lines { changes effect id part restoredAt what } notice noticeDate publicComment rut settlementBy status undoReason userContractId userId version } }": types.ContractEndingDocument,
    "query ContractEndingBatchPeople($filter: ContractEndingBatchPeopleFilter, $page: Page, $sort: ContractEndingBatchPeopleSort, $counted: Boolean = true) { contractEndingBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { finalDate fullname id initialDate left lines userId } total @include(if: $counted) } }": types.ContractEndingBatchPeopleDocument,
    "query ContractEndingBatchPreview($input: ContractEndingBatchPreviewInput!) { contractEndingBatchPreview(input: $input) { ending left people } }": types.ContractEndingBatchPreviewDocument,
    "query ContractEndingBatches($filter: ContractEndingBatchFilter, $page: Page, $sort: ContractEndingBatchesSort, $counted: Boolean = true) { contractEndingBatches(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName causeName contractFinalDate dismissalCause done failed id jobTitle people problem state total version } total @include(if: $counted) } }": types.ContractEndingBatchesDocument,
    "query ContractEndingGroups($input: OfContractEndingGroups!) { contractEndingGroups(input: $input) { jobTitle people } }": types.ContractEndingGroupsDocument,
    "query ContractEndingPreview($input: ContractEndingPreviewInput!) { contractEndingPreview(input: $input) { doubts leaves letterBy lines { changes effect part what } settlementBy } }": types.ContractEndingPreviewDocument,
    "query ContractEndings($filter: ContractEndingFilter, $page: Page, $sort: ContractEndingsSort, $counted: Boolean = true) { contractEndings(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName causeName code contractFinalDate daysLeft dismissalCause displayToEmployee fullname id isOwn isPayed issueDate letterBy notice noticeDate rut settlementBy status userContractId userId version } total @include(if: $counted) } }": types.ContractEndingsDocument,
    "mutation CreateContractEndingBatch($input: CreateContractEndingBatchInput!) { createContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateContractEndingBatchDocument,
    "mutation CreateContractSettlement($input: CreateContractSettlementInput!) { createContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateContractSettlementDocument,
    "query ExpiredTerms { expiredTerms { businessName finalDate fullname id jobTitle rut since userId version } }": types.ExpiredTermsDocument,
    "mutation MakeContractIndefinite($input: MakeContractIndefiniteInput!) { makeContractIndefinite(input: $input) { status message error { kind message field traceId } data } }": types.MakeContractIndefiniteDocument,
    "mutation ResumeContractEndingBatch($input: ResumeContractEndingBatchInput!) { resumeContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ResumeContractEndingBatchDocument,
    "mutation UndoContractEndingBatch($input: UndoContractEndingBatchInput!) { undoContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoContractEndingBatchDocument,
    "mutation UndoContractSettlement($input: UndoContractSettlementInput!) { undoContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UndoContractSettlementDocument,
    "mutation UpdateContractSettlement($input: UpdateContractSettlementInput!) { updateContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateContractSettlementDocument,
    "query AllContracts($input: AllContractsInput) { allContracts(input: $input) { hint id label state } }": types.AllContractsDocument,
    "query ContractHistory($input: ContractHistoryInput!) { contractHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }": types.ContractHistoryDocument,
    "query ContractOptions { contractOptions { areaUnits { area unitId } areas branchOffices businesses { id name } jobTitleFamilies jobTitles syndicates { id name } units { id name } } }": types.ContractOptionsDocument,
    "mutation CreateUserContract($input: CreateUserContractInput!) { createUserContract(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateUserContractDocument,
    "mutation DeleteUserContract($input: ByIdContract!) { deleteUserContract(input: $input) { status message error { kind message field traceId } data } }": types.DeleteUserContractDocument,
    "mutation UpdateUserContract($input: UpdateUserContractInput!) { updateUserContract(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateUserContractDocument,
    "mutation UpdateUserContractStatus($input: UpdateUserContractStatusInput!) { updateUserContractStatus(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateUserContractStatusDocument,
    "query UserContract($input: UserContractInput!) { userContract(input: $input) { apprentice area art22 asOf branchOffice businessId businessName canUpdate code contractType current cycleDays cycleHours daysPerWeek exceptionalJourney finalDate fixedTermRenewals fullname gratificationAmount gratificationType healthAmount healthAmountUf healthInstitution healthPercentage heavyWork heavyWorkRate hierarchyNodeId hierarchyNodeName holidayRate { currency value } holidaySurcharge hoursPerWeek id initialDate isCorporateSalary isDomestic isProfessional isSupervisor jobTitle jobTitleFamily liveIn monthlySalary { currency value } nextFrom nightSurcharge overdraft partTime paymentPeriod remoteWork revealed saturdayRate { currency value } secondaryStatus shiftWork signatureDate signatureIntegrationCode signed specialWorkday state status sundayRate { currency value } supervisorId supervisorName syncAttendance syncDigitalSign syndicateId syndicateName taxPeriod taxRegime unionFeeType unionFeeValue userCode userContractVersionId userId validFrom validTo version versionFrom versionStatus warnings weekdayRate { currency value } } }": types.UserContractDocument,
    "mutation AnswerDataCorrection($input: AnswerDataCorrectionInput!) { answerDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AnswerDataCorrectionDocument,
    "query DataCorrection($input: ByIdDataCorrection!) { dataCorrection(input: $input) { by changes { after attribute before label moved } comment fullname id isOwn part requestedAt respondedAt response responseStatus rut since userId version } }": types.DataCorrectionDocument,
    "query DataCorrectionSteps($input: ByIdDataCorrection!) { dataCorrectionSteps(input: $input) { at author id reason state } }": types.DataCorrectionStepsDocument,
    "query DataCorrections($filter: DataCorrectionFilter, $page: Page, $sort: DataCorrectionsSort, $counted: Boolean = true) { dataCorrections(filter: $filter, page: $page, sort: $sort) { rows { by comment fullname id isOwn part requestedAt respondedAt response responseStatus rut since userId version } total @include(if: $counted) } }": types.DataCorrectionsDocument,
    "mutation RequestDataCorrection($input: RequestDataCorrectionInput!) { requestDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RequestDataCorrectionDocument,
    "mutation RequestFamilyCorrection($input: RequestFamilyCorrectionInput!) { requestFamilyCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RequestFamilyCorrectionDocument,
    "mutation RequestFieldsCorrection($input: RequestFieldsCorrectionInput!) { requestFieldsCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RequestFieldsCorrectionDocument,
    "mutation WithdrawDataCorrection($input: WithdrawDataCorrectionInput!) { withdrawDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": types.WithdrawDataCorrectionDocument,
    "query CostCenterGaps($filter: CostCenterGapFilter, $page: Page, $sort: CostCenterGapsSort, $counted: Boolean = true) { costCenterGaps(filter: $filter, page: $page, sort: $sort) { rows { businessName fullname groupName id key percentage rut userId } total @include(if: $counted) } }": types.CostCenterGapsDocument,
    "query CostCenterUnits($input: CostCenterUnitsInput!) { costCenterUnits(input: $input) { center code contracts costCenterId id inheritedFrom level name periods { code endDate id name startDate status } since } }": types.CostCenterUnitsDocument,
    "query CostCentersByBusiness($input: CostCentersByBusinessInput) { costCentersByBusiness(input: $input) { businessId businessName code contracts groupId id kept level name parentId status version } }": types.CostCentersByBusinessDocument,
    "query CostCentersByContract($input: CostCentersByContractInput!) { costCentersByContract(input: $input) { code costCenterId endDate groupId groupName id name percentage startDate status userContractId version } }": types.CostCentersByContractDocument,
    "query CostCentersByUnit($input: CostCentersByUnitInput!) { costCentersByUnit(input: $input) { code costCenterId groupId name unitName } }": types.CostCentersByUnitDocument,
    "mutation CreateCostCenterNode($input: CreateCostCenterNodeInput!) { createCostCenterNode(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateCostCenterNodeDocument,
    "mutation DeleteCostCenterNode($input: ByIdCostCenter!) { deleteCostCenterNode(input: $input) { status message error { kind message field traceId } data } }": types.DeleteCostCenterNodeDocument,
    "mutation SaveCostCenterSplit($input: SaveCostCenterSplitInput!) { saveCostCenterSplit(input: $input) { status message error { kind message field traceId } data { parts { code costCenterId endDate groupId groupName id name percentage startDate status userContractId version } } } }": types.SaveCostCenterSplitDocument,
    "mutation SaveCostCenterUnit($input: SaveCostCenterUnitInput!) { saveCostCenterUnit(input: $input) { status message error { kind message field traceId } data } }": types.SaveCostCenterUnitDocument,
    "mutation UpdateCostCenterNode($input: UpdateCostCenterNodeInput!) { updateCostCenterNode(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateCostCenterNodeDocument,
    "mutation AssignCourse($input: AssignCourseInput!) { assignCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AssignCourseDocument,
    "query AssignedCourse($input: ByIdCourseAssignment!) { assignedCourse(input: $input) { about acknowledgedAt attempts attemptsUsed courseId documentId doneCount dueOn duty expiresOn id isReady kind lessonCount lessons { completedAt content fileName id minSeconds openedAt title videoUrl } passPercent passedOn questions { id options rightCount words } score state title version } }": types.AssignedCourseDocument,
    "query AssignedCourses($filter: AssignedCourseFilter, $page: Page, $sort: AssignedCoursesSort, $counted: Boolean = true) { assignedCourses(filter: $filter, page: $page, sort: $sort) { rows { about acknowledgedAt attempts attemptsUsed courseId documentId doneCount dueOn duty expiresOn id kind lessonCount passPercent passedOn score state title version } total @include(if: $counted) } }": types.AssignedCoursesDocument,
    "mutation CloseCourse($input: CloseCourseInput!) { closeCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CloseCourseDocument,
    "mutation CompleteLesson($input: CompleteLessonInput!) { completeLesson(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CompleteLessonDocument,
    "query Course($input: ByIdCourse!) { course(input: $input) { about attempts duty hasDraft id kind lessonCount lessons { content fileId fileName id minSeconds position title videoUrl } passPercent publishedNo questions { id options rightCount words } state title validMonths version versionNo } }": types.CourseDocument,
    "query CourseBatch($input: ByIdCourseBatch!) { courseBatch(input: $input) { author businessId businessName courseId createdAt done dueOn failed id made people problem state title total version } }": types.CourseBatchDocument,
    "query CourseBatchPeople($filter: CourseBatchPeopleFilter, $page: Page, $sort: CourseBatchPeopleSort, $counted: Boolean = true) { courseBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { fullname isAssigned problem userId } total @include(if: $counted) } }": types.CourseBatchPeopleDocument,
    "query CourseBatches($page: Page, $sort: CourseBatchesSort, $counted: Boolean = true) { courseBatches(page: $page, sort: $sort) { rows { author businessId businessName courseId createdAt done dueOn failed id made people problem state title total version } total @include(if: $counted) } }": types.CourseBatchesDocument,
    "query CourseGrid($filter: CourseGridFilter, $page: Page, $sort: CourseGridSort, $counted: Boolean = true) { courseGrid(filter: $filter, page: $page, sort: $sort) { rows { cells { courseId documentId dueOn expiresOn id isLate passedOn score state title } fullname userId } total @include(if: $counted) } }": types.CourseGridDocument,
    "query Courses($filter: CourseFilter, $page: Page, $sort: CoursesSort, $counted: Boolean = true) { courses(filter: $filter, page: $page, sort: $sort) { rows { about attempts duty hasDraft id kind lessonCount passPercent publishedNo state title validMonths version } total @include(if: $counted) } }": types.CoursesDocument,
    "mutation OpenCourseFile($input: OpenCourseFileInput!) { openCourseFile(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenCourseFileDocument,
    "mutation OpenCourseLesson($input: OpenCourseLessonInput!) { openCourseLesson(input: $input) { status message error { kind message field traceId } data { id version } } }": types.OpenCourseLessonDocument,
    "query PreviewCourseAssignment($input: PreviewCourseAssignmentInput!) { previewCourseAssignment(input: $input) { already areas jobs people } }": types.PreviewCourseAssignmentDocument,
    "mutation PublishCourse($input: PublishCourseInput!) { publishCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": types.PublishCourseDocument,
    "mutation ResumeCourseBatch($input: ByIdCourseBatch!) { resumeCourseBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ResumeCourseBatchDocument,
    "mutation SaveCourse($input: SaveCourseInput!) { saveCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SaveCourseDocument,
    "mutation SubmitCourse($input: SubmitCourseInput!) { submitCourse(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SubmitCourseDocument,
    "mutation UndoCourseBatch($input: UndoCourseBatchInput!) { undoCourseBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoCourseBatchDocument,
    "query VerifyCourseCertificate($input: VerifyCourseCertificateInput!) { verifyCourseCertificate(input: $input) { company expiresOn isInForce passedOn sha256 title } }": types.VerifyCourseCertificateDocument,
    "mutation CreateUserField($input: CreateUserFieldInput!) { createUserField(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateUserFieldDocument,
    "mutation DeleteUserField($input: ByIdUserField!) { deleteUserField(input: $input) { status message error { kind message field traceId } data } }": types.DeleteUserFieldDocument,
    "mutation OpenUserFieldFile($input: ByIdUserFieldData!) { openUserFieldFile(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenUserFieldFileDocument,
    "mutation UpdateUserField($input: UpdateUserFieldInput!) { updateUserField(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateUserFieldDocument,
    "mutation UpdateUserFieldData($input: UpdateUserFieldDataInput!) { updateUserFieldData(input: $input) { status message error { kind message field traceId } data } }": types.UpdateUserFieldDataDocument,
    "mutation UpdateUserFieldPosition($input: UpdateUserFieldPositionInput!) { updateUserFieldPosition(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateUserFieldPositionDocument,
    "query UserFields { userFields { code dated help id listed managers options required reserved sorting status title type version worker } }": types.UserFieldsDocument,
    "query Dashboard { dashboard { months { businessName calculated calculating changesSince contracts failed id isOpen missingIndicators stateLabel totalCost totalNet totalPeople yearMonth } movements { entering { rows { businessName day fullname id userId } total } expiring { rows { businessName day fullname id userId } total } leaving { rows { businessName day fullname id userId } total } } own { contracts { businessName contractType finalDate id initialDate jobTitle } payslip { businessName contractId deductions earnings monthId net yearMonth } } payroll { allBusinesses before { calculated cost earnings net people yearMonth } businesses history { calculated cost earnings net people yearMonth } isOpen now { calculated cost earnings net people yearMonth } } people { active incoming incomplete } today yearMonth } }": types.DashboardDocument,
    "query FirstSteps($input: FirstStepsInput) { firstSteps(input: $input) { businessId monthId released steps { lacks { businessId text userId } optional state step } uncontractedId userId yearMonth } }": types.FirstStepsDocument,
    "mutation LeaveFirstStep($input: LeaveFirstStepInput!) { leaveFirstStep(input: $input) { status message error { kind message field traceId } data } }": types.LeaveFirstStepDocument,
    "query Debts($filter: DebtsFilter, $page: Page, $sort: DebtsSort, $counted: Boolean = true) { debts(filter: $filter, page: $page, sort: $sort) { rows { businessName contractCode contractId debts { amount key kind label to } person total userId } total @include(if: $counted) } }": types.DebtsDocument,
    "query UserDebts($input: UserDebtsInput!) { userDebts(input: $input) { businessName contractCode contractId debts { amount key kind label to } person total userId } }": types.UserDebtsDocument,
    "mutation CreateDelegation($input: CreateDelegationInput!) { createDelegation(input: $input) { status message error { kind message field traceId } data { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }": types.CreateDelegationDocument,
    "query DelegationPeople($input: DelegationPeopleInput) { delegationPeople(input: $input) { fullname jobTitle userId } }": types.DelegationPeopleDocument,
    "query Delegations { delegations { given { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } isRestricted kinds received { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }": types.DelegationsDocument,
    "mutation RevokeDelegation($input: ByIdDelegation!) { revokeDelegation(input: $input) { status message error { kind message field traceId } data { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }": types.RevokeDelegationDocument,
    "query Directory($filter: DirectoryFilter, $page: Page, $sort: DirectorySort, $counted: Boolean = true) { directory(filter: $filter, page: $page, sort: $sort) { rows { area avatarUrl branchOffice businessEmail businessName fullname jobTitle online supervisorName userId workPhone } total @include(if: $counted) } }": types.DirectoryDocument,
    "mutation ChangeDocumentState($input: ChangeDocumentStateInput!) { changeDocumentState(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ChangeDocumentStateDocument,
    "mutation CreateDocument($input: CreateDocumentInput!) { createDocument(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateDocumentDocument,
    "mutation CreateDocumentFolder($input: CreateDocumentFolderInput!) { createDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateDocumentFolderDocument,
    "mutation DeleteDocument($input: DeleteDocumentInput!) { deleteDocument(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DeleteDocumentDocument,
    "mutation DeleteDocumentFolder($input: ByIdDocumentFolder!) { deleteDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DeleteDocumentFolderDocument,
    "query Document($input: ByIdDocument!) { document(input: $input) { contractCode createdAt currentNo expiresOn folderId folderName fullname id isOwn kept { until why words } kind name origin reason size state steps { at author id reason state } typeId typeLabel userContractId userId version versions { author createdAt id no origin pages sha256 size } } }": types.DocumentDocument,
    "query DocumentFolders($input: DocumentFoldersInput) { documentFolders(input: $input) { access depth documents id kind name parentId position profileIds version } }": types.DocumentFoldersDocument,
    "query DocumentReaderProfiles { documentReaderProfiles { id name } }": types.DocumentReaderProfilesDocument,
    "query DocumentTypes { documentTypes { code id label legalKind retention retentionMonths sensitivity status version visibleToWorker } }": types.DocumentTypesDocument,
    "query Documents($filter: DocumentFilter, $page: Page, $sort: DocumentsSort, $counted: Boolean = true) { documents(filter: $filter, page: $page, sort: $sort) { rows { contractCode createdAt currentNo expiresOn folderId folderName fullname id isOwn kind name origin reason size state typeId typeLabel userContractId userId version } total @include(if: $counted) } }": types.DocumentsDocument,
    "mutation MoveDocuments($input: MoveDocumentsInput!) { moveDocuments(input: $input) { status message error { kind message field traceId } data { moved { folderId id version } } } }": types.MoveDocumentsDocument,
    "mutation OpenDocument($input: OpenDocumentInput!) { openDocument(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenDocumentDocument,
    "mutation SaveDocumentType($input: SaveDocumentTypeInput!) { saveDocumentType(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.SaveDocumentTypeDocument,
    "mutation UpdateDocument($input: UpdateDocumentInput!) { updateDocument(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateDocumentDocument,
    "mutation UpdateDocumentFolder($input: UpdateDocumentFolderInput!) { updateDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateDocumentFolderDocument,
    "query ZipDocuments($input: ZipDocumentsInput!) { zipDocuments(input: $input) { done error jobId name status total url } }": types.ZipDocumentsDocument,
    "mutation CreateEmployerLoan($input: CreateEmployerLoanInput!) { createEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateEmployerLoanDocument,
    "query EmployerLoan($input: ByIdLoan!) { employerLoan(input: $input) { amount balance businessId businessName closedMonth comment contractId grantedOn id lastMonth nextMonth paid pauses { author createdAt fromMonth loanId months reason } person quotasLeft schedule { amount carried comment kind loanId number owed paidOn state way yearMonth } startMonth state totalQuotas userId version } }": types.EmployerLoanDocument,
    "mutation EmployerLoanPaper($input: ByIdLoan!) { employerLoanPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": types.EmployerLoanPaperDocument,
    "query EmployerLoans($filter: EmployerLoansFilter, $page: Page, $sort: EmployerLoansSort, $counted: Boolean = true) { employerLoans(filter: $filter, page: $page, sort: $sort) { rows { id userId person businessName amount totalQuotas quotasLeft startMonth nextMonth lastMonth balance state } total @include(if: $counted) } }": types.EmployerLoansDocument,
    "mutation PayEmployerLoan($input: PayEmployerLoanInput!) { payEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }": types.PayEmployerLoanDocument,
    "mutation SuspendEmployerLoan($input: SuspendEmployerLoanInput!) { suspendEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SuspendEmployerLoanDocument,
    "query UserLoans($input: UserLoansInput!) { userLoans(input: $input) { amount balance businessId businessName closedMonth comment contractId grantedOn id lastMonth nextMonth paid pauses { author createdAt fromMonth loanId months reason } person quotasLeft schedule { amount carried comment kind loanId number owed paidOn state way yearMonth } startMonth state totalQuotas userId version } }": types.UserLoansDocument,
    "query EvaluationReport($input: EvaluationReportInput!) { evaluationReport(input: $input) { acknowledged areas { areaId name people score { fraction leftOut { label why } more parts { fraction key label value weight } value } } boxes { box count } distribution { count from label percent } fraction highCut id mediumCut minRaters onlyPersonId outsideBoxes people released scaleMax scaleMin scored startedAt status supervisors { name people score { fraction leftOut { label why } more parts { fraction key label value weight } value } supervisorId } title unanswered value } }": types.EvaluationReportDocument,
    "query EvaluationReports($filter: EvaluationReportFilter, $page: Page, $sort: EvaluationReportsSort, $counted: Boolean = true) { evaluationReports(filter: $filter, page: $page, sort: $sort) { rows { fraction id onlyPersonId people released scored startedAt status title value } total @include(if: $counted) } }": types.EvaluationReportsDocument,
    "query EvaluationResult($input: EvaluationResultInput!) { evaluationResult(input: $input) { acknowledgeComment acknowledgedAt area box calibrated comments { competence group question text } competences { gap groups { group score { fraction leftOut { label why } more parts { fraction key label value weight } value } } key others score { fraction leftOut { label why } more parts { fraction key label value weight } value } title weight } computed { fraction leftOut { label why } more parts { fraction key label value weight } value } evaluateeId final { fraction value } fullname history { change competences { change key title value } fraction processId startedAt title value } id isOwn isShown leads leftOut { label why } mayPlan meetingNotes metOn minRaters planShare plans { approvalStatus endDate evaluationWeight id objective percent } plansDone potential process processId processStatus raters ratersDone reason releasedAt rut scaleMax scaleMin startedAt status strengths supervisorName survey toImprove version } }": types.EvaluationResultDocument,
    "query EvaluationResults($filter: EvaluationResultFilter, $page: Page, $sort: EvaluationResultsSort, $counted: Boolean = true) { evaluationResults(filter: $filter, page: $page, sort: $sort) { rows { area box evaluateeId fraction fullname id isOwn potential processId raters ratersDone status supervisorName value } total @include(if: $counted) } }": types.EvaluationResultsDocument,
    "query PersonEvaluations($input: PersonEvaluationsInput!) { personEvaluations(input: $input) { area box evaluateeId fraction fullname id isOwn potential processId processStatus raters ratersDone startedAt status supervisorName title value } }": types.PersonEvaluationsDocument,
    "mutation PrintEvaluationResult($input: PrintEvaluationResultInput!) { printEvaluationResult(input: $input) { status message error { kind message field traceId } data { name url } } }": types.PrintEvaluationResultDocument,
    "query SurveysOfEvaluatee($input: SurveysOfEvaluateeInput!) { surveysOfEvaluatee(input: $input) { endAt evaluateeId fullname groups { answered group invited } hasResult ownSurveyId status supervisors surveyId title } }": types.SurveysOfEvaluateeDocument,
    "mutation AcknowledgeEvaluation($input: AcknowledgeEvaluationInput!) { acknowledgeEvaluation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AcknowledgeEvaluationDocument,
    "mutation CalibrateEvaluationReview($input: CalibrateEvaluationReviewInput!) { calibrateEvaluationReview(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CalibrateEvaluationReviewDocument,
    "mutation CreateEvaluationProcess($input: CreateEvaluationProcessInput!) { createEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateEvaluationProcessDocument,
    "mutation DeleteEvaluationProcess($input: DeleteEvaluationProcessInput!) { deleteEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id } } }": types.DeleteEvaluationProcessDocument,
    "query EvaluationMissing($filter: EvaluationMissingFilter, $page: Page, $sort: EvaluationMissingSort, $counted: Boolean = true) { evaluationMissing(filter: $filter, page: $page, sort: $sort) { rows { fullname missing respondentId rut } total @include(if: $counted) } }": types.EvaluationMissingDocument,
    "query EvaluationProcess($input: ByIdEvaluationProcess!) { evaluationProcess(input: $input) { canFollow canKeep closedAt highCut id mediumCut minRaters missingPolicy peerChoice peerWeight people planShare raters ratersDone reason scaleMax scaleMin selfWeight stages { endsOn processId stage startsOn } startedAt status subordinateWeight supervisorWeight surveys { endAt id processId startAt status title } title version } }": types.EvaluationProcessDocument,
    "query EvaluationProcesses($filter: EvaluationProcessFilter, $page: Page, $sort: EvaluationProcessesSort, $counted: Boolean = true) { evaluationProcesses(filter: $filter, page: $page, sort: $sort) { rows { canFollow canKeep closedAt highCut id mediumCut minRaters missingPolicy peerChoice peerWeight people planShare raters ratersDone reason scaleMax scaleMin selfWeight stages { endsOn processId stage startsOn } startedAt status subordinateWeight supervisorWeight surveys { endAt id processId startAt status title } title version } total @include(if: $counted) } }": types.EvaluationProcessesDocument,
    "query EvaluationReviewSteps($input: ByIdEvaluationReview!) { evaluationReviewSteps(input: $input) { at author id reason state } }": types.EvaluationReviewStepsDocument,
    "query EvaluationReviews($filter: EvaluationReviewFilter, $page: Page, $sort: EvaluationReviewsSort, $counted: Boolean = true) { evaluationReviews(filter: $filter, page: $page, sort: $sort) { rows { acknowledgeComment acknowledgedAt area areaId box calibrated calibrationReason closedAt computed computedShown counted evaluateeId final finalShown fullname highCut id isOwn isTeam mediumCut meetingNotes metOn minRaters planShare plansDone potential processId processStatus processTitle proposal proposed proposedPotential raters ratersDone releasedAt rut scaleMax scaleMin scores { competences { counted { key value weight } exact key leftOut { key why } title weight } final { counted { key value weight } exact leftOut { key why } } groups { competences { counted { key value weight } exact key leftOut { key why } } group } leftOut { key why } } startedAt status supervisorId supervisorName version } total @include(if: $counted) } }": types.EvaluationReviewsDocument,
    "query EvaluationShortOfPlans($input: ByIdEvaluationProcess!) { evaluationShortOfPlans(input: $input) { evaluateeId fullname weightSum } }": types.EvaluationShortOfPlansDocument,
    "query EvaluationSurveys($input: EvaluationSurveysInput) { evaluationSurveys(input: $input) { endAt id processId startAt status title } }": types.EvaluationSurveysDocument,
    "mutation MoveEvaluationProcess($input: MoveEvaluationProcessInput!) { moveEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }": types.MoveEvaluationProcessDocument,
    "mutation ProposeEvaluationCalibration($input: ProposeEvaluationCalibrationInput!) { proposeEvaluationCalibration(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ProposeEvaluationCalibrationDocument,
    "mutation RecordEvaluationMeeting($input: RecordEvaluationMeetingInput!) { recordEvaluationMeeting(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RecordEvaluationMeetingDocument,
    "mutation ReleaseEvaluationReviews($input: ReleaseEvaluationReviewsInput!) { releaseEvaluationReviews(input: $input) { status message error { kind message field traceId } data { released left { reviewId fullname why } } } }": types.ReleaseEvaluationReviewsDocument,
    "mutation UndoEvaluationCalibration($input: UndoEvaluationCalibrationInput!) { undoEvaluationCalibration(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoEvaluationCalibrationDocument,
    "mutation UpdateEvaluationProcess($input: UpdateEvaluationProcessInput!) { updateEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateEvaluationProcessDocument,
    "query ExpensePermissions($filter: ExpensePermissionFilter, $page: Page, $sort: ExpensePermissionsSort, $counted: Boolean = true) { expensePermissions(filter: $filter, page: $page, sort: $sort) { rows { admin approver fullname id isOwn issuer rut userId version } total @include(if: $counted) } }": types.ExpensePermissionsDocument,
    "mutation UpdateExpensePermission($input: UpdateExpensePermissionInput!) { updateExpensePermission(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateExpensePermissionDocument,
    "mutation CreateExpense($input: CreateExpenseInput!) { createExpense(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateExpenseDocument,
    "mutation CreateExpenseList($input: CreateExpenseListInput!) { createExpenseList(input: $input) { status message error { kind message field traceId } data { id people total left { number name problem } } } }": types.CreateExpenseListDocument,
    "mutation CreateExpensePolicy($input: CreateExpensePolicyInput!) { createExpensePolicy(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateExpensePolicyDocument,
    "mutation CreateExpenseReport($input: CreateExpenseReportInput!) { createExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateExpenseReportDocument,
    "mutation DeleteExpense($input: ByIdExpense!) { deleteExpense(input: $input) { status message error { kind message field traceId } data } }": types.DeleteExpenseDocument,
    "mutation DeleteExpenseReport($input: DeleteExpenseReportInput!) { deleteExpenseReport(input: $input) { status message error { kind message field traceId } data { id } } }": types.DeleteExpenseReportDocument,
    "query ExpenseBusinesses { expenseBusinesses { id name } }": types.ExpenseBusinessesDocument,
    "query ExpensePolicies { expensePolicies { accountingDocumentTypes categories { id maxAmount name } code currencyId description id isMine issuerCount issuers { id name } levels maxAgeDays maxAmount name receiptFrom status version } }": types.ExpensePoliciesDocument,
    "query ExpenseReportSteps($input: ByIdExpenseReport!) { expenseReportSteps(input: $input) { at author id reason state } }": types.ExpenseReportStepsDocument,
    "query ExpenseReports($filter: ExpenseReportFilter, $page: Page, $sort: ExpenseReportsSort, $counted: Boolean = true) { expenseReports(filter: $filter, page: $page, sort: $sort) { rows { approvedTotal businessId businessName comment description expenseCount fullname id isOwn number paidOn payment respondedAt respondedBy rut signature { id isStale signedOn state } status submittedAt title total userId version } total @include(if: $counted) } }": types.ExpenseReportsDocument,
    "mutation OpenExpenseFile($input: OpenExpenseFileInput!) { openExpenseFile(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenExpenseFileDocument,
    "mutation PayExpenseReports($input: PayExpenseReportsInput!) { payExpenseReports(input: $input) { status message error { kind message field traceId } data { paid total } } }": types.PayExpenseReportsDocument,
    "mutation PrintExpenseReport($input: ByIdExpenseReport!) { printExpenseReport(input: $input) { status message error { kind message field traceId } data { name url } } }": types.PrintExpenseReportDocument,
    "mutation ReopenExpenseReport($input: ReopenExpenseReportInput!) { reopenExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ReopenExpenseReportDocument,
    "mutation SendExpenseReportToSign($input: SendExpenseReportToSignInput!) { sendExpenseReportToSign(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SendExpenseReportToSignDocument,
    "mutation SubmitExpenseReport($input: SubmitExpenseReportInput!) { submitExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SubmitExpenseReportDocument,
    "mutation UpdateExpense($input: UpdateExpenseInput!) { updateExpense(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateExpenseDocument,
    "mutation UpdateExpensePolicy($input: UpdateExpensePolicyInput!) { updateExpensePolicy(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateExpensePolicyDocument,
    "mutation UpdateExpenseReport($input: UpdateExpenseReportInput!) { updateExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateExpenseReportDocument,
    "mutation UpdateExpenseReportStatus($input: UpdateExpenseReportStatusInput!) { updateExpenseReportStatus(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateExpenseReportStatusDocument,
    "mutation WithdrawExpenseReport($input: WithdrawExpenseReportInput!) { withdrawExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.WithdrawExpenseReportDocument,
    "mutation OpenFamilyPaper($input: ByIdFamilyMember!) { openFamilyPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenFamilyPaperDocument,
    "query FilingFindings($filter: FilingFindingFilter, $page: Page, $sort: FilingFindingsSort, $counted: Boolean = true) { filingFindings(filter: $filter, page: $page, sort: $sort) { rows { field fullname level line n rule userId words } total @include(if: $counted) } }": types.FilingFindingsDocument,
    "query FilingMonths($filter: FilingMonthFilter, $page: Page, $sort: FilingMonthsSort, $counted: Boolean = true) { filingMonths(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName businessRut ccafCode complements { employer filingId originMonth state worker } isOpen lreDuty lreId lreState payrollMonthId previredDuty previredId previredState wagesDuty wagesId wagesState yearMonth } total @include(if: $counted) } }": types.FilingMonthsDocument,
    "query FilingWages($filter: FilingWageFilter, $page: Page, $sort: FilingWagesSort, $counted: Boolean = true) { filingWages(filter: $filter, page: $page, sort: $sort) { rows { fullname loan moreTax n rut tax taxed untaxed userId zone } total @include(if: $counted) } }": types.FilingWagesDocument,
    "query Filings($input: FilingsInput!) { filings(input: $input) { advice askedAt author ccafPercent changed changes { after before field key } done errors id kind layout lines madeAt message number originMonth payrollMonthId people sha256 state total totals { filed institution kind payslips } version warnings } }": types.FilingsDocument,
    "mutation MakeFiling($input: MakeFilingInput!) { makeFiling(input: $input) { status message error { kind message field traceId } data { id version } } }": types.MakeFilingDocument,
    "mutation OpenFiling($input: OpenFilingInput!) { openFiling(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenFilingDocument,
    "query YearFactors($input: YearFactorsInput!) { yearFactors(input: $input) { source status value yearMonth } }": types.YearFactorsDocument,
    "mutation CreateRestriction($input: CreateRestrictionInput!) { createRestriction(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateRestrictionDocument,
    "mutation DeleteRestriction($input: ByIdRestriction!) { deleteRestriction(input: $input) { status message error { kind message field traceId } data } }": types.DeleteRestrictionDocument,
    "query Permission($input: PermissionInput) { permission(input: $input) { businesses decisions { allowed because permission reach } fullname inactive isOwn profileId profileName restrictionName role userId } }": types.PermissionDocument,
    "query ProfileAssignments($filter: AssignmentFilter, $page: Page, $sort: ProfileAssignmentsSort, $counted: Boolean = true) { profileAssignments(filter: $filter, page: $page, sort: $sort) { rows { fullname profileId profileName restrictionId restrictionName role status userId } total @include(if: $counted) } }": types.ProfileAssignmentsDocument,
    "query ProfilePermissions($input: ByIdProfile!) { profilePermissions(input: $input) { company { exceptions { code since until } modules { admin employee manager module superManager } options slug today } id isOwn name people permissions { code create delete read update } roles services version } }": types.ProfilePermissionsDocument,
    "query Profiles { profiles { id name people services version } }": types.ProfilesDocument,
    "query Restrictions { restrictions { businesses { id name restrictionId } id name people units { id name restrictionId } version } }": types.RestrictionsDocument,
    "mutation UpdateProfilePermission($input: UpdateProfilePermissionInput!) { updateProfilePermission(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateProfilePermissionDocument,
    "mutation UpdateProfileUser($input: UpdateProfileUserInput!) { updateProfileUser(input: $input) { status message error { kind message field traceId } data { fullname profileId profileName restrictionId restrictionName role status userId } } }": types.UpdateProfileUserDocument,
    "mutation UpdateRestrictionFilter($input: UpdateRestrictionFilterInput!) { updateRestrictionFilter(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateRestrictionFilterDocument,
    "mutation UpdateRestrictionUser($input: UpdateRestrictionUserInput!) { updateRestrictionUser(input: $input) { status message error { kind message field traceId } data { fullname profileId profileName restrictionId restrictionName role status userId } } }": types.UpdateRestrictionUserDocument,
    "mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) { excludeFromGratification(input: $input) { status message error { kind message field traceId } data { paid payrollMonthId } } }": types.ExcludeFromGratificationDocument,
    "query Gratification($input: OfGratification!) { gratification(input: $input) { firstMonth isOpen job { done error id status total } minimumIncome ownCapital pay payrollMonthId pool profit seesAll states { difference net people state } year years { reason year } } }": types.GratificationDocument,
    "query GratificationOf($input: OfGratificationPerson!) { gratificationOf(input: $input) { reasons yearMonths { yearMonth base paid } } }": types.GratificationOfDocument,
    "query GratificationRows($filter: GratificationRowsFilter, $page: Page, $sort: GratificationRowsSort, $counted: Boolean = true) { gratificationRows(filter: $filter, page: $page, sort: $sort) { rows { contractId userId name rut rule months base due paid difference state reason net } total @include(if: $counted) } }": types.GratificationRowsDocument,
    "mutation RemoveGratification($input: OfGratification!) { removeGratification(input: $input) { status message error { kind message field traceId } data { paid payrollMonthId } } }": types.RemoveGratificationDocument,
    "mutation SaveGratification($input: SaveGratificationInput!) { saveGratification(input: $input) { status message error { kind message field traceId } data { jobId payrollMonthId } } }": types.SaveGratificationDocument,
    "mutation ApplyHealthPlanNotices($input: ApplyHealthPlanNoticesInput!) { applyHealthPlanNotices(input: $input) { status message error { kind message field traceId } data { applied } } }": types.ApplyHealthPlanNoticesDocument,
    "mutation CreateHealthPlanNotice($input: CreateHealthPlanNoticeInput!) { createHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateHealthPlanNoticeDocument,
    "query HealthPlanDiscounts($input: ByIdHealthPlanNotice!) { healthPlanDiscounts(input: $input) { businessName code discount isOpen userContractId yearMonth } }": types.HealthPlanDiscountsDocument,
    "query HealthPlanNoticeLines($input: PastedHealthPlanNotices!) { healthPlanNoticeLines(input: $input) { problem wrong } }": types.HealthPlanNoticeLinesDocument,
    "query HealthPlanNoticeSteps($input: ByIdHealthPlanNotice!) { healthPlanNoticeSteps(input: $input) { at author id reason state } }": types.HealthPlanNoticeStepsDocument,
    "query HealthPlanNotices($filter: HealthPlanNoticeFilter, $page: Page, $sort: HealthPlanNoticesSort, $counted: Boolean = true) { healthPlanNotices(filter: $filter, page: $page, sort: $sort) { rows { by comment folio fromMonth fullname heldPlan id institution institutionName kind late left newPlan notifiedOn planUnit planValue reason rut status userId version } total @include(if: $counted) } }": types.HealthPlanNoticesDocument,
    "mutation PasteHealthPlanNotices($input: PastedHealthPlanNotices!) { pasteHealthPlanNotices(input: $input) { status message error { kind message field traceId } data { entered } } }": types.PasteHealthPlanNoticesDocument,
    "mutation RejectHealthPlanNotice($input: HealthPlanNoticeAnswer!) { rejectHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RejectHealthPlanNoticeDocument,
    "mutation RetakeHealthPlanNotice($input: RetakeHealthPlanNoticeInput!) { retakeHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RetakeHealthPlanNoticeDocument,
    "mutation UndoHealthPlanNotice($input: HealthPlanNoticeAnswer!) { undoHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoHealthPlanNoticeDocument,
    "mutation UpdateHealthPlanNotice($input: UpdateHealthPlanNoticeInput!) { updateHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateHealthPlanNoticeDocument,
    "mutation ApplyImportation($input: ApplyImportationInput!) { applyImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.ApplyImportationDocument,
    "mutation CreateImportation($input: CreateImportationInput!) { createImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateImportationDocument,
    "mutation DiscardImportation($input: DiscardImportationInput!) { discardImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.DiscardImportationDocument,
    "query ImportErrors($input: ByImportationId!) { importErrors(input: $input) { left lines { cells } name } }": types.ImportErrorsDocument,
    "query ImportRows($filter: ImportRowsFilter, $page: Page, $sort: ImportRowsSort, $counted: Boolean = true) { importRows(filter: $filter, page: $page, sort: $sort) { rows { cells { alike before column problem suggestion text } edited line note outcome result } total @include(if: $counted) } }": types.ImportRowsDocument,
    "query ImportTemplate($input: ImportTemplateInput!) { importTemplate(input: $input) { left lines { cells } name } }": types.ImportTemplateDocument,
    "query Importation($input: ByImportationId!) { importation(input: $input) { added applied appliedAt archive asksFirstLine author changed code columns { header name place required } createdAt done dropLines errors failed fileName headers { column header } id kept label mode problem reason rows same skipped state total undoUntil undone unknown version } }": types.ImportationDocument,
    "query Importations($filter: ImportationsFilter, $page: Page, $sort: ImportationsSort, $counted: Boolean = true) { importations(filter: $filter, page: $page, sort: $sort) { rows { added applied appliedAt archive asksFirstLine author changed code columns { header name place required } createdAt done dropLines errors failed fileName headers { column header } id kept label mode problem reason rows same skipped state total undoUntil undone unknown version } total @include(if: $counted) } }": types.ImportationsDocument,
    "query Importers { importers { about after archive code columns { header help required } label loadedAt mayLoad params { label name options { label value } } remembered } }": types.ImportersDocument,
    "mutation MapImportation($input: MapImportationInput!) { mapImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.MapImportationDocument,
    "mutation RepairImportRows($input: RepairImportRowsInput!) { repairImportRows(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.RepairImportRowsDocument,
    "mutation ResumeImportation($input: ResumeImportationInput!) { resumeImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.ResumeImportationDocument,
    "mutation StopImportation($input: StopImportationInput!) { stopImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.StopImportationDocument,
    "mutation UndoImportation($input: UndoImportationInput!) { undoImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UndoImportationDocument,
    "mutation AnswerInbox($input: AnswerInboxInput!) { answerInbox(input: $input) { status message error { kind message field traceId } data { rows { key problem } } } }": types.AnswerInboxDocument,
    "query Inbox($filter: InboxFilter, $page: Page, $sort: InboxSort, $counted: Boolean = true) { inbox(filter: $filter, page: $page, sort: $sort) { rows { fullname key kind link onBehalfOf since summary title userId } total @include(if: $counted) } }": types.InboxDocument,
    "query InboxCount { inboxCount { pending unread } }": types.InboxCountDocument,
    "query InboxDetails($input: InboxDetailsInput!) { inboxDetails(input: $input) { label warns words } }": types.InboxDetailsDocument,
    "mutation ConfirmIndicator($input: ConfirmIndicatorInput!) { confirmIndicator(input: $input) { status message error { kind message field traceId } data { key version } } }": types.ConfirmIndicatorDocument,
    "mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) { confirmIndicatorTable(input: $input) { status message error { kind message field traceId } data { id key version } } }": types.ConfirmIndicatorTableDocument,
    "mutation EnterIndicator($input: EnterIndicatorInput!) { enterIndicator(input: $input) { status message error { kind message field traceId } data { key entryState } } }": types.EnterIndicatorDocument,
    "mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) { enterIndicatorTable(input: $input) { status message error { kind message field traceId } data { id state } } }": types.EnterIndicatorTableDocument,
    "query FamilyAllowance($input: OfYearMonth!) { familyAllowance(input: $input) { brackets { above amount letter upTo } certain draft { above upTo value1 value2 } entry { brackets { above upTo value1 value2 } comment confirmedAt confirmedBy enteredAt enteredBy id key mine needsSecond outOfBounds source sourceUrl state version yearMonth } note since source sourceUrl status yearMonth } }": types.FamilyAllowanceDocument,
    "query IncomeTax($input: OfYearMonth!) { incomeTax(input: $input) { brackets { above aboveUtm factor most place rebate rebateUtm upTo upToUtm } certain draft { above upTo value1 value2 } entry { brackets { above upTo value1 value2 } comment confirmedAt confirmedBy enteredAt enteredBy id key mine needsSecond outOfBounds source sourceUrl state version yearMonth } note since source sourceUrl status utm yearMonth } }": types.IncomeTaxDocument,
    "query IndicatorHistory($input: IndicatorHistoryInput!) { indicatorHistory(input: $input) { status value yearMonth } }": types.IndicatorHistoryDocument,
    "query Indicators($input: OfYearMonth!) { indicators(input: $input) { certain changePercent confirmedAt confirmedBy decimals enteredAt enteredBy entryComment entryId entrySource entryState entryUrl entryValue group inPayslips key label lower mine needsSecond note ofTable outOfBounds previous published since source sourceUrl status unit upper value version why yearMonth } }": types.IndicatorsDocument,
    "mutation RevokeIndicator($input: RevokeIndicatorInput!) { revokeIndicator(input: $input) { status message error { kind message field traceId } data { key version } } }": types.RevokeIndicatorDocument,
    "mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) { revokeIndicatorTable(input: $input) { status message error { kind message field traceId } data } }": types.RevokeIndicatorTableDocument,
    "mutation CloseInspection($input: CloseInspectionInput!) { closeInspection(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CloseInspectionDocument,
    "mutation CreateInspection($input: CreateInspectionInput!) { createInspection(input: $input) { status message error { kind message field traceId } data { code url inspectorRut businessName lastDay } } }": types.CreateInspectionDocument,
    "query Inspection($input: ByIdInspection!) { inspection(input: $input) { author businessId businessName closedAt createdAt id inspectorRut lastDay lastReadAt opened reference state version } }": types.InspectionDocument,
    "query InspectionDocuments($input: InspectionDocumentsInput!) { inspectionDocuments(input: $input) { businessName businessRut company lastDay pages rows { code fullname id isInForce name rut sha256 signedOn typeLabel } total } }": types.InspectionDocumentsDocument,
    "query InspectionReadings($filter: InspectionReadingFilter, $page: Page, $sort: InspectionReadingsSort, $counted: Boolean = true) { inspectionReadings(filter: $filter, page: $page, sort: $sort) { rows { at documentName id kind search } total @include(if: $counted) } }": types.InspectionReadingsDocument,
    "query Inspections($filter: InspectionFilter, $page: Page, $sort: InspectionsSort, $counted: Boolean = true) { inspections(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName closedAt createdAt id inspectorRut lastDay lastReadAt opened reference state version } total @include(if: $counted) } }": types.InspectionsDocument,
    "mutation OpenInspectionDocument($input: OpenInspectionDocumentInput!) { openInspectionDocument(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenInspectionDocumentDocument,
    "mutation AppealLeaveSubsidy($input: LeaveSubsidyAnswer!) { appealLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AppealLeaveSubsidyDocument,
    "mutation ClaimLeaveSubsidy($input: ClaimLeaveSubsidyInput!) { claimLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ClaimLeaveSubsidyDocument,
    "mutation DeleteLeaveSubsidyPayment($input: ByIdLeaveSubsidyPayment!) { deleteLeaveSubsidyPayment(input: $input) { status message error { kind message field traceId } data } }": types.DeleteLeaveSubsidyPaymentDocument,
    "query LeaveSubsidies($filter: LeaveSubsidyFilter, $page: Page, $sort: LeaveSubsidiesSort, $counted: Boolean = true) { leaveSubsidies(filter: $filter, page: $page, sort: $sort) { rows { absenceId age basis businessName by changed claimNumber claimUntil claimedOn comment endDate fullname id license missing owed paid payer payerName pressing reason received rut startDate status subtype userContractId userId version } total @include(if: $counted) } }": types.LeaveSubsidiesDocument,
    "query LeaveSubsidyLines($input: PastedLeaveSubsidyPayments!) { leaveSubsidyLines(input: $input) { problem wrong } }": types.LeaveSubsidyLinesDocument,
    "query LeaveSubsidyPayers { leaveSubsidyPayers { code name } }": types.LeaveSubsidyPayersDocument,
    "query LeaveSubsidyPayments($input: ByIdLeaveSubsidy!) { leaveSubsidyPayments(input: $input) { amount author id receivedOn reference } }": types.LeaveSubsidyPaymentsDocument,
    "query LeaveSubsidySteps($input: ByIdLeaveSubsidy!) { leaveSubsidySteps(input: $input) { at author id reason state } }": types.LeaveSubsidyStepsDocument,
    "query LeaveSubsidyTotals { leaveSubsidyTotals { d30 d60 d90 leaves missing older paid payer payerName pressing received unknown } }": types.LeaveSubsidyTotalsDocument,
    "query LeavesToRecover($filter: LeaveToRecoverFilter, $page: Page, $sort: LeavesToRecoverSort, $counted: Boolean = true) { leavesToRecover(filter: $filter, page: $page, sort: $sort) { rows { basis businessName contractId endDate fullname halfDay id left license owed paid payer payerName rut startDate subtype userId } total @include(if: $counted) } }": types.LeavesToRecoverDocument,
    "mutation LoseLeaveSubsidy($input: LeaveSubsidyAnswer!) { loseLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": types.LoseLeaveSubsidyDocument,
    "mutation OpenLeaveSubsidies($input: OpenLeaveSubsidiesInput!) { openLeaveSubsidies(input: $input) { status message error { kind message field traceId } data { opened } } }": types.OpenLeaveSubsidiesDocument,
    "mutation PasteLeaveSubsidyPayments($input: PastedLeaveSubsidyPayments!) { pasteLeaveSubsidyPayments(input: $input) { status message error { kind message field traceId } data { entered } } }": types.PasteLeaveSubsidyPaymentsDocument,
    "mutation ReceiveLeaveSubsidy($input: ReceiveLeaveSubsidyInput!) { receiveLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ReceiveLeaveSubsidyDocument,
    "mutation RejectLeaveSubsidy($input: LeaveSubsidyAnswer!) { rejectLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RejectLeaveSubsidyDocument,
    "mutation RenewLeaveSubsidy($input: RenewLeaveSubsidyInput!) { renewLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RenewLeaveSubsidyDocument,
    "mutation ReopenLeaveSubsidy($input: LeaveSubsidyAnswer!) { reopenLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ReopenLeaveSubsidyDocument,
    "mutation UpdateLeaveSubsidy($input: UpdateLeaveSubsidyInput!) { updateLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateLeaveSubsidyDocument,
    "mutation ConfirmHolidayYear($input: HolidayYearInput!) { confirmHolidayYear(input: $input) { status message error { kind message field traceId } data { days year } } }": types.ConfirmHolidayYearDocument,
    "mutation ConfirmPublicHoliday($input: ByIdPublicHoliday!) { confirmPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": types.ConfirmPublicHolidayDocument,
    "mutation EnterPublicHoliday($input: EnterPublicHolidayInput!) { enterPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": types.EnterPublicHolidayDocument,
    "query LegalCalendarStatus { legalCalendarStatus { nextYear overdueYear ownYears pending waitingYears years } }": types.LegalCalendarStatusDocument,
    "query LegalHolidays { legalHolidays { date irrevocable law name places scope type } }": types.LegalHolidaysDocument,
    "mutation ProposeHolidayYear($input: HolidayYearInput!) { proposeHolidayYear(input: $input) { status message error { kind message field traceId } data { days year } } }": types.ProposeHolidayYearDocument,
    "query PublicHolidays($filter: PublicHolidaysFilter, $page: Page, $sort: PublicHolidaysSort, $counted: Boolean = true) { publicHolidays(filter: $filter, page: $page, sort: $sort) { rows { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } total @include(if: $counted) } }": types.PublicHolidaysDocument,
    "mutation RejectPublicHoliday($input: RejectPublicHolidayInput!) { rejectPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": types.RejectPublicHolidayDocument,
    "mutation RemovePublicHoliday($input: RemovePublicHolidayInput!) { removePublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": types.RemovePublicHolidayDocument,
    "mutation ReplacePublicHoliday($input: ReplacePublicHolidayInput!) { replacePublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }": types.ReplacePublicHolidayDocument,
    "query ChangedPeople($filter: ChangedPeopleFilter, $page: Page, $sort: ChangedPeopleSort, $counted: Boolean = true) { changedPeople(filter: $filter, page: $page, sort: $sort) { rows { after basis before fullname id problem status userId } total @include(if: $counted) } }": types.ChangedPeopleDocument,
    "mutation CreateMassChange($input: CreateMassChangeInput!) { createMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateMassChangeDocument,
    "mutation DiscardMassChange($input: DiscardMassChangeInput!) { discardMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DiscardMassChangeDocument,
    "query MassChange($input: ByIdMassChange!) { massChange(input: $input) { author businessId businessName createdAt done endMonth failed fromDate id kept kind people problem reason startMonth state total version what } }": types.MassChangeDocument,
    "query MassChangePeople($filter: MassChangePeopleFilter, $page: Page, $sort: MassChangePeopleSort, $counted: Boolean = true) { massChangePeople(filter: $filter, page: $page, sort: $sort) { rows { after before contractId difference fullname id jobTitle left note rut userId } total @include(if: $counted) } }": types.MassChangePeopleDocument,
    "query MassChangePreview($input: MassChangePreviewInput!) { massChangePreview(input: $input) { counting { done id total } totals { added changing doubledRuts left people retroactive severalContracts unknownRuts wrongRuts } } }": types.MassChangePreviewDocument,
    "query MassChanges($filter: MassChangesFilter, $page: Page, $sort: MassChangesSort, $counted: Boolean = true) { massChanges(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName createdAt done endMonth failed fromDate id kept kind people problem reason startMonth state total version what } total @include(if: $counted) } }": types.MassChangesDocument,
    "mutation ResumeMassChange($input: ResumeMassChangeInput!) { resumeMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ResumeMassChangeDocument,
    "mutation UndoMassChange($input: UndoMassChangeInput!) { undoMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoMassChangeDocument,
    "query NoticePreferences { noticePreferences { app kind mail } }": types.NoticePreferencesDocument,
    "query Notices($filter: NoticeFilter, $page: Page, $sort: NoticesSort, $counted: Boolean = true) { notices(filter: $filter, page: $page, sort: $sort) { rows { createdAt detail id kind link readAt title } total @include(if: $counted) } }": types.NoticesDocument,
    "mutation ReadNotices($input: ReadNoticesInput) { readNotices(input: $input) { status message error { kind message field traceId } data { read } } }": types.ReadNoticesDocument,
    "mutation SaveNoticePreference($input: SaveNoticePreferenceInput!) { saveNoticePreference(input: $input) { status message error { kind message field traceId } data { app kind mail } } }": types.SaveNoticePreferenceDocument,
    "query OrgChart($input: OrgChartInput) { orgChart(input: $input) { alone asOf comparedTo found inCircle moreRoots roots { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } total } }": types.OrgChartDocument,
    "query OrgChartChanges($input: OrgChartChangesInput!) { orgChartChanges(input: $input) { counts { kind total } from more rows { avatar facts { after before fact } id kinds name opens title } total until } }": types.OrgChartChangesDocument,
    "query OrgChartProblems($input: OrgChartProblemsInput) { orgChartProblems(input: $input) { kind rows { id name opens } total } }": types.OrgChartProblemsDocument,
    "query OrgChartSearch($input: OrgChartSearchInput) { orgChartSearch(input: $input) { id name title } }": types.OrgChartSearchDocument,
    "query AdditionalPaper($input: OfAdditionalPayment!) { additionalPaper(input: $input) { isOwn name rut jobTitle businessName yearMonth processName isOpen paymentLabel earnings deductions net lines { code label group difference } months { yearMonth part deductions net tax taxAtPayment } gratification { year reasons yearMonths { yearMonth base paid } } } }": types.AdditionalPaperDocument,
    "query Announcement($input: ByIdAnnouncement!) { announcement(input: $input) { id title content visibility publishDate expiryDate pinned asksAcknowledgement allowsReactions sendsMail withdrawnAt reason version businessIds businessNames author readAt acknowledgedAt reaction state canUpdate audience readers acknowledged files { id name ext } reactions { reaction total } } }": types.AnnouncementDocument,
    "query ArrivalChoices { areas { name } }": types.ArrivalChoicesDocument,
    "query ArrivalPapers($page: Page) { documentTemplates(page: $page) { rows { id name } } }": types.ArrivalPapersDocument,
    "query TrialMonths($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessName yearMonth type name isOpen } }": types.TrialMonthsDocument,
    "query ChooseBusiness { businessNames { id name rut } }": types.ChooseBusinessDocument,
    "query CompanyBusinesses { businesses { id name businessName rut status principal usePayroll businessField workers } }": types.CompanyBusinessesDocument,
    "query OwnCompanyData($input: CompanyInput) { company(input: $input) { id name slug description phone url email status countryId access logo loginBackground logins usersCount businesses { id name rut status } version createdAt } }": types.OwnCompanyDataDocument,
    "query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) { companyPeople(filter: $filter, page: $page) { rows { userId fullname username } } }": types.PeopleOfCompanyDocument,
    "query MonthsOfConcepts($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { yearMonth isOpen } }": types.MonthsOfConceptsDocument,
    "query UnionsOfItems { syndicates { id name } }": types.UnionsOfItemsDocument,
    "query PersonContracts($input: UserContractsInput!) { userContracts(input: $input) { id code userCode status state userId businessId businessName initialDate finalDate signatureDate signed signatureIntegrationCode version contractType jobTitle jobTitleFamily area branchOffice supervisorId supervisorName hierarchyNodeId hierarchyNodeName isSupervisor apprentice fixedTermRenewals isProfessional monthlySalary { value currency } paymentPeriod taxRegime taxPeriod gratificationType gratificationAmount isCorporateSalary overdraft weekdayRate { value currency } saturdayRate { value currency } sundayRate { value currency } holidayRate { value currency } nightSurcharge holidaySurcharge hoursPerWeek daysPerWeek art22 cycleHours cycleDays specialWorkday isDomestic liveIn shiftWork remoteWork partTime syncAttendance syncDigitalSign heavyWork heavyWorkRate syndicateId syndicateName unionFeeType unionFeeValue asOf versionFrom nextFrom revealed canUpdate warnings } }": types.PersonContractsDocument,
    "query OwnFields($input: UserFieldDataInput!) { userFieldData(input: $input) { fieldId field { id title code type options help required dated worker managers reserved status } value current } }": types.OwnFieldsDocument,
    "query OwnRelatives($input: FamilyInput!) { family(input: $input) { id relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil } }": types.OwnRelativesDocument,
    "query ContractsToSplit($input: UserContractsInput!) { userContracts(input: $input) { id jobTitle businessId businessName initialDate finalDate } }": types.ContractsToSplitDocument,
    "query UserFieldData($input: UserFieldDataInput!) { userFieldData(input: $input) { id userId fieldId field { id title code type options help required dated reserved status } value words date reference current closed mayEdit version } }": types.UserFieldDataDocument,
    "query ExpenseReport($input: ByIdExpenseReport!) { expenseReport(input: $input) { id number userId fullname rut isOwn businessId businessName title description status comment submittedAt respondedAt respondedBy approvedTotal paidOn payment total expenseCount version signature { id state isStale } expenses { id name comment date expensePolicyName expenseCategoryName costCenterName accountingDocumentType documentIdentifier providerIdentifier currencyId amount money looksTwice files { id name ext } } } }": types.ExpenseReportDocument,
    "query Expenses($filter: ExpenseFilter, $page: Page, $sort: ExpensesSort, $counted: Boolean = true) { expenses(filter: $filter, page: $page, sort: $sort) { rows { id userId reportId reportNumber expensePolicyId expensePolicyName expenseCategoryId expenseCategoryName costCenterId costCenterName name comment date accountingDocumentType documentIdentifier providerIdentifier currencyId amount rate money status looksTwice version files { id name ext } } total @include(if: $counted) } }": types.ExpensesDocument,
    "query RestrictableBusinesses { businesses { id name workers } }": types.RestrictableBusinessesDocument,
    "query PayrollLeftOut($filter: PayrollRunErrorsFilter!) { payrollRunErrors(filter: $filter) { total rows { contractId name message } } }": types.PayrollLeftOutDocument,
    "query OtherProcess($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { id businessId businessName yearMonth type name isOpen stateLabel calculated activeJobId totalNet } }": types.OtherProcessDocument,
    "query IncompleteRecords($input: OfProcessMonth!) { payrollInfo(input: $input) { incomplete } }": types.IncompleteRecordsDocument,
    "query MonthBusinesses { businesses { id name usePayroll status } }": types.MonthBusinessesDocument,
    "query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) { payrollSummaries(filter: $filter, sort: $sort, page: $page) { rows { userContractId payrollMonthId name net netBefore } } }": types.MostChangedDocument,
    "query PayrollMonths($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessId businessName yearMonth type name isOpen stateLabel contracts calculated failed changesSince totalEarnings totalDeductions totalPeople totalNet totalCost calculatedAt closedAt activeJobId } }": types.PayrollMonthsDocument,
    "query ReleasedOfMonth($input: OfProcess!) { payslipRelease(input: $input) { paid waiting releasedAt } }": types.ReleasedOfMonthDocument,
    "query WhyChanged($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { comparable change people changed unexplained reviewed causes { cause label people change } } }": types.WhyChangedDocument,
    "query PayingAccounts($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id bankCode accountIdentifier } }": types.PayingAccountsDocument,
    "query PayrollDifference($input: PayrollDifferenceInput!) { payrollDifference(input: $input) { contractId userId name rut jobTitle before net change error state stateLabel reviewedBy reviewedAt monthBefore steps { cause label change net facts { label before after } lines { code label change } } lines { code label before after change discount } } }": types.PayrollDifferenceDocument,
    "query ImportedPayslips($input: ImportedPayslipsInput!) { importedPayslips(input: $input) { userContractId yearMonth businessName days earnings deductions net } }": types.ImportedPayslipsDocument,
    "query OwnAdditionalPayments { ownAdditionalPayments { payrollMonthId contractId yearMonth businessName processName earnings deductions net paymentLabel } }": types.OwnAdditionalPaymentsDocument,
    "query OwnContracts { me { contracts { id jobTitle initialDate userCode } } }": types.OwnContractsDocument,
    "query PayrollHistory($input: PayrollHistoryInput!) { payrollHistory(input: $input) { userContractId payrollMonthId yearMonth isOpen businessName name contractCode net earnings deductions employerCost paymentLabel } }": types.PayrollHistoryDocument,
    "query ChooseUser($input: AllUsersInput!) { allUsers(input: $input) { id fullname rut } }": types.ChooseUserDocument,
    "query FindUsers($filter: UsersFilter, $page: Page) { users(filter: $filter, page: $page) { rows { id fullname rut jobTitle } } }": types.FindUsersDocument,
    "query ListedFields { userFields { id title code type options status listed managers } }": types.ListedFieldsDocument,
    "query People($filter: UsersFilter, $sort: UsersSort, $page: Page, $counted: Boolean = true) { users(filter: $filter, sort: $sort, page: $page) { total @include(if: $counted) rows { id fullname gentilitie rut identificationType role status email personalPhone birthday avatarUrl state contractType jobTitle area branchOffice businessName supervisorName initialDate finalDate missing online fieldValues { fieldId value words } } } }": types.PeopleDocument,
    "query PeopleCounts($input: UsersFilter!) { userCounts(input: $input) { total incomplete states { state total } } }": types.PeopleCountsDocument,
    "query PeoplePlaces { areas { name total } branchOffices { name total } }": types.PeoplePlacesDocument,
    "query PersonBusinesses($input: UserBusinessesInput!) { userBusinesses(input: $input) { id businessId businessName inPayroll privateRole workPhone businessEmail firstAdmissionDate admissionDate version validTo userContracts { id jobTitle state } } }": types.PersonBusinessesDocument,
    "query PersonRecord($input: UserInput!) { user(input: $input) { id fullname initials rut documentNumber identificationType role status isPrivateRole external retired comment version username accountEmail accountKeptBy closed { field reason } avatarUrl avatarFileId state jobTitle jobTitleFamily area branchOffice businessName supervisorId supervisorName initialDate finalDate admissionDate contractId contractType missing online asOf held recordFrom versionFrom nextFrom seesReserved revealed canUpdate canUpdateAvatar canSeePay canSeeAbsences canAddAbsences firstname secondName paternalLastname maternalLastname birthday gender genderPrevired civilStatus countryOfOrigin email personalPhone businessEmail addressCountry address communeCode city province region postalCode previsionType retirementScheme pensionInstitution pensionStatus ipsReducedRate afcEnrolled afcDate unemploymentInsuranceDate afcConfig afpCollect keepsContributing partialDisability disability youngSubsidy healthInstitution healthPercentage healthAmountUf healthAmount apviInstitution apviRegime apvi { value currency } apvi2Institution apvi2Regime apvi2 { value currency } apvcInstitution apvc { value currency } cuenta2Institution cuenta2 { value currency } affiliateRut affiliatePaternalLastname affiliateMaternalLastname affiliateNames affiliateInstitution affiliateContribution { value currency } affiliateSaving { value currency } subjectToFamilyAllowance familyAllowanceSegment simpleBurdens maternalBurdens disabledBurdens subjectToJudicialRetention judicial { value currency } judicialRetentionPercentage } }": types.PersonRecordDocument,
    "query ContractsByThePiece($input: UserContractsInput!) { userContracts(input: $input) { id jobTitle businessName } }": types.ContractsByThePieceDocument,
    "query LateItemOptions { inputItems { code label unit group } }": types.LateItemOptionsDocument,
    "query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessId businessName yearMonth type isOpen } }": types.OpenMonthsForRetroactivityDocument,
    "query ScenarioBusinesses { businesses { id name usePayroll } }": types.ScenarioBusinessesDocument,
    "query Scenarios { scenarios { id name businessName firstMonth months yearly netChange costChange stale calculatedAt activeJobId } }": types.ScenariosDocument,
    "query CurrentUser { me { id username fullname jobTitle avatarUrl role external supervisedIds forcePasswordChange mustAddFactor sessionUntil idleUntil theme draftKey actingUntil permissions company { id name slug logo config { access } } } }": types.CurrentUserDocument,
    "query ListedSurveys($filter: SurveyFilter, $sort: SurveysSort, $page: Page, $counted: Boolean = true) { surveys(filter: $filter, sort: $sort, page: $page) { total @include(if: $counted) rows { id type title status privacy startAt endAt participants answered canKeep version finalScore scoreChange enps } } }": types.ListedSurveysDocument,
    "mutation NotePayrollChecks($input: NotePayrollChecksInput!) { notePayrollChecks(input: $input) { status message error { kind message field traceId } data { calculated foundAt isOpen payrollMonthId payslips rules yearMonth } } }": types.NotePayrollChecksDocument,
    "query PayrollCheckFindings($filter: PayrollCheckFindingsFilter, $page: Page, $sort: PayrollCheckFindingsSort, $counted: Boolean = true) { payrollCheckFindings(filter: $filter, page: $page, sort: $sort) { rows { answerable before contractId fix group looksAt message name note noted notedAt notedBy rule rut severity title userId } total @include(if: $counted) } }": types.PayrollCheckFindingsDocument,
    "query PayrollChecks($input: PayrollChecksInput!) { payrollChecks(input: $input) { calculated counts { all contracts errors noted warnings } findings { answerable before contractId fix group looksAt message name note noted notedAt notedBy rule rut severity title userId } found { answerable group looksAt rule severity title total waiting } foundAt isOpen looking { done error total } payrollMonthId payslips rules yearMonth } }": types.PayrollChecksDocument,
    "mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) { answerPayrollClosing(input: $input) { status message error { kind message field traceId } data { needsApproval payrollMonthId } } }": types.AnswerPayrollClosingDocument,
    "query PayrollClosing($input: OfClosing!) { payrollClosing(input: $input) { needsApproval payrollMonthId requests { acceptErrors answer answeredAt answeredBy note number own requestedAt requestedBy state } } }": types.PayrollClosingDocument,
    "mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) { requestPayrollClosing(input: $input) { status message error { kind message field traceId } data { needsApproval payrollMonthId } } }": types.RequestPayrollClosingDocument,
    "query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) { validatePayrollWithLicense(input: $input) { licenseDays message pending valid waitingDays } }": types.ValidatePayrollWithLicenseDocument,
    "mutation CancelJob($input: OfPayrollMonth!) { cancelJob(input: $input) { status message error { kind message field traceId } data { calculated done error failed finishedAt jobId message payrollMonthId recalculated startedAt status total unchanged } } }": types.CancelJobDocument,
    "mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) { closePayrollMonth(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ClosePayrollMonthDocument,
    "mutation GenerateProcess($input: GenerateProcessInput!) { generateProcess(input: $input) { status message error { kind message field traceId } data { id version } } }": types.GenerateProcessDocument,
    "mutation InitPayrollMonth($input: InitPayrollMonthInput!) { initPayrollMonth(input: $input) { status message error { kind message field traceId } data { id yearMonth } } }": types.InitPayrollMonthDocument,
    "query MonthContracts($filter: MonthContractsFilter, $page: Page, $sort: MonthContractsSort, $counted: Boolean = true) { monthContracts(filter: $filter, page: $page, sort: $sort) { rows { area contractCode contractId jobTitle name rut userId } total @include(if: $counted) } }": types.MonthContractsDocument,
    "query MonthContractsByRut($input: MonthContractsByRutInput!) { monthContractsByRut(input: $input) { contractId rut } }": types.MonthContractsByRutDocument,
    "query PayrollMonth($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { activeJobId businessId businessName calculated calculatedAt changesSince closedAt closedBy closedHash contracts currentRunId failed hasPayrollIndicators id isOpen missingIndicators name stateLabel totalCost totalDeductions totalEarnings totalNet totalPeople type version yearMonth } }": types.PayrollMonthDocument,
    "query PayrollRun($input: OfPayrollMonth!) { payrollRun(input: $input) { calculated done error failed finishedAt jobId message payrollMonthId recalculated startedAt status total unchanged } }": types.PayrollRunDocument,
    "query PayrollRunErrors($filter: PayrollRunErrorsFilter, $page: Page, $sort: PayrollRunErrorsSort, $counted: Boolean = true) { payrollRunErrors(filter: $filter, page: $page, sort: $sort) { rows { code contractCode contractId field message name rut userId } total @include(if: $counted) } }": types.PayrollRunErrorsDocument,
    "query PayrollStart($input: PayrollStartInput) { payrollStart(input: $input) { from ofContract yearMonth } }": types.PayrollStartDocument,
    "query Recalculations($input: RecalculationsInput!) { recalculations(input: $input) { before contractId net recalculatedAt revisions } }": types.RecalculationsDocument,
    "mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) { reopenPayrollMonth(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ReopenPayrollMonthDocument,
    "mutation CreateTransferFile($input: CreateTransferFileInput!) { createTransferFile(input: $input) { status message error { kind message field traceId } data { name total transfers url withoutAccount } } }": types.CreateTransferFileDocument,
    "query HireTotals($input: NewHiresInput!) { hireTotals(input: $input) { complete lacks { lack people } people stopped } }": types.HireTotalsDocument,
    "query Hires($filter: HiresFilter, $page: Page, $sort: HiresSort, $counted: Boolean = true) { hires(filter: $filter, page: $page, sort: $sort) { rows { area businessName contractId initialDate jobTitle lacks name userId } total @include(if: $counted) } }": types.HiresDocument,
    "mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) { markPayrollDeadline(input: $input) { status message error { kind message field traceId } data { marked } } }": types.MarkPayrollDeadlineDocument,
    "query MonthsActive { monthsActive { businessName calculating name payrollMonthId percent type yearMonth } }": types.MonthsActiveDocument,
    "query PaymentTotals($input: OfProcess!) { paymentTotals(input: $input) { left owed payrollMonthId people sent total withoutAccount } }": types.PaymentTotalsDocument,
    "query PayrollDashboard { payrollDashboard { activity advice bank businessId businessName description failed file paid payrollMonthId realWorkers released responsible responsibleId stage state totalNet totalPeople type workers yearMonth } }": types.PayrollDashboardDocument,
    "query PayrollDashboardOld { payrollDashboardOld { activity advice bank businessId businessName description failed file paid payrollMonthId realWorkers released responsible responsibleId stage state totalNet totalPeople type workers yearMonth } }": types.PayrollDashboardOldDocument,
    "query PayrollDeadlines { payrollDeadlines { businessId businessName days due isOpen kind payrollMonthId state words yearMonth } }": types.PayrollDeadlinesDocument,
    "query PayrollInfo($input: OfProcessMonth!) { payrollInfo(input: $input) { absences contracts entering hasPayrollIndicators incomplete leaving loans missingIndicators payrollMonthId withoutPayment } }": types.PayrollInfoDocument,
    "query PayrollInfoPeople($filter: PayrollInfoPeopleFilter, $page: Page, $sort: PayrollInfoPeopleSort, $counted: Boolean = true) { payrollInfoPeople(filter: $filter, page: $page, sort: $sort) { rows { contractId detail name userId } total @include(if: $counted) } }": types.PayrollInfoPeopleDocument,
    "query PayrollProcess($input: OfProcessMonth!) { payrollProcess(input: $input) { bankAccountId businessId description payrollMonthId responsibleId version } }": types.PayrollProcessDocument,
    "query PayslipReceipts($filter: PayslipReceiptsFilter, $page: Page, $sort: PayslipReceiptsSort, $counted: Boolean = true) { payslipReceipts(filter: $filter, page: $page, sort: $sort) { rows { accountEnd acknowledgedAt bank contractId mailed name net paymentKind paymentLabel paymentStatus payrollMonthId releasedAt remindedAt rut state userId } total @include(if: $counted) } }": types.PayslipReceiptsDocument,
    "query PayslipRelease($input: OfProcess!) { payslipRelease(input: $input) { acknowledged done error jobTotal mailed paid payrollMonthId pending released releasedAt status total waiting withoutMail } }": types.PayslipReleaseDocument,
    "query PayslipsWithoutMail($filter: PayslipsWithoutMailFilter, $page: Page, $sort: PayslipsWithoutMailSort, $counted: Boolean = true) { payslipsWithoutMail(filter: $filter, page: $page, sort: $sort) { rows { canSignIn contractId name rut userId } total @include(if: $counted) } }": types.PayslipsWithoutMailDocument,
    "query ProcessPayments($filter: ProcessPaymentsFilter, $page: Page, $sort: ProcessPaymentsSort, $counted: Boolean = true) { processPayments(filter: $filter, page: $page, sort: $sort) { rows { accountEnd accountType bank contractId kind name net paymentLabel paymentStatus payrollMonthId problem rut userId way } total @include(if: $counted) } }": types.ProcessPaymentsDocument,
    "mutation ReleasePayslips($input: OfProcess!) { releasePayslips(input: $input) { status message error { kind message field traceId } data { acknowledged done error jobTotal mailed paid payrollMonthId pending released releasedAt status total waiting withoutMail } } }": types.ReleasePayslipsDocument,
    "mutation RemindPayslips($input: OfProcess!) { remindPayslips(input: $input) { status message error { kind message field traceId } data { reminded } } }": types.RemindPayslipsDocument,
    "query TransferFormats($input: OfProcess!) { transferFormats(input: $input) { code label reason } }": types.TransferFormatsDocument,
    "query UnreachedTotals($input: OfProcess!) { unreachedTotals(input: $input) { payrollMonthId people withoutUser } }": types.UnreachedTotalsDocument,
    "mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) { updatePayrollProcess(input: $input) { status message error { kind message field traceId } data { version } } }": types.UpdatePayrollProcessDocument,
    "mutation UpdateTransferCompleted($input: UpdateTransferCompletedInput!) { updateTransferCompleted(input: $input) { status message error { kind message field traceId } data { payrollMonthId updated } } }": types.UpdateTransferCompletedDocument,
    "query PayrollComparison($filter: PayrollComparisonFilter, $page: Page, $sort: PayrollComparisonSort, $counted: Boolean = true) { payrollComparison(filter: $filter, page: $page, sort: $sort) { rows { area before causes { cause change label } change contractId error jobTitle name net percent reviewedAt reviewedBy rut state stateLabel unexplained userId } total @include(if: $counted) } }": types.PayrollComparisonDocument,
    "query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { areas before causes { cause change label people } change changed comparable monthBefore net payrollMonthId people reviewed revoked unexplained } }": types.PayrollComparisonTotalsDocument,
    "mutation ReviewPayslips($input: ReviewPayslipsInput!) { reviewPayslips(input: $input) { status message error { kind message field traceId } data { areas before change changed comparable monthBefore net payrollMonthId people reviewed revoked unexplained } } }": types.ReviewPayslipsDocument,
    "mutation AnswerPayslipDispute($input: AnswerPayslipDisputeInput!) { answerPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.AnswerPayslipDisputeDocument,
    "query DisputesOfPayslip($input: DisputesOfPayslipInput!) { disputesOfPayslip(input: $input) { closedAt code fullname id isOwn messages { at author id text } openedAt payrollMonthId rut state userContractId userId version yearMonth } }": types.DisputesOfPayslipDocument,
    "mutation OpenPayslipDispute($input: OpenPayslipDisputeInput!) { openPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.OpenPayslipDisputeDocument,
    "query PayslipDisputes($filter: PayslipDisputeFilter, $page: Page, $sort: PayslipDisputesSort, $counted: Boolean = true) { payslipDisputes(filter: $filter, page: $page, sort: $sort) { rows { closedAt code fullname id isOwn openedAt payrollMonthId rut state userContractId userId version yearMonth } total @include(if: $counted) } }": types.PayslipDisputesDocument,
    "mutation WithdrawPayslipDispute($input: WithdrawPayslipDisputeInput!) { withdrawPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.WithdrawPayslipDisputeDocument,
    "mutation WriteInPayslipDispute($input: WriteInPayslipDisputeInput!) { writeInPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.WriteInPayslipDisputeDocument,
    "query VerifyPayslip($input: VerifyPayslipInput!) { verifyPayslip(input: $input) { company hash isCurrent isDraft net yearMonth } }": types.VerifyPayslipDocument,
    "mutation AcknowledgePayslip($input: OfPayslip!) { acknowledgePayslip(input: $input) { status message error { kind message field traceId } data { acknowledgedAt contractId payrollMonthId } } }": types.AcknowledgePayslipDocument,
    "query ExplainPayslip($input: ExplainPayslipInput!) { explainPayslip(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": types.ExplainPayslipDocument,
    "query PayrollPdf($input: OfPayslip!) { payrollPdf(input: $input) { name url } }": types.PayrollPdfDocument,
    "query PayrollSummaries($filter: PayrollSummariesFilter, $page: Page, $sort: PayrollSummariesSort, $counted: Boolean = true) { payrollSummaries(filter: $filter, page: $page, sort: $sort) { rows { userContractId userId payrollMonthId name rut jobTitle area contractCode net earnings deductions employerCost paymentLabel netBefore } total @include(if: $counted) } }": types.PayrollSummariesDocument,
    "query PayrollSummariesPdf($input: PayrollSummariesPdfInput!) { payrollSummariesPdf(input: $input) { done error jobId name status total url } }": types.PayrollSummariesPdfDocument,
    "query PayrollSummaryView($input: OfPayslip!) { payrollSummaryView(input: $input) { acknowledgedAt area bases { amount code label unit } branchOffice businessAddress businessName businessRut contractCode contractId contractType deductions documentLabel documentNumber earnings employerCost finalDate healthInstitution healthLabel hoursPerWeek initialDate isOpen isOwn jobTitle legalName monthBefore movements { change code label } name net netBefore paymentLabel paymentStatus payrollMonthId pensionInstitution releasedAt rut sections { key label lines { amount code detail label lre source } total } uncollected userId warnings workedDays yearMonth } }": types.PayrollSummaryViewDocument,
    "query PayslipRevisions($input: PayslipRevisionsInput!) { payslipRevisions(input: $input) { error lines { after before change code label section } net next replacedAt replacedBy revision } }": types.PayslipRevisionsDocument,
    "mutation AnswerPeerProposal($input: AnswerPeerProposalInput!) { answerPeerProposal(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AnswerPeerProposalDocument,
    "query PeerCandidates($input: PeerCandidatesInput!) { peerCandidates(input: $input) { fullname jobTitle userId } }": types.PeerCandidatesDocument,
    "query PeerProposalSteps($input: ByIdPeerProposal!) { peerProposalSteps(input: $input) { at author id reason state } }": types.PeerProposalStepsDocument,
    "query PeerProposals($filter: PeerProposalFilter, $page: Page, $sort: PeerProposalsSort, $counted: Boolean = true) { peerProposals(filter: $filter, page: $page, sort: $sort) { rows { canAnswer evaluateeId evaluationFrom fullname id isOwn peers { fullname jobTitle userId } processId processStatus processTitle requestedAt respondedAt response reviewId rut status supervisorId supervisorName version } total @include(if: $counted) } }": types.PeerProposalsDocument,
    "query PeerShortages($filter: PeerShortageFilter, $page: Page, $sort: PeerShortagesSort, $counted: Boolean = true) { peerShortages(filter: $filter, page: $page, sort: $sort) { rows { evaluateeId fullname id peers rut status } total @include(if: $counted) } }": types.PeerShortagesDocument,
    "mutation ProposePeers($input: ProposePeersInput!) { proposePeers(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ProposePeersDocument,
    "query ExportUsers($input: ExportUsersInput!) { exportUsers(input: $input) }": types.ExportUsersDocument,
    "mutation AddToBusiness($input: AddToBusinessInput!) { addToBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AddToBusinessDocument,
    "mutation CreateLogin($input: CreateLoginInput!) { createLogin(input: $input) { status message error { kind message field traceId } data { codeUntil invitedTo oneTimeCode username } } }": types.CreateLoginDocument,
    "mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) { createPaymentMethod(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreatePaymentMethodDocument,
    "mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { status message error { kind message field traceId } data { codeUntil fullname id invitedTo oneTimeCode username } } }": types.CreateUserDocument,
    "mutation DeletePaymentMethod($input: ByIdPaymentMethod!) { deletePaymentMethod(input: $input) { status message error { kind message field traceId } data } }": types.DeletePaymentMethodDocument,
    "mutation DeleteUser($input: ByIdUser!) { deleteUser(input: $input) { status message error { kind message field traceId } data } }": types.DeleteUserDocument,
    "mutation DeleteUserBusiness($input: ByIdUserBusiness!) { deleteUserBusiness(input: $input) { status message error { kind message field traceId } data } }": types.DeleteUserBusinessDocument,
    "query InvitableUsers { invitableUsers { email fullname id invited whyNot } }": types.InvitableUsersDocument,
    "mutation InviteUsers($input: InviteUsersInput!) { inviteUsers(input: $input) { status message error { kind message field traceId } data { invited } } }": types.InviteUsersDocument,
    "query PaymentMethods($input: PaymentMethodsInput!) { paymentMethods(input: $input) { accountNumber accountType bankCode id isCurrent kind userId version } }": types.PaymentMethodsDocument,
    "mutation UpdatePaymentMethod($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdatePaymentMethodDocument,
    "mutation UpdateUser($input: UpdateUserInput!) { updateUser(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateUserDocument,
    "mutation UpdateUserBusiness($input: UpdateUserBusinessInput!) { updateUserBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateUserBusinessDocument,
    "mutation UpdateUserStatus($input: UpdateUserStatusInput!) { updateUserStatus(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateUserStatusDocument,
    "query UserHistory($input: UserHistoryInput!) { userHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }": types.UserHistoryDocument,
    "mutation ApprovePiecework($input: ApprovePieceworkInput!) { approvePiecework(input: $input) { status message error { kind message field traceId } data { answered late } } }": types.ApprovePieceworkDocument,
    "mutation DeletePieceworkEntry($input: ByIdPieceworkEntry!) { deletePieceworkEntry(input: $input) { status message error { kind message field traceId } data } }": types.DeletePieceworkEntryDocument,
    "query PieceworkCrewMonth($input: PieceworkCrewMonthInput!) { pieceworkCrewMonth(input: $input) { businessName contractId daysPaid inPayslip late person restDays rut total userId } }": types.PieceworkCrewMonthDocument,
    "mutation PieceworkCrewPaper($input: PieceworkCrewMonthInput!) { pieceworkCrewPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": types.PieceworkCrewPaperDocument,
    "query PieceworkCrews($input: PieceworkCrewsInput!) { pieceworkCrews(input: $input) { name people supervisorId } }": types.PieceworkCrewsDocument,
    "query PieceworkEntries($filter: PieceworkFilter, $page: Page, $sort: PieceworkEntriesSort, $counted: Boolean = true) { pieceworkEntries(filter: $filter, page: $page, sort: $sort) { rows { answerer author businessName day id isAuthor person quantity reason status taskId taskName unit userContractId userId version } total @include(if: $counted) } }": types.PieceworkEntriesDocument,
    "query PieceworkMonth($input: PieceworkMonthInput!) { pieceworkMonth(input: $input) { days { amount day } inPayslip late restDays rows { amount day id price quantity reason status taskName unit } total } }": types.PieceworkMonthDocument,
    "query PieceworkMonthCrews($input: PieceworkMonthCrewsInput!) { pieceworkMonthCrews(input: $input) { name people supervisorId } }": types.PieceworkMonthCrewsDocument,
    "mutation PieceworkMonthPaper($input: PieceworkMonthInput!) { pieceworkMonthPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": types.PieceworkMonthPaperDocument,
    "query PieceworkSheet($input: PieceworkSheetInput!) { pieceworkSheet(input: $input) { contractId entered person rut } }": types.PieceworkSheetDocument,
    "mutation RejectPiecework($input: RejectPieceworkInput!) { rejectPiecework(input: $input) { status message error { kind message field traceId } data { answered late } } }": types.RejectPieceworkDocument,
    "mutation SavePiecework($input: SavePieceworkInput!) { savePiecework(input: $input) { status message error { kind message field traceId } data { repeated saved } } }": types.SavePieceworkDocument,
    "mutation UpdatePieceworkEntry($input: UpdatePieceworkEntryInput!) { updatePieceworkEntry(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdatePieceworkEntryDocument,
    "query Activity { activity { at author businessName count kind own payrollMonthId processType subject userId } }": types.ActivityDocument,
    "query OnlineUsers { onlineUsers { rows { avatarUrl fullname id jobTitle } total } }": types.OnlineUsersDocument,
    "mutation AcknowledgePrivacyRequest($input: AcknowledgePrivacyRequestInput!) { acknowledgePrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AcknowledgePrivacyRequestDocument,
    "mutation AnswerPrivacyBlock($input: AnswerPrivacyBlockInput!) { answerPrivacyBlock(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AnswerPrivacyBlockDocument,
    "mutation AnswerPrivacyRequest($input: AnswerPrivacyRequestInput!) { answerPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AnswerPrivacyRequestDocument,
    "mutation BeginPrivacyRequest($input: BeginPrivacyRequestInput!) { beginPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.BeginPrivacyRequestDocument,
    "mutation ClaimPrivacyRequest($input: ClaimPrivacyRequestInput!) { claimPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ClaimPrivacyRequestDocument,
    "mutation ClosePrivacyRequest($input: ClosePrivacyRequestInput!) { closePrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ClosePrivacyRequestDocument,
    "mutation CreatePrivacyRequest($input: CreatePrivacyRequestInput!) { createPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreatePrivacyRequestDocument,
    "query DeclaredData($filter: DeclaredDataFilter, $page: Page, $sort: DeclaredDataSort, $counted: Boolean = true) { declaredData(filter: $filter, page: $page, sort: $sort) { rows { basis keep key label others personal readers reserved term why } total @include(if: $counted) } }": types.DeclaredDataDocument,
    "query ExportPerson($input: ByIdPrivacyRequest!) { exportPerson(input: $input) { done error jobId name status total url } }": types.ExportPersonDocument,
    "query ExportPersonByCode($input: ExportPersonByCodeInput!) { exportPersonByCode(input: $input) { done error jobId name status total url } }": types.ExportPersonByCodeDocument,
    "query ExportProcessingRegister { exportProcessingRegister { name url } }": types.ExportProcessingRegisterDocument,
    "mutation ExtendPrivacyRequest($input: ExtendPrivacyRequestInput!) { extendPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ExtendPrivacyRequestDocument,
    "query PrivacyByCode($input: PrivacyByCodeInput!) { privacyByCode(input: $input) { company rows { claimUntil deadline detail extensionReason id kind reason receivedOn state } } }": types.PrivacyByCodeDocument,
    "query PrivacyRequestSteps($input: ByIdPrivacyRequest!) { privacyRequestSteps(input: $input) { at author id reason state } }": types.PrivacyRequestStepsDocument,
    "query PrivacyRequests($filter: PrivacyRequestFilter, $page: Page, $sort: PrivacyRequestsSort, $counted: Boolean = true) { privacyRequests(filter: $filter, page: $page, sort: $sort) { rows { answeredAt asksBlock blockAnswer blockDue blockReason by channel claimUntil deadline detail due extendedTo extensionReason fullname id identityBy isOwn isPending kind reason receivedOn rut state userId version } total @include(if: $counted) } }": types.PrivacyRequestsDocument,
    "query PrivacyTerms { privacyTerms { address answer block claim extension rights { kind means } sources { certainty text } } }": types.PrivacyTermsDocument,
    "query ReadingsOfMe($page: Page, $sort: ReadingsOfMeSort, $counted: Boolean = true) { readingsOfMe(page: $page, sort: $sort) { rows { at author seq what } total @include(if: $counted) } }": types.ReadingsOfMeDocument,
    "mutation RequestPrivacyByCode($input: RequestPrivacyByCodeInput!) { requestPrivacyByCode(input: $input) { status message error { kind message field traceId } data { company rows { id kind state detail receivedOn deadline extensionReason reason claimUntil } } } }": types.RequestPrivacyByCodeDocument,
    "mutation SendPrivacyCode($input: SendPrivacyCodeInput!) { sendPrivacyCode(input: $input) { status message error { kind message field traceId } data { minutes } } }": types.SendPrivacyCodeDocument,
    "mutation WithdrawPrivacyByCode($input: WithdrawPrivacyByCodeInput!) { withdrawPrivacyByCode(input: $input) { status message error { kind message field traceId } data { company rows { id kind state detail receivedOn deadline extensionReason reason claimUntil } } } }": types.WithdrawPrivacyByCodeDocument,
    "mutation WithdrawPrivacyRequest($input: WithdrawPrivacyRequestInput!) { withdrawPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.WithdrawPrivacyRequestDocument,
    "mutation OpenProtectionPaper($input: OpenProtectionPaperInput!) { openProtectionPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenProtectionPaperDocument,
    "query CealResult($input: ByIdCealResult!) { cealResult(input: $input) { appliedOn center dimensions { dimension high low medium points previousPoints } id isDue measureRows { approvalStatus completenessPercentage dimension endDate fullname objective planId standing } measures nextOn participation previous { appliedOn center id isDue measures nextOn participation responses risk total valid version workers } responses risk total unseenMeasures valid version warnings workers } }": types.CealResultDocument,
    "query CealResults($filter: CealResultFilter, $page: Page, $sort: CealResultsSort, $counted: Boolean = true) { cealResults(filter: $filter, page: $page, sort: $sort) { rows { appliedOn center id isDue measures nextOn participation responses risk total valid version workers } total @include(if: $counted) } }": types.CealResultsDocument,
    "mutation CreateCealMeasure($input: CreateCealMeasureInput!) { createCealMeasure(input: $input) { status message error { kind message field traceId } data { id } } }": types.CreateCealMeasureDocument,
    "mutation DeleteCealResult($input: DeleteCealResultInput!) { deleteCealResult(input: $input) { status message error { kind message field traceId } data { id } } }": types.DeleteCealResultDocument,
    "mutation ImportCealResults($input: ImportCealResultsInput!) { importCealResults(input: $input) { status message error { kind message field traceId } data { count } } }": types.ImportCealResultsDocument,
    "mutation ChooseFiguresAlone($input: ChooseFiguresAloneInput!) { chooseFiguresAlone(input: $input) { status message error { kind message field traceId } data { takesAlone } } }": types.ChooseFiguresAloneDocument,
    "mutation ConfirmFigureMonth($input: ConfirmFigureMonthInput!) { confirmFigureMonth(input: $input) { status message error { kind message field traceId } data { taken } } }": types.ConfirmFigureMonthDocument,
    "query FigureSources { figureSources { missing month sources { isConfigured label problem readAt } takesAlone } }": types.FigureSourcesDocument,
    "query PublicFigures($input: PublicFiguresInput!) { publicFigures(input: $input) { firstAt isFirstDone isMine print proposals { agreed key label readings { readAt source url value } state value why } toConfirm yearMonth } }": types.PublicFiguresDocument,
    "mutation DeletePushDevice($input: ByIdPushDevice!) { deletePushDevice(input: $input) { status message error { kind message field traceId } data } }": types.DeletePushDeviceDocument,
    "query PushSettings { pushSettings { devices { createdAt id kinds name } publicKey } }": types.PushSettingsDocument,
    "mutation SavePushDevice($input: SavePushDeviceInput!) { savePushDevice(input: $input) { status message error { kind message field traceId } data { createdAt id kinds name } } }": types.SavePushDeviceDocument,
    "mutation CreateOwnReport($input: CreateOwnReportInput!) { createOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateOwnReportDocument,
    "mutation DeleteOwnReport($input: ByIdOwnReport!) { deleteOwnReport(input: $input) { status message error { kind message field traceId } data } }": types.DeleteOwnReportDocument,
    "query OwnReport($input: ByIdOwnReport!) { ownReport(input: $input) { author businessId columns { column } conditions { column is value } days description grouping groups { by column } id isMine label lines maySend measures { column how } name order { column descending } report reportDay sending { day every format nextOn } shared updatedAt userId version year yearMonth } }": types.OwnReportDocument,
    "query OwnReports($filter: OwnReportFilter, $page: Page, $sort: OwnReportsSort, $counted: Boolean = true) { ownReports(filter: $filter, page: $page, sort: $sort) { rows { author businessId columns { column } conditions { column is value } days description grouping groups { by column } id isMine label lines maySend measures { column how } name order { column descending } report reportDay sending { day every format nextOn } shared updatedAt userId version year yearMonth } total @include(if: $counted) } }": types.OwnReportsDocument,
    "query ReportPreview($input: ReportPreviewInput!) { reportPreview(input: $input) { chart { categories series { name values } type unit } columns { key kind } counting { done id step } error headers { group kind label } label name notes rows { cells } shown total totals { cells } } }": types.ReportPreviewDocument,
    "query ReportProcess($input: ReportProcessInput) { reportProcess(input: $input) { error fileName fileUrl format id label month requestedAt requestedBy state stateLabel type year } }": types.ReportProcessDocument,
    "query Reports { reports { businesses { id name } months reports { chart code description download filters { label name } group label name } } }": types.ReportsDocument,
    "mutation RunReport($input: RunReportInput!) { runReport(input: $input) { status message error { kind message field traceId } data { error fileName fileUrl format id label month requestedAt requestedBy state stateLabel type year } } }": types.RunReportDocument,
    "mutation SubscribeOwnReport($input: SubscribeOwnReportInput!) { subscribeOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SubscribeOwnReportDocument,
    "mutation UnsubscribeOwnReport($input: ByIdOwnReport!) { unsubscribeOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UnsubscribeOwnReportDocument,
    "mutation UpdateOwnReport($input: UpdateOwnReportInput!) { updateOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateOwnReportDocument,
    "query ForeignQuotas { foreignQuotas { chileans counted family fiveYears foreign id most name room specialists state words workers } }": types.ForeignQuotasDocument,
    "query ForeignWorkers($filter: ForeignWorkerFilter, $page: Page, $sort: ForeignWorkersSort, $counted: Boolean = true) { foreignWorkers(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName country endDate fullname key kind residentSince rut state treatment userId } total @include(if: $counted) } }": types.ForeignWorkersDocument,
    "mutation OpenResidencePaper($input: ByIdResidencePermit!) { openResidencePaper(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenResidencePaperDocument,
    "query RetentionRules { retentionRules { clears code label ofCompany ofPeople sources { certainty text } term until why } }": types.RetentionRulesDocument,
    "mutation CreateLateItem($input: CreateLateItemInput!) { createLateItem(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }": types.CreateLateItemDocument,
    "query LateItems($filter: LateItemsFilter, $page: Page, $sort: LateItemsSort, $counted: Boolean = true) { lateItems(filter: $filter, page: $page, sort: $sort) { rows { comment contractId id itemCode itemLabel name origin rut unit userId value yearMonth } total @include(if: $counted) } }": types.LateItemsDocument,
    "query OwedByContractChange($input: UpdateUserContractInput!) { owedByContractChange(input: $input) { businessId businessName closedMonths hidden owed { contractId originMonth toPay } payIn { id yearMonth } } }": types.OwedByContractChangeDocument,
    "query OwedByPersonChange($input: UpdateUserInput!) { owedByPersonChange(input: $input) { businessId businessName closedMonths hidden owed { contractId originMonth toPay } payIn { id yearMonth } } }": types.OwedByPersonChangeDocument,
    "mutation PostRetroactive($input: OfRetroactivity!) { postRetroactive(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }": types.PostRetroactiveDocument,
    "mutation RemoveLateItem($input: RemoveLateItemInput!) { removeLateItem(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }": types.RemoveLateItemDocument,
    "query RetroactiveFailures($filter: RetroactiveFailuresFilter, $page: Page, $sort: RetroactiveFailuresSort, $counted: Boolean = true) { retroactiveFailures(filter: $filter, page: $page, sort: $sort) { rows { contractId message name originMonth rut userId } total @include(if: $counted) } }": types.RetroactiveFailuresDocument,
    "query RetroactivePosted($filter: RetroactivePostedFilter, $page: Page, $sort: RetroactivePostedSort, $counted: Boolean = true) { retroactivePosted(filter: $filter, page: $page, sort: $sort) { rows { amount author contractId lines name originMonth postedAt rut userId } total @include(if: $counted) } }": types.RetroactivePostedDocument,
    "query Retroactivity($input: RetroactivityInput!) { retroactivity(input: $input) { calculating { done error total } failures isOpen isPosting owed { contractId employerCost facts { at author detail kind } lines { concept due group label owed paid posted } name originMonth originMonthId payable rut toPay userId } payIn { id yearMonth } payable payrollMonthId posting { done error removes total } toPay total yearMonth } }": types.RetroactivityDocument,
    "mutation UndoRetroactive($input: OfRetroactivity!) { undoRetroactive(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }": types.UndoRetroactiveDocument,
    "mutation CalculateScenario($input: ByIdScenario!) { calculateScenario(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CalculateScenarioDocument,
    "mutation CreateScenario($input: CreateScenarioInput!) { createScenario(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateScenarioDocument,
    "mutation DeleteScenario($input: ByIdScenario!) { deleteScenario(input: $input) { status message error { kind message field traceId } data } }": types.DeleteScenarioDocument,
    "query ExplainNetToGross($input: ExplainNetToGrossInput!) { explainNetToGross(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": types.ExplainNetToGrossDocument,
    "query NetToGross($input: NetToGrossInput!) { netToGross(input: $input) { assumptions contractId currentCurrency currentSalary deductions earnings employerCost name net salary sections { key label lines { amount code detail label lre source } total } userId yearMonth } }": types.NetToGrossDocument,
    "query Scenario($input: ByIdScenario!) { scenario(input: $input) { activeJobId businessId businessName calculatedAt changes { area asOf contracts { contractId name } count figure from kind law percent raiseToMinimum salary scope value } costChange createdAt description firstMonth id monthlyGrowth months name netChange repeatItems result { affected areas { area real realPeople simulated simulatedPeople } assumptions { first from key label last text to unit } concepts { code label real section simulated } durationMs months { paidNet projected real { deductions earnings employerCost failed net people } simulated { deductions earnings employerCost failed net people } yearMonth } people { area contractId costChange name netChange userId } } stale version yearly } }": types.ScenarioDocument,
    "query ScenarioOptions { scenarioOptions { areas figures { decimals key label unit value } } }": types.ScenarioOptionsDocument,
    "query ScenarioPeople($input: ScenarioPeopleInput) { scenarioPeople(input: $input) { contractId jobTitle name } }": types.ScenarioPeopleDocument,
    "query ScenarioRun($input: ByIdScenario!) { scenarioRun(input: $input) { done error message scenarioId status total } }": types.ScenarioRunDocument,
    "mutation UpdateScenario($input: UpdateScenarioInput!) { updateScenario(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateScenarioDocument,
    "mutation ConfirmPasskey($input: ConfirmPasskeyInput!) { confirmPasskey(input: $input) { status message error { kind message field traceId } data { recoveryCodes } } }": types.ConfirmPasskeyDocument,
    "mutation ConfirmTotp($input: ConfirmTotpInput!) { confirmTotp(input: $input) { status message error { kind message field traceId } data { recoveryCodes } } }": types.ConfirmTotpDocument,
    "mutation NewRecoveryCodes { newRecoveryCodes { status message error { kind message field traceId } data { recoveryCodes } } }": types.NewRecoveryCodesDocument,
    "query OwnFactors { ownFactors { canAddPasskey passkeys { createdAt id label lastUsedAt } recoveryCodesLeft required totpSince } }": types.OwnFactorsDocument,
    "mutation RemovePasskey($input: ByIdPasskey!) { removePasskey(input: $input) { status message error { kind message field traceId } data } }": types.RemovePasskeyDocument,
    "mutation RemoveTotp { removeTotp { status message error { kind message field traceId } data } }": types.RemoveTotpDocument,
    "mutation StartPasskey { startPasskey { status message error { kind message field traceId } data { challenge options } } }": types.StartPasskeyDocument,
    "mutation StartTotp { startTotp { status message error { kind message field traceId } data { challenge secret uri } } }": types.StartTotpDocument,
    "mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { status message error { kind message field traceId } data } }": types.ChangePasswordDocument,
    "mutation Logout { logout { status message error { kind message field traceId } data } }": types.LogoutDocument,
    "query PasswordLink($input: PasswordLinkInput!) { passwordLink(input: $input) { company kind open username } }": types.PasswordLinkDocument,
    "mutation ProveIdentity($input: ProveIdentityInput) { proveIdentity(input: $input) { status message error { kind message field traceId } data { second { challenge passkey recoveryCodes totp } } } }": types.ProveIdentityDocument,
    "mutation ProveSecond($input: ProveSecondInput!) { proveSecond(input: $input) { status message error { kind message field traceId } data } }": types.ProveSecondDocument,
    "mutation RecoverPassword($input: RecoverPasswordInput!) { recoverPassword(input: $input) { status message error { kind message field traceId } data } }": types.RecoverPasswordDocument,
    "mutation SignIn($input: SignInInput) { signIn(input: $input) { status message error { kind message field traceId } data { token browser second { totp passkey recoveryCodes challenge } } } }": types.SignInDocument,
    "mutation SignInSecond($input: SignInSecondInput!) { signInSecond(input: $input) { status message error { kind message field traceId } data { browser token } } }": types.SignInSecondDocument,
    "mutation SimulateCompany($input: SimulateCompanyInput) { simulateCompany(input: $input) { status message error { kind message field traceId } data } }": types.SimulateCompanyDocument,
    "mutation UpdateLogin($input: UpdateLoginInput!) { updateLogin(input: $input) { status message error { kind message field traceId } data { email username } } }": types.UpdateLoginDocument,
    "mutation UpdatePassword($input: UpdatePasswordInput!) { updatePassword(input: $input) { status message error { kind message field traceId } data } }": types.UpdatePasswordDocument,
    "mutation UpdateUiConfig($input: UpdateUiConfigInput!) { updateUiConfig(input: $input) { status message error { kind message field traceId } data } }": types.UpdateUiConfigDocument,
    "mutation VouchForLogin($input: VouchForLoginInput!) { vouchForLogin(input: $input) { status message error { kind message field traceId } data } }": types.VouchForLoginDocument,
    "mutation CalculateSettlementBatch($input: CalculateSettlementBatchInput!) { calculateSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CalculateSettlementBatchDocument,
    "query CompareSettlements($input: CompareSettlementsInput!) { compareSettlements(input: $input) { businessName code deductions disengagementDate dismissalCause dueOn earnings found { advances alimony allowances average24 debts { amount included key kind label to } fixed gratification last lastThree loans others salary variable variableMonths } initialDate jobTitle lines { amount code group label source } name nonWorkingDays noticeGiven obstacles risk rut service taxMonths { part tax taxAtPayment yearMonth } toPay userContractId userId vacationDays warnings } }": types.CompareSettlementsDocument,
    "query ContractsSettlement($input: ContractsSettlementInput) { contractsSettlement(input: $input) { businessName code endingCause finalDate fullname id initialDate jobTitle rut settlementId settlementStatus userId } }": types.ContractsSettlementDocument,
    "mutation CreateIssueSettlement($input: CreateIssueSettlementInput!) { createIssueSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateIssueSettlementDocument,
    "mutation CreateSettlement($input: CreateSettlementInput!) { createSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateSettlementDocument,
    "mutation CreateSettlementBatch($input: CreateSettlementBatchInput!) { createSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateSettlementBatchDocument,
    "mutation DeleteSettlement($input: DeleteSettlementInput!) { deleteSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DeleteSettlementDocument,
    "query DismissalCauses { dismissalCauses { article cause code ending lre name note notice noticeTerm previred section severance subsection } }": types.DismissalCausesDocument,
    "mutation DisplaySettlements($input: DisplaySettlementsInput!) { displaySettlements(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DisplaySettlementsDocument,
    "query ExplainOwnSettlement($input: ExplainOwnSettlementInput!) { explainOwnSettlement(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": types.ExplainOwnSettlementDocument,
    "query ExplainSettlement($input: ExplainSettlementInput!) { explainSettlement(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": types.ExplainSettlementDocument,
    "mutation IssueSettlementBatch($input: IssueSettlementBatchInput!) { issueSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.IssueSettlementBatchDocument,
    "mutation LeaveOutOfSettlementBatch($input: LeaveOutOfSettlementBatchInput!) { leaveOutOfSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.LeaveOutOfSettlementBatchDocument,
    "mutation MakeBatchSettlements($input: MakeBatchSettlementsInput!) { makeBatchSettlements(input: $input) { status message error { kind message field traceId } data { id version } } }": types.MakeBatchSettlementsDocument,
    "query OwnSettlementPdf($input: OwnSettlementPdfInput!) { ownSettlementPdf(input: $input) { name url } }": types.OwnSettlementPdfDocument,
    "query OwnSettlements { ownSettlements { businessName disengagementDate dismissalCause dueOn id initialDate lines { amount code group label source } paidOn payDate shownSince status toPay } }": types.OwnSettlementsDocument,
    "mutation PaySettlement($input: PaySettlementInput!) { paySettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.PaySettlementDocument,
    "mutation ResumeSettlementBatch($input: ResumeSettlementBatchInput!) { resumeSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ResumeSettlementBatchDocument,
    "query Settlement($input: SettlementKey!) { settlement(input: $input) { advances afcEmployerBalance alimonyPercent alimonyPesos allowances average24 businessId businessName contractCode contributionsPaid deferVacation disengagementDate dismissalCause doubts dueOn fixed fullname fundBalance gratification id identificationType initialDate issuedAt jobTitle lastPay lastThree lines { amount code group label source } loans noticeDate notifiedOn otherDeductions pactAnyCause pactDays pactWithoutUfCap pactWithoutYearsCap paidBy { id number payment state subject } paidOn payDate payIn payLastPayslip proofDoubt response rut salary secondOver shownSince status steps { at author id reason state } toPay userContractId userId variableAverage variableMonths version voluntary withoutDebts { key } withoutEnding } }": types.SettlementDocument,
    "query SettlementBatch($input: SettlementBatchKey!) { settlementBatch(input: $input) { acts author blocked businessId businessName contributionsPaid created disengagementDate dismissalCause done errors failed id issued name noticeDate paid payDate payLastPayslip people problem ready state toPay total undoneWhy unissued unmade version } }": types.SettlementBatchDocument,
    "query SettlementBatchCandidates($filter: SettlementBatchCandidatesFilter, $page: Page, $sort: SettlementBatchCandidatesSort, $counted: Boolean = true) { settlementBatchCandidates(filter: $filter, page: $page, sort: $sort) { rows { code disengagementDate dismissalCause fits fullname id initialDate left rut userId } total @include(if: $counted) } }": types.SettlementBatchCandidatesDocument,
    "query SettlementBatchChoices($input: OfSettlementBatchChoices!) { settlementBatchChoices(input: $input) { areas { id isClosed name people } jobTitles { name people } } }": types.SettlementBatchChoicesDocument,
    "query SettlementBatchMiDt($filter: SettlementBatchMiDtFilter, $page: Page, $sort: SettlementBatchMiDtSort, $counted: Boolean = true) { settlementBatchMiDt(filter: $filter, page: $page, sort: $sort) { rows { fields { code label part problem value } fullname id missing rut } total @include(if: $counted) } }": types.SettlementBatchMiDtDocument,
    "query SettlementBatchPdf($input: SettlementBatchPdfInput!) { settlementBatchPdf(input: $input) { done error jobId name status total url } }": types.SettlementBatchPdfDocument,
    "query SettlementBatchPeople($filter: SettlementBatchPeopleFilter, $page: Page, $sort: SettlementBatchPeopleSort, $counted: Boolean = true) { settlementBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { disengagementDate dismissalCause fullname id obstacle problem rut settlementId state toPay userId warnings } total @include(if: $counted) } }": types.SettlementBatchPeopleDocument,
    "query SettlementBatchPreview($input: SettlementBatchPreviewInput!) { settlementBatchPreview(input: $input) { left people ready unknown } }": types.SettlementBatchPreviewDocument,
    "query SettlementBatches($filter: SettlementBatchFilter, $page: Page, $sort: SettlementBatchesSort, $counted: Boolean = true) { settlementBatches(filter: $filter, page: $page, sort: $sort) { rows { acts author blocked businessId businessName contributionsPaid created disengagementDate dismissalCause done errors failed id issued name noticeDate paid payDate payLastPayslip people problem ready state toPay total undoneWhy unissued unmade version } total @include(if: $counted) } }": types.SettlementBatchesDocument,
    "query SettlementContracts($filter: SettlementContractsFilter, $page: Page, $sort: SettlementContractsSort, $counted: Boolean = true) { settlementContracts(filter: $filter, page: $page, sort: $sort) { rows { basePayrollMonthId contractId deductions earnings finalDate name net paymentLabel payrollMonthId releasedAt rut state userId } total @include(if: $counted) } }": types.SettlementContractsDocument,
    "query SettlementDisplayPeople($filter: SettlementDisplayPeopleFilter, $page: Page, $sort: SettlementDisplayPeopleSort, $counted: Boolean = true) { settlementDisplayPeople(filter: $filter, page: $page, sort: $sort) { rows { businessName disengagementDate fits fullname id left rut since status userId } total @include(if: $counted) } }": types.SettlementDisplayPeopleDocument,
    "query SettlementDisplayPreview($input: SettlementDisplayPreviewInput!) { settlementDisplayPreview(input: $input) { left people } }": types.SettlementDisplayPreviewDocument,
    "query SettlementDisplays($page: Page, $sort: SettlementDisplaysSort, $counted: Boolean = true) { settlementDisplays(page: $page, sort: $sort) { rows { at author id people shows undoneAt undoneBy version } total @include(if: $counted) } }": types.SettlementDisplaysDocument,
    "query SettlementDue($input: SettlementDueInput!) { settlementDue(input: $input) { dueOn } }": types.SettlementDueDocument,
    "query SettlementMiDt($input: SettlementMiDtInput!) { settlementMiDt(input: $input) { fields { code label part problem value } fullname id missing rut } }": types.SettlementMiDtDocument,
    "query SettlementMissing($input: SettlementMissingInput!) { settlementMissing(input: $input) { key label yearMonth } }": types.SettlementMissingDocument,
    "query SettlementPdf($input: SettlementPdfInput!) { settlementPdf(input: $input) { name url } }": types.SettlementPdfDocument,
    "query SettlementPreview($input: SettlementPreviewInput!) { settlementPreview(input: $input) { businessName code deductions disengagementDate dismissalCause dueOn earnings found { advances alimony allowances average24 debts { amount included key kind label to } fixed gratification last lastThree loans others salary variable variableMonths } initialDate jobTitle lines { amount code group label source } name nonWorkingDays noticeGiven obstacles risk rut service taxMonths { part tax taxAtPayment yearMonth } toPay userContractId userId vacationDays warnings } }": types.SettlementPreviewDocument,
    "query SettlementTotals($input: OfSettlementMonth!) { settlementTotals(input: $input) { net payrollMonthId people ready unreleased whyNotClose } }": types.SettlementTotalsDocument,
    "query Settlements($filter: SettlementFilter, $page: Page, $sort: SettlementsSort, $counted: Boolean = true) { settlements(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName contractCode disengagementDate dismissalCause dueOn fullname id identificationType initialDate issuedAt jobTitle notifiedOn paidOn payDate response rut shownSince status toPay userContractId userId version } total @include(if: $counted) } }": types.SettlementsDocument,
    "mutation UndoSettlement($input: UndoSettlementInput!) { undoSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoSettlementDocument,
    "mutation UndoSettlementBatch($input: UndoSettlementBatchInput!) { undoSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoSettlementBatchDocument,
    "mutation UndoSettlementDisplay($input: UndoSettlementDisplayInput!) { undoSettlementDisplay(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoSettlementDisplayDocument,
    "mutation UndoSettlementPayment($input: UndoSettlementPaymentInput!) { undoSettlementPayment(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoSettlementPaymentDocument,
    "mutation UpdateSettlement($input: UpdateSettlementInput!) { updateSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateSettlementDocument,
    "query AdvancedSignature { advancedSignature { offered provider } }": types.AdvancedSignatureDocument,
    "mutation BeginAdvancedSignature($input: BeginAdvancedSignatureInput!) { beginAdvancedSignature(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.BeginAdvancedSignatureDocument,
    "mutation CancelSignatureRequest($input: CancelSignatureRequestInput!) { cancelSignatureRequest(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CancelSignatureRequestDocument,
    "mutation CreateSignatureRequests($input: CreateSignatureRequestsInput!) { createSignatureRequests(input: $input) { status message error { kind message field traceId } data { sent problems { id name problem } } } }": types.CreateSignatureRequestsDocument,
    "query ExternalSigning($input: ExternalSigningInput!) { externalSigning(input: $input) { capacity company consent consentSha256 documentName expiresAt mail name opened sha256 typeLabel } }": types.ExternalSigningDocument,
    "mutation GiveElectronicConsent($input: GiveElectronicConsentInput!) { giveElectronicConsent(input: $input) { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }": types.GiveElectronicConsentDocument,
    "mutation OpenExternalSigning($input: OpenExternalSigningInput!) { openExternalSigning(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenExternalSigningDocument,
    "mutation OpenSigning($input: ByIdSignatureRequest!) { openSigning(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenSigningDocument,
    "query OwnSignature { ownSignature { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } }": types.OwnSignatureDocument,
    "mutation RejectExternally($input: RejectExternallyInput!) { rejectExternally(input: $input) { status message error { kind message field traceId } data { act document } } }": types.RejectExternallyDocument,
    "mutation RejectSignature($input: RejectSignatureInput!) { rejectSignature(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.RejectSignatureDocument,
    "mutation RemindSignature($input: ByIdSignatureRequest!) { remindSignature(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RemindSignatureDocument,
    "mutation ReplaceSignatureRequest($input: ReplaceSignatureRequestInput!) { replaceSignatureRequest(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.ReplaceSignatureRequestDocument,
    "mutation RequestExternalCode($input: RequestExternalCodeInput!) { requestExternalCode(input: $input) { status message error { kind message field traceId } data { mail until } } }": types.RequestExternalCodeDocument,
    "mutation RequestSignatureCode { requestSignatureCode { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }": types.RequestSignatureCodeDocument,
    "mutation SetSignatureKey($input: SetSignatureKeyInput!) { setSignatureKey(input: $input) { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }": types.SetSignatureKeyDocument,
    "mutation SignDocument($input: SignDocumentInput!) { signDocument(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.SignDocumentDocument,
    "mutation SignDocuments($input: SignDocumentsInput!) { signDocuments(input: $input) { status message error { kind message field traceId } data { signed rows { id problem } } } }": types.SignDocumentsDocument,
    "mutation SignExternally($input: SignExternallyInput!) { signExternally(input: $input) { status message error { kind message field traceId } data { act document } } }": types.SignExternallyDocument,
    "query SignatureRequest($input: ByIdSignatureRequest!) { signatureRequest(input: $input) { advanced { createdAt problem state url } code createdAt documentId documentName events { at author hash kind seq } expiresAt folderId fullname id level opened ownRole ownState reason replacedById replacesId requester sha256 signed signers signing { actedAt capacity id level name ord reason role state userId } state turn typeLabel version } }": types.SignatureRequestDocument,
    "query SignatureRequests($filter: SignatureRequestFilter, $page: Page, $sort: SignatureRequestsSort, $counted: Boolean = true) { signatureRequests(filter: $filter, page: $page, sort: $sort) { rows { code createdAt documentId documentName expiresAt folderId fullname id level opened ownRole ownState reason replacedById replacesId requester sha256 signed signers state turn typeLabel version } total @include(if: $counted) } }": types.SignatureRequestsDocument,
    "query VerifyDocument($input: VerifyDocumentInput!) { verifyDocument(input: $input) { company completedOn isInForce levels sealKind sealSerial sha256 signedBytes signedSha256 signers stampedAt type } }": types.VerifyDocumentDocument,
    "mutation CreateHierarchyNode($input: CreateHierarchyNodeInput!) { createHierarchyNode(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateHierarchyNodeDocument,
    "mutation DeleteHierarchyNode($input: DeleteHierarchyNodeInput!) { deleteHierarchyNode(input: $input) { status message error { kind message field traceId } data } }": types.DeleteHierarchyNodeDocument,
    "query HierarchyNodeHistory($input: ByIdHierarchyNode!) { hierarchyNodeHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }": types.HierarchyNodeHistoryDocument,
    "query HierarchyNodes($input: HierarchyNodesInput) { hierarchyNodes(input: $input) { areas code endedOn headName headUserId id kindId kindName level name parentId people totalPeople version } }": types.HierarchyNodesDocument,
    "mutation MergeAreas($input: MergeAreasInput!) { mergeAreas(input: $input) { status message error { kind message field traceId } data } }": types.MergeAreasDocument,
    "mutation MergeBranchOffices($input: MergeBranchOfficesInput!) { mergeBranchOffices(input: $input) { status message error { kind message field traceId } data } }": types.MergeBranchOfficesDocument,
    "mutation UpdateHierarchyNode($input: UpdateHierarchyNodeInput!) { updateHierarchyNode(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateHierarchyNodeDocument,
    "query CaseFacts($input: CaseFactsInput!) { caseFacts(input: $input) { facts { code label options unit value } result } }": types.CaseFactsDocument,
    "query ConceptCases($input: ConceptCasesInput!) { conceptCases(input: $input) { cases { businessId error expected got id passes title userId version yearMonth } mutants red survivors { after before from to } } }": types.ConceptCasesDocument,
    "query ConceptImpact($input: ConceptImpactInput!) { conceptImpact(input: $input) { broken { contractId message name } changed concept cost done failures mended net next top { after before contractId name netAfter netBefore userId } total watched } }": types.ConceptImpactDocument,
    "mutation CreateConceptCase($input: CreateConceptCaseInput!) { createConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.CreateConceptCaseDocument,
    "mutation DeleteConceptCase($input: ByIdConceptCase!) { deleteConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.DeleteConceptCaseDocument,
    "query ExplainDraft($input: ExplainDraftInput!) { explainDraft(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }": types.ExplainDraftDocument,
    "query FormulaLibrary($input: FormulaLibraryInput) { formulaLibrary(input: $input) { classes { code label } concepts { category classes code decimals formula label max min own source unit } facts { code decimals label max min options source unit value } tables { code columns { code decimals label unit } decimals label source unit } variables { code decimals label max min options source unit value } yearMonth } }": types.FormulaLibraryDocument,
    "query PreviewConcept($input: PreviewConceptInput!) { previewConcept(input: $input) { breaks decimals problem rows { before contractId draft error errorNow jobTitle name netDraft netNow now userId why } unit watched } }": types.PreviewConceptDocument,
    "mutation SaveConcept($input: SaveConceptInput!) { saveConcept(input: $input) { status message error { kind message field traceId } data } }": types.SaveConceptDocument,
    "query StudioConcept($input: StudioConceptInput!) { studioConcept(input: $input) { borrowed code gratification inputName inputUnit kind law months { businessName contracts id yearMonth } proportional since sourceCode taxable title tributable type users { code title } version } }": types.StudioConceptDocument,
    "query StudioMonths { studioMonths { businessName contracts id yearMonth } }": types.StudioMonthsDocument,
    "mutation UpdateConceptCase($input: UpdateConceptCaseInput!) { updateConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.UpdateConceptCaseDocument,
    "mutation ConfirmSupplierAccount($input: ConfirmSupplierAccountInput!) { confirmSupplierAccount(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ConfirmSupplierAccountDocument,
    "query SupplierAccounts($input: ByIdSupplier!) { supplierAccounts(input: $input) { accountNumber at author bankId paymentAccountType state } }": types.SupplierAccountsDocument,
    "mutation CreateClimateFeedback($input: CreateClimateFeedbackInput!) { createClimateFeedback(input: $input) { status message error { kind message field traceId } data { area comment surveyId } } }": types.CreateClimateFeedbackDocument,
    "mutation CreateFeedback($input: CreateFeedbackInput!) { createFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateFeedbackDocument,
    "mutation CreateFeedbackSurveyAreas($input: CreateFeedbackSurveyAreasInput!) { createFeedbackSurveyAreas(input: $input) { status message error { kind message field traceId } data { said { area comment surveyId } } } }": types.CreateFeedbackSurveyAreasDocument,
    "mutation CreateSurveyLink($input: CreateSurveyLinkInput!) { createSurveyLink(input: $input) { status message error { kind message field traceId } data { id url } } }": types.CreateSurveyLinkDocument,
    "mutation DeleteFeedback($input: DeleteFeedbackInput!) { deleteFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DeleteFeedbackDocument,
    "query Feedback($input: FeedbackFilter) { feedback(input: $input) { area areaName author comment createdAt id isAboutMe isOwn respondedAt response surveyId userSurveyId version } }": types.FeedbackDocument,
    "query FeedbackAreas($input: FeedbackAreasFilter!) { feedbackAreas(input: $input) { area areaName comment createdAt } }": types.FeedbackAreasDocument,
    "query PublicSurvey($input: PublicSurveyInput!) { publicSurvey(input: $input) { answers { at choice comment competenceId na omit questionId rev texts { choice number text } type } company { logoUrl name } evaluatee { area fullname jobTitle } isShared now progress status survey { canSkip closed competences { description id questions { alternatives { isOther label value } competenceId conditions { is questionId values } demographic id metadata { answers choices { label value } config { number other } options { label value } } multiple order required reversed scale { code max min naAllowed values { description label value } version } subtitle title type } title weight } disallowNeutral endAt forceComments hasComments id instructions minGroup offlineGraceH privacy startAt status title type } } }": types.PublicSurveyDocument,
    "mutation ReopenSurvey($input: ReopenSurveyInput!) { reopenSurvey(input: $input) { status message error { kind message field traceId } data { progress status userSurveyId } } }": types.ReopenSurveyDocument,
    "mutation RespondFeedback($input: RespondFeedbackInput!) { respondFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RespondFeedbackDocument,
    "mutation RespondPublicSurvey($input: RespondPublicSurveyInput!) { respondPublicSurvey(input: $input) { status message error { kind message field traceId } data { status progress stored { questionId choice omit na texts { text choice number } comment rev at } mentions { questionId mentions } } } }": types.RespondPublicSurveyDocument,
    "mutation RespondSurvey($input: RespondSurveyInput!) { respondSurvey(input: $input) { status message error { kind message field traceId } data { status progress stored { questionId choice omit na texts { text choice number } comment rev at } mentions { questionId mentions } } } }": types.RespondSurveyDocument,
    "mutation RevokeSurveyLink($input: ByIdSurveyLink!) { revokeSurveyLink(input: $input) { status message error { kind message field traceId } data { id } } }": types.RevokeSurveyLinkDocument,
    "mutation SendSurveyLinks($input: SendSurveyLinksInput!) { sendSurveyLinks(input: $input) { status message error { kind message field traceId } data { sent withoutMail } } }": types.SendSurveyLinksDocument,
    "query SurveyLinks($filter: SurveyLinkFilter, $page: Page, $sort: SurveyLinksSort, $counted: Boolean = true) { surveyLinks(filter: $filter, page: $page, sort: $sort) { rows { createdAt evaluatee expiresAt fullname id kind mailed state usesLeft } total @include(if: $counted) } }": types.SurveyLinksDocument,
    "mutation UpdateFeedback($input: UpdateFeedbackInput!) { updateFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateFeedbackDocument,
    "query UserSurvey($input: ByIdUserSurvey!) { userSurvey(input: $input) { alternative answers { at choice comment competenceId na omit questionId rev texts { choice number text } type } completedAt evaluatee { area avatarUrl fullname id jobTitle } id isOwn now progress relation respondent { area avatarUrl fullname id jobTitle } status survey { canSkip closed competences { description id questions { alternatives { isOther label value } competenceId conditions { is questionId values } demographic id metadata { answers choices { label value } config { number other } options { label value } } multiple order required reversed scale { code max min naAllowed values { description label value } version } subtitle title type } title weight } disallowNeutral endAt forceComments hasComments id instructions minGroup offlineGraceH privacy startAt status title type } surveyId } }": types.UserSurveyDocument,
    "mutation ApplySurveyCorrection($input: ApplySurveyCorrectionInput!) { applySurveyCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ApplySurveyCorrectionDocument,
    "mutation AssignSurvey($input: AssignmentInput!) { assignSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AssignSurveyDocument,
    "mutation CorrectSurvey($input: ByIdSurvey!) { correctSurvey(input: $input) { status message error { kind message field traceId } data { version } } }": types.CorrectSurveyDocument,
    "mutation CreateSurvey($input: CreateSurveyInput!) { createSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateSurveyDocument,
    "mutation DeleteSurvey($input: DeleteSurveyInput!) { deleteSurvey(input: $input) { status message error { kind message field traceId } data { id } } }": types.DeleteSurveyDocument,
    "mutation ExtendSurvey($input: ExtendSurveyInput!) { extendSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ExtendSurveyDocument,
    "mutation KeepSurveyScale($input: SurveyScaleInput!) { keepSurveyScale(input: $input) { status message error { kind message field traceId } data { code version } } }": types.KeepSurveyScaleDocument,
    "mutation MergeTrainingNeeds($input: MergeTrainingNeedsInput!) { mergeTrainingNeeds(input: $input) { status message error { kind message field traceId } data { canKeep id status title } } }": types.MergeTrainingNeedsDocument,
    "mutation MoveSurvey($input: MoveSurveyInput!) { moveSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": types.MoveSurveyDocument,
    "query PreviewAssignment($input: AssignmentInput!) { previewAssignment(input: $input) { created existing problems { line message who } words } }": types.PreviewAssignmentDocument,
    "mutation RemindSurvey($input: ByIdSurvey!) { remindSurvey(input: $input) { status message error { kind message field traceId } data { id reminded } } }": types.RemindSurveyDocument,
    "mutation RemoveSurveyParticipant($input: ByIdUserSurvey!) { removeSurveyParticipant(input: $input) { status message error { kind message field traceId } data { id version } } }": types.RemoveSurveyParticipantDocument,
    "mutation SaveSurveyDefinition($input: SaveSurveyDefinitionInput!) { saveSurveyDefinition(input: $input) { status message error { kind message field traceId } data { version } } }": types.SaveSurveyDefinitionDocument,
    "mutation SplitTrainingNeeds($input: SplitTrainingNeedsInput!) { splitTrainingNeeds(input: $input) { status message error { kind message field traceId } data { canKeep id status title } } }": types.SplitTrainingNeedsDocument,
    "query SupervisorSurveys($filter: UserSurveyFilter, $page: Page, $sort: SupervisorSurveysSort, $counted: Boolean = true) { supervisorSurveys(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }": types.SupervisorSurveysDocument,
    "query Survey($input: ByIdSurvey!) { survey(input: $input) { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } }": types.SurveyDocument,
    "query SurveyBank($input: SurveyBankInput) { surveyBank(input: $input) { competence demographic engagement id metadata multiple required reversed scaleCode subtitle surveyTitle title type } }": types.SurveyBankDocument,
    "query SurveyChecks($input: ByIdSurvey!) { surveyChecks(input: $input) { code level message } }": types.SurveyChecksDocument,
    "query SurveyDefinition($input: SurveyDefinitionInput!) { surveyDefinition(input: $input) { competences { description id key questions { alternatives { isOther label value } demographic engagement id key metadata multiple order required reversed scaleCode scaleVersion shownIf subtitle title type } shownIf surveyId title weight } edition instructions state surveyId version } }": types.SurveyDefinitionDocument,
    "query SurveyOverview($input: ByIdSurvey!) { surveyOverview(input: $input) { answered areas { answered area invited } invited survey { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } } }": types.SurveyOverviewDocument,
    "query SurveyParticipants($filter: SurveyParticipantsFilter, $page: Page, $sort: SurveyParticipantsSort, $counted: Boolean = true) { surveyParticipants(filter: $filter, page: $page, sort: $sort) { rows { evaluatee { area fullname id jobTitle } id progress relation respondent { area fullname id jobTitle } status } total @include(if: $counted) } }": types.SurveyParticipantsDocument,
    "query SurveyPeopleChoices($input: ByIdSurvey!) { surveyPeopleChoices(input: $input) { areas { id name people } branchOffices { id name people } jobTitles units { id name people } } }": types.SurveyPeopleChoicesDocument,
    "query SurveyReopenings($input: ByIdSurvey!) { surveyReopenings(input: $input) { at author evaluatee id reason relation respondent } }": types.SurveyReopeningsDocument,
    "query SurveyScales($input: SurveyScalesInput) { surveyScales(input: $input) { code from max min naAllowed name own until values { description label value } version } }": types.SurveyScalesDocument,
    "query Surveys($filter: SurveyFilter, $page: Page, $sort: SurveysSort, $counted: Boolean = true) { surveys(filter: $filter, page: $page, sort: $sort) { rows { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } total @include(if: $counted) } }": types.SurveysDocument,
    "query SurveysForRespondent($filter: UserSurveyFilter, $page: Page, $sort: SurveysForRespondentSort, $counted: Boolean = true) { surveysForRespondent(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }": types.SurveysForRespondentDocument,
    "query TrainingNeeds($input: ByIdSurvey!) { trainingNeeds(input: $input) { canKeep id needs { answers isMerged keys lines { answers area level people } name people place written } status title } }": types.TrainingNeedsDocument,
    "mutation UpdateSurvey($input: UpdateSurveyInput!) { updateSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateSurveyDocument,
    "query UserSurveys($filter: UserSurveyFilter, $page: Page, $sort: UserSurveysSort, $counted: Boolean = true) { userSurveys(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }": types.UserSurveysDocument,
    "mutation ArchiveDocumentTemplate($input: DocumentTemplateSeen!) { archiveDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ArchiveDocumentTemplateDocument,
    "mutation CancelDocumentBatch($input: ByIdDocumentBatch!) { cancelDocumentBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CancelDocumentBatchDocument,
    "mutation CreateCollaboratorFile($input: CreateCollaboratorFileInput!) { createCollaboratorFile(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateCollaboratorFileDocument,
    "mutation CreateCollaboratorFileOne($input: CreateCollaboratorFileOneInput!) { createCollaboratorFileOne(input: $input) { status message error { kind message field traceId } data { id name } } }": types.CreateCollaboratorFileOneDocument,
    "mutation CreateDocumentTemplate($input: CreateDocumentTemplateInput!) { createDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateDocumentTemplateDocument,
    "mutation DeleteDocumentTemplate($input: DocumentTemplateSeen!) { deleteDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DeleteDocumentTemplateDocument,
    "query DocumentBatch($input: ByIdDocumentBatch!) { documentBatch(input: $input) { author businessId businessName createdAt done errors failed folderId id made people problem reveal state templateName total version } }": types.DocumentBatchDocument,
    "query DocumentBatchPeople($filter: DocumentBatchPeopleFilter, $page: Page, $sort: DocumentBatchPeopleSort, $counted: Boolean = true) { documentBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { contractCode documentId fullname problem userContractId userId } total @include(if: $counted) } }": types.DocumentBatchPeopleDocument,
    "query DocumentBatches($page: Page, $sort: DocumentBatchesSort, $counted: Boolean = true) { documentBatches(page: $page, sort: $sort) { rows { author businessId businessName createdAt done errors failed folderId id made people problem reveal state templateName total version } total @include(if: $counted) } }": types.DocumentBatchesDocument,
    "query DocumentTemplate($input: ByIdDocumentTemplate!) { documentTemplate(input: $input) { body currentNo id name publishedBody publishedNo state typeId typeLabel updatedAt version } }": types.DocumentTemplateDocument,
    "mutation DocumentTemplateWord($input: DocumentTemplateWordInput!) { documentTemplateWord(input: $input) { status message error { kind message field traceId } data { name url } } }": types.DocumentTemplateWordDocument,
    "query DocumentTemplates($filter: DocumentTemplateFilter, $page: Page, $sort: DocumentTemplatesSort, $counted: Boolean = true) { documentTemplates(filter: $filter, page: $page, sort: $sort) { rows { currentNo id name publishedNo state typeId typeLabel updatedAt version } total @include(if: $counted) } }": types.DocumentTemplatesDocument,
    "query PreviewDocumentBatch($input: PreviewDocumentBatchInput!) { previewDocumentBatch(input: $input) { areas jobs lackers { fullname missing userId } lacks { label people } people ready reserved } }": types.PreviewDocumentBatchDocument,
    "query PreviewTemplate($input: PreviewTemplateInput!) { previewTemplate(input: $input) { blocks covered missing } }": types.PreviewTemplateDocument,
    "mutation PublishDocumentTemplate($input: DocumentTemplateSeen!) { publishDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.PublishDocumentTemplateDocument,
    "mutation ResumeDocumentBatch($input: ByIdDocumentBatch!) { resumeDocumentBatch(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ResumeDocumentBatchDocument,
    "query TemplateFromWord($input: TemplateFromWordInput!) { templateFromWord(input: $input) { body dropped } }": types.TemplateFromWordDocument,
    "query TemplateSubjects($input: TemplateSubjectsInput) { templateSubjects(input: $input) { businessId hint id label } }": types.TemplateSubjectsDocument,
    "query TemplateTags { templateTags { code group kind label list reserved sample } }": types.TemplateTagsDocument,
    "mutation UpdateDocumentTemplate($input: UpdateDocumentTemplateInput!) { updateDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateDocumentTemplateDocument,
    "mutation CreateThirdPartyList($input: CreateThirdPartyListInput!) { createThirdPartyList(input: $input) { status message error { kind message field traceId } data { id people state total } } }": types.CreateThirdPartyListDocument,
    "query OwedParties($filter: OwedPartiesFilter, $page: Page, $sort: OwedPartiesSort, $counted: Boolean = true) { owedParties(filter: $filter, page: $page, sort: $sort) { rows { channel code key kind label people state supplierId supplierName syndicateId total userId version } total @include(if: $counted) } }": types.OwedPartiesDocument,
    "mutation SetThirdParty($input: SetThirdPartyInput!) { setThirdParty(input: $input) { status message error { kind message field traceId } data { code id version } } }": types.SetThirdPartyDocument,
    "query ThirdParties($input: ThirdPartiesInput!) { thirdParties(input: $input) { businessName making { done error total } parties payrollMonthId ready readyTotal squares { kept label owed payslips } yearMonth } }": types.ThirdPartiesDocument,
    "query ThirdPartyLines($filter: ThirdPartyLinesFilter, $page: Page, $sort: ThirdPartyLinesSort, $counted: Boolean = true) { thirdPartyLines(filter: $filter, page: $page, sort: $sort) { rows { amount contractId label name rut } total @include(if: $counted) } }": types.ThirdPartyLinesDocument,
    "query ThirdPartyMonths($filter: ThirdPartyMonthsFilter, $page: Page, $sort: ThirdPartyMonthsSort, $counted: Boolean = true) { thirdPartyMonths(filter: $filter, page: $page, sort: $sort) { rows { businessName payrollMonthId yearMonth } total @include(if: $counted) } }": types.ThirdPartyMonthsDocument,
    "mutation CreateIntegrationToken($input: CreateIntegrationTokenInput!) { createIntegrationToken(input: $input) { status message error { kind message field traceId } data { description token } } }": types.CreateIntegrationTokenDocument,
    "mutation DeleteIntegrationToken($input: ByIdIntegrationToken!) { deleteIntegrationToken(input: $input) { status message error { kind message field traceId } data { id version } } }": types.DeleteIntegrationTokenDocument,
    "query IntegrationTokens($page: Page, $sort: IntegrationTokensSort, $counted: Boolean = true) { integrationTokens(page: $page, sort: $sort) { rows { author businesses createdAt description expiresOn id isWhole lastUsedAt prefix revokedAt scopes state version } total @include(if: $counted) } }": types.IntegrationTokensDocument,
    "mutation CommentUserItem($input: CommentUserItemInput!) { commentUserItem(input: $input) { status message error { kind message field traceId } data } }": types.CommentUserItemDocument,
    "mutation CreateUserItem($input: CreateUserItemInput!) { createUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateUserItemDocument,
    "query EnteredItems($input: EnteredItemsInput!) { enteredItems(input: $input) { code } }": types.EnteredItemsDocument,
    "query InputItems { inputItems { code group label unit } }": types.InputItemsDocument,
    "query LastingItems($filter: LastingItemsFilter, $page: Page, $sort: LastingItemsSort, $counted: Boolean = true) { lastingItems(filter: $filter, page: $page, sort: $sort) { rows { carried comment contractCode contractId currentQuota endMonth id itemCode itemLabel kind origin person startMonth status taken totalAmount totalQuotas unit userId value version } total @include(if: $counted) } }": types.LastingItemsDocument,
    "query PreviousUserItems($filter: PreviousUserItemsFilter, $page: Page, $sort: PreviousUserItemsSort, $counted: Boolean = true) { previousUserItems(filter: $filter, page: $page, sort: $sort) { rows { contractId itemCode value } total @include(if: $counted) } }": types.PreviousUserItemsDocument,
    "mutation RemoveUserItem($input: RemoveUserItemInput!) { removeUserItem(input: $input) { status message error { kind message field traceId } data } }": types.RemoveUserItemDocument,
    "mutation ResumeUserItem($input: UserItemInMonth!) { resumeUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ResumeUserItemDocument,
    "mutation SaveUserItems($input: SaveUserItemsInput!) { saveUserItems(input: $input) { status message error { kind message field traceId } data { saved } } }": types.SaveUserItemsDocument,
    "mutation SuspendUserItem($input: UserItemInMonth!) { suspendUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SuspendUserItemDocument,
    "mutation UpdateUserItem($input: UpdateUserItemInput!) { updateUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateUserItemDocument,
    "query UserItems($input: UserItemsInput) { userItems(input: $input) { carried comment contractCode contractId currentQuota endMonth id itemCode itemLabel kind origin person startMonth status taken totalAmount totalQuotas unit userId value version } }": types.UserItemsDocument,
    "mutation AnswerVacationCompensation($input: AnswerVacationCompensationInput!) { answerVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AnswerVacationCompensationDocument,
    "mutation AttachVacationCompensationPaper($input: AttachVacationCompensationPaperInput!) { attachVacationCompensationPaper(input: $input) { status message error { kind message field traceId } data { id version } } }": types.AttachVacationCompensationPaperDocument,
    "mutation CreateVacationCompensation($input: CreateVacationCompensationInput!) { createVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CreateVacationCompensationDocument,
    "mutation OpenVacationCompensationPaper($input: ByIdVacationCompensation!) { openVacationCompensationPaper(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenVacationCompensationPaperDocument,
    "mutation UndoVacationCompensation($input: UndoVacationCompensationInput!) { undoVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UndoVacationCompensationDocument,
    "query VacationCompensationProposal($input: VacationCompensationProposalInput!) { vacationCompensationProposal(input: $input) { agreedOn available countFrom law { countedDays counting least salary variable } } }": types.VacationCompensationProposalDocument,
    "query VacationCompensations($input: VacationCompensationsInput!) { vacationCompensations(input: $input) { agreedOn amount answerer author basis countFrom countedDays counting days hasPaper id isAuthor least payMonth reason salary state undoneWhy userContractId userId variable version } }": types.VacationCompensationsDocument,
    "mutation CancelVacationSignature($input: CancelVacationSignatureInput!) { cancelVacationSignature(input: $input) { status message error { kind message field traceId } data { id version } } }": types.CancelVacationSignatureDocument,
    "mutation CreateVacation($input: CreateVacationInput!) { createVacation(input: $input) { status message error { kind message field traceId } data { id responseStatus } } }": types.CreateVacationDocument,
    "mutation CreateVacationAdjustment($input: CreateVacationAdjustmentInput!) { createVacationAdjustment(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }": types.CreateVacationAdjustmentDocument,
    "mutation CreateVacationLot($input: CreateVacationLotInput!) { createVacationLot(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }": types.CreateVacationLotDocument,
    "mutation DecideVacationDoubts($input: DecideVacationDoubtsInput!) { decideVacationDoubts(input: $input) { status message error { kind message field traceId } data { decided } } }": types.DecideVacationDoubtsDocument,
    "mutation DecideVacationZones($input: DecideVacationZonesInput!) { decideVacationZones(input: $input) { status message error { kind message field traceId } data { decided } } }": types.DecideVacationZonesDocument,
    "mutation DeleteVacation($input: DeleteVacationInput!) { deleteVacation(input: $input) { status message error { kind message field traceId } data } }": types.DeleteVacationDocument,
    "mutation OpenVacationCarePaper($input: OpenVacationCarePaperInput!) { openVacationCarePaper(input: $input) { status message error { kind message field traceId } data { name url } } }": types.OpenVacationCarePaperDocument,
    "query ProportionalSettlementDays($input: ProportionalSettlementDaysInput!) { proportionalSettlementDays(input: $input) { calendarDays countFrom disengagementDate lastDay lines { days kind text } nonWorking userContractId workingDays } }": types.ProportionalSettlementDaysDocument,
    "mutation SaveVacationRule($input: SaveVacationRuleInput!) { saveVacationRule(input: $input) { status message error { kind message field traceId } data { saved } } }": types.SaveVacationRuleDocument,
    "mutation SendVacationToRubrika($input: SendVacationToRubrikaInput!) { sendVacationToRubrika(input: $input) { status message error { kind message field traceId } data { id version } } }": types.SendVacationToRubrikaDocument,
    "mutation UpdateVacation($input: UpdateVacationInput!) { updateVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.UpdateVacationDocument,
    "mutation UpdateVacationConfig($input: UpdateVacationConfigInput!) { updateVacationConfig(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }": types.UpdateVacationConfigDocument,
    "query VacationBalanceReport($filter: VacationBalanceFilter, $page: Page, $sort: VacationBalanceReportSort, $counted: Boolean = true) { vacationBalanceReport(filter: $filter, page: $page, sort: $sort) { rows { additionalBalance businessName claimable contractCode fullname id initialDate legalBalance progressiveBalance reserved rut totalBalance userId } total @include(if: $counted) } }": types.VacationBalanceReportDocument,
    "query VacationConfig($input: VacationConfigInput!) { vacationConfig(input: $input) { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear expiring { days on } fullname legalBalance periods { from legalDays number pendingDays progressiveDays takenDays to } progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } }": types.VacationConfigDocument,
    "query VacationContracts($input: VacationContractsInput) { vacationContracts(input: $input) { canAnswer canAsk canConfigure canSeeBalance ended fullname id label } }": types.VacationContractsDocument,
    "query VacationDoubts($filter: VacationDoubtFilter, $page: Page, $sort: VacationDoubtsSort, $counted: Boolean = true) { vacationDoubts(filter: $filter, page: $page, sort: $sort) { rows { businessName canDecide day days decidedAt decidedBy endDate fullname id reason rut startDate state userId version } total @include(if: $counted) } }": types.VacationDoubtsDocument,
    "query VacationLedger($input: VacationLedgerInput!) { vacationLedger(input: $input) { balance days kind on pool reason vacationId } }": types.VacationLedgerDocument,
    "query VacationOverlapDates($input: VacationOverlapDatesInput!) { vacationOverlapDates(input: $input) { additionalDays advance available away { from fullname ofTeam to } businessDays calendarDays holidays left legalDays overlaps { from isVacation to } progressiveDays purses refusals returnsOn shortage team { away on people } warnings } }": types.VacationOverlapDatesDocument,
    "query VacationRules($input: OfVacationRules!) { vacationRules(input: $input) { additionalOnExit advanceMax block businessId fromDay halfDay maxAwayPct noticeDays poolOrder progressiveOnExit version } }": types.VacationRulesDocument,
    "query VacationStatement($input: VacationLedgerInput!) { vacationStatement(input: $input) { name url } }": types.VacationStatementDocument,
    "query VacationVoucher($input: VacationVoucherInput!) { vacationVoucher(input: $input) { name url } }": types.VacationVoucherDocument,
    "query VacationZoneProposals($input: VacationZoneProposalsInput) { vacationZoneProposals(input: $input) { businessId businessName canAnswer commune from fullname rut userContractId userId } }": types.VacationZoneProposalsDocument,
    "query Vacations($filter: VacationFilter, $page: Page, $sort: VacationsSort, $counted: Boolean = true) { vacations(filter: $filter, page: $page, sort: $sort) { rows { additionalDays advanceDays authorizedBy businessDays businessName canAnswer canCancel canEdit canMove canOpenCarePaper care comment endDate enjoyedUntil fullname half hasCarePaper id isHistoric lateUntil legalDays mayAnswer oldEnd oldStart poolOrder progressiveDays requestDate response responseDate responseStatus rut signature { id isStale signedOn state } startDate steps { at comment people place state words } userContractId userId version voucherNo } total @include(if: $counted) } }": types.VacationsDocument,
    "mutation WithdrawVacation($input: WithdrawVacationInput!) { withdrawVacation(input: $input) { status message error { kind message field traceId } data { id version } } }": types.WithdrawVacationDocument,
    "mutation CreateWebhook($input: CreateWebhookInput!) { createWebhook(input: $input) { status message error { kind message field traceId } data { description secret } } }": types.CreateWebhookDocument,
    "mutation DeleteWebhook($input: ByIdWebhook!) { deleteWebhook(input: $input) { status message error { kind message field traceId } data } }": types.DeleteWebhookDocument,
    "mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) { repeatWebhookDelivery(input: $input) { status message error { kind message field traceId } data { at attempts description event id problem state status triedAt } } }": types.RepeatWebhookDeliveryDocument,
    "mutation ResumeWebhook($input: ByIdWebhook!) { resumeWebhook(input: $input) { status message error { kind message field traceId } data { id version } } }": types.ResumeWebhookDocument,
    "query WebhookDeliveries($filter: WebhookDeliveryFilter, $page: Page, $sort: WebhookDeliveriesSort, $counted: Boolean = true) { webhookDeliveries(filter: $filter, page: $page, sort: $sort) { rows { at attempts description event id problem state status triedAt } total @include(if: $counted) } }": types.WebhookDeliveriesDocument,
    "query Webhooks($page: Page, $sort: WebhooksSort, $counted: Boolean = true) { webhooks(page: $page, sort: $sort) { rows { author createdAt description disabledAt disabledWhy events id url version } total @include(if: $counted) } }": types.WebhooksDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingAccounts { accountingAccounts { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } }"): typeof import('./graphql').AccountingAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAccountingAccount($input: CreateAccountingAccountInput!) { createAccountingAccount(input: $input) { status message error { kind message field traceId } data { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } } }"): typeof import('./graphql').CreateAccountingAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAccountingAccount($input: UpdateAccountingAccountInput!) { updateAccountingAccount(input: $input) { status message error { kind message field traceId } data { id code name kind parentId takesEntries centerUse auxiliary businessId status businessName level uses kept version } } }"): typeof import('./graphql').UpdateAccountingAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccountingAccount($input: ByIdAccountingAccount!) { deleteAccountingAccount(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteAccountingAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingRules { accountingRules { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } }"): typeof import('./graphql').AccountingRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAccountingRule($input: CreateAccountingRuleInput!) { createAccountingRule(input: $input) { status message error { kind message field traceId } data { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } } }"): typeof import('./graphql').CreateAccountingRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAccountingRule($input: UpdateAccountingRuleInput!) { updateAccountingRule(input: $input) { status message error { kind message field traceId } data { id source itemCode institution costCenterId businessId debitAccountId creditAccountId costCenterName businessName debitAccount creditAccount version } } }"): typeof import('./graphql').UpdateAccountingRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccountingRule($input: ByIdAccountingRule!) { deleteAccountingRule(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteAccountingRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingTemplates { accountingTemplates { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } }"): typeof import('./graphql').AccountingTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingTemplate($input: ByIdAccountingTemplate!) { accountingTemplate(input: $input) { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } }"): typeof import('./graphql').AccountingTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAccountingTemplate($input: CreateAccountingTemplateInput!) { createAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } } }"): typeof import('./graphql').CreateAccountingTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAccountingTemplate($input: UpdateAccountingTemplateInput!) { updateAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id name file separator encoding lineEnd heads detail blankZeros sideCodes auxiliaryCodes published kept version } } }"): typeof import('./graphql').UpdateAccountingTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccountingTemplate($input: ByIdAccountingTemplate!) { deleteAccountingTemplate(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteAccountingTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingTemplateColumns($input: ColumnsOfAccountingTemplate!) { accountingTemplateColumns(input: $input) { id templateId section source position name constant width side pad letters amount date version } }"): typeof import('./graphql').AccountingTemplateColumnsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAccountingTemplateColumn($input: CreateAccountingTemplateColumnInput!) { createAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }"): typeof import('./graphql').CreateAccountingTemplateColumnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAccountingTemplateColumn($input: UpdateAccountingTemplateColumnInput!) { updateAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }"): typeof import('./graphql').UpdateAccountingTemplateColumnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAccountingTemplateColumn($input: ByIdAccountingTemplateColumn!) { deleteAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteAccountingTemplateColumnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AllAreas { allAreas { id name status hierarchyNodeId unitName people version } }"): typeof import('./graphql').AllAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateArea($input: CreateAreaInput!) { createArea(input: $input) { status message error { kind message field traceId } data { id name status hierarchyNodeId unitName people version } } }"): typeof import('./graphql').CreateAreaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateArea($input: UpdateAreaInput!) { updateArea(input: $input) { status message error { kind message field traceId } data { id name status hierarchyNodeId unitName people version } } }"): typeof import('./graphql').UpdateAreaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankAccountsBusiness($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id businessId bankCode accountType accountIdentifier currency version } }"): typeof import('./graphql').BankAccountsBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBankAccount($input: CreateBankAccountInput!) { createBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }"): typeof import('./graphql').CreateBankAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBankAccount($input: UpdateBankAccountInput!) { updateBankAccount(input: $input) { status message error { kind message field traceId } data { id businessId bankCode accountType accountIdentifier currency version } } }"): typeof import('./graphql').UpdateBankAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankTemplates { bankTemplates { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } }"): typeof import('./graphql').BankTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankTemplate($input: ByIdBankTemplate!) { bankTemplate(input: $input) { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } }"): typeof import('./graphql').BankTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBankTemplate($input: CreateBankTemplateInput!) { createBankTemplate(input: $input) { status message error { kind message field traceId } data { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } } }"): typeof import('./graphql').CreateBankTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBankTemplate($input: UpdateBankTemplateInput!) { updateBankTemplate(input: $input) { status message error { kind message field traceId } data { id name bankCode file separator encoding lineEnd heads bankCodes typeCodes answerCodes published version } } }"): typeof import('./graphql').UpdateBankTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteBankTemplate($input: ByIdBankTemplate!) { deleteBankTemplate(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteBankTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankTemplateColumns($input: ColumnsOfBankTemplate!) { bankTemplateColumns(input: $input) { id templateId section source position name constant width side pad letters amount date version } }"): typeof import('./graphql').BankTemplateColumnsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBankTemplateColumn($input: CreateBankTemplateColumnInput!) { createBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }"): typeof import('./graphql').CreateBankTemplateColumnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBankTemplateColumn($input: UpdateBankTemplateColumnInput!) { updateBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id templateId section source position name constant width side pad letters amount date version } } }"): typeof import('./graphql').UpdateBankTemplateColumnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteBankTemplateColumn($input: ByIdBankTemplateColumn!) { deleteBankTemplateColumn(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteBankTemplateColumnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AllBranchOffices { allBranchOffices { id name communeCode status people version } }"): typeof import('./graphql').AllBranchOfficesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBranchOffice($input: CreateBranchOfficeInput!) { createBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }"): typeof import('./graphql').CreateBranchOfficeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBranchOffice($input: UpdateBranchOfficeInput!) { updateBranchOffice(input: $input) { status message error { kind message field traceId } data { id name communeCode status people version } } }"): typeof import('./graphql').UpdateBranchOfficeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCenterGroups { costCenterGroups { id code name status centers kept version } }"): typeof import('./graphql').CostCenterGroupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCenterGroup($input: ByIdCostCenterGroup!) { costCenterGroup(input: $input) { id code name status centers kept version } }"): typeof import('./graphql').CostCenterGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCostCenterGroup($input: CreateCostCenterGroupInput!) { createCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers kept version } } }"): typeof import('./graphql').CreateCostCenterGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateCostCenterGroup($input: UpdateCostCenterGroupInput!) { updateCostCenterGroup(input: $input) { status message error { kind message field traceId } data { id code name status centers kept version } } }"): typeof import('./graphql').UpdateCostCenterGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteCostCenterGroup($input: ByIdCostCenterGroup!) { deleteCostCenterGroup(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteCostCenterGroupDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpenseCategories { expenseCategories { id code name accountId kept version } }"): typeof import('./graphql').ExpenseCategoriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateExpenseCategory($input: CreateExpenseCategoryInput!) { createExpenseCategory(input: $input) { status message error { kind message field traceId } data { id code name accountId kept version } } }"): typeof import('./graphql').CreateExpenseCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateExpenseCategory($input: UpdateExpenseCategoryInput!) { updateExpenseCategory(input: $input) { status message error { kind message field traceId } data { id code name accountId kept version } } }"): typeof import('./graphql').UpdateExpenseCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteExpenseCategory($input: ByIdExpenseCategory!) { deleteExpenseCategory(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteExpenseCategoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Family($input: FamilyInput!) { family(input: $input) { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } }"): typeof import('./graphql').FamilyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateFamilyMember($input: CreateFamilyMemberInput!) { createFamilyMember(input: $input) { status message error { kind message field traceId } data { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } } }"): typeof import('./graphql').CreateFamilyMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateFamilyMember($input: UpdateFamilyMemberInput!) { updateFamilyMember(input: $input) { status message error { kind message field traceId } data { id userId relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil fileId version } } }"): typeof import('./graphql').UpdateFamilyMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteFamilyMember($input: ByIdFamilyMember!) { deleteFamilyMember(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteFamilyMemberDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Holidays { holidays { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } }"): typeof import('./graphql').HolidaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateHoliday($input: CreateHolidayInput!) { createHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } } }"): typeof import('./graphql').CreateHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateHoliday($input: UpdateHolidayInput!) { updateHoliday(input: $input) { status message error { kind message field traceId } data { id date title type status irrevocable countsForVacation businessId branchOfficeId businessName officeName comment version } } }"): typeof import('./graphql').UpdateHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteHoliday($input: ByIdHoliday!) { deleteHoliday(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LaborProtections($input: LaborProtectionsInput!) { laborProtections(input: $input) { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } }"): typeof import('./graphql').LaborProtectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLaborProtection($input: CreateLaborProtectionInput!) { createLaborProtection(input: $input) { status message error { kind message field traceId } data { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } } }"): typeof import('./graphql').CreateLaborProtectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateLaborProtection($input: UpdateLaborProtectionInput!) { updateLaborProtection(input: $input) { status message error { kind message field traceId } data { id userId kind startDate endDate fileId courtDate courtCase courtFileId comment version } } }"): typeof import('./graphql').UpdateLaborProtectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteLaborProtection($input: ByIdLaborProtection!) { deleteLaborProtection(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteLaborProtectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkPrices($input: PricesOfTask!) { pieceworkPrices(input: $input) { id taskId startsOn price version } }"): typeof import('./graphql').PieceworkPricesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePieceworkPrice($input: CreatePieceworkPriceInput!) { createPieceworkPrice(input: $input) { status message error { kind message field traceId } data { id taskId startsOn price version } } }"): typeof import('./graphql').CreatePieceworkPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePieceworkPrice($input: UpdatePieceworkPriceInput!) { updatePieceworkPrice(input: $input) { status message error { kind message field traceId } data { id taskId startsOn price version } } }"): typeof import('./graphql').UpdatePieceworkPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePieceworkPrice($input: ByIdPieceworkPrice!) { deletePieceworkPrice(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeletePieceworkPriceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkTasks { pieceworkTasks { id name unit status price kept version } }"): typeof import('./graphql').PieceworkTasksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkTask($input: ByIdPieceworkTask!) { pieceworkTask(input: $input) { id name unit status price kept version } }"): typeof import('./graphql').PieceworkTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePieceworkTask($input: CreatePieceworkTaskInput!) { createPieceworkTask(input: $input) { status message error { kind message field traceId } data { id name unit status price kept version } } }"): typeof import('./graphql').CreatePieceworkTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePieceworkTask($input: UpdatePieceworkTaskInput!) { updatePieceworkTask(input: $input) { status message error { kind message field traceId } data { id name unit status price kept version } } }"): typeof import('./graphql').UpdatePieceworkTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePieceworkTask($input: ByIdPieceworkTask!) { deletePieceworkTask(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeletePieceworkTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProcessingActivities { processingActivities { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } }"): typeof import('./graphql').ProcessingActivitiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateProcessingActivity($input: CreateProcessingActivityInput!) { createProcessingActivity(input: $input) { status message error { kind message field traceId } data { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } } }"): typeof import('./graphql').CreateProcessingActivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProcessingActivity($input: UpdateProcessingActivityInput!) { updateProcessingActivity(input: $input) { status message error { kind message field traceId } data { id name purpose basis basisNote people data source recipients transfers keepsUntil security automated version } } }"): typeof import('./graphql').UpdateProcessingActivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteProcessingActivity($input: ByIdProcessingActivity!) { deleteProcessingActivity(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteProcessingActivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyProfiles { companyProfiles { id name version } }"): typeof import('./graphql').CompanyProfilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateProfile($input: CreateProfileInput!) { createProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }"): typeof import('./graphql').CreateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfile($input: UpdateProfileInput!) { updateProfile(input: $input) { status message error { kind message field traceId } data { id name version } } }"): typeof import('./graphql').UpdateProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteProfile($input: ByIdProfile!) { deleteProfile(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteProfileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProvisionPolicies { provisionPolicies { id businessId kind fromMonth method percent profit ownCapital reason businessName version } }"): typeof import('./graphql').ProvisionPoliciesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateProvisionPolicy($input: CreateProvisionPolicyInput!) { createProvisionPolicy(input: $input) { status message error { kind message field traceId } data { id businessId kind fromMonth method percent profit ownCapital reason businessName version } } }"): typeof import('./graphql').CreateProvisionPolicyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProvisionPolicy($input: UpdateProvisionPolicyInput!) { updateProvisionPolicy(input: $input) { status message error { kind message field traceId } data { id businessId kind fromMonth method percent profit ownCapital reason businessName version } } }"): typeof import('./graphql').UpdateProvisionPolicyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteProvisionPolicy($input: ByIdProvisionPolicy!) { deleteProvisionPolicy(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteProvisionPolicyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ResidencePermits($input: ResidencePermitsInput!) { residencePermits(input: $input) { id userId kind number startDate endDate residentSince quotaException fileId comment version } }"): typeof import('./graphql').ResidencePermitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateResidencePermit($input: CreateResidencePermitInput!) { createResidencePermit(input: $input) { status message error { kind message field traceId } data { id userId kind number startDate endDate residentSince quotaException fileId comment version } } }"): typeof import('./graphql').CreateResidencePermitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateResidencePermit($input: UpdateResidencePermitInput!) { updateResidencePermit(input: $input) { status message error { kind message field traceId } data { id userId kind number startDate endDate residentSince quotaException fileId comment version } } }"): typeof import('./graphql').UpdateResidencePermitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteResidencePermit($input: ByIdResidencePermit!) { deleteResidencePermit(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteResidencePermitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AllSupplier { allSupplier { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } }"): typeof import('./graphql').AllSupplierDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSupplier($input: CreateSupplierInput!) { createSupplier(input: $input) { status message error { kind message field traceId } data { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } } }"): typeof import('./graphql').CreateSupplierDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSupplier($input: UpdateSupplierInput!) { updateSupplier(input: $input) { status message error { kind message field traceId } data { id name businessName identifier bankId paymentAccountType accountNumber accountState accountAt kept version } } }"): typeof import('./graphql').UpdateSupplierDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSupplier($input: ByIdSupplier!) { deleteSupplier(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteSupplierDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Syndicates { syndicates { id name rut feeType feeValue members kept version } }"): typeof import('./graphql').SyndicatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Syndicate($input: ByIdSyndicate!) { syndicate(input: $input) { id name rut feeType feeValue members kept version } }"): typeof import('./graphql').SyndicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSyndicate($input: CreateSyndicateInput!) { createSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members kept version } } }"): typeof import('./graphql').CreateSyndicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSyndicate($input: UpdateSyndicateInput!) { updateSyndicate(input: $input) { status message error { kind message field traceId } data { id name rut feeType feeValue members kept version } } }"): typeof import('./graphql').UpdateSyndicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSyndicate($input: ByIdSyndicate!) { deleteSyndicate(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteSyndicateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnitKinds { unitKinds { id name units kept version } }"): typeof import('./graphql').UnitKindsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUnitKind($input: CreateUnitKindInput!) { createUnitKind(input: $input) { status message error { kind message field traceId } data { id name units kept version } } }"): typeof import('./graphql').CreateUnitKindDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUnitKind($input: UpdateUnitKindInput!) { updateUnitKind(input: $input) { status message error { kind message field traceId } data { id name units kept version } } }"): typeof import('./graphql').UpdateUnitKindDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteUnitKind($input: ByIdUnitKind!) { deleteUnitKind(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteUnitKindDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationBlackouts($input: OfVacationRules!) { vacationBlackouts(input: $input) { id businessId startDate endDate reason version } }"): typeof import('./graphql').VacationBlackoutsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateVacationBlackout($input: CreateVacationBlackoutInput!) { createVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }"): typeof import('./graphql').CreateVacationBlackoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateVacationBlackout($input: UpdateVacationBlackoutInput!) { updateVacationBlackout(input: $input) { status message error { kind message field traceId } data { id businessId startDate endDate reason version } } }"): typeof import('./graphql').UpdateVacationBlackoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteVacationBlackout($input: ByIdVacationBlackout!) { deleteVacationBlackout(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteVacationBlackoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AbsenceAlerts($input: AbsenceAlertsInput) { absenceAlerts(input: $input) { article due fullname id kind overdue userId words } }"): typeof import('./graphql').AbsenceAlertsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AbsenceContracts($input: AbsenceContractsInput) { absenceContracts(input: $input) { hint id label } }"): typeof import('./graphql').AbsenceContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AbsenceMonth($input: AbsenceMonthInput!) { absenceMonth(input: $input) { cut holidays { date place title } rows { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } } }"): typeof import('./graphql').AbsenceMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AbsenceOverlapDates($input: AbsenceOverlapDatesInput!) { absenceOverlapDates(input: $input) { effects { isOpen words yearMonth } overlaps { endDate id kind startDate status } past realDays team vacations workDays } }"): typeof import('./graphql').AbsenceOverlapDatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AbsenceSteps($input: ByIdAbsence!) { absenceSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').AbsenceStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AbsenceTeamAway($input: AbsenceTeamAwayInput!) { absenceTeamAway(input: $input) { words } }"): typeof import('./graphql').AbsenceTeamAwayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Absences($filter: AbsenceFilter, $page: Page, $sort: AbsencesSort, $counted: Boolean = true) { absences(filter: $filter, page: $page, sort: $sort) { rows { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } total @include(if: $counted) } }"): typeof import('./graphql').AbsencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerAbsences($input: AnswerAbsencesInput!) { answerAbsences(input: $input) { status message error { kind message field traceId } data { answered goingOn } } }"): typeof import('./graphql').AnswerAbsencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAbsence($input: CreateAbsenceInput!) { createAbsence(input: $input) { status message error { kind message field traceId } data { id responseStatus } } }"): typeof import('./graphql').CreateAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAbsence($input: ByIdAbsence!) { deleteAbsence(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LegalPermitDays($input: LegalPermitDaysInput!) { legalPermitDays(input: $input) { article days endDate halfDay proof when } }"): typeof import('./graphql').LegalPermitDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TeamAbsences($input: TeamAbsencesInput) { teamAbsences(input: $input) { id userContractId userId fullname rut businessName jobTitle type subtype kind pay startDate endDate halfDay half legalPermit realDays workDays responseStatus response lateUntil creator lastUpdateUser hasFile canWithdraw steps { place state words people at comment } waitsForOther version } }"): typeof import('./graphql').TeamAbsencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAbsence($input: UpdateAbsenceInput!) { updateAbsence(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAbsenceResponse($input: UpdateAbsenceResponseInput!) { updateAbsenceResponse(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateAbsenceResponseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserAbsenceYear($input: UserAbsenceYearInput!) { userAbsenceYear(input: $input) { pending used { count kind pay realDays type workDays } year years } }"): typeof import('./graphql').UserAbsenceYearDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserAbsences($input: UserAbsencesInput!) { userAbsences(input: $input) { applicationEndDate applicationStartDate businessId businessName canWithdraw comment continuousLicense contributionDays creator description endDate fileId fileUrl firstLicence format fullname half halfDay hasFile id ignoreHolidays jobTitle kind lastUpdateUser lateUntil legalPermit licenseNumber pay previousPay realDays respondedAt response responseStatus revealed rut sendEmailToSupervisor sentOn startDate status steps { at comment people place state words } subtype type userContractId userId version waitsForOther workDays } }"): typeof import('./graphql').UserAbsencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawAbsence($input: WithdrawAbsenceInput!) { withdrawAbsence(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').WithdrawAbsenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingAccountLines($input: ImportAccountingAccountsInput!) { accountingAccountLines(input: $input) { note problem wrong } }"): typeof import('./graphql').AccountingAccountLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingFiles($input: AccountingFilesInput!) { accountingFiles(input: $input) { author id lines madeAt number sha256 templateName templateVersion } }"): typeof import('./graphql').AccountingFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingTemplateTrial($input: AccountingTemplateTrialInput!) { accountingTemplateTrial(input: $input) { columns lines number problems rows { cells section } total } }"): typeof import('./graphql').AccountingTemplateTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AccountingTemplateVersions($input: ByIdAccountingTemplate!) { accountingTemplateVersions(input: $input) { at author layout number } }"): typeof import('./graphql').AccountingTemplateVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CentralizationExpenses($filter: CentralizationExpenseFilter, $page: Page, $sort: CentralizationExpensesSort, $counted: Boolean = true) { centralizationExpenses(filter: $filter, page: $page, sort: $sort) { rows { fullname id number paidOn title total } total @include(if: $counted) } }"): typeof import('./graphql').CentralizationExpensesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CentralizationLines($input: CentralizationLinesInput!) { centralizationLines(input: $input) { amount code contracts institution label n side source } }"): typeof import('./graphql').CentralizationLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CentralizationMonths($filter: CentralizationMonthFilter, $page: Page, $sort: CentralizationMonthsSort, $counted: Boolean = true) { centralizationMonths(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName debit isOpen number payrollMonthId state yearMonth } total @include(if: $counted) } }"): typeof import('./graphql').CentralizationMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CentralizationPeople($filter: CentralizationPeopleFilter, $page: Page, $sort: CentralizationPeopleSort, $counted: Boolean = true) { centralizationPeople(filter: $filter, page: $page, sort: $sort) { rows { amount code contractId name payrollMonthId rut userId } total @include(if: $counted) } }"): typeof import('./graphql').CentralizationPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CentralizationProvisionPeople($filter: CentralizationProvisionPeopleFilter, $page: Page, $sort: CentralizationProvisionPeopleSort, $counted: Boolean = true) { centralizationProvisionPeople(filter: $filter, page: $page, sort: $sort) { rows { before code contractId figures { key label unit value } left moved name problem rut userId whole } total @include(if: $counted) } }"): typeof import('./graphql').CentralizationProvisionPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CentralizationProvisions($input: CentralizationProvisionsInput!) { centralizationProvisions(input: $input) { before contracts kind left method moved norm percent since unknown } }"): typeof import('./graphql').CentralizationProvisionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CentralizationSums($input: CentralizationSumsInput!) { centralizationSums(input: $input) { accountCode accountId accountName centerCode centerName costCenterId credit creditBefore debit debitBefore isChanged key } }"): typeof import('./graphql').CentralizationSumsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Centralizations($input: CentralizationsInput!) { centralizations(input: $input) { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people problems { account amount code contracts institution label lack side source } reason reversedBy reverses sha256 squares { entry filed kind payslips } state total withSubsidies withVacations yearMonth } }"): typeof import('./graphql').CentralizationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAccountingFile($input: CreateAccountingFileInput!) { createAccountingFile(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').CreateAccountingFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCentralization($input: CreateCentralizationInput!) { createCentralization(input: $input) { status message error { kind message field traceId } data { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people reason reversedBy reverses sha256 state total withSubsidies withVacations yearMonth } } }"): typeof import('./graphql').CreateCentralizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUsualAccountingPlan { createUsualAccountingPlan { status message error { kind message field traceId } data } }"): typeof import('./graphql').CreateUsualAccountingPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportAccountingTemplate($input: ByIdAccountingTemplate!) { exportAccountingTemplate(input: $input) { layout name } }"): typeof import('./graphql').ExportAccountingTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExportCentralization($input: ExportCentralizationInput!) { exportCentralization(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').ExportCentralizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ImportAccountingAccounts($input: ImportAccountingAccountsInput!) { importAccountingAccounts(input: $input) { status message error { kind message field traceId } data { changed created } } }"): typeof import('./graphql').ImportAccountingAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ImportAccountingTemplate($input: ImportAccountingTemplateInput!) { importAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ImportAccountingTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveAccountingTemplateColumn($input: MoveAccountingTemplateColumnInput!) { moveAccountingTemplateColumn(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').MoveAccountingTemplateColumnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenAccountingFile($input: ByIdAccountingFile!) { openAccountingFile(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenAccountingFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishAccountingTemplate($input: PublishAccountingTemplateInput!) { publishAccountingTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').PublishAccountingTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReverseCentralization($input: ReverseCentralizationInput!) { reverseCentralization(input: $input) { status message error { kind message field traceId } data { advice askedAt author businessName credit debit done groupId groupName id kind madeAt message number payrollMonthId people reason reversedBy reverses sha256 state total withSubsidies withVacations yearMonth } } }"): typeof import('./graphql').ReverseCentralizationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnbookedItems { unbookedItems { account itemCode label lack side source } }"): typeof import('./graphql').UnbookedItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndOtherSessions { endOtherSessions { status message error { kind message field traceId } data } }"): typeof import('./graphql').EndOtherSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndSession($input: ByIdSession!) { endSession(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').EndSessionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndUserSessions($input: OfAccess!) { endUserSessions(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').EndUserSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSessions { ownSessions { address createdAt current device id lastSeenAt proof } }"): typeof import('./graphql').OwnSessionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResetSecondFactor($input: OfAccess!) { resetSecondFactor(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').ResetSecondFactorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendAccess($input: OfAccess!) { sendAccess(input: $input) { status message error { kind message field traceId } data { codeUntil invitedTo oneTimeCode username } } }"): typeof import('./graphql').SendAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserAccess($input: OfAccess!) { userAccess(input: $input) { byMail codeUntil email invitedUntil lastSeenAt openSessions secondFactor state username whyNotHelp whyNotPassword } }"): typeof import('./graphql').UserAccessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ActionPlan($input: ByIdActionPlan!) { actionPlan(input: $input) { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } }"): typeof import('./graphql').ActionPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ActionPlanSteps($input: ByIdActionPlan!) { actionPlanSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').ActionPlanStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ActionPlanWeights($input: ActionPlanWeightsInput) { actionPlanWeights(input: $input) { approved pending } }"): typeof import('./graphql').ActionPlanWeightsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ActionPlans($filter: ActionPlanFilter, $page: Page, $sort: ActionPlansSort, $counted: Boolean = true) { actionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }"): typeof import('./graphql').ActionPlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateActionPlan($input: CreateActionPlanInput!) { createActionPlan(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateActionPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateMilestone($input: CreateMilestoneInput!) { createMilestone(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateMilestoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteActionPlan($input: DeleteActionPlanInput!) { deleteActionPlan(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').DeleteActionPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteMilestone($input: DeleteMilestoneInput!) { deleteMilestone(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').DeleteMilestoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Milestones($input: MilestonesInput!) { milestones(input: $input) { actionPlanId creator date description doneAt evidenceFileId id name needsEvidence type version weight } }"): typeof import('./graphql').MilestonesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MyActionPlans($filter: ActionPlanFilter, $page: Page, $sort: MyActionPlansSort, $counted: Boolean = true) { myActionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }"): typeof import('./graphql').MyActionPlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenMilestoneEvidence($input: ByIdMilestone!) { openMilestoneEvidence(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenMilestoneEvidenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PrintActionPlan($input: ByIdActionPlan!) { printActionPlan(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').PrintActionPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendActionPlanToSign($input: SendActionPlanToSignInput!) { sendActionPlanToSign(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SendActionPlanToSignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SubordinateActionPlans($filter: ActionPlanFilter, $page: Page, $sort: SubordinateActionPlansSort, $counted: Boolean = true) { subordinateActionPlans(filter: $filter, page: $page, sort: $sort) { rows { achievablePlan approvalStatus canAnswer canProgress canUpdate completenessPercentage completenessStatus creatorId creatorName endDate evaluationProcessId evaluationWeight fullname id impactArea isMeasured isOwn measurablePlan objective realisticPlan requestedAt respondedAt respondedBy response rut signature { id isStale signedOn state } simpleAndSpecificPlan startDate supervisorId supervisorName surveyId traceableInTimePlan version workerId } total @include(if: $counted) } }"): typeof import('./graphql').SubordinateActionPlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateActionPlan($input: UpdateActionPlanInput!) { updateActionPlan(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateActionPlanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateActionPlanApprovalStatus($input: UpdateActionPlanApprovalStatusInput!) { updateActionPlanApprovalStatus(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateActionPlanApprovalStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateActionPlanEvaluationWeight($input: UpdateActionPlanEvaluationWeightInput!) { updateActionPlanEvaluationWeight(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateActionPlanEvaluationWeightDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateActionPlanPercentage($input: UpdateActionPlanPercentageInput!) { updateActionPlanPercentage(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateActionPlanPercentageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateActionPlanStatus($input: UpdateActionPlanStatusInput!) { updateActionPlanStatus(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateActionPlanStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateActionPlanSupervisor($input: UpdateActionPlanSupervisorInput!) { updateActionPlanSupervisor(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateActionPlanSupervisorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateMilestone($input: UpdateMilestoneInput!) { updateMilestone(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateMilestoneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdditionalPdf($input: OfAdditionalPayment!) { additionalPdf(input: $input) { name url } }"): typeof import('./graphql').AdditionalPdfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdditionalPayments($filter: AdditionalPaymentsFilter, $page: Page, $sort: AdditionalPaymentsSort, $counted: Boolean = true) { additionalPayments(filter: $filter, page: $page, sort: $sort) { rows { accruedFrom accruedTo contractId deductions earnings itemCode name net payrollMonthId rut userId value } total @include(if: $counted) } }"): typeof import('./graphql').AdditionalPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdditionalRelease($input: OfAdditionalMonth!) { additionalRelease(input: $input) { mailed payrollMonthId released releasedAt total withoutMail } }"): typeof import('./graphql').AdditionalReleaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdditionalTotals($input: OfAdditionalMonth!) { additionalTotals(input: $input) { accruedFrom accruedTo given itemCode payrollMonthId people } }"): typeof import('./graphql').AdditionalTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdditionalWithoutMail($filter: AdditionalWithoutMailFilter, $page: Page, $sort: AdditionalWithoutMailSort, $counted: Boolean = true) { additionalWithoutMail(filter: $filter, page: $page, sort: $sort) { rows { contractId name rut userId } total @include(if: $counted) } }"): typeof import('./graphql').AdditionalWithoutMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NameAdditional($input: NameAdditionalInput!) { nameAdditional(input: $input) { status message error { kind message field traceId } data { name payrollMonthId } } }"): typeof import('./graphql').NameAdditionalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseAdditionalPayments($input: OfAdditionalMonth!) { releaseAdditionalPayments(input: $input) { status message error { kind message field traceId } data { mailed payrollMonthId released releasedAt total withoutMail } } }"): typeof import('./graphql').ReleaseAdditionalPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveAdditionalPayments($input: SaveAdditionalPaymentsInput!) { saveAdditionalPayments(input: $input) { status message error { kind message field traceId } data { saved } } }"): typeof import('./graphql').SaveAdditionalPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdvanceTotals($input: OfAdvanceMonth!) { advanceTotals(input: $input) { amount given payrollMonthId people } }"): typeof import('./graphql').AdvanceTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Advances($filter: AdvancesFilter, $page: Page, $sort: AdvancesSort, $counted: Boolean = true) { advances(filter: $filter, page: $page, sort: $sort) { rows { amount contractId jobTitle mode name payrollMonthId rut salary salaryProblem userId value } total @include(if: $counted) } }"): typeof import('./graphql').AdvancesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdvancesToProcess($filter: AdvancesToProcessFilter, $page: Page, $sort: AdvancesToProcessSort, $counted: Boolean = true) { advancesToProcess(filter: $filter, page: $page, sort: $sort) { rows { amount contractId inPayroll name processId userId } total @include(if: $counted) } }"): typeof import('./graphql').AdvancesToProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdvancesToProcessTotals($input: OfAdvanceMonth!) { advancesToProcessTotals(input: $input) { amount payrollMonthId people waiting } }"): typeof import('./graphql').AdvancesToProcessTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProposeAdvances($input: ProposeAdvancesInput!) { proposeAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }"): typeof import('./graphql').ProposeAdvancesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveAdvances($input: SaveAdvancesInput!) { saveAdvances(input: $input) { status message error { kind message field traceId } data { saved } } }"): typeof import('./graphql').SaveAdvancesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnnulContractAnnex($input: AnnulContractAnnexInput!) { annulContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AnnulContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractAnnex($input: ContractAnnexInput!) { contractAnnex(input: $input) { annulsId annulsNumber applied author businessName changes { after attribute before label reserved } documentId effectiveOn fullname id inSignature isOwn number reason revealed rut signedOn state terms title userContractId userId values { art22 branchOffice contractType daysPerWeek finalDate fixedTermRenewals gratificationAmount gratificationType hoursPerWeek jobTitle monthlySalary { currency value } paymentPeriod remoteWork shiftWork } version } }"): typeof import('./graphql').ContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractAnnexNeeds($input: ContractAnnexNeedsInput!) { contractAnnexNeeds(input: $input) { effectiveOn id terms } }"): typeof import('./graphql').ContractAnnexNeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractAnnexSteps($input: ByIdContractAnnex!) { contractAnnexSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').ContractAnnexStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractAnnexes($filter: ContractAnnexFilter, $page: Page, $sort: ContractAnnexesSort, $counted: Boolean = true) { contractAnnexes(filter: $filter, page: $page, sort: $sort) { rows { annulsId annulsNumber applied author businessName documentId effectiveOn fullname id inSignature isOwn number reason rut signedOn state terms title userContractId userId version } total @include(if: $counted) } }"): typeof import('./graphql').ContractAnnexesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractFiles($input: ContractFilesInput!) { contractFiles(input: $input) { createdAt id name state } }"): typeof import('./graphql').ContractFilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateContractAnnex($input: CreateContractAnnexInput!) { createContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateContractFile($input: CreateContractFileInput!) { createContractFile(input: $input) { status message error { kind message field traceId } data { createdAt id name state } } }"): typeof import('./graphql').CreateContractFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteContractAnnex($input: DeleteContractAnnexInput!) { deleteContractAnnex(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteContractFile($input: ByIdDocument!) { deleteContractFile(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteContractFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DismissContractAnnexNeed($input: DismissContractAnnexNeedInput!) { dismissContractAnnexNeed(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DismissContractAnnexNeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GenerateContractAnnex($input: ByIdContractAnnexNeed!) { generateContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').GenerateContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenContractAnnex($input: ByIdContractAnnex!) { openContractAnnex(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenContractFile($input: ByIdDocument!) { openContractFile(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenContractFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectContractAnnex($input: RejectContractAnnexInput!) { rejectContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RejectContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendContractAnnex($input: SendContractAnnexInput!) { sendContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SendContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignContractAnnex($input: SignContractAnnexInput!) { signContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SignContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateContractAnnex($input: UpdateContractAnnexInput!) { updateContractAnnex(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateContractAnnexDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcknowledgeAnnouncement($input: ByIdAnnouncement!) { acknowledgeAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AcknowledgeAnnouncementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AnnouncementReaders($filter: AnnouncementReadersFilter, $page: Page, $sort: AnnouncementReadersSort, $counted: Boolean = true) { announcementReaders(filter: $filter, page: $page, sort: $sort) { rows { acknowledgedAt fullname readAt userId } total @include(if: $counted) } }"): typeof import('./graphql').AnnouncementReadersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Announcements($filter: AnnouncementFilter, $page: Page, $sort: AnnouncementsSort, $counted: Boolean = true) { announcements(filter: $filter, page: $page, sort: $sort) { rows { acknowledgedAt allowsReactions asksAcknowledgement author businessIds businessNames canUpdate content expiryDate id pinned publishDate reaction readAt reason sendsMail state title version visibility withdrawnAt } total @include(if: $counted) } }"): typeof import('./graphql').AnnouncementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeOrderCompanyFeed($input: ChangeOrderCompanyFeedInput!) { changeOrderCompanyFeed(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ChangeOrderCompanyFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyFeed($input: CompanyFeedInput) { companyFeed(input: $input) { createdAt fileId id imageUrl link text version } }"): typeof import('./graphql').CompanyFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateAnnouncement($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateAnnouncementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteAnnouncement($input: DeleteAnnouncementInput!) { deleteAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DeleteAnnouncementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteCompanyFeed($input: ByIdCompanyFeed!) { deleteCompanyFeed(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').DeleteCompanyFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenAnnouncementFile($input: OpenAnnouncementFileInput!) { openAnnouncementFile(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenAnnouncementFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReactToAnnouncement($input: ReactToAnnouncementInput!) { reactToAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ReactToAnnouncementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadAnnouncement($input: ByIdAnnouncement!) { readAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ReadAnnouncementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateAnnouncement($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateAnnouncementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploaderCompanyFeed($input: UploaderCompanyFeedInput) { uploaderCompanyFeed(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UploaderCompanyFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApprovalPreview($input: ApprovalPreviewInput!) { approvalPreview(input: $input) { place words } }"): typeof import('./graphql').ApprovalPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ApprovalRules($input: OfApprovalRules!) { approvalRules(input: $input) { businessId escalateDays fromDay kind steps { days holder person role userId when words } version } }"): typeof import('./graphql').ApprovalRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveApprovalRule($input: SaveApprovalRuleInput!) { saveApprovalRule(input: $input) { status message error { kind message field traceId } data { saved } } }"): typeof import('./graphql').SaveApprovalRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Arrival($input: ByIdArrival!) { arrival(input: $input) { businessName byHand createdAt day doneCount fullname id isOwn kind mayKeep name overdueCount reason rut state taskCount userContractId userId version } }"): typeof import('./graphql').ArrivalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArrivalTaskSteps($input: ByIdArrivalTask!) { arrivalTaskSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').ArrivalTaskStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArrivalTasks($filter: ArrivalTaskFilter, $page: Page, $sort: ArrivalTasksSort, $counted: Boolean = true) { arrivalTasks(filter: $filter, page: $page, sort: $sort) { rows { arrivalId assignee assigneeId assigneeName comment days documentTemplateId doneAt doneBy due fullname hasFile id isOverdue isOwn kind listKind mayDo obligatory returnedOn returns rut serial state title userId version } total @include(if: $counted) } }"): typeof import('./graphql').ArrivalTasksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArrivalTemplates { arrivalTemplates { area businessId id jobTitle kind name status tasks { assignee days documentTemplateId kind obligatory title userId } version } }"): typeof import('./graphql').ArrivalTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Arrivals($filter: ArrivalFilter, $page: Page, $sort: ArrivalsSort, $counted: Boolean = true) { arrivals(filter: $filter, page: $page, sort: $sort) { rows { businessName byHand createdAt day doneCount fullname id isOwn kind mayKeep name overdueCount reason rut state taskCount userContractId userId version } total @include(if: $counted) } }"): typeof import('./graphql').ArrivalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelArrival($input: CancelArrivalInput!) { cancelArrival(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CancelArrivalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteArrivalTask($input: CompleteArrivalTaskInput!) { completeArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CompleteArrivalTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateArrivalTemplate($input: CreateArrivalTemplateInput!) { createArrivalTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateArrivalTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteArrivalTemplate($input: ByIdArrivalTemplate!) { deleteArrivalTemplate(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteArrivalTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenArrivalTaskFile($input: ByIdArrivalTask!) { openArrivalTaskFile(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenArrivalTaskFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReopenArrivalTask($input: ReopenArrivalTaskInput!) { reopenArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ReopenArrivalTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SkipArrivalTask($input: SkipArrivalTaskInput!) { skipArrivalTask(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SkipArrivalTaskDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartArrival($input: StartArrivalInput!) { startArrival(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').StartArrivalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateArrivalTemplate($input: UpdateArrivalTemplateInput!) { updateArrivalTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateArrivalTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AuditLog($filter: AuditLogFilter, $page: Page, $sort: AuditLogSort, $counted: Boolean = true) { auditLog(filter: $filter, page: $page, sort: $sort) { rows { acting action at author entity key more parts { action changes { after before field } entity withheld } personId seq subject withheld } total @include(if: $counted) } }"): typeof import('./graphql').AuditLogDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyAudit { verifyAudit { events intact problem } }"): typeof import('./graphql').VerifyAuditDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerPaymentLimit($input: AnswerPaymentLimitInput!) { answerPaymentLimit(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AnswerPaymentLimitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerPaymentList($input: AnswerPaymentListInput!) { answerPaymentList(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AnswerPaymentListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankListControl($input: BankListControlInput!) { bankListControl(input: $input) { byBank { label people total } byKind { label people total } findings payrollMonthId people total transfers } }"): typeof import('./graphql').BankListControlDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankListFindings($filter: BankListFindingsFilter, $page: Page, $sort: BankListFindingsSort, $counted: Boolean = true) { bankListFindings(filter: $filter, page: $page, sort: $sort) { rows { contractId level name net rut settlementId words } total @include(if: $counted) } }"): typeof import('./graphql').BankListFindingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankListTrial($input: BankListTrialInput!) { bankListTrial(input: $input) { columns lines name problems rows { cells section } total } }"): typeof import('./graphql').BankListTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BankTemplateVersions($input: ByIdBankTemplate!) { bankTemplateVersions(input: $input) { at author layout number } }"): typeof import('./graphql').BankTemplateVersionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelPaymentList($input: CancelPaymentListInput!) { cancelPaymentList(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CancelPaymentListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePaymentList($input: CreatePaymentListInput!) { createPaymentList(input: $input) { status message error { kind message field traceId } data { id state people total } } }"): typeof import('./graphql').CreatePaymentListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSignedList($input: CreateSignedListInput!) { createSignedList(input: $input) { status message error { kind message field traceId } data { name people total url } } }"): typeof import('./graphql').CreateSignedListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportBankTemplate($input: ByIdBankTemplate!) { exportBankTemplate(input: $input) { layout name } }"): typeof import('./graphql').ExportBankTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ImportBankTemplate($input: ImportBankTemplateInput!) { importBankTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ImportBankTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveBankTemplateColumn($input: MoveBankTemplateColumnInput!) { moveBankTemplateColumn(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').MoveBankTemplateColumnDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenPaymentList($input: OpenPaymentListInput!) { openPaymentList(input: $input) { status message error { kind message field traceId } data { id name total transfers url } } }"): typeof import('./graphql').OpenPaymentListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentAnswerLines($filter: PaymentAnswerLinesFilter, $page: Page, $sort: PaymentAnswerLinesSort, $counted: Boolean = true) { paymentAnswerLines(filter: $filter, page: $page, sort: $sort) { rows { amount line n name outcome rowN rut status words } total @include(if: $counted) } }"): typeof import('./graphql').PaymentAnswerLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentAnswers($input: ByIdPaymentList!) { paymentAnswers(input: $input) { at author id paid paymentListId rejected sha256 source undoReason undoneAt unmatched version } }"): typeof import('./graphql').PaymentAnswersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentLimits { paymentLimits { amount businessId businessName pending { amount answeredAt answerer author businessId businessName createdAt id isOwn reason state version } proposed { amount lists } } }"): typeof import('./graphql').PaymentLimitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentList($input: ByIdPaymentList!) { paymentList(input: $input) { author businessId businessName byBank { label people total } createdAt hash id isOwn limitAmount number paid payrollMonthId people purpose reason rejected releasedAt releaser sentAt state subject templateName total version yearMonth } }"): typeof import('./graphql').PaymentListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentListRows($filter: PaymentListRowsFilter, $page: Page, $sort: PaymentListRowsSort, $counted: Boolean = true) { paymentListRows(filter: $filter, page: $page, sort: $sort) { rows { accountEnd amount answeredAt bank n name reason rut state subject } total @include(if: $counted) } }"): typeof import('./graphql').PaymentListRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentListSteps($input: ByIdPaymentList!) { paymentListSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').PaymentListStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentLists($filter: PaymentListsFilter, $page: Page, $sort: PaymentListsSort, $counted: Boolean = true) { paymentLists(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName createdAt hash id isOwn limitAmount number paid payrollMonthId people purpose reason rejected releasedAt releaser sentAt state subject templateName total version yearMonth } total @include(if: $counted) } }"): typeof import('./graphql').PaymentListsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewPaymentAnswer($input: PreviewPaymentAnswerInput!) { previewPaymentAnswer(input: $input) { isKnown lines paid rejected rows { amount line outcome rowN rut status words } unmatched } }"): typeof import('./graphql').PreviewPaymentAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProposePaymentLimit($input: ProposePaymentLimitInput!) { proposePaymentLimit(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ProposePaymentLimitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishBankTemplate($input: PublishBankTemplateInput!) { publishBankTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').PublishBankTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadPaymentAnswer($input: ReadPaymentAnswerInput!) { readPaymentAnswer(input: $input) { status message error { kind message field traceId } data { id isKnown paid rejected } } }"): typeof import('./graphql').ReadPaymentAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoPaymentAnswer($input: UndoPaymentAnswerInput!) { undoPaymentAnswer(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoPaymentAnswerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddDataBreachEntry($input: AddDataBreachEntryInput!) { addDataBreachEntry(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AddDataBreachEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChooseDataBreachPeople($input: ChooseDataBreachPeopleInput!) { chooseDataBreachPeople(input: $input) { status message error { kind message field traceId } data { added doubledRuts people unknownRuts wrongRuts } } }"): typeof import('./graphql').ChooseDataBreachPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseDataBreach($input: CloseDataBreachInput!) { closeDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CloseDataBreachDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDataBreach($input: CreateDataBreachInput!) { createDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateDataBreachDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataBreach($input: ByIdDataBreach!) { dataBreach(input: $input) { advice agencyNumber agencyOn author closedAt closedReason contact data economic effects happenedOn id knownOn knownTime measures minors people risk sensitive state title told version what } }"): typeof import('./graphql').DataBreachDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataBreachEntries($filter: DataBreachEntryFilter, $page: Page, $sort: DataBreachEntriesSort, $counted: Boolean = true) { dataBreachEntries(filter: $filter, page: $page, sort: $sort) { rows { at author id kind note } total @include(if: $counted) } }"): typeof import('./graphql').DataBreachEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataBreachNotice($input: DataBreachNoticeInput!) { dataBreachNotice(input: $input) { name url } }"): typeof import('./graphql').DataBreachNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataBreachPeople($filter: DataBreachPeopleFilter, $page: Page, $sort: DataBreachPeopleSort, $counted: Boolean = true) { dataBreachPeople(filter: $filter, page: $page, sort: $sort) { rows { fullname isReached toldAt toldHow toldNote userId } total @include(if: $counted) } }"): typeof import('./graphql').DataBreachPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataBreaches($filter: DataBreachFilter, $page: Page, $sort: DataBreachesSort, $counted: Boolean = true) { dataBreaches(filter: $filter, page: $page, sort: $sort) { rows { advice agencyNumber agencyOn author closedAt closedReason contact data economic effects happenedOn id knownOn knownTime measures minors people risk sensitive state title told version what } total @include(if: $counted) } }"): typeof import('./graphql').DataBreachesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkDataBreachPeopleTold($input: MarkDataBreachPeopleToldInput!) { markDataBreachPeopleTold(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').MarkDataBreachPeopleToldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnDataBreaches($page: Page, $sort: OwnDataBreachesSort, $counted: Boolean = true) { ownDataBreaches(page: $page, sort: $sort) { rows { advice contact data effects happenedOn id knownOn measures toldAt what } total @include(if: $counted) } }"): typeof import('./graphql').OwnDataBreachesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecordAgencyNotice($input: RecordAgencyNoticeInput!) { recordAgencyNotice(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RecordAgencyNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveDataBreachPerson($input: RemoveDataBreachPersonInput!) { removeDataBreachPerson(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RemoveDataBreachPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation TellDataBreachPeople($input: TellDataBreachPeopleInput!) { tellDataBreachPeople(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').TellDataBreachPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateDataBreach($input: UpdateDataBreachInput!) { updateDataBreach(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateDataBreachDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Business($input: ByIdBusiness!) { business(input: $input) { accidentabilityRate activityCode address baseAccidentabilityRate businessField businessName ccafCode communeCode draft email id logo logoFileId mutualCode name phone principal representatives { name rut } rut sannaRate slug status usePayroll version workers } }"): typeof import('./graphql').BusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BusinessNames { businessNames { id name rut } }"): typeof import('./graphql').BusinessNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query BusinessOptions($input: OfBusiness!) { businessOptions(input: $input) { businessId conventions { code value } logo logoId payrollPayGratificationLicense payrollPublicSupervisor payrollUseThirtyDays payrollUseThirtyDaysOnLicense vacationEmailManager vacationEmailResponse vacationEmailSupervisor vacationPublic vacationPublicSupervisor version } }"): typeof import('./graphql').BusinessOptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateBusiness($input: CreateBusinessInput!) { createBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProcessRules($input: OfRules!) { processRules(input: $input) { businessId closingApproval fromMonth payDay payNextMonth version } }"): typeof import('./graphql').ProcessRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveProcessRule($input: SaveProcessRuleInput!) { saveProcessRule(input: $input) { status message error { kind message field traceId } data { saved } } }"): typeof import('./graphql').SaveProcessRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBusiness($input: UpdateBusinessInput!) { updateBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateBusinessOption($input: UpdateBusinessOptionInput!) { updateBusinessOption(input: $input) { status message error { kind message field traceId } data { version } } }"): typeof import('./graphql').UpdateBusinessOptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CalendarFeeds { calendarFeeds { createdAt id lastUsedAt scope } }"): typeof import('./graphql').CalendarFeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCalendarFeed($input: CreateCalendarFeedInput!) { createCalendarFeed(input: $input) { status message error { kind message field traceId } data { path } } }"): typeof import('./graphql').CreateCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeCalendarFeed($input: ByIdCalendarFeed!) { revokeCalendarFeed(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').RevokeCalendarFeedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TeamCalendar($input: TeamCalendarInput!) { teamCalendar(input: $input) { bars { changes from half kind part pending person to } cut holidays { date place title } people { businessName fullname id } } }"): typeof import('./graphql').TeamCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Anniversaries { anniversaries { avatar canOpen day fullname userId } }"): typeof import('./graphql').AnniversariesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Birthdays { birthdays { avatar canOpen day fullname userId } }"): typeof import('./graphql').BirthdaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CelebrationChoice { celebrationChoice { anniversary birthday } }"): typeof import('./graphql').CelebrationChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveCelebrationChoice($input: SaveCelebrationChoiceInput!) { saveCelebrationChoice(input: $input) { status message error { kind message field traceId } data { anniversary birthday } } }"): typeof import('./graphql').SaveCelebrationChoiceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCenterMonth($input: CostCenterMonthInput!) { costCenterMonth(input: $input) { centers { code cost costCenterId earnings employer key lines { amount code group label } name people recovered } cost earnings employer groupName isOpen payrollMonthId people recovered yearMonth } }"): typeof import('./graphql').CostCenterMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCenterMonthPeople($filter: CostCenterMonthPeopleFilter, $page: Page, $sort: CostCenterMonthPeopleSort, $counted: Boolean = true) { costCenterMonthPeople(filter: $filter, page: $page, sort: $sort) { rows { contractId cost earnings employer name payrollMonthId recovered rut userId } total @include(if: $counted) } }"): typeof import('./graphql').CostCenterMonthPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CertificateContracts($input: CertificateContractsInput) { certificateContracts(input: $input) { hint id isOwn label } }"): typeof import('./graphql').CertificateContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Certificates($filter: CertificateFilter, $page: Page, $sort: CertificatesSort, $counted: Boolean = true) { certificates(filter: $filter, page: $page, sort: $sort) { rows { author businessName contractCode expiresOn fromMonth fullname id isOwn issuedOn kind rut sha256 span state toMonth userContractId userId } total @include(if: $counted) } }"): typeof import('./graphql').CertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCertificate($input: CreateCertificateInput!) { createCertificate(input: $input) { status message error { kind message field traceId } data { author businessName contractCode expiresOn fromMonth fullname id isOwn issuedOn kind rut sha256 span state toMonth userContractId userId } } }"): typeof import('./graphql').CreateCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenCertificate($input: OpenCertificateInput!) { openCertificate(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyCertificate($input: VerifyCertificateInput!) { verifyCertificate(input: $input) { company documentLabel expiresOn fromMonth hash issuedOn kind rutEnding state toMonth } }"): typeof import('./graphql').VerifyCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClimateComments($input: ClimateCommentsInput!) { climateComments(input: $input) { group id question text } }"): typeof import('./graphql').ClimateCommentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClimateCutsPreview($input: ClimateCutsPreviewInput!) { climateCutsPreview(input: $input) { cuts { groups hidden label } isPossible words } }"): typeof import('./graphql').ClimateCutsPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClimateResults($input: ClimateResultsInput!) { climateResults(input: $input) { answered dimensions { key title } groups { engagement enps family final fraction hidden id label n scores { change fraction key value } } invited minGroup openToEveryone previousTitle sealedAt surveyId title } }"): typeof import('./graphql').ClimateResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ClimateSettings($input: ClimateSettingsInput!) { climateSettings(input: $input) { crossings { one other } families { family } fixed minComments minGroup openToEveryone surveyId version } }"): typeof import('./graphql').ClimateSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PrintClimateResults($input: PrintClimateResultsInput!) { printClimateResults(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').PrintClimateResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportQuestionAverages($input: ReportQuestionAveragesInput!) { reportQuestionAverages(input: $input) { average competence favourable hidden notApplicable omitted questionId title values { count label value } } }"): typeof import('./graphql').ReportQuestionAveragesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateClimateSettings($input: UpdateClimateSettingsInput!) { updateClimateSettings(input: $input) { status message error { kind message field traceId } data { version } } }"): typeof import('./graphql').UpdateClimateSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CollectiveGroups($input: OfCollectiveGroups!) { collectiveGroups(input: $input) { area costCenterId name people } }"): typeof import('./graphql').CollectiveGroupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CollectivePeople($filter: CollectivePeopleFilter, $page: Page, $sort: CollectivePeopleSort, $counted: Boolean = true) { collectivePeople(filter: $filter, page: $page, sort: $sort) { rows { advanceDays days fullname id jobTitle left userId } total @include(if: $counted) } }"): typeof import('./graphql').CollectivePeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CollectivePreview($input: CollectivePreviewInput!) { collectivePreview(input: $input) { given inAdvance left people workingDays } }"): typeof import('./graphql').CollectivePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CollectiveUndoPeople($filter: CollectiveUndoPeopleFilter, $page: Page, $sort: CollectiveUndoPeopleSort, $counted: Boolean = true) { collectiveUndoPeople(filter: $filter, page: $page, sort: $sort) { rows { enjoyedDays fullname id returnedDays userId } total @include(if: $counted) } }"): typeof import('./graphql').CollectiveUndoPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCollectiveVacation($input: CreateCollectiveVacationInput!) { createCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateCollectiveVacationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeCollectiveVacation($input: ResumeCollectiveVacationInput!) { resumeCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ResumeCollectiveVacationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoCollectiveVacation($input: UndoCollectiveVacationInput!) { undoCollectiveVacation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoCollectiveVacationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationCollectives($filter: VacationCollectiveFilter, $page: Page, $sort: VacationCollectivesSort, $counted: Boolean = true) { vacationCollectives(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName canUndo done endDate failed groupName id keptUntil people problem startDate state total version } total @include(if: $counted) } }"): typeof import('./graphql').VacationCollectivesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Companies($filter: CompaniesFilter, $page: Page, $sort: CompaniesSort, $counted: Boolean = true) { companies(filter: $filter, page: $page, sort: $sort) { rows { id name slug status logo logins online lastSeenAt failedMails createdAt } total @include(if: $counted) } }"): typeof import('./graphql').CompaniesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyDashboard($input: ByIdCompany!) { companyDashboard(input: $input) { businesses exceptions failedJobs lastClosedMonth lastSeenAt logins neverSignedIn online openMonths people storedMegabytes suspendedServices withContract withoutAccess } }"): typeof import('./graphql').CompanyDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyPeople($filter: CompanyPeopleFilter, $page: Page, $sort: CompanyPeopleSort, $counted: Boolean = true) { companyPeople(filter: $filter, page: $page, sort: $sort) { rows { access email fullname lastSeenAt role userId username } total @include(if: $counted) } }"): typeof import('./graphql').CompanyPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanySecurity { companySecurity { secondFactor } }"): typeof import('./graphql').CompanySecurityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCompany($input: CreateCompanyInput!) { createCompany(input: $input) { status message error { kind message field traceId } data { codeUntil id invitedTo name oneTimeCode username } } }"): typeof import('./graphql').CreateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteCompanyAdmins($input: ByIdCompany!) { inviteCompanyAdmins(input: $input) { status message error { kind message field traceId } data { invited codes { username oneTimeCode codeUntil invitedTo } } } }"): typeof import('./graphql').InviteCompanyAdminsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MailOutbox($filter: MailOutboxFilter, $page: Page, $sort: MailOutboxSort, $counted: Boolean = true) { mailOutbox(filter: $filter, page: $page, sort: $sort) { rows { createdAt error id recipient status subject textBody } total @include(if: $counted) } }"): typeof import('./graphql').MailOutboxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) { removeCompanyImage(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').RemoveCompanyImageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SuperadminGeneral { superadminGeneral { active companies connections database databaseMegabytes failedMails logins mails memoryMegabytes runtime sessions suspended uptimeMinutes waiting } }"): typeof import('./graphql').SuperadminGeneralDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateCompany($input: UpdateCompanyInput!) { updateCompany(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateCompanySecurity($input: UpdateCompanySecurityInput!) { updateCompanySecurity(input: $input) { status message error { kind message field traceId } data { secondFactor } } }"): typeof import('./graphql').UpdateCompanySecurityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) { updateStatusCompany(input: $input) { status message error { kind message field traceId } data { id status version } } }"): typeof import('./graphql').UpdateStatusCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyCertificates { companyCertificates { businessId businessName id issuer kind notAfter notBefore rut serial standing subject version } }"): typeof import('./graphql').CompanyCertificatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveCompanyCertificate($input: RemoveCompanyCertificateInput!) { removeCompanyCertificate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RemoveCompanyCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UploadCompanyCertificate($input: UploadCompanyCertificateInput!) { uploadCompanyCertificate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UploadCompanyCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyExceptions($input: OfCompany) { companyExceptions(input: $input) { code createdAt id label person reason since state until userId version } }"): typeof import('./graphql').CompanyExceptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateServiceCompany($input: CreateServiceCompanyInput!) { createServiceCompany(input: $input) { status message error { kind message field traceId } data { label } } }"): typeof import('./graphql').CreateServiceCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EndException($input: EndExceptionInput!) { endException(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').EndExceptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GiveException($input: GiveExceptionInput!) { giveException(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').GiveExceptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Services { services { admins built employees label managers module neverEmployees superManagers } }"): typeof import('./graphql').ServicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ServicesCompany($input: OfCompany) { servicesCompany(input: $input) { admin admins built employee employees given label manager managers module neverEmployees state superManager superManagers version } }"): typeof import('./graphql').ServicesCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateStateServiceCompany($input: UpdateStateServiceCompanyInput!) { updateStateServiceCompany(input: $input) { status message error { kind message field traceId } data { label } } }"): typeof import('./graphql').UpdateStateServiceCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ComplianceCalendar($input: ComplianceCalendarInput!) { complianceCalendar(input: $input) { businessId businesses { id name } duties { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } years } }"): typeof import('./graphql').ComplianceCalendarDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LabourRegistrationFile($input: LabourRegistrationFileInput!) { labourRegistrationFile(input: $input) { files { jobTitle name rows text } } }"): typeof import('./graphql').LabourRegistrationFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LabourRegistrations($filter: LabourRegistrationFilter, $page: Page, $sort: LabourRegistrationsSort, $counted: Boolean = true) { labourRegistrations(filter: $filter, page: $page, sort: $sort) { rows { annexId annexTitle author businessId businessName code doneOn due fullname hasProof id isLate isMarked kind note source state userId words } total @include(if: $counted) } }"): typeof import('./graphql').LabourRegistrationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkDuty($input: MarkDutyInput!) { markDuty(input: $input) { status message error { kind message field traceId } data { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } } }"): typeof import('./graphql').MarkDutyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkLabourRegistration($input: MarkLabourRegistrationInput!) { markLabourRegistration(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').MarkLabourRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenProof($input: OpenProofInput!) { openProof(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenProofDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenRegistrationProof($input: OpenRegistrationProofInput!) { openRegistrationProof(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenRegistrationProofDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnmarkDuty($input: UnmarkDutyInput!) { unmarkDuty(input: $input) { status message error { kind message field traceId } data { advice author basis doneOn due duty hasProof isOpen note obligation payrollMonthId source state words yearMonth } } }"): typeof import('./graphql').UnmarkDutyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnmarkLabourRegistration($input: UnmarkLabourRegistrationInput!) { unmarkLabourRegistration(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').UnmarkLabourRegistrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeStateItem($input: ChangeStateItemInput!) { changeStateItem(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').ChangeStateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConceptHistory($input: OfConcept!) { conceptHistory(input: $input) { author from recordedAt until values { label name text } } }"): typeof import('./graphql').ConceptHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConceptUses($input: OfConcept!) { conceptUses(input: $input) { code kind title } }"): typeof import('./graphql').ConceptUsesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateFormula($input: CreateFormulaInput!) { createFormula(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateFormulaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateItem($input: CreateItemInput!) { createItem(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateTable($input: CreateTableInput!) { createTable(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateVariable($input: CreateVariableInput!) { createVariable(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateVariableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteFormula($input: ByIdFormula!) { deleteFormula(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteFormulaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteItem($input: ByIdItem!) { deleteItem(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteTable($input: ByIdPayrollTable!) { deleteTable(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteVariable($input: ByIdVariable!) { deleteVariable(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteVariableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Formulas($filter: FormulaFilter, $page: Page, $sort: FormulasSort, $counted: Boolean = true) { formulas(filter: $filter, page: $page, sort: $sort) { rows { code editable id inputName inputUnit itemType origin source sourceCode title universal uses validFrom version } total @include(if: $counted) } }"): typeof import('./graphql').FormulasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Items($filter: ItemFilter, $page: Page, $sort: ItemsSort, $counted: Boolean = true) { items(filter: $filter, page: $page, sort: $sort) { rows { accountingCode accountingInformative activity analyticAccounting calculationOrder capped cappedType cappedValue code compensation deductionLimit defaultFormulaCode distributableInCC editable endDate extraHours formula gratification holidays id ineCode informative inputUnit isFixed isRetained ledgerAccount lreCode medicalLicenses origin people print printOnSalarySettlement printOrder proportional seizable source startDate subjectToCompensation syndicateId taxable title tributable type universal validFrom version } total @include(if: $counted) } }"): typeof import('./graphql').ItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OrderItems($input: OrderItemsInput!) { orderItems(input: $input) { status message error { kind message field traceId } data { changed } } }"): typeof import('./graphql').OrderItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrderedItems($input: OrderedItemsInput!) { orderedItems(input: $input) { activity code id number title type version } }"): typeof import('./graphql').OrderedItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Tables($filter: PayrollTableFilter, $page: Page, $sort: TablesSort, $counted: Boolean = true) { tables(filter: $filter, page: $page, sort: $sort) { rows { code editable fixedRows { id value1 value2 value3 value4 value5 } id metadata { code title unit } origin source title type universal uses validFrom version } total @include(if: $counted) } }"): typeof import('./graphql').TablesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateFormula($input: UpdateFormulaInput!) { updateFormula(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateFormulaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateItem($input: UpdateItemInput!) { updateItem(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateTable($input: UpdateTableInput!) { updateTable(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateVariable($input: UpdateVariableInput!) { updateVariable(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateVariableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Variables($filter: VariableFilter, $page: Page, $sort: VariablesSort, $counted: Boolean = true) { variables(filter: $filter, page: $page, sort: $sort) { rows { code editable endDate id origin source startDate subType title type unit universal uses validFrom value valueType version } total @include(if: $counted) } }"): typeof import('./graphql').VariablesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractEnding($input: ByIdContractSettlement!) { contractEnding(input: $input) { author businessId businessName causeName code comment contractFinalDate daysLeft dismissalCause displayToEmployee fullname heirName heirUserId id isOwn isPayed issueDate letterBy lines { changes effect id part restoredAt what } notice noticeDate publicComment rut settlementBy status undoReason userContractId userId version } }"): typeof import('./graphql').ContractEndingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractEndingBatchPeople($filter: ContractEndingBatchPeopleFilter, $page: Page, $sort: ContractEndingBatchPeopleSort, $counted: Boolean = true) { contractEndingBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { finalDate fullname id initialDate left lines userId } total @include(if: $counted) } }"): typeof import('./graphql').ContractEndingBatchPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractEndingBatchPreview($input: ContractEndingBatchPreviewInput!) { contractEndingBatchPreview(input: $input) { ending left people } }"): typeof import('./graphql').ContractEndingBatchPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractEndingBatches($filter: ContractEndingBatchFilter, $page: Page, $sort: ContractEndingBatchesSort, $counted: Boolean = true) { contractEndingBatches(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName causeName contractFinalDate dismissalCause done failed id jobTitle people problem state total version } total @include(if: $counted) } }"): typeof import('./graphql').ContractEndingBatchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractEndingGroups($input: OfContractEndingGroups!) { contractEndingGroups(input: $input) { jobTitle people } }"): typeof import('./graphql').ContractEndingGroupsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractEndingPreview($input: ContractEndingPreviewInput!) { contractEndingPreview(input: $input) { doubts leaves letterBy lines { changes effect part what } settlementBy } }"): typeof import('./graphql').ContractEndingPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractEndings($filter: ContractEndingFilter, $page: Page, $sort: ContractEndingsSort, $counted: Boolean = true) { contractEndings(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName causeName code contractFinalDate daysLeft dismissalCause displayToEmployee fullname id isOwn isPayed issueDate letterBy notice noticeDate rut settlementBy status userContractId userId version } total @include(if: $counted) } }"): typeof import('./graphql').ContractEndingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateContractEndingBatch($input: CreateContractEndingBatchInput!) { createContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateContractEndingBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateContractSettlement($input: CreateContractSettlementInput!) { createContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateContractSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpiredTerms { expiredTerms { businessName finalDate fullname id jobTitle rut since userId version } }"): typeof import('./graphql').ExpiredTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakeContractIndefinite($input: MakeContractIndefiniteInput!) { makeContractIndefinite(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').MakeContractIndefiniteDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeContractEndingBatch($input: ResumeContractEndingBatchInput!) { resumeContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ResumeContractEndingBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoContractEndingBatch($input: UndoContractEndingBatchInput!) { undoContractEndingBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoContractEndingBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoContractSettlement($input: UndoContractSettlementInput!) { undoContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UndoContractSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateContractSettlement($input: UpdateContractSettlementInput!) { updateContractSettlement(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateContractSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AllContracts($input: AllContractsInput) { allContracts(input: $input) { hint id label state } }"): typeof import('./graphql').AllContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractHistory($input: ContractHistoryInput!) { contractHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }"): typeof import('./graphql').ContractHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractOptions { contractOptions { areaUnits { area unitId } areas branchOffices businesses { id name } jobTitleFamilies jobTitles syndicates { id name } units { id name } } }"): typeof import('./graphql').ContractOptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUserContract($input: CreateUserContractInput!) { createUserContract(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateUserContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteUserContract($input: ByIdContract!) { deleteUserContract(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteUserContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUserContract($input: UpdateUserContractInput!) { updateUserContract(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateUserContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUserContractStatus($input: UpdateUserContractStatusInput!) { updateUserContractStatus(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateUserContractStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserContract($input: UserContractInput!) { userContract(input: $input) { apprentice area art22 asOf branchOffice businessId businessName canUpdate code contractType current cycleDays cycleHours daysPerWeek exceptionalJourney finalDate fixedTermRenewals fullname gratificationAmount gratificationType healthAmount healthAmountUf healthInstitution healthPercentage heavyWork heavyWorkRate hierarchyNodeId hierarchyNodeName holidayRate { currency value } holidaySurcharge hoursPerWeek id initialDate isCorporateSalary isDomestic isProfessional isSupervisor jobTitle jobTitleFamily liveIn monthlySalary { currency value } nextFrom nightSurcharge overdraft partTime paymentPeriod remoteWork revealed saturdayRate { currency value } secondaryStatus shiftWork signatureDate signatureIntegrationCode signed specialWorkday state status sundayRate { currency value } supervisorId supervisorName syncAttendance syncDigitalSign syndicateId syndicateName taxPeriod taxRegime unionFeeType unionFeeValue userCode userContractVersionId userId validFrom validTo version versionFrom versionStatus warnings weekdayRate { currency value } } }"): typeof import('./graphql').UserContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerDataCorrection($input: AnswerDataCorrectionInput!) { answerDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AnswerDataCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataCorrection($input: ByIdDataCorrection!) { dataCorrection(input: $input) { by changes { after attribute before label moved } comment fullname id isOwn part requestedAt respondedAt response responseStatus rut since userId version } }"): typeof import('./graphql').DataCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataCorrectionSteps($input: ByIdDataCorrection!) { dataCorrectionSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').DataCorrectionStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DataCorrections($filter: DataCorrectionFilter, $page: Page, $sort: DataCorrectionsSort, $counted: Boolean = true) { dataCorrections(filter: $filter, page: $page, sort: $sort) { rows { by comment fullname id isOwn part requestedAt respondedAt response responseStatus rut since userId version } total @include(if: $counted) } }"): typeof import('./graphql').DataCorrectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestDataCorrection($input: RequestDataCorrectionInput!) { requestDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RequestDataCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestFamilyCorrection($input: RequestFamilyCorrectionInput!) { requestFamilyCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RequestFamilyCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestFieldsCorrection($input: RequestFieldsCorrectionInput!) { requestFieldsCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RequestFieldsCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawDataCorrection($input: WithdrawDataCorrectionInput!) { withdrawDataCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').WithdrawDataCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCenterGaps($filter: CostCenterGapFilter, $page: Page, $sort: CostCenterGapsSort, $counted: Boolean = true) { costCenterGaps(filter: $filter, page: $page, sort: $sort) { rows { businessName fullname groupName id key percentage rut userId } total @include(if: $counted) } }"): typeof import('./graphql').CostCenterGapsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCenterUnits($input: CostCenterUnitsInput!) { costCenterUnits(input: $input) { center code contracts costCenterId id inheritedFrom level name periods { code endDate id name startDate status } since } }"): typeof import('./graphql').CostCenterUnitsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCentersByBusiness($input: CostCentersByBusinessInput) { costCentersByBusiness(input: $input) { businessId businessName code contracts groupId id kept level name parentId status version } }"): typeof import('./graphql').CostCentersByBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCentersByContract($input: CostCentersByContractInput!) { costCentersByContract(input: $input) { code costCenterId endDate groupId groupName id name percentage startDate status userContractId version } }"): typeof import('./graphql').CostCentersByContractDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CostCentersByUnit($input: CostCentersByUnitInput!) { costCentersByUnit(input: $input) { code costCenterId groupId name unitName } }"): typeof import('./graphql').CostCentersByUnitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCostCenterNode($input: CreateCostCenterNodeInput!) { createCostCenterNode(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateCostCenterNodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteCostCenterNode($input: ByIdCostCenter!) { deleteCostCenterNode(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteCostCenterNodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveCostCenterSplit($input: SaveCostCenterSplitInput!) { saveCostCenterSplit(input: $input) { status message error { kind message field traceId } data { parts { code costCenterId endDate groupId groupName id name percentage startDate status userContractId version } } } }"): typeof import('./graphql').SaveCostCenterSplitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveCostCenterUnit($input: SaveCostCenterUnitInput!) { saveCostCenterUnit(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').SaveCostCenterUnitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateCostCenterNode($input: UpdateCostCenterNodeInput!) { updateCostCenterNode(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateCostCenterNodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AssignCourse($input: AssignCourseInput!) { assignCourse(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AssignCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AssignedCourse($input: ByIdCourseAssignment!) { assignedCourse(input: $input) { about acknowledgedAt attempts attemptsUsed courseId documentId doneCount dueOn duty expiresOn id isReady kind lessonCount lessons { completedAt content fileName id minSeconds openedAt title videoUrl } passPercent passedOn questions { id options rightCount words } score state title version } }"): typeof import('./graphql').AssignedCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AssignedCourses($filter: AssignedCourseFilter, $page: Page, $sort: AssignedCoursesSort, $counted: Boolean = true) { assignedCourses(filter: $filter, page: $page, sort: $sort) { rows { about acknowledgedAt attempts attemptsUsed courseId documentId doneCount dueOn duty expiresOn id kind lessonCount passPercent passedOn score state title version } total @include(if: $counted) } }"): typeof import('./graphql').AssignedCoursesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseCourse($input: CloseCourseInput!) { closeCourse(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CloseCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CompleteLesson($input: CompleteLessonInput!) { completeLesson(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CompleteLessonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Course($input: ByIdCourse!) { course(input: $input) { about attempts duty hasDraft id kind lessonCount lessons { content fileId fileName id minSeconds position title videoUrl } passPercent publishedNo questions { id options rightCount words } state title validMonths version versionNo } }"): typeof import('./graphql').CourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CourseBatch($input: ByIdCourseBatch!) { courseBatch(input: $input) { author businessId businessName courseId createdAt done dueOn failed id made people problem state title total version } }"): typeof import('./graphql').CourseBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CourseBatchPeople($filter: CourseBatchPeopleFilter, $page: Page, $sort: CourseBatchPeopleSort, $counted: Boolean = true) { courseBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { fullname isAssigned problem userId } total @include(if: $counted) } }"): typeof import('./graphql').CourseBatchPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CourseBatches($page: Page, $sort: CourseBatchesSort, $counted: Boolean = true) { courseBatches(page: $page, sort: $sort) { rows { author businessId businessName courseId createdAt done dueOn failed id made people problem state title total version } total @include(if: $counted) } }"): typeof import('./graphql').CourseBatchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CourseGrid($filter: CourseGridFilter, $page: Page, $sort: CourseGridSort, $counted: Boolean = true) { courseGrid(filter: $filter, page: $page, sort: $sort) { rows { cells { courseId documentId dueOn expiresOn id isLate passedOn score state title } fullname userId } total @include(if: $counted) } }"): typeof import('./graphql').CourseGridDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Courses($filter: CourseFilter, $page: Page, $sort: CoursesSort, $counted: Boolean = true) { courses(filter: $filter, page: $page, sort: $sort) { rows { about attempts duty hasDraft id kind lessonCount passPercent publishedNo state title validMonths version } total @include(if: $counted) } }"): typeof import('./graphql').CoursesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenCourseFile($input: OpenCourseFileInput!) { openCourseFile(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenCourseFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenCourseLesson($input: OpenCourseLessonInput!) { openCourseLesson(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').OpenCourseLessonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewCourseAssignment($input: PreviewCourseAssignmentInput!) { previewCourseAssignment(input: $input) { already areas jobs people } }"): typeof import('./graphql').PreviewCourseAssignmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishCourse($input: PublishCourseInput!) { publishCourse(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').PublishCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeCourseBatch($input: ByIdCourseBatch!) { resumeCourseBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ResumeCourseBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveCourse($input: SaveCourseInput!) { saveCourse(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SaveCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitCourse($input: SubmitCourseInput!) { submitCourse(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SubmitCourseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoCourseBatch($input: UndoCourseBatchInput!) { undoCourseBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoCourseBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyCourseCertificate($input: VerifyCourseCertificateInput!) { verifyCourseCertificate(input: $input) { company expiresOn isInForce passedOn sha256 title } }"): typeof import('./graphql').VerifyCourseCertificateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUserField($input: CreateUserFieldInput!) { createUserField(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateUserFieldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteUserField($input: ByIdUserField!) { deleteUserField(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteUserFieldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenUserFieldFile($input: ByIdUserFieldData!) { openUserFieldFile(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenUserFieldFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUserField($input: UpdateUserFieldInput!) { updateUserField(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateUserFieldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUserFieldData($input: UpdateUserFieldDataInput!) { updateUserFieldData(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').UpdateUserFieldDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUserFieldPosition($input: UpdateUserFieldPositionInput!) { updateUserFieldPosition(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateUserFieldPositionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserFields { userFields { code dated help id listed managers options required reserved sorting status title type version worker } }"): typeof import('./graphql').UserFieldsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Dashboard { dashboard { months { businessName calculated calculating changesSince contracts failed id isOpen missingIndicators stateLabel totalCost totalNet totalPeople yearMonth } movements { entering { rows { businessName day fullname id userId } total } expiring { rows { businessName day fullname id userId } total } leaving { rows { businessName day fullname id userId } total } } own { contracts { businessName contractType finalDate id initialDate jobTitle } payslip { businessName contractId deductions earnings monthId net yearMonth } } payroll { allBusinesses before { calculated cost earnings net people yearMonth } businesses history { calculated cost earnings net people yearMonth } isOpen now { calculated cost earnings net people yearMonth } } people { active incoming incomplete } today yearMonth } }"): typeof import('./graphql').DashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FirstSteps($input: FirstStepsInput) { firstSteps(input: $input) { businessId monthId released steps { lacks { businessId text userId } optional state step } uncontractedId userId yearMonth } }"): typeof import('./graphql').FirstStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveFirstStep($input: LeaveFirstStepInput!) { leaveFirstStep(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').LeaveFirstStepDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Debts($filter: DebtsFilter, $page: Page, $sort: DebtsSort, $counted: Boolean = true) { debts(filter: $filter, page: $page, sort: $sort) { rows { businessName contractCode contractId debts { amount key kind label to } person total userId } total @include(if: $counted) } }"): typeof import('./graphql').DebtsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserDebts($input: UserDebtsInput!) { userDebts(input: $input) { businessName contractCode contractId debts { amount key kind label to } person total userId } }"): typeof import('./graphql').UserDebtsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDelegation($input: CreateDelegationInput!) { createDelegation(input: $input) { status message error { kind message field traceId } data { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }"): typeof import('./graphql').CreateDelegationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DelegationPeople($input: DelegationPeopleInput) { delegationPeople(input: $input) { fullname jobTitle userId } }"): typeof import('./graphql').DelegationPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Delegations { delegations { given { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } isRestricted kinds received { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }"): typeof import('./graphql').DelegationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeDelegation($input: ByIdDelegation!) { revokeDelegation(input: $input) { status message error { kind message field traceId } data { endDate fromName fromUserId id kinds revokedAt startDate state toName toUserId } } }"): typeof import('./graphql').RevokeDelegationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Directory($filter: DirectoryFilter, $page: Page, $sort: DirectorySort, $counted: Boolean = true) { directory(filter: $filter, page: $page, sort: $sort) { rows { area avatarUrl branchOffice businessEmail businessName fullname jobTitle online supervisorName userId workPhone } total @include(if: $counted) } }"): typeof import('./graphql').DirectoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangeDocumentState($input: ChangeDocumentStateInput!) { changeDocumentState(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ChangeDocumentStateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDocument($input: CreateDocumentInput!) { createDocument(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDocumentFolder($input: CreateDocumentFolderInput!) { createDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateDocumentFolderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteDocument($input: DeleteDocumentInput!) { deleteDocument(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DeleteDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteDocumentFolder($input: ByIdDocumentFolder!) { deleteDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DeleteDocumentFolderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Document($input: ByIdDocument!) { document(input: $input) { contractCode createdAt currentNo expiresOn folderId folderName fullname id isOwn kept { until why words } kind name origin reason size state steps { at author id reason state } typeId typeLabel userContractId userId version versions { author createdAt id no origin pages sha256 size } } }"): typeof import('./graphql').DocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentFolders($input: DocumentFoldersInput) { documentFolders(input: $input) { access depth documents id kind name parentId position profileIds version } }"): typeof import('./graphql').DocumentFoldersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentReaderProfiles { documentReaderProfiles { id name } }"): typeof import('./graphql').DocumentReaderProfilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentTypes { documentTypes { code id label legalKind retention retentionMonths sensitivity status version visibleToWorker } }"): typeof import('./graphql').DocumentTypesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Documents($filter: DocumentFilter, $page: Page, $sort: DocumentsSort, $counted: Boolean = true) { documents(filter: $filter, page: $page, sort: $sort) { rows { contractCode createdAt currentNo expiresOn folderId folderName fullname id isOwn kind name origin reason size state typeId typeLabel userContractId userId version } total @include(if: $counted) } }"): typeof import('./graphql').DocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveDocuments($input: MoveDocumentsInput!) { moveDocuments(input: $input) { status message error { kind message field traceId } data { moved { folderId id version } } } }"): typeof import('./graphql').MoveDocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenDocument($input: OpenDocumentInput!) { openDocument(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveDocumentType($input: SaveDocumentTypeInput!) { saveDocumentType(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').SaveDocumentTypeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateDocument($input: UpdateDocumentInput!) { updateDocument(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateDocumentFolder($input: UpdateDocumentFolderInput!) { updateDocumentFolder(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateDocumentFolderDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ZipDocuments($input: ZipDocumentsInput!) { zipDocuments(input: $input) { done error jobId name status total url } }"): typeof import('./graphql').ZipDocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateEmployerLoan($input: CreateEmployerLoanInput!) { createEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateEmployerLoanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmployerLoan($input: ByIdLoan!) { employerLoan(input: $input) { amount balance businessId businessName closedMonth comment contractId grantedOn id lastMonth nextMonth paid pauses { author createdAt fromMonth loanId months reason } person quotasLeft schedule { amount carried comment kind loanId number owed paidOn state way yearMonth } startMonth state totalQuotas userId version } }"): typeof import('./graphql').EmployerLoanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EmployerLoanPaper($input: ByIdLoan!) { employerLoanPaper(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').EmployerLoanPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EmployerLoans($filter: EmployerLoansFilter, $page: Page, $sort: EmployerLoansSort, $counted: Boolean = true) { employerLoans(filter: $filter, page: $page, sort: $sort) { rows { id userId person businessName amount totalQuotas quotasLeft startMonth nextMonth lastMonth balance state } total @include(if: $counted) } }"): typeof import('./graphql').EmployerLoansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PayEmployerLoan($input: PayEmployerLoanInput!) { payEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').PayEmployerLoanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SuspendEmployerLoan($input: SuspendEmployerLoanInput!) { suspendEmployerLoan(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SuspendEmployerLoanDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserLoans($input: UserLoansInput!) { userLoans(input: $input) { amount balance businessId businessName closedMonth comment contractId grantedOn id lastMonth nextMonth paid pauses { author createdAt fromMonth loanId months reason } person quotasLeft schedule { amount carried comment kind loanId number owed paidOn state way yearMonth } startMonth state totalQuotas userId version } }"): typeof import('./graphql').UserLoansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationReport($input: EvaluationReportInput!) { evaluationReport(input: $input) { acknowledged areas { areaId name people score { fraction leftOut { label why } more parts { fraction key label value weight } value } } boxes { box count } distribution { count from label percent } fraction highCut id mediumCut minRaters onlyPersonId outsideBoxes people released scaleMax scaleMin scored startedAt status supervisors { name people score { fraction leftOut { label why } more parts { fraction key label value weight } value } supervisorId } title unanswered value } }"): typeof import('./graphql').EvaluationReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationReports($filter: EvaluationReportFilter, $page: Page, $sort: EvaluationReportsSort, $counted: Boolean = true) { evaluationReports(filter: $filter, page: $page, sort: $sort) { rows { fraction id onlyPersonId people released scored startedAt status title value } total @include(if: $counted) } }"): typeof import('./graphql').EvaluationReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationResult($input: EvaluationResultInput!) { evaluationResult(input: $input) { acknowledgeComment acknowledgedAt area box calibrated comments { competence group question text } competences { gap groups { group score { fraction leftOut { label why } more parts { fraction key label value weight } value } } key others score { fraction leftOut { label why } more parts { fraction key label value weight } value } title weight } computed { fraction leftOut { label why } more parts { fraction key label value weight } value } evaluateeId final { fraction value } fullname history { change competences { change key title value } fraction processId startedAt title value } id isOwn isShown leads leftOut { label why } mayPlan meetingNotes metOn minRaters planShare plans { approvalStatus endDate evaluationWeight id objective percent } plansDone potential process processId processStatus raters ratersDone reason releasedAt rut scaleMax scaleMin startedAt status strengths supervisorName survey toImprove version } }"): typeof import('./graphql').EvaluationResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationResults($filter: EvaluationResultFilter, $page: Page, $sort: EvaluationResultsSort, $counted: Boolean = true) { evaluationResults(filter: $filter, page: $page, sort: $sort) { rows { area box evaluateeId fraction fullname id isOwn potential processId raters ratersDone status supervisorName value } total @include(if: $counted) } }"): typeof import('./graphql').EvaluationResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonEvaluations($input: PersonEvaluationsInput!) { personEvaluations(input: $input) { area box evaluateeId fraction fullname id isOwn potential processId processStatus raters ratersDone startedAt status supervisorName title value } }"): typeof import('./graphql').PersonEvaluationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PrintEvaluationResult($input: PrintEvaluationResultInput!) { printEvaluationResult(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').PrintEvaluationResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveysOfEvaluatee($input: SurveysOfEvaluateeInput!) { surveysOfEvaluatee(input: $input) { endAt evaluateeId fullname groups { answered group invited } hasResult ownSurveyId status supervisors surveyId title } }"): typeof import('./graphql').SurveysOfEvaluateeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcknowledgeEvaluation($input: AcknowledgeEvaluationInput!) { acknowledgeEvaluation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AcknowledgeEvaluationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CalibrateEvaluationReview($input: CalibrateEvaluationReviewInput!) { calibrateEvaluationReview(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CalibrateEvaluationReviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateEvaluationProcess($input: CreateEvaluationProcessInput!) { createEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateEvaluationProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteEvaluationProcess($input: DeleteEvaluationProcessInput!) { deleteEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').DeleteEvaluationProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationMissing($filter: EvaluationMissingFilter, $page: Page, $sort: EvaluationMissingSort, $counted: Boolean = true) { evaluationMissing(filter: $filter, page: $page, sort: $sort) { rows { fullname missing respondentId rut } total @include(if: $counted) } }"): typeof import('./graphql').EvaluationMissingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationProcess($input: ByIdEvaluationProcess!) { evaluationProcess(input: $input) { canFollow canKeep closedAt highCut id mediumCut minRaters missingPolicy peerChoice peerWeight people planShare raters ratersDone reason scaleMax scaleMin selfWeight stages { endsOn processId stage startsOn } startedAt status subordinateWeight supervisorWeight surveys { endAt id processId startAt status title } title version } }"): typeof import('./graphql').EvaluationProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationProcesses($filter: EvaluationProcessFilter, $page: Page, $sort: EvaluationProcessesSort, $counted: Boolean = true) { evaluationProcesses(filter: $filter, page: $page, sort: $sort) { rows { canFollow canKeep closedAt highCut id mediumCut minRaters missingPolicy peerChoice peerWeight people planShare raters ratersDone reason scaleMax scaleMin selfWeight stages { endsOn processId stage startsOn } startedAt status subordinateWeight supervisorWeight surveys { endAt id processId startAt status title } title version } total @include(if: $counted) } }"): typeof import('./graphql').EvaluationProcessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationReviewSteps($input: ByIdEvaluationReview!) { evaluationReviewSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').EvaluationReviewStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationReviews($filter: EvaluationReviewFilter, $page: Page, $sort: EvaluationReviewsSort, $counted: Boolean = true) { evaluationReviews(filter: $filter, page: $page, sort: $sort) { rows { acknowledgeComment acknowledgedAt area areaId box calibrated calibrationReason closedAt computed computedShown counted evaluateeId final finalShown fullname highCut id isOwn isTeam mediumCut meetingNotes metOn minRaters planShare plansDone potential processId processStatus processTitle proposal proposed proposedPotential raters ratersDone releasedAt rut scaleMax scaleMin scores { competences { counted { key value weight } exact key leftOut { key why } title weight } final { counted { key value weight } exact leftOut { key why } } groups { competences { counted { key value weight } exact key leftOut { key why } } group } leftOut { key why } } startedAt status supervisorId supervisorName version } total @include(if: $counted) } }"): typeof import('./graphql').EvaluationReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationShortOfPlans($input: ByIdEvaluationProcess!) { evaluationShortOfPlans(input: $input) { evaluateeId fullname weightSum } }"): typeof import('./graphql').EvaluationShortOfPlansDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EvaluationSurveys($input: EvaluationSurveysInput) { evaluationSurveys(input: $input) { endAt id processId startAt status title } }"): typeof import('./graphql').EvaluationSurveysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveEvaluationProcess($input: MoveEvaluationProcessInput!) { moveEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').MoveEvaluationProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProposeEvaluationCalibration($input: ProposeEvaluationCalibrationInput!) { proposeEvaluationCalibration(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ProposeEvaluationCalibrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecordEvaluationMeeting($input: RecordEvaluationMeetingInput!) { recordEvaluationMeeting(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RecordEvaluationMeetingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleaseEvaluationReviews($input: ReleaseEvaluationReviewsInput!) { releaseEvaluationReviews(input: $input) { status message error { kind message field traceId } data { released left { reviewId fullname why } } } }"): typeof import('./graphql').ReleaseEvaluationReviewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoEvaluationCalibration($input: UndoEvaluationCalibrationInput!) { undoEvaluationCalibration(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoEvaluationCalibrationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateEvaluationProcess($input: UpdateEvaluationProcessInput!) { updateEvaluationProcess(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateEvaluationProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpensePermissions($filter: ExpensePermissionFilter, $page: Page, $sort: ExpensePermissionsSort, $counted: Boolean = true) { expensePermissions(filter: $filter, page: $page, sort: $sort) { rows { admin approver fullname id isOwn issuer rut userId version } total @include(if: $counted) } }"): typeof import('./graphql').ExpensePermissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateExpensePermission($input: UpdateExpensePermissionInput!) { updateExpensePermission(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateExpensePermissionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateExpense($input: CreateExpenseInput!) { createExpense(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateExpenseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateExpenseList($input: CreateExpenseListInput!) { createExpenseList(input: $input) { status message error { kind message field traceId } data { id people total left { number name problem } } } }"): typeof import('./graphql').CreateExpenseListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateExpensePolicy($input: CreateExpensePolicyInput!) { createExpensePolicy(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateExpensePolicyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateExpenseReport($input: CreateExpenseReportInput!) { createExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateExpenseReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteExpense($input: ByIdExpense!) { deleteExpense(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteExpenseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteExpenseReport($input: DeleteExpenseReportInput!) { deleteExpenseReport(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').DeleteExpenseReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpenseBusinesses { expenseBusinesses { id name } }"): typeof import('./graphql').ExpenseBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpensePolicies { expensePolicies { accountingDocumentTypes categories { id maxAmount name } code currencyId description id isMine issuerCount issuers { id name } levels maxAgeDays maxAmount name receiptFrom status version } }"): typeof import('./graphql').ExpensePoliciesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpenseReportSteps($input: ByIdExpenseReport!) { expenseReportSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').ExpenseReportStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpenseReports($filter: ExpenseReportFilter, $page: Page, $sort: ExpenseReportsSort, $counted: Boolean = true) { expenseReports(filter: $filter, page: $page, sort: $sort) { rows { approvedTotal businessId businessName comment description expenseCount fullname id isOwn number paidOn payment respondedAt respondedBy rut signature { id isStale signedOn state } status submittedAt title total userId version } total @include(if: $counted) } }"): typeof import('./graphql').ExpenseReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenExpenseFile($input: OpenExpenseFileInput!) { openExpenseFile(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenExpenseFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PayExpenseReports($input: PayExpenseReportsInput!) { payExpenseReports(input: $input) { status message error { kind message field traceId } data { paid total } } }"): typeof import('./graphql').PayExpenseReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PrintExpenseReport($input: ByIdExpenseReport!) { printExpenseReport(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').PrintExpenseReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReopenExpenseReport($input: ReopenExpenseReportInput!) { reopenExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ReopenExpenseReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendExpenseReportToSign($input: SendExpenseReportToSignInput!) { sendExpenseReportToSign(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SendExpenseReportToSignDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubmitExpenseReport($input: SubmitExpenseReportInput!) { submitExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SubmitExpenseReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateExpense($input: UpdateExpenseInput!) { updateExpense(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateExpenseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateExpensePolicy($input: UpdateExpensePolicyInput!) { updateExpensePolicy(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateExpensePolicyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateExpenseReport($input: UpdateExpenseReportInput!) { updateExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateExpenseReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateExpenseReportStatus($input: UpdateExpenseReportStatusInput!) { updateExpenseReportStatus(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateExpenseReportStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawExpenseReport($input: WithdrawExpenseReportInput!) { withdrawExpenseReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').WithdrawExpenseReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenFamilyPaper($input: ByIdFamilyMember!) { openFamilyPaper(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenFamilyPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FilingFindings($filter: FilingFindingFilter, $page: Page, $sort: FilingFindingsSort, $counted: Boolean = true) { filingFindings(filter: $filter, page: $page, sort: $sort) { rows { field fullname level line n rule userId words } total @include(if: $counted) } }"): typeof import('./graphql').FilingFindingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FilingMonths($filter: FilingMonthFilter, $page: Page, $sort: FilingMonthsSort, $counted: Boolean = true) { filingMonths(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName businessRut ccafCode complements { employer filingId originMonth state worker } isOpen lreDuty lreId lreState payrollMonthId previredDuty previredId previredState wagesDuty wagesId wagesState yearMonth } total @include(if: $counted) } }"): typeof import('./graphql').FilingMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FilingWages($filter: FilingWageFilter, $page: Page, $sort: FilingWagesSort, $counted: Boolean = true) { filingWages(filter: $filter, page: $page, sort: $sort) { rows { fullname loan moreTax n rut tax taxed untaxed userId zone } total @include(if: $counted) } }"): typeof import('./graphql').FilingWagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Filings($input: FilingsInput!) { filings(input: $input) { advice askedAt author ccafPercent changed changes { after before field key } done errors id kind layout lines madeAt message number originMonth payrollMonthId people sha256 state total totals { filed institution kind payslips } version warnings } }"): typeof import('./graphql').FilingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakeFiling($input: MakeFilingInput!) { makeFiling(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').MakeFilingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenFiling($input: OpenFilingInput!) { openFiling(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenFilingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query YearFactors($input: YearFactorsInput!) { yearFactors(input: $input) { source status value yearMonth } }"): typeof import('./graphql').YearFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateRestriction($input: CreateRestrictionInput!) { createRestriction(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateRestrictionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteRestriction($input: ByIdRestriction!) { deleteRestriction(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteRestrictionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Permission($input: PermissionInput) { permission(input: $input) { businesses decisions { allowed because permission reach } fullname inactive isOwn profileId profileName restrictionName role userId } }"): typeof import('./graphql').PermissionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProfileAssignments($filter: AssignmentFilter, $page: Page, $sort: ProfileAssignmentsSort, $counted: Boolean = true) { profileAssignments(filter: $filter, page: $page, sort: $sort) { rows { fullname profileId profileName restrictionId restrictionName role status userId } total @include(if: $counted) } }"): typeof import('./graphql').ProfileAssignmentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProfilePermissions($input: ByIdProfile!) { profilePermissions(input: $input) { company { exceptions { code since until } modules { admin employee manager module superManager } options slug today } id isOwn name people permissions { code create delete read update } roles services version } }"): typeof import('./graphql').ProfilePermissionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Profiles { profiles { id name people services version } }"): typeof import('./graphql').ProfilesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Restrictions { restrictions { businesses { id name restrictionId } id name people units { id name restrictionId } version } }"): typeof import('./graphql').RestrictionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfilePermission($input: UpdateProfilePermissionInput!) { updateProfilePermission(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateProfilePermissionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateProfileUser($input: UpdateProfileUserInput!) { updateProfileUser(input: $input) { status message error { kind message field traceId } data { fullname profileId profileName restrictionId restrictionName role status userId } } }"): typeof import('./graphql').UpdateProfileUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateRestrictionFilter($input: UpdateRestrictionFilterInput!) { updateRestrictionFilter(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateRestrictionFilterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateRestrictionUser($input: UpdateRestrictionUserInput!) { updateRestrictionUser(input: $input) { status message error { kind message field traceId } data { fullname profileId profileName restrictionId restrictionName role status userId } } }"): typeof import('./graphql').UpdateRestrictionUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExcludeFromGratification($input: ExcludeFromGratificationInput!) { excludeFromGratification(input: $input) { status message error { kind message field traceId } data { paid payrollMonthId } } }"): typeof import('./graphql').ExcludeFromGratificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Gratification($input: OfGratification!) { gratification(input: $input) { firstMonth isOpen job { done error id status total } minimumIncome ownCapital pay payrollMonthId pool profit seesAll states { difference net people state } year years { reason year } } }"): typeof import('./graphql').GratificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GratificationOf($input: OfGratificationPerson!) { gratificationOf(input: $input) { reasons yearMonths { yearMonth base paid } } }"): typeof import('./graphql').GratificationOfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GratificationRows($filter: GratificationRowsFilter, $page: Page, $sort: GratificationRowsSort, $counted: Boolean = true) { gratificationRows(filter: $filter, page: $page, sort: $sort) { rows { contractId userId name rut rule months base due paid difference state reason net } total @include(if: $counted) } }"): typeof import('./graphql').GratificationRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveGratification($input: OfGratification!) { removeGratification(input: $input) { status message error { kind message field traceId } data { paid payrollMonthId } } }"): typeof import('./graphql').RemoveGratificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveGratification($input: SaveGratificationInput!) { saveGratification(input: $input) { status message error { kind message field traceId } data { jobId payrollMonthId } } }"): typeof import('./graphql').SaveGratificationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyHealthPlanNotices($input: ApplyHealthPlanNoticesInput!) { applyHealthPlanNotices(input: $input) { status message error { kind message field traceId } data { applied } } }"): typeof import('./graphql').ApplyHealthPlanNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateHealthPlanNotice($input: CreateHealthPlanNoticeInput!) { createHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateHealthPlanNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HealthPlanDiscounts($input: ByIdHealthPlanNotice!) { healthPlanDiscounts(input: $input) { businessName code discount isOpen userContractId yearMonth } }"): typeof import('./graphql').HealthPlanDiscountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HealthPlanNoticeLines($input: PastedHealthPlanNotices!) { healthPlanNoticeLines(input: $input) { problem wrong } }"): typeof import('./graphql').HealthPlanNoticeLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HealthPlanNoticeSteps($input: ByIdHealthPlanNotice!) { healthPlanNoticeSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').HealthPlanNoticeStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HealthPlanNotices($filter: HealthPlanNoticeFilter, $page: Page, $sort: HealthPlanNoticesSort, $counted: Boolean = true) { healthPlanNotices(filter: $filter, page: $page, sort: $sort) { rows { by comment folio fromMonth fullname heldPlan id institution institutionName kind late left newPlan notifiedOn planUnit planValue reason rut status userId version } total @include(if: $counted) } }"): typeof import('./graphql').HealthPlanNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PasteHealthPlanNotices($input: PastedHealthPlanNotices!) { pasteHealthPlanNotices(input: $input) { status message error { kind message field traceId } data { entered } } }"): typeof import('./graphql').PasteHealthPlanNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectHealthPlanNotice($input: HealthPlanNoticeAnswer!) { rejectHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RejectHealthPlanNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RetakeHealthPlanNotice($input: RetakeHealthPlanNoticeInput!) { retakeHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RetakeHealthPlanNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoHealthPlanNotice($input: HealthPlanNoticeAnswer!) { undoHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoHealthPlanNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateHealthPlanNotice($input: UpdateHealthPlanNoticeInput!) { updateHealthPlanNotice(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateHealthPlanNoticeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplyImportation($input: ApplyImportationInput!) { applyImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').ApplyImportationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateImportation($input: CreateImportationInput!) { createImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateImportationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DiscardImportation($input: DiscardImportationInput!) { discardImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').DiscardImportationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImportErrors($input: ByImportationId!) { importErrors(input: $input) { left lines { cells } name } }"): typeof import('./graphql').ImportErrorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImportRows($filter: ImportRowsFilter, $page: Page, $sort: ImportRowsSort, $counted: Boolean = true) { importRows(filter: $filter, page: $page, sort: $sort) { rows { cells { alike before column problem suggestion text } edited line note outcome result } total @include(if: $counted) } }"): typeof import('./graphql').ImportRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImportTemplate($input: ImportTemplateInput!) { importTemplate(input: $input) { left lines { cells } name } }"): typeof import('./graphql').ImportTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Importation($input: ByImportationId!) { importation(input: $input) { added applied appliedAt archive asksFirstLine author changed code columns { header name place required } createdAt done dropLines errors failed fileName headers { column header } id kept label mode problem reason rows same skipped state total undoUntil undone unknown version } }"): typeof import('./graphql').ImportationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Importations($filter: ImportationsFilter, $page: Page, $sort: ImportationsSort, $counted: Boolean = true) { importations(filter: $filter, page: $page, sort: $sort) { rows { added applied appliedAt archive asksFirstLine author changed code columns { header name place required } createdAt done dropLines errors failed fileName headers { column header } id kept label mode problem reason rows same skipped state total undoUntil undone unknown version } total @include(if: $counted) } }"): typeof import('./graphql').ImportationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Importers { importers { about after archive code columns { header help required } label loadedAt mayLoad params { label name options { label value } } remembered } }"): typeof import('./graphql').ImportersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MapImportation($input: MapImportationInput!) { mapImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').MapImportationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RepairImportRows($input: RepairImportRowsInput!) { repairImportRows(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').RepairImportRowsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeImportation($input: ResumeImportationInput!) { resumeImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').ResumeImportationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StopImportation($input: StopImportationInput!) { stopImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').StopImportationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoImportation($input: UndoImportationInput!) { undoImportation(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UndoImportationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerInbox($input: AnswerInboxInput!) { answerInbox(input: $input) { status message error { kind message field traceId } data { rows { key problem } } } }"): typeof import('./graphql').AnswerInboxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Inbox($filter: InboxFilter, $page: Page, $sort: InboxSort, $counted: Boolean = true) { inbox(filter: $filter, page: $page, sort: $sort) { rows { fullname key kind link onBehalfOf since summary title userId } total @include(if: $counted) } }"): typeof import('./graphql').InboxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InboxCount { inboxCount { pending unread } }"): typeof import('./graphql').InboxCountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InboxDetails($input: InboxDetailsInput!) { inboxDetails(input: $input) { label warns words } }"): typeof import('./graphql').InboxDetailsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmIndicator($input: ConfirmIndicatorInput!) { confirmIndicator(input: $input) { status message error { kind message field traceId } data { key version } } }"): typeof import('./graphql').ConfirmIndicatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmIndicatorTable($input: ConfirmIndicatorTableInput!) { confirmIndicatorTable(input: $input) { status message error { kind message field traceId } data { id key version } } }"): typeof import('./graphql').ConfirmIndicatorTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EnterIndicator($input: EnterIndicatorInput!) { enterIndicator(input: $input) { status message error { kind message field traceId } data { key entryState } } }"): typeof import('./graphql').EnterIndicatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EnterIndicatorTable($input: EnterIndicatorTableInput!) { enterIndicatorTable(input: $input) { status message error { kind message field traceId } data { id state } } }"): typeof import('./graphql').EnterIndicatorTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FamilyAllowance($input: OfYearMonth!) { familyAllowance(input: $input) { brackets { above amount letter upTo } certain draft { above upTo value1 value2 } entry { brackets { above upTo value1 value2 } comment confirmedAt confirmedBy enteredAt enteredBy id key mine needsSecond outOfBounds source sourceUrl state version yearMonth } note since source sourceUrl status yearMonth } }"): typeof import('./graphql').FamilyAllowanceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IncomeTax($input: OfYearMonth!) { incomeTax(input: $input) { brackets { above aboveUtm factor most place rebate rebateUtm upTo upToUtm } certain draft { above upTo value1 value2 } entry { brackets { above upTo value1 value2 } comment confirmedAt confirmedBy enteredAt enteredBy id key mine needsSecond outOfBounds source sourceUrl state version yearMonth } note since source sourceUrl status utm yearMonth } }"): typeof import('./graphql').IncomeTaxDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IndicatorHistory($input: IndicatorHistoryInput!) { indicatorHistory(input: $input) { status value yearMonth } }"): typeof import('./graphql').IndicatorHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Indicators($input: OfYearMonth!) { indicators(input: $input) { certain changePercent confirmedAt confirmedBy decimals enteredAt enteredBy entryComment entryId entrySource entryState entryUrl entryValue group inPayslips key label lower mine needsSecond note ofTable outOfBounds previous published since source sourceUrl status unit upper value version why yearMonth } }"): typeof import('./graphql').IndicatorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeIndicator($input: RevokeIndicatorInput!) { revokeIndicator(input: $input) { status message error { kind message field traceId } data { key version } } }"): typeof import('./graphql').RevokeIndicatorDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeIndicatorTable($input: RevokeIndicatorTableInput!) { revokeIndicatorTable(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').RevokeIndicatorTableDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CloseInspection($input: CloseInspectionInput!) { closeInspection(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CloseInspectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateInspection($input: CreateInspectionInput!) { createInspection(input: $input) { status message error { kind message field traceId } data { code url inspectorRut businessName lastDay } } }"): typeof import('./graphql').CreateInspectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Inspection($input: ByIdInspection!) { inspection(input: $input) { author businessId businessName closedAt createdAt id inspectorRut lastDay lastReadAt opened reference state version } }"): typeof import('./graphql').InspectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InspectionDocuments($input: InspectionDocumentsInput!) { inspectionDocuments(input: $input) { businessName businessRut company lastDay pages rows { code fullname id isInForce name rut sha256 signedOn typeLabel } total } }"): typeof import('./graphql').InspectionDocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InspectionReadings($filter: InspectionReadingFilter, $page: Page, $sort: InspectionReadingsSort, $counted: Boolean = true) { inspectionReadings(filter: $filter, page: $page, sort: $sort) { rows { at documentName id kind search } total @include(if: $counted) } }"): typeof import('./graphql').InspectionReadingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Inspections($filter: InspectionFilter, $page: Page, $sort: InspectionsSort, $counted: Boolean = true) { inspections(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName closedAt createdAt id inspectorRut lastDay lastReadAt opened reference state version } total @include(if: $counted) } }"): typeof import('./graphql').InspectionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenInspectionDocument($input: OpenInspectionDocumentInput!) { openInspectionDocument(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenInspectionDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AppealLeaveSubsidy($input: LeaveSubsidyAnswer!) { appealLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AppealLeaveSubsidyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClaimLeaveSubsidy($input: ClaimLeaveSubsidyInput!) { claimLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ClaimLeaveSubsidyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteLeaveSubsidyPayment($input: ByIdLeaveSubsidyPayment!) { deleteLeaveSubsidyPayment(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteLeaveSubsidyPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeaveSubsidies($filter: LeaveSubsidyFilter, $page: Page, $sort: LeaveSubsidiesSort, $counted: Boolean = true) { leaveSubsidies(filter: $filter, page: $page, sort: $sort) { rows { absenceId age basis businessName by changed claimNumber claimUntil claimedOn comment endDate fullname id license missing owed paid payer payerName pressing reason received rut startDate status subtype userContractId userId version } total @include(if: $counted) } }"): typeof import('./graphql').LeaveSubsidiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeaveSubsidyLines($input: PastedLeaveSubsidyPayments!) { leaveSubsidyLines(input: $input) { problem wrong } }"): typeof import('./graphql').LeaveSubsidyLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeaveSubsidyPayers { leaveSubsidyPayers { code name } }"): typeof import('./graphql').LeaveSubsidyPayersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeaveSubsidyPayments($input: ByIdLeaveSubsidy!) { leaveSubsidyPayments(input: $input) { amount author id receivedOn reference } }"): typeof import('./graphql').LeaveSubsidyPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeaveSubsidySteps($input: ByIdLeaveSubsidy!) { leaveSubsidySteps(input: $input) { at author id reason state } }"): typeof import('./graphql').LeaveSubsidyStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeaveSubsidyTotals { leaveSubsidyTotals { d30 d60 d90 leaves missing older paid payer payerName pressing received unknown } }"): typeof import('./graphql').LeaveSubsidyTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LeavesToRecover($filter: LeaveToRecoverFilter, $page: Page, $sort: LeavesToRecoverSort, $counted: Boolean = true) { leavesToRecover(filter: $filter, page: $page, sort: $sort) { rows { basis businessName contractId endDate fullname halfDay id left license owed paid payer payerName rut startDate subtype userId } total @include(if: $counted) } }"): typeof import('./graphql').LeavesToRecoverDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LoseLeaveSubsidy($input: LeaveSubsidyAnswer!) { loseLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').LoseLeaveSubsidyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenLeaveSubsidies($input: OpenLeaveSubsidiesInput!) { openLeaveSubsidies(input: $input) { status message error { kind message field traceId } data { opened } } }"): typeof import('./graphql').OpenLeaveSubsidiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PasteLeaveSubsidyPayments($input: PastedLeaveSubsidyPayments!) { pasteLeaveSubsidyPayments(input: $input) { status message error { kind message field traceId } data { entered } } }"): typeof import('./graphql').PasteLeaveSubsidyPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReceiveLeaveSubsidy($input: ReceiveLeaveSubsidyInput!) { receiveLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ReceiveLeaveSubsidyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectLeaveSubsidy($input: LeaveSubsidyAnswer!) { rejectLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RejectLeaveSubsidyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RenewLeaveSubsidy($input: RenewLeaveSubsidyInput!) { renewLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RenewLeaveSubsidyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReopenLeaveSubsidy($input: LeaveSubsidyAnswer!) { reopenLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ReopenLeaveSubsidyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateLeaveSubsidy($input: UpdateLeaveSubsidyInput!) { updateLeaveSubsidy(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateLeaveSubsidyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmHolidayYear($input: HolidayYearInput!) { confirmHolidayYear(input: $input) { status message error { kind message field traceId } data { days year } } }"): typeof import('./graphql').ConfirmHolidayYearDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmPublicHoliday($input: ByIdPublicHoliday!) { confirmPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }"): typeof import('./graphql').ConfirmPublicHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation EnterPublicHoliday($input: EnterPublicHolidayInput!) { enterPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }"): typeof import('./graphql').EnterPublicHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LegalCalendarStatus { legalCalendarStatus { nextYear overdueYear ownYears pending waitingYears years } }"): typeof import('./graphql').LegalCalendarStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LegalHolidays { legalHolidays { date irrevocable law name places scope type } }"): typeof import('./graphql').LegalHolidaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProposeHolidayYear($input: HolidayYearInput!) { proposeHolidayYear(input: $input) { status message error { kind message field traceId } data { days year } } }"): typeof import('./graphql').ProposeHolidayYearDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicHolidays($filter: PublicHolidaysFilter, $page: Page, $sort: PublicHolidaysSort, $counted: Boolean = true) { publicHolidays(filter: $filter, page: $page, sort: $sort) { rows { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } total @include(if: $counted) } }"): typeof import('./graphql').PublicHolidaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectPublicHoliday($input: RejectPublicHolidayInput!) { rejectPublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }"): typeof import('./graphql').RejectPublicHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemovePublicHoliday($input: RemovePublicHolidayInput!) { removePublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }"): typeof import('./graphql').RemovePublicHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReplacePublicHoliday($input: ReplacePublicHolidayInput!) { replacePublicHoliday(input: $input) { status message error { kind message field traceId } data { answeredAt answeredBy before change comment contested date enteredAt enteredBy enteredById id irrevocable law mine placeNames places proposed reason replacesId scope state title type withYear } } }"): typeof import('./graphql').ReplacePublicHolidayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChangedPeople($filter: ChangedPeopleFilter, $page: Page, $sort: ChangedPeopleSort, $counted: Boolean = true) { changedPeople(filter: $filter, page: $page, sort: $sort) { rows { after basis before fullname id problem status userId } total @include(if: $counted) } }"): typeof import('./graphql').ChangedPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateMassChange($input: CreateMassChangeInput!) { createMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateMassChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DiscardMassChange($input: DiscardMassChangeInput!) { discardMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DiscardMassChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MassChange($input: ByIdMassChange!) { massChange(input: $input) { author businessId businessName createdAt done endMonth failed fromDate id kept kind people problem reason startMonth state total version what } }"): typeof import('./graphql').MassChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MassChangePeople($filter: MassChangePeopleFilter, $page: Page, $sort: MassChangePeopleSort, $counted: Boolean = true) { massChangePeople(filter: $filter, page: $page, sort: $sort) { rows { after before contractId difference fullname id jobTitle left note rut userId } total @include(if: $counted) } }"): typeof import('./graphql').MassChangePeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MassChangePreview($input: MassChangePreviewInput!) { massChangePreview(input: $input) { counting { done id total } totals { added changing doubledRuts left people retroactive severalContracts unknownRuts wrongRuts } } }"): typeof import('./graphql').MassChangePreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MassChanges($filter: MassChangesFilter, $page: Page, $sort: MassChangesSort, $counted: Boolean = true) { massChanges(filter: $filter, page: $page, sort: $sort) { rows { author businessId businessName createdAt done endMonth failed fromDate id kept kind people problem reason startMonth state total version what } total @include(if: $counted) } }"): typeof import('./graphql').MassChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeMassChange($input: ResumeMassChangeInput!) { resumeMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ResumeMassChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoMassChange($input: UndoMassChangeInput!) { undoMassChange(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoMassChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NoticePreferences { noticePreferences { app kind mail } }"): typeof import('./graphql').NoticePreferencesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Notices($filter: NoticeFilter, $page: Page, $sort: NoticesSort, $counted: Boolean = true) { notices(filter: $filter, page: $page, sort: $sort) { rows { createdAt detail id kind link readAt title } total @include(if: $counted) } }"): typeof import('./graphql').NoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReadNotices($input: ReadNoticesInput) { readNotices(input: $input) { status message error { kind message field traceId } data { read } } }"): typeof import('./graphql').ReadNoticesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveNoticePreference($input: SaveNoticePreferenceInput!) { saveNoticePreference(input: $input) { status message error { kind message field traceId } data { app kind mail } } }"): typeof import('./graphql').SaveNoticePreferenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrgChart($input: OrgChartInput) { orgChart(input: $input) { alone asOf comparedTo found inCircle moreRoots roots { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow children { changes changesBelow directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } directReports hasChild hasParent id isHighlight moreChildren opens orgUnit person { alsoReportsTo avatar branch contractType department name orgUnit title totalReports } unit { code headId kind people totalPeople vacant } } total } }"): typeof import('./graphql').OrgChartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrgChartChanges($input: OrgChartChangesInput!) { orgChartChanges(input: $input) { counts { kind total } from more rows { avatar facts { after before fact } id kinds name opens title } total until } }"): typeof import('./graphql').OrgChartChangesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrgChartProblems($input: OrgChartProblemsInput) { orgChartProblems(input: $input) { kind rows { id name opens } total } }"): typeof import('./graphql').OrgChartProblemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrgChartSearch($input: OrgChartSearchInput) { orgChartSearch(input: $input) { id name title } }"): typeof import('./graphql').OrgChartSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdditionalPaper($input: OfAdditionalPayment!) { additionalPaper(input: $input) { isOwn name rut jobTitle businessName yearMonth processName isOpen paymentLabel earnings deductions net lines { code label group difference } months { yearMonth part deductions net tax taxAtPayment } gratification { year reasons yearMonths { yearMonth base paid } } } }"): typeof import('./graphql').AdditionalPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Announcement($input: ByIdAnnouncement!) { announcement(input: $input) { id title content visibility publishDate expiryDate pinned asksAcknowledgement allowsReactions sendsMail withdrawnAt reason version businessIds businessNames author readAt acknowledgedAt reaction state canUpdate audience readers acknowledged files { id name ext } reactions { reaction total } } }"): typeof import('./graphql').AnnouncementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArrivalChoices { areas { name } }"): typeof import('./graphql').ArrivalChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ArrivalPapers($page: Page) { documentTemplates(page: $page) { rows { id name } } }"): typeof import('./graphql').ArrivalPapersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TrialMonths($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessName yearMonth type name isOpen } }"): typeof import('./graphql').TrialMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChooseBusiness { businessNames { id name rut } }"): typeof import('./graphql').ChooseBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompanyBusinesses { businesses { id name businessName rut status principal usePayroll businessField workers } }"): typeof import('./graphql').CompanyBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnCompanyData($input: CompanyInput) { company(input: $input) { id name slug description phone url email status countryId access logo loginBackground logins usersCount businesses { id name rut status } version createdAt } }"): typeof import('./graphql').OwnCompanyDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeopleOfCompany($filter: CompanyPeopleFilter, $page: Page) { companyPeople(filter: $filter, page: $page) { rows { userId fullname username } } }"): typeof import('./graphql').PeopleOfCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MonthsOfConcepts($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { yearMonth isOpen } }"): typeof import('./graphql').MonthsOfConceptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnionsOfItems { syndicates { id name } }"): typeof import('./graphql').UnionsOfItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonContracts($input: UserContractsInput!) { userContracts(input: $input) { id code userCode status state userId businessId businessName initialDate finalDate signatureDate signed signatureIntegrationCode version contractType jobTitle jobTitleFamily area branchOffice supervisorId supervisorName hierarchyNodeId hierarchyNodeName isSupervisor apprentice fixedTermRenewals isProfessional monthlySalary { value currency } paymentPeriod taxRegime taxPeriod gratificationType gratificationAmount isCorporateSalary overdraft weekdayRate { value currency } saturdayRate { value currency } sundayRate { value currency } holidayRate { value currency } nightSurcharge holidaySurcharge hoursPerWeek daysPerWeek art22 cycleHours cycleDays specialWorkday isDomestic liveIn shiftWork remoteWork partTime syncAttendance syncDigitalSign heavyWork heavyWorkRate syndicateId syndicateName unionFeeType unionFeeValue asOf versionFrom nextFrom revealed canUpdate warnings } }"): typeof import('./graphql').PersonContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnFields($input: UserFieldDataInput!) { userFieldData(input: $input) { fieldId field { id title code type options help required dated worker managers reserved status } value current } }"): typeof import('./graphql').OwnFieldsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnRelatives($input: FamilyInput!) { family(input: $input) { id relation rut firstname paternalLastname maternalLastname birthday phone email emergencyContact burden burdenFrom burdenUntil studiesUntil } }"): typeof import('./graphql').OwnRelativesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractsToSplit($input: UserContractsInput!) { userContracts(input: $input) { id jobTitle businessId businessName initialDate finalDate } }"): typeof import('./graphql').ContractsToSplitDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserFieldData($input: UserFieldDataInput!) { userFieldData(input: $input) { id userId fieldId field { id title code type options help required dated reserved status } value words date reference current closed mayEdit version } }"): typeof import('./graphql').UserFieldDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExpenseReport($input: ByIdExpenseReport!) { expenseReport(input: $input) { id number userId fullname rut isOwn businessId businessName title description status comment submittedAt respondedAt respondedBy approvedTotal paidOn payment total expenseCount version signature { id state isStale } expenses { id name comment date expensePolicyName expenseCategoryName costCenterName accountingDocumentType documentIdentifier providerIdentifier currencyId amount money looksTwice files { id name ext } } } }"): typeof import('./graphql').ExpenseReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Expenses($filter: ExpenseFilter, $page: Page, $sort: ExpensesSort, $counted: Boolean = true) { expenses(filter: $filter, page: $page, sort: $sort) { rows { id userId reportId reportNumber expensePolicyId expensePolicyName expenseCategoryId expenseCategoryName costCenterId costCenterName name comment date accountingDocumentType documentIdentifier providerIdentifier currencyId amount rate money status looksTwice version files { id name ext } } total @include(if: $counted) } }"): typeof import('./graphql').ExpensesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RestrictableBusinesses { businesses { id name workers } }"): typeof import('./graphql').RestrictableBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollLeftOut($filter: PayrollRunErrorsFilter!) { payrollRunErrors(filter: $filter) { total rows { contractId name message } } }"): typeof import('./graphql').PayrollLeftOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OtherProcess($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { id businessId businessName yearMonth type name isOpen stateLabel calculated activeJobId totalNet } }"): typeof import('./graphql').OtherProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IncompleteRecords($input: OfProcessMonth!) { payrollInfo(input: $input) { incomplete } }"): typeof import('./graphql').IncompleteRecordsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MonthBusinesses { businesses { id name usePayroll status } }"): typeof import('./graphql').MonthBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MostChanged($filter: PayrollSummariesFilter, $sort: PayrollSummariesSort, $page: Page) { payrollSummaries(filter: $filter, sort: $sort, page: $page) { rows { userContractId payrollMonthId name net netBefore } } }"): typeof import('./graphql').MostChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollMonths($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessId businessName yearMonth type name isOpen stateLabel contracts calculated failed changesSince totalEarnings totalDeductions totalPeople totalNet totalCost calculatedAt closedAt activeJobId } }"): typeof import('./graphql').PayrollMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReleasedOfMonth($input: OfProcess!) { payslipRelease(input: $input) { paid waiting releasedAt } }"): typeof import('./graphql').ReleasedOfMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WhyChanged($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { comparable change people changed unexplained reviewed causes { cause label people change } } }"): typeof import('./graphql').WhyChangedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayingAccounts($input: OfBusiness!) { bankAccountsBusiness(input: $input) { id bankCode accountIdentifier } }"): typeof import('./graphql').PayingAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollDifference($input: PayrollDifferenceInput!) { payrollDifference(input: $input) { contractId userId name rut jobTitle before net change error state stateLabel reviewedBy reviewedAt monthBefore steps { cause label change net facts { label before after } lines { code label change } } lines { code label before after change discount } } }"): typeof import('./graphql').PayrollDifferenceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ImportedPayslips($input: ImportedPayslipsInput!) { importedPayslips(input: $input) { userContractId yearMonth businessName days earnings deductions net } }"): typeof import('./graphql').ImportedPayslipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnAdditionalPayments { ownAdditionalPayments { payrollMonthId contractId yearMonth businessName processName earnings deductions net paymentLabel } }"): typeof import('./graphql').OwnAdditionalPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnContracts { me { contracts { id jobTitle initialDate userCode } } }"): typeof import('./graphql').OwnContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollHistory($input: PayrollHistoryInput!) { payrollHistory(input: $input) { userContractId payrollMonthId yearMonth isOpen businessName name contractCode net earnings deductions employerCost paymentLabel } }"): typeof import('./graphql').PayrollHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ChooseUser($input: AllUsersInput!) { allUsers(input: $input) { id fullname rut } }"): typeof import('./graphql').ChooseUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FindUsers($filter: UsersFilter, $page: Page) { users(filter: $filter, page: $page) { rows { id fullname rut jobTitle } } }"): typeof import('./graphql').FindUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListedFields { userFields { id title code type options status listed managers } }"): typeof import('./graphql').ListedFieldsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query People($filter: UsersFilter, $sort: UsersSort, $page: Page, $counted: Boolean = true) { users(filter: $filter, sort: $sort, page: $page) { total @include(if: $counted) rows { id fullname gentilitie rut identificationType role status email personalPhone birthday avatarUrl state contractType jobTitle area branchOffice businessName supervisorName initialDate finalDate missing online fieldValues { fieldId value words } } } }"): typeof import('./graphql').PeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeopleCounts($input: UsersFilter!) { userCounts(input: $input) { total incomplete states { state total } } }"): typeof import('./graphql').PeopleCountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeoplePlaces { areas { name total } branchOffices { name total } }"): typeof import('./graphql').PeoplePlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonBusinesses($input: UserBusinessesInput!) { userBusinesses(input: $input) { id businessId businessName inPayroll privateRole workPhone businessEmail firstAdmissionDate admissionDate version validTo userContracts { id jobTitle state } } }"): typeof import('./graphql').PersonBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PersonRecord($input: UserInput!) { user(input: $input) { id fullname initials rut documentNumber identificationType role status isPrivateRole external retired comment version username accountEmail accountKeptBy closed { field reason } avatarUrl avatarFileId state jobTitle jobTitleFamily area branchOffice businessName supervisorId supervisorName initialDate finalDate admissionDate contractId contractType missing online asOf held recordFrom versionFrom nextFrom seesReserved revealed canUpdate canUpdateAvatar canSeePay canSeeAbsences canAddAbsences firstname secondName paternalLastname maternalLastname birthday gender genderPrevired civilStatus countryOfOrigin email personalPhone businessEmail addressCountry address communeCode city province region postalCode previsionType retirementScheme pensionInstitution pensionStatus ipsReducedRate afcEnrolled afcDate unemploymentInsuranceDate afcConfig afpCollect keepsContributing partialDisability disability youngSubsidy healthInstitution healthPercentage healthAmountUf healthAmount apviInstitution apviRegime apvi { value currency } apvi2Institution apvi2Regime apvi2 { value currency } apvcInstitution apvc { value currency } cuenta2Institution cuenta2 { value currency } affiliateRut affiliatePaternalLastname affiliateMaternalLastname affiliateNames affiliateInstitution affiliateContribution { value currency } affiliateSaving { value currency } subjectToFamilyAllowance familyAllowanceSegment simpleBurdens maternalBurdens disabledBurdens subjectToJudicialRetention judicial { value currency } judicialRetentionPercentage } }"): typeof import('./graphql').PersonRecordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractsByThePiece($input: UserContractsInput!) { userContracts(input: $input) { id jobTitle businessName } }"): typeof import('./graphql').ContractsByThePieceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LateItemOptions { inputItems { code label unit group } }"): typeof import('./graphql').LateItemOptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OpenMonthsForRetroactivity($input: PayrollProcessMonthsInput!) { payrollProcessMonths(input: $input) { id businessId businessName yearMonth type isOpen } }"): typeof import('./graphql').OpenMonthsForRetroactivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ScenarioBusinesses { businesses { id name usePayroll } }"): typeof import('./graphql').ScenarioBusinessesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Scenarios { scenarios { id name businessName firstMonth months yearly netChange costChange stale calculatedAt activeJobId } }"): typeof import('./graphql').ScenariosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CurrentUser { me { id username fullname jobTitle avatarUrl role external supervisedIds forcePasswordChange mustAddFactor sessionUntil idleUntil theme draftKey actingUntil permissions company { id name slug logo config { access } } } }"): typeof import('./graphql').CurrentUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ListedSurveys($filter: SurveyFilter, $sort: SurveysSort, $page: Page, $counted: Boolean = true) { surveys(filter: $filter, sort: $sort, page: $page) { total @include(if: $counted) rows { id type title status privacy startAt endAt participants answered canKeep version finalScore scoreChange enps } } }"): typeof import('./graphql').ListedSurveysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NotePayrollChecks($input: NotePayrollChecksInput!) { notePayrollChecks(input: $input) { status message error { kind message field traceId } data { calculated foundAt isOpen payrollMonthId payslips rules yearMonth } } }"): typeof import('./graphql').NotePayrollChecksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollCheckFindings($filter: PayrollCheckFindingsFilter, $page: Page, $sort: PayrollCheckFindingsSort, $counted: Boolean = true) { payrollCheckFindings(filter: $filter, page: $page, sort: $sort) { rows { answerable before contractId fix group looksAt message name note noted notedAt notedBy rule rut severity title userId } total @include(if: $counted) } }"): typeof import('./graphql').PayrollCheckFindingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollChecks($input: PayrollChecksInput!) { payrollChecks(input: $input) { calculated counts { all contracts errors noted warnings } findings { answerable before contractId fix group looksAt message name note noted notedAt notedBy rule rut severity title userId } found { answerable group looksAt rule severity title total waiting } foundAt isOpen looking { done error total } payrollMonthId payslips rules yearMonth } }"): typeof import('./graphql').PayrollChecksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerPayrollClosing($input: AnswerPayrollClosingInput!) { answerPayrollClosing(input: $input) { status message error { kind message field traceId } data { needsApproval payrollMonthId } } }"): typeof import('./graphql').AnswerPayrollClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollClosing($input: OfClosing!) { payrollClosing(input: $input) { needsApproval payrollMonthId requests { acceptErrors answer answeredAt answeredBy note number own requestedAt requestedBy state } } }"): typeof import('./graphql').PayrollClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPayrollClosing($input: RequestPayrollClosingInput!) { requestPayrollClosing(input: $input) { status message error { kind message field traceId } data { needsApproval payrollMonthId } } }"): typeof import('./graphql').RequestPayrollClosingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ValidatePayrollWithLicense($input: ValidatePayrollWithLicenseInput!) { validatePayrollWithLicense(input: $input) { licenseDays message pending valid waitingDays } }"): typeof import('./graphql').ValidatePayrollWithLicenseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelJob($input: OfPayrollMonth!) { cancelJob(input: $input) { status message error { kind message field traceId } data { calculated done error failed finishedAt jobId message payrollMonthId recalculated startedAt status total unchanged } } }"): typeof import('./graphql').CancelJobDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClosePayrollMonth($input: ClosePayrollMonthInput!) { closePayrollMonth(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ClosePayrollMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GenerateProcess($input: GenerateProcessInput!) { generateProcess(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').GenerateProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InitPayrollMonth($input: InitPayrollMonthInput!) { initPayrollMonth(input: $input) { status message error { kind message field traceId } data { id yearMonth } } }"): typeof import('./graphql').InitPayrollMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MonthContracts($filter: MonthContractsFilter, $page: Page, $sort: MonthContractsSort, $counted: Boolean = true) { monthContracts(filter: $filter, page: $page, sort: $sort) { rows { area contractCode contractId jobTitle name rut userId } total @include(if: $counted) } }"): typeof import('./graphql').MonthContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MonthContractsByRut($input: MonthContractsByRutInput!) { monthContractsByRut(input: $input) { contractId rut } }"): typeof import('./graphql').MonthContractsByRutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollMonth($input: ByIdPayrollMonth!) { payrollMonth(input: $input) { activeJobId businessId businessName calculated calculatedAt changesSince closedAt closedBy closedHash contracts currentRunId failed hasPayrollIndicators id isOpen missingIndicators name stateLabel totalCost totalDeductions totalEarnings totalNet totalPeople type version yearMonth } }"): typeof import('./graphql').PayrollMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollRun($input: OfPayrollMonth!) { payrollRun(input: $input) { calculated done error failed finishedAt jobId message payrollMonthId recalculated startedAt status total unchanged } }"): typeof import('./graphql').PayrollRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollRunErrors($filter: PayrollRunErrorsFilter, $page: Page, $sort: PayrollRunErrorsSort, $counted: Boolean = true) { payrollRunErrors(filter: $filter, page: $page, sort: $sort) { rows { code contractCode contractId field message name rut userId } total @include(if: $counted) } }"): typeof import('./graphql').PayrollRunErrorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollStart($input: PayrollStartInput) { payrollStart(input: $input) { from ofContract yearMonth } }"): typeof import('./graphql').PayrollStartDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Recalculations($input: RecalculationsInput!) { recalculations(input: $input) { before contractId net recalculatedAt revisions } }"): typeof import('./graphql').RecalculationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReopenPayrollMonth($input: ReopenPayrollMonthInput!) { reopenPayrollMonth(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ReopenPayrollMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateTransferFile($input: CreateTransferFileInput!) { createTransferFile(input: $input) { status message error { kind message field traceId } data { name total transfers url withoutAccount } } }"): typeof import('./graphql').CreateTransferFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HireTotals($input: NewHiresInput!) { hireTotals(input: $input) { complete lacks { lack people } people stopped } }"): typeof import('./graphql').HireTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Hires($filter: HiresFilter, $page: Page, $sort: HiresSort, $counted: Boolean = true) { hires(filter: $filter, page: $page, sort: $sort) { rows { area businessName contractId initialDate jobTitle lacks name userId } total @include(if: $counted) } }"): typeof import('./graphql').HiresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MarkPayrollDeadline($input: MarkPayrollDeadlineInput!) { markPayrollDeadline(input: $input) { status message error { kind message field traceId } data { marked } } }"): typeof import('./graphql').MarkPayrollDeadlineDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query MonthsActive { monthsActive { businessName calculating name payrollMonthId percent type yearMonth } }"): typeof import('./graphql').MonthsActiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentTotals($input: OfProcess!) { paymentTotals(input: $input) { left owed payrollMonthId people sent total withoutAccount } }"): typeof import('./graphql').PaymentTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollDashboard { payrollDashboard { activity advice bank businessId businessName description failed file paid payrollMonthId realWorkers released responsible responsibleId stage state totalNet totalPeople type workers yearMonth } }"): typeof import('./graphql').PayrollDashboardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollDashboardOld { payrollDashboardOld { activity advice bank businessId businessName description failed file paid payrollMonthId realWorkers released responsible responsibleId stage state totalNet totalPeople type workers yearMonth } }"): typeof import('./graphql').PayrollDashboardOldDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollDeadlines { payrollDeadlines { businessId businessName days due isOpen kind payrollMonthId state words yearMonth } }"): typeof import('./graphql').PayrollDeadlinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollInfo($input: OfProcessMonth!) { payrollInfo(input: $input) { absences contracts entering hasPayrollIndicators incomplete leaving loans missingIndicators payrollMonthId withoutPayment } }"): typeof import('./graphql').PayrollInfoDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollInfoPeople($filter: PayrollInfoPeopleFilter, $page: Page, $sort: PayrollInfoPeopleSort, $counted: Boolean = true) { payrollInfoPeople(filter: $filter, page: $page, sort: $sort) { rows { contractId detail name userId } total @include(if: $counted) } }"): typeof import('./graphql').PayrollInfoPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollProcess($input: OfProcessMonth!) { payrollProcess(input: $input) { bankAccountId businessId description payrollMonthId responsibleId version } }"): typeof import('./graphql').PayrollProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayslipReceipts($filter: PayslipReceiptsFilter, $page: Page, $sort: PayslipReceiptsSort, $counted: Boolean = true) { payslipReceipts(filter: $filter, page: $page, sort: $sort) { rows { accountEnd acknowledgedAt bank contractId mailed name net paymentKind paymentLabel paymentStatus payrollMonthId releasedAt remindedAt rut state userId } total @include(if: $counted) } }"): typeof import('./graphql').PayslipReceiptsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayslipRelease($input: OfProcess!) { payslipRelease(input: $input) { acknowledged done error jobTotal mailed paid payrollMonthId pending released releasedAt status total waiting withoutMail } }"): typeof import('./graphql').PayslipReleaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayslipsWithoutMail($filter: PayslipsWithoutMailFilter, $page: Page, $sort: PayslipsWithoutMailSort, $counted: Boolean = true) { payslipsWithoutMail(filter: $filter, page: $page, sort: $sort) { rows { canSignIn contractId name rut userId } total @include(if: $counted) } }"): typeof import('./graphql').PayslipsWithoutMailDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProcessPayments($filter: ProcessPaymentsFilter, $page: Page, $sort: ProcessPaymentsSort, $counted: Boolean = true) { processPayments(filter: $filter, page: $page, sort: $sort) { rows { accountEnd accountType bank contractId kind name net paymentLabel paymentStatus payrollMonthId problem rut userId way } total @include(if: $counted) } }"): typeof import('./graphql').ProcessPaymentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReleasePayslips($input: OfProcess!) { releasePayslips(input: $input) { status message error { kind message field traceId } data { acknowledged done error jobTotal mailed paid payrollMonthId pending released releasedAt status total waiting withoutMail } } }"): typeof import('./graphql').ReleasePayslipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemindPayslips($input: OfProcess!) { remindPayslips(input: $input) { status message error { kind message field traceId } data { reminded } } }"): typeof import('./graphql').RemindPayslipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TransferFormats($input: OfProcess!) { transferFormats(input: $input) { code label reason } }"): typeof import('./graphql').TransferFormatsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UnreachedTotals($input: OfProcess!) { unreachedTotals(input: $input) { payrollMonthId people withoutUser } }"): typeof import('./graphql').UnreachedTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePayrollProcess($input: UpdatePayrollProcessInput!) { updatePayrollProcess(input: $input) { status message error { kind message field traceId } data { version } } }"): typeof import('./graphql').UpdatePayrollProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateTransferCompleted($input: UpdateTransferCompletedInput!) { updateTransferCompleted(input: $input) { status message error { kind message field traceId } data { payrollMonthId updated } } }"): typeof import('./graphql').UpdateTransferCompletedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollComparison($filter: PayrollComparisonFilter, $page: Page, $sort: PayrollComparisonSort, $counted: Boolean = true) { payrollComparison(filter: $filter, page: $page, sort: $sort) { rows { area before causes { cause change label } change contractId error jobTitle name net percent reviewedAt reviewedBy rut state stateLabel unexplained userId } total @include(if: $counted) } }"): typeof import('./graphql').PayrollComparisonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollComparisonTotals($input: PayrollComparisonTotalsInput!) { payrollComparisonTotals(input: $input) { areas before causes { cause change label people } change changed comparable monthBefore net payrollMonthId people reviewed revoked unexplained } }"): typeof import('./graphql').PayrollComparisonTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReviewPayslips($input: ReviewPayslipsInput!) { reviewPayslips(input: $input) { status message error { kind message field traceId } data { areas before change changed comparable monthBefore net payrollMonthId people reviewed revoked unexplained } } }"): typeof import('./graphql').ReviewPayslipsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerPayslipDispute($input: AnswerPayslipDisputeInput!) { answerPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').AnswerPayslipDisputeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DisputesOfPayslip($input: DisputesOfPayslipInput!) { disputesOfPayslip(input: $input) { closedAt code fullname id isOwn messages { at author id text } openedAt payrollMonthId rut state userContractId userId version yearMonth } }"): typeof import('./graphql').DisputesOfPayslipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenPayslipDispute($input: OpenPayslipDisputeInput!) { openPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').OpenPayslipDisputeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayslipDisputes($filter: PayslipDisputeFilter, $page: Page, $sort: PayslipDisputesSort, $counted: Boolean = true) { payslipDisputes(filter: $filter, page: $page, sort: $sort) { rows { closedAt code fullname id isOwn openedAt payrollMonthId rut state userContractId userId version yearMonth } total @include(if: $counted) } }"): typeof import('./graphql').PayslipDisputesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawPayslipDispute($input: WithdrawPayslipDisputeInput!) { withdrawPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').WithdrawPayslipDisputeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WriteInPayslipDispute($input: WriteInPayslipDisputeInput!) { writeInPayslipDispute(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').WriteInPayslipDisputeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyPayslip($input: VerifyPayslipInput!) { verifyPayslip(input: $input) { company hash isCurrent isDraft net yearMonth } }"): typeof import('./graphql').VerifyPayslipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcknowledgePayslip($input: OfPayslip!) { acknowledgePayslip(input: $input) { status message error { kind message field traceId } data { acknowledgedAt contractId payrollMonthId } } }"): typeof import('./graphql').AcknowledgePayslipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExplainPayslip($input: ExplainPayslipInput!) { explainPayslip(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }"): typeof import('./graphql').ExplainPayslipDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollPdf($input: OfPayslip!) { payrollPdf(input: $input) { name url } }"): typeof import('./graphql').PayrollPdfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollSummaries($filter: PayrollSummariesFilter, $page: Page, $sort: PayrollSummariesSort, $counted: Boolean = true) { payrollSummaries(filter: $filter, page: $page, sort: $sort) { rows { userContractId userId payrollMonthId name rut jobTitle area contractCode net earnings deductions employerCost paymentLabel netBefore } total @include(if: $counted) } }"): typeof import('./graphql').PayrollSummariesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollSummariesPdf($input: PayrollSummariesPdfInput!) { payrollSummariesPdf(input: $input) { done error jobId name status total url } }"): typeof import('./graphql').PayrollSummariesPdfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayrollSummaryView($input: OfPayslip!) { payrollSummaryView(input: $input) { acknowledgedAt area bases { amount code label unit } branchOffice businessAddress businessName businessRut contractCode contractId contractType deductions documentLabel documentNumber earnings employerCost finalDate healthInstitution healthLabel hoursPerWeek initialDate isOpen isOwn jobTitle legalName monthBefore movements { change code label } name net netBefore paymentLabel paymentStatus payrollMonthId pensionInstitution releasedAt rut sections { key label lines { amount code detail label lre source } total } uncollected userId warnings workedDays yearMonth } }"): typeof import('./graphql').PayrollSummaryViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PayslipRevisions($input: PayslipRevisionsInput!) { payslipRevisions(input: $input) { error lines { after before change code label section } net next replacedAt replacedBy revision } }"): typeof import('./graphql').PayslipRevisionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerPeerProposal($input: AnswerPeerProposalInput!) { answerPeerProposal(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AnswerPeerProposalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeerCandidates($input: PeerCandidatesInput!) { peerCandidates(input: $input) { fullname jobTitle userId } }"): typeof import('./graphql').PeerCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeerProposalSteps($input: ByIdPeerProposal!) { peerProposalSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').PeerProposalStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeerProposals($filter: PeerProposalFilter, $page: Page, $sort: PeerProposalsSort, $counted: Boolean = true) { peerProposals(filter: $filter, page: $page, sort: $sort) { rows { canAnswer evaluateeId evaluationFrom fullname id isOwn peers { fullname jobTitle userId } processId processStatus processTitle requestedAt respondedAt response reviewId rut status supervisorId supervisorName version } total @include(if: $counted) } }"): typeof import('./graphql').PeerProposalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PeerShortages($filter: PeerShortageFilter, $page: Page, $sort: PeerShortagesSort, $counted: Boolean = true) { peerShortages(filter: $filter, page: $page, sort: $sort) { rows { evaluateeId fullname id peers rut status } total @include(if: $counted) } }"): typeof import('./graphql').PeerShortagesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProposePeers($input: ProposePeersInput!) { proposePeers(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ProposePeersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportUsers($input: ExportUsersInput!) { exportUsers(input: $input) }"): typeof import('./graphql').ExportUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AddToBusiness($input: AddToBusinessInput!) { addToBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AddToBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLogin($input: CreateLoginInput!) { createLogin(input: $input) { status message error { kind message field traceId } data { codeUntil invitedTo oneTimeCode username } } }"): typeof import('./graphql').CreateLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePaymentMethod($input: CreatePaymentMethodInput!) { createPaymentMethod(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreatePaymentMethodDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUser($input: CreateUserInput!) { createUser(input: $input) { status message error { kind message field traceId } data { codeUntil fullname id invitedTo oneTimeCode username } } }"): typeof import('./graphql').CreateUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePaymentMethod($input: ByIdPaymentMethod!) { deletePaymentMethod(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeletePaymentMethodDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteUser($input: ByIdUser!) { deleteUser(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteUserBusiness($input: ByIdUserBusiness!) { deleteUserBusiness(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteUserBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InvitableUsers { invitableUsers { email fullname id invited whyNot } }"): typeof import('./graphql').InvitableUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation InviteUsers($input: InviteUsersInput!) { inviteUsers(input: $input) { status message error { kind message field traceId } data { invited } } }"): typeof import('./graphql').InviteUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PaymentMethods($input: PaymentMethodsInput!) { paymentMethods(input: $input) { accountNumber accountType bankCode id isCurrent kind userId version } }"): typeof import('./graphql').PaymentMethodsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePaymentMethod($input: UpdatePaymentMethodInput!) { updatePaymentMethod(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdatePaymentMethodDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUser($input: UpdateUserInput!) { updateUser(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateUserDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUserBusiness($input: UpdateUserBusinessInput!) { updateUserBusiness(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateUserBusinessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUserStatus($input: UpdateUserStatusInput!) { updateUserStatus(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateUserStatusDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserHistory($input: UserHistoryInput!) { userHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }"): typeof import('./graphql').UserHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApprovePiecework($input: ApprovePieceworkInput!) { approvePiecework(input: $input) { status message error { kind message field traceId } data { answered late } } }"): typeof import('./graphql').ApprovePieceworkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePieceworkEntry($input: ByIdPieceworkEntry!) { deletePieceworkEntry(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeletePieceworkEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkCrewMonth($input: PieceworkCrewMonthInput!) { pieceworkCrewMonth(input: $input) { businessName contractId daysPaid inPayslip late person restDays rut total userId } }"): typeof import('./graphql').PieceworkCrewMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PieceworkCrewPaper($input: PieceworkCrewMonthInput!) { pieceworkCrewPaper(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').PieceworkCrewPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkCrews($input: PieceworkCrewsInput!) { pieceworkCrews(input: $input) { name people supervisorId } }"): typeof import('./graphql').PieceworkCrewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkEntries($filter: PieceworkFilter, $page: Page, $sort: PieceworkEntriesSort, $counted: Boolean = true) { pieceworkEntries(filter: $filter, page: $page, sort: $sort) { rows { answerer author businessName day id isAuthor person quantity reason status taskId taskName unit userContractId userId version } total @include(if: $counted) } }"): typeof import('./graphql').PieceworkEntriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkMonth($input: PieceworkMonthInput!) { pieceworkMonth(input: $input) { days { amount day } inPayslip late restDays rows { amount day id price quantity reason status taskName unit } total } }"): typeof import('./graphql').PieceworkMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkMonthCrews($input: PieceworkMonthCrewsInput!) { pieceworkMonthCrews(input: $input) { name people supervisorId } }"): typeof import('./graphql').PieceworkMonthCrewsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PieceworkMonthPaper($input: PieceworkMonthInput!) { pieceworkMonthPaper(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').PieceworkMonthPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PieceworkSheet($input: PieceworkSheetInput!) { pieceworkSheet(input: $input) { contractId entered person rut } }"): typeof import('./graphql').PieceworkSheetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectPiecework($input: RejectPieceworkInput!) { rejectPiecework(input: $input) { status message error { kind message field traceId } data { answered late } } }"): typeof import('./graphql').RejectPieceworkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SavePiecework($input: SavePieceworkInput!) { savePiecework(input: $input) { status message error { kind message field traceId } data { repeated saved } } }"): typeof import('./graphql').SavePieceworkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePieceworkEntry($input: UpdatePieceworkEntryInput!) { updatePieceworkEntry(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdatePieceworkEntryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Activity { activity { at author businessName count kind own payrollMonthId processType subject userId } }"): typeof import('./graphql').ActivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OnlineUsers { onlineUsers { rows { avatarUrl fullname id jobTitle } total } }"): typeof import('./graphql').OnlineUsersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AcknowledgePrivacyRequest($input: AcknowledgePrivacyRequestInput!) { acknowledgePrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AcknowledgePrivacyRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerPrivacyBlock($input: AnswerPrivacyBlockInput!) { answerPrivacyBlock(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AnswerPrivacyBlockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerPrivacyRequest($input: AnswerPrivacyRequestInput!) { answerPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AnswerPrivacyRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BeginPrivacyRequest($input: BeginPrivacyRequestInput!) { beginPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').BeginPrivacyRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClaimPrivacyRequest($input: ClaimPrivacyRequestInput!) { claimPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ClaimPrivacyRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ClosePrivacyRequest($input: ClosePrivacyRequestInput!) { closePrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ClosePrivacyRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreatePrivacyRequest($input: CreatePrivacyRequestInput!) { createPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreatePrivacyRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DeclaredData($filter: DeclaredDataFilter, $page: Page, $sort: DeclaredDataSort, $counted: Boolean = true) { declaredData(filter: $filter, page: $page, sort: $sort) { rows { basis keep key label others personal readers reserved term why } total @include(if: $counted) } }"): typeof import('./graphql').DeclaredDataDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportPerson($input: ByIdPrivacyRequest!) { exportPerson(input: $input) { done error jobId name status total url } }"): typeof import('./graphql').ExportPersonDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportPersonByCode($input: ExportPersonByCodeInput!) { exportPersonByCode(input: $input) { done error jobId name status total url } }"): typeof import('./graphql').ExportPersonByCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExportProcessingRegister { exportProcessingRegister { name url } }"): typeof import('./graphql').ExportProcessingRegisterDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExtendPrivacyRequest($input: ExtendPrivacyRequestInput!) { extendPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ExtendPrivacyRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PrivacyByCode($input: PrivacyByCodeInput!) { privacyByCode(input: $input) { company rows { claimUntil deadline detail extensionReason id kind reason receivedOn state } } }"): typeof import('./graphql').PrivacyByCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PrivacyRequestSteps($input: ByIdPrivacyRequest!) { privacyRequestSteps(input: $input) { at author id reason state } }"): typeof import('./graphql').PrivacyRequestStepsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PrivacyRequests($filter: PrivacyRequestFilter, $page: Page, $sort: PrivacyRequestsSort, $counted: Boolean = true) { privacyRequests(filter: $filter, page: $page, sort: $sort) { rows { answeredAt asksBlock blockAnswer blockDue blockReason by channel claimUntil deadline detail due extendedTo extensionReason fullname id identityBy isOwn isPending kind reason receivedOn rut state userId version } total @include(if: $counted) } }"): typeof import('./graphql').PrivacyRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PrivacyTerms { privacyTerms { address answer block claim extension rights { kind means } sources { certainty text } } }"): typeof import('./graphql').PrivacyTermsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReadingsOfMe($page: Page, $sort: ReadingsOfMeSort, $counted: Boolean = true) { readingsOfMe(page: $page, sort: $sort) { rows { at author seq what } total @include(if: $counted) } }"): typeof import('./graphql').ReadingsOfMeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestPrivacyByCode($input: RequestPrivacyByCodeInput!) { requestPrivacyByCode(input: $input) { status message error { kind message field traceId } data { company rows { id kind state detail receivedOn deadline extensionReason reason claimUntil } } } }"): typeof import('./graphql').RequestPrivacyByCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendPrivacyCode($input: SendPrivacyCodeInput!) { sendPrivacyCode(input: $input) { status message error { kind message field traceId } data { minutes } } }"): typeof import('./graphql').SendPrivacyCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawPrivacyByCode($input: WithdrawPrivacyByCodeInput!) { withdrawPrivacyByCode(input: $input) { status message error { kind message field traceId } data { company rows { id kind state detail receivedOn deadline extensionReason reason claimUntil } } } }"): typeof import('./graphql').WithdrawPrivacyByCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawPrivacyRequest($input: WithdrawPrivacyRequestInput!) { withdrawPrivacyRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').WithdrawPrivacyRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenProtectionPaper($input: OpenProtectionPaperInput!) { openProtectionPaper(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenProtectionPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CealResult($input: ByIdCealResult!) { cealResult(input: $input) { appliedOn center dimensions { dimension high low medium points previousPoints } id isDue measureRows { approvalStatus completenessPercentage dimension endDate fullname objective planId standing } measures nextOn participation previous { appliedOn center id isDue measures nextOn participation responses risk total valid version workers } responses risk total unseenMeasures valid version warnings workers } }"): typeof import('./graphql').CealResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CealResults($filter: CealResultFilter, $page: Page, $sort: CealResultsSort, $counted: Boolean = true) { cealResults(filter: $filter, page: $page, sort: $sort) { rows { appliedOn center id isDue measures nextOn participation responses risk total valid version workers } total @include(if: $counted) } }"): typeof import('./graphql').CealResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCealMeasure($input: CreateCealMeasureInput!) { createCealMeasure(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').CreateCealMeasureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteCealResult($input: DeleteCealResultInput!) { deleteCealResult(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').DeleteCealResultDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ImportCealResults($input: ImportCealResultsInput!) { importCealResults(input: $input) { status message error { kind message field traceId } data { count } } }"): typeof import('./graphql').ImportCealResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChooseFiguresAlone($input: ChooseFiguresAloneInput!) { chooseFiguresAlone(input: $input) { status message error { kind message field traceId } data { takesAlone } } }"): typeof import('./graphql').ChooseFiguresAloneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmFigureMonth($input: ConfirmFigureMonthInput!) { confirmFigureMonth(input: $input) { status message error { kind message field traceId } data { taken } } }"): typeof import('./graphql').ConfirmFigureMonthDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FigureSources { figureSources { missing month sources { isConfigured label problem readAt } takesAlone } }"): typeof import('./graphql').FigureSourcesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicFigures($input: PublicFiguresInput!) { publicFigures(input: $input) { firstAt isFirstDone isMine print proposals { agreed key label readings { readAt source url value } state value why } toConfirm yearMonth } }"): typeof import('./graphql').PublicFiguresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeletePushDevice($input: ByIdPushDevice!) { deletePushDevice(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeletePushDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PushSettings { pushSettings { devices { createdAt id kinds name } publicKey } }"): typeof import('./graphql').PushSettingsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SavePushDevice($input: SavePushDeviceInput!) { savePushDevice(input: $input) { status message error { kind message field traceId } data { createdAt id kinds name } } }"): typeof import('./graphql').SavePushDeviceDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateOwnReport($input: CreateOwnReportInput!) { createOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateOwnReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteOwnReport($input: ByIdOwnReport!) { deleteOwnReport(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteOwnReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnReport($input: ByIdOwnReport!) { ownReport(input: $input) { author businessId columns { column } conditions { column is value } days description grouping groups { by column } id isMine label lines maySend measures { column how } name order { column descending } report reportDay sending { day every format nextOn } shared updatedAt userId version year yearMonth } }"): typeof import('./graphql').OwnReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnReports($filter: OwnReportFilter, $page: Page, $sort: OwnReportsSort, $counted: Boolean = true) { ownReports(filter: $filter, page: $page, sort: $sort) { rows { author businessId columns { column } conditions { column is value } days description grouping groups { by column } id isMine label lines maySend measures { column how } name order { column descending } report reportDay sending { day every format nextOn } shared updatedAt userId version year yearMonth } total @include(if: $counted) } }"): typeof import('./graphql').OwnReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportPreview($input: ReportPreviewInput!) { reportPreview(input: $input) { chart { categories series { name values } type unit } columns { key kind } counting { done id step } error headers { group kind label } label name notes rows { cells } shown total totals { cells } } }"): typeof import('./graphql').ReportPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ReportProcess($input: ReportProcessInput) { reportProcess(input: $input) { error fileName fileUrl format id label month requestedAt requestedBy state stateLabel type year } }"): typeof import('./graphql').ReportProcessDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Reports { reports { businesses { id name } months reports { chart code description download filters { label name } group label name } } }"): typeof import('./graphql').ReportsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RunReport($input: RunReportInput!) { runReport(input: $input) { status message error { kind message field traceId } data { error fileName fileUrl format id label month requestedAt requestedBy state stateLabel type year } } }"): typeof import('./graphql').RunReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SubscribeOwnReport($input: SubscribeOwnReportInput!) { subscribeOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SubscribeOwnReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UnsubscribeOwnReport($input: ByIdOwnReport!) { unsubscribeOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UnsubscribeOwnReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateOwnReport($input: UpdateOwnReportInput!) { updateOwnReport(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateOwnReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ForeignQuotas { foreignQuotas { chileans counted family fiveYears foreign id most name room specialists state words workers } }"): typeof import('./graphql').ForeignQuotasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ForeignWorkers($filter: ForeignWorkerFilter, $page: Page, $sort: ForeignWorkersSort, $counted: Boolean = true) { foreignWorkers(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName country endDate fullname key kind residentSince rut state treatment userId } total @include(if: $counted) } }"): typeof import('./graphql').ForeignWorkersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenResidencePaper($input: ByIdResidencePermit!) { openResidencePaper(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenResidencePaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RetentionRules { retentionRules { clears code label ofCompany ofPeople sources { certainty text } term until why } }"): typeof import('./graphql').RetentionRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateLateItem($input: CreateLateItemInput!) { createLateItem(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }"): typeof import('./graphql').CreateLateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LateItems($filter: LateItemsFilter, $page: Page, $sort: LateItemsSort, $counted: Boolean = true) { lateItems(filter: $filter, page: $page, sort: $sort) { rows { comment contractId id itemCode itemLabel name origin rut unit userId value yearMonth } total @include(if: $counted) } }"): typeof import('./graphql').LateItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwedByContractChange($input: UpdateUserContractInput!) { owedByContractChange(input: $input) { businessId businessName closedMonths hidden owed { contractId originMonth toPay } payIn { id yearMonth } } }"): typeof import('./graphql').OwedByContractChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwedByPersonChange($input: UpdateUserInput!) { owedByPersonChange(input: $input) { businessId businessName closedMonths hidden owed { contractId originMonth toPay } payIn { id yearMonth } } }"): typeof import('./graphql').OwedByPersonChangeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PostRetroactive($input: OfRetroactivity!) { postRetroactive(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }"): typeof import('./graphql').PostRetroactiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveLateItem($input: RemoveLateItemInput!) { removeLateItem(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }"): typeof import('./graphql').RemoveLateItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RetroactiveFailures($filter: RetroactiveFailuresFilter, $page: Page, $sort: RetroactiveFailuresSort, $counted: Boolean = true) { retroactiveFailures(filter: $filter, page: $page, sort: $sort) { rows { contractId message name originMonth rut userId } total @include(if: $counted) } }"): typeof import('./graphql').RetroactiveFailuresDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query RetroactivePosted($filter: RetroactivePostedFilter, $page: Page, $sort: RetroactivePostedSort, $counted: Boolean = true) { retroactivePosted(filter: $filter, page: $page, sort: $sort) { rows { amount author contractId lines name originMonth postedAt rut userId } total @include(if: $counted) } }"): typeof import('./graphql').RetroactivePostedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Retroactivity($input: RetroactivityInput!) { retroactivity(input: $input) { calculating { done error total } failures isOpen isPosting owed { contractId employerCost facts { at author detail kind } lines { concept due group label owed paid posted } name originMonth originMonthId payable rut toPay userId } payIn { id yearMonth } payable payrollMonthId posting { done error removes total } toPay total yearMonth } }"): typeof import('./graphql').RetroactivityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoRetroactive($input: OfRetroactivity!) { undoRetroactive(input: $input) { status message error { kind message field traceId } data { failures isOpen isPosting payable payrollMonthId toPay total yearMonth } } }"): typeof import('./graphql').UndoRetroactiveDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CalculateScenario($input: ByIdScenario!) { calculateScenario(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CalculateScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateScenario($input: CreateScenarioInput!) { createScenario(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteScenario($input: ByIdScenario!) { deleteScenario(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExplainNetToGross($input: ExplainNetToGrossInput!) { explainNetToGross(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }"): typeof import('./graphql').ExplainNetToGrossDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query NetToGross($input: NetToGrossInput!) { netToGross(input: $input) { assumptions contractId currentCurrency currentSalary deductions earnings employerCost name net salary sections { key label lines { amount code detail label lre source } total } userId yearMonth } }"): typeof import('./graphql').NetToGrossDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Scenario($input: ByIdScenario!) { scenario(input: $input) { activeJobId businessId businessName calculatedAt changes { area asOf contracts { contractId name } count figure from kind law percent raiseToMinimum salary scope value } costChange createdAt description firstMonth id monthlyGrowth months name netChange repeatItems result { affected areas { area real realPeople simulated simulatedPeople } assumptions { first from key label last text to unit } concepts { code label real section simulated } durationMs months { paidNet projected real { deductions earnings employerCost failed net people } simulated { deductions earnings employerCost failed net people } yearMonth } people { area contractId costChange name netChange userId } } stale version yearly } }"): typeof import('./graphql').ScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ScenarioOptions { scenarioOptions { areas figures { decimals key label unit value } } }"): typeof import('./graphql').ScenarioOptionsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ScenarioPeople($input: ScenarioPeopleInput) { scenarioPeople(input: $input) { contractId jobTitle name } }"): typeof import('./graphql').ScenarioPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ScenarioRun($input: ByIdScenario!) { scenarioRun(input: $input) { done error message scenarioId status total } }"): typeof import('./graphql').ScenarioRunDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateScenario($input: UpdateScenarioInput!) { updateScenario(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateScenarioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmPasskey($input: ConfirmPasskeyInput!) { confirmPasskey(input: $input) { status message error { kind message field traceId } data { recoveryCodes } } }"): typeof import('./graphql').ConfirmPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmTotp($input: ConfirmTotpInput!) { confirmTotp(input: $input) { status message error { kind message field traceId } data { recoveryCodes } } }"): typeof import('./graphql').ConfirmTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation NewRecoveryCodes { newRecoveryCodes { status message error { kind message field traceId } data { recoveryCodes } } }"): typeof import('./graphql').NewRecoveryCodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnFactors { ownFactors { canAddPasskey passkeys { createdAt id label lastUsedAt } recoveryCodesLeft required totpSince } }"): typeof import('./graphql').OwnFactorsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemovePasskey($input: ByIdPasskey!) { removePasskey(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').RemovePasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveTotp { removeTotp { status message error { kind message field traceId } data } }"): typeof import('./graphql').RemoveTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartPasskey { startPasskey { status message error { kind message field traceId } data { challenge options } } }"): typeof import('./graphql').StartPasskeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation StartTotp { startTotp { status message error { kind message field traceId } data { challenge secret uri } } }"): typeof import('./graphql').StartTotpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ChangePassword($input: ChangePasswordInput!) { changePassword(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').ChangePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation Logout { logout { status message error { kind message field traceId } data } }"): typeof import('./graphql').LogoutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PasswordLink($input: PasswordLinkInput!) { passwordLink(input: $input) { company kind open username } }"): typeof import('./graphql').PasswordLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProveIdentity($input: ProveIdentityInput) { proveIdentity(input: $input) { status message error { kind message field traceId } data { second { challenge passkey recoveryCodes totp } } } }"): typeof import('./graphql').ProveIdentityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ProveSecond($input: ProveSecondInput!) { proveSecond(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').ProveSecondDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RecoverPassword($input: RecoverPasswordInput!) { recoverPassword(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').RecoverPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignIn($input: SignInInput) { signIn(input: $input) { status message error { kind message field traceId } data { token browser second { totp passkey recoveryCodes challenge } } } }"): typeof import('./graphql').SignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignInSecond($input: SignInSecondInput!) { signInSecond(input: $input) { status message error { kind message field traceId } data { browser token } } }"): typeof import('./graphql').SignInSecondDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SimulateCompany($input: SimulateCompanyInput) { simulateCompany(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').SimulateCompanyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateLogin($input: UpdateLoginInput!) { updateLogin(input: $input) { status message error { kind message field traceId } data { email username } } }"): typeof import('./graphql').UpdateLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdatePassword($input: UpdatePasswordInput!) { updatePassword(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').UpdatePasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUiConfig($input: UpdateUiConfigInput!) { updateUiConfig(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').UpdateUiConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation VouchForLogin($input: VouchForLoginInput!) { vouchForLogin(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').VouchForLoginDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CalculateSettlementBatch($input: CalculateSettlementBatchInput!) { calculateSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CalculateSettlementBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CompareSettlements($input: CompareSettlementsInput!) { compareSettlements(input: $input) { businessName code deductions disengagementDate dismissalCause dueOn earnings found { advances alimony allowances average24 debts { amount included key kind label to } fixed gratification last lastThree loans others salary variable variableMonths } initialDate jobTitle lines { amount code group label source } name nonWorkingDays noticeGiven obstacles risk rut service taxMonths { part tax taxAtPayment yearMonth } toPay userContractId userId vacationDays warnings } }"): typeof import('./graphql').CompareSettlementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ContractsSettlement($input: ContractsSettlementInput) { contractsSettlement(input: $input) { businessName code endingCause finalDate fullname id initialDate jobTitle rut settlementId settlementStatus userId } }"): typeof import('./graphql').ContractsSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateIssueSettlement($input: CreateIssueSettlementInput!) { createIssueSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateIssueSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSettlement($input: CreateSettlementInput!) { createSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSettlementBatch($input: CreateSettlementBatchInput!) { createSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateSettlementBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSettlement($input: DeleteSettlementInput!) { deleteSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DeleteSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DismissalCauses { dismissalCauses { article cause code ending lre name note notice noticeTerm previred section severance subsection } }"): typeof import('./graphql').DismissalCausesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DisplaySettlements($input: DisplaySettlementsInput!) { displaySettlements(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DisplaySettlementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExplainOwnSettlement($input: ExplainOwnSettlementInput!) { explainOwnSettlement(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }"): typeof import('./graphql').ExplainOwnSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExplainSettlement($input: ExplainSettlementInput!) { explainSettlement(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }"): typeof import('./graphql').ExplainSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation IssueSettlementBatch($input: IssueSettlementBatchInput!) { issueSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').IssueSettlementBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation LeaveOutOfSettlementBatch($input: LeaveOutOfSettlementBatchInput!) { leaveOutOfSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').LeaveOutOfSettlementBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MakeBatchSettlements($input: MakeBatchSettlementsInput!) { makeBatchSettlements(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').MakeBatchSettlementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSettlementPdf($input: OwnSettlementPdfInput!) { ownSettlementPdf(input: $input) { name url } }"): typeof import('./graphql').OwnSettlementPdfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSettlements { ownSettlements { businessName disengagementDate dismissalCause dueOn id initialDate lines { amount code group label source } paidOn payDate shownSince status toPay } }"): typeof import('./graphql').OwnSettlementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PaySettlement($input: PaySettlementInput!) { paySettlement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').PaySettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeSettlementBatch($input: ResumeSettlementBatchInput!) { resumeSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ResumeSettlementBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Settlement($input: SettlementKey!) { settlement(input: $input) { advances afcEmployerBalance alimonyPercent alimonyPesos allowances average24 businessId businessName contractCode contributionsPaid deferVacation disengagementDate dismissalCause doubts dueOn fixed fullname fundBalance gratification id identificationType initialDate issuedAt jobTitle lastPay lastThree lines { amount code group label source } loans noticeDate notifiedOn otherDeductions pactAnyCause pactDays pactWithoutUfCap pactWithoutYearsCap paidBy { id number payment state subject } paidOn payDate payIn payLastPayslip proofDoubt response rut salary secondOver shownSince status steps { at author id reason state } toPay userContractId userId variableAverage variableMonths version voluntary withoutDebts { key } withoutEnding } }"): typeof import('./graphql').SettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementBatch($input: SettlementBatchKey!) { settlementBatch(input: $input) { acts author blocked businessId businessName contributionsPaid created disengagementDate dismissalCause done errors failed id issued name noticeDate paid payDate payLastPayslip people problem ready state toPay total undoneWhy unissued unmade version } }"): typeof import('./graphql').SettlementBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementBatchCandidates($filter: SettlementBatchCandidatesFilter, $page: Page, $sort: SettlementBatchCandidatesSort, $counted: Boolean = true) { settlementBatchCandidates(filter: $filter, page: $page, sort: $sort) { rows { code disengagementDate dismissalCause fits fullname id initialDate left rut userId } total @include(if: $counted) } }"): typeof import('./graphql').SettlementBatchCandidatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementBatchChoices($input: OfSettlementBatchChoices!) { settlementBatchChoices(input: $input) { areas { id isClosed name people } jobTitles { name people } } }"): typeof import('./graphql').SettlementBatchChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementBatchMiDt($filter: SettlementBatchMiDtFilter, $page: Page, $sort: SettlementBatchMiDtSort, $counted: Boolean = true) { settlementBatchMiDt(filter: $filter, page: $page, sort: $sort) { rows { fields { code label part problem value } fullname id missing rut } total @include(if: $counted) } }"): typeof import('./graphql').SettlementBatchMiDtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementBatchPdf($input: SettlementBatchPdfInput!) { settlementBatchPdf(input: $input) { done error jobId name status total url } }"): typeof import('./graphql').SettlementBatchPdfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementBatchPeople($filter: SettlementBatchPeopleFilter, $page: Page, $sort: SettlementBatchPeopleSort, $counted: Boolean = true) { settlementBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { disengagementDate dismissalCause fullname id obstacle problem rut settlementId state toPay userId warnings } total @include(if: $counted) } }"): typeof import('./graphql').SettlementBatchPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementBatchPreview($input: SettlementBatchPreviewInput!) { settlementBatchPreview(input: $input) { left people ready unknown } }"): typeof import('./graphql').SettlementBatchPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementBatches($filter: SettlementBatchFilter, $page: Page, $sort: SettlementBatchesSort, $counted: Boolean = true) { settlementBatches(filter: $filter, page: $page, sort: $sort) { rows { acts author blocked businessId businessName contributionsPaid created disengagementDate dismissalCause done errors failed id issued name noticeDate paid payDate payLastPayslip people problem ready state toPay total undoneWhy unissued unmade version } total @include(if: $counted) } }"): typeof import('./graphql').SettlementBatchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementContracts($filter: SettlementContractsFilter, $page: Page, $sort: SettlementContractsSort, $counted: Boolean = true) { settlementContracts(filter: $filter, page: $page, sort: $sort) { rows { basePayrollMonthId contractId deductions earnings finalDate name net paymentLabel payrollMonthId releasedAt rut state userId } total @include(if: $counted) } }"): typeof import('./graphql').SettlementContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementDisplayPeople($filter: SettlementDisplayPeopleFilter, $page: Page, $sort: SettlementDisplayPeopleSort, $counted: Boolean = true) { settlementDisplayPeople(filter: $filter, page: $page, sort: $sort) { rows { businessName disengagementDate fits fullname id left rut since status userId } total @include(if: $counted) } }"): typeof import('./graphql').SettlementDisplayPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementDisplayPreview($input: SettlementDisplayPreviewInput!) { settlementDisplayPreview(input: $input) { left people } }"): typeof import('./graphql').SettlementDisplayPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementDisplays($page: Page, $sort: SettlementDisplaysSort, $counted: Boolean = true) { settlementDisplays(page: $page, sort: $sort) { rows { at author id people shows undoneAt undoneBy version } total @include(if: $counted) } }"): typeof import('./graphql').SettlementDisplaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementDue($input: SettlementDueInput!) { settlementDue(input: $input) { dueOn } }"): typeof import('./graphql').SettlementDueDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementMiDt($input: SettlementMiDtInput!) { settlementMiDt(input: $input) { fields { code label part problem value } fullname id missing rut } }"): typeof import('./graphql').SettlementMiDtDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementMissing($input: SettlementMissingInput!) { settlementMissing(input: $input) { key label yearMonth } }"): typeof import('./graphql').SettlementMissingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementPdf($input: SettlementPdfInput!) { settlementPdf(input: $input) { name url } }"): typeof import('./graphql').SettlementPdfDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementPreview($input: SettlementPreviewInput!) { settlementPreview(input: $input) { businessName code deductions disengagementDate dismissalCause dueOn earnings found { advances alimony allowances average24 debts { amount included key kind label to } fixed gratification last lastThree loans others salary variable variableMonths } initialDate jobTitle lines { amount code group label source } name nonWorkingDays noticeGiven obstacles risk rut service taxMonths { part tax taxAtPayment yearMonth } toPay userContractId userId vacationDays warnings } }"): typeof import('./graphql').SettlementPreviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SettlementTotals($input: OfSettlementMonth!) { settlementTotals(input: $input) { net payrollMonthId people ready unreleased whyNotClose } }"): typeof import('./graphql').SettlementTotalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Settlements($filter: SettlementFilter, $page: Page, $sort: SettlementsSort, $counted: Boolean = true) { settlements(filter: $filter, page: $page, sort: $sort) { rows { businessId businessName contractCode disengagementDate dismissalCause dueOn fullname id identificationType initialDate issuedAt jobTitle notifiedOn paidOn payDate response rut shownSince status toPay userContractId userId version } total @include(if: $counted) } }"): typeof import('./graphql').SettlementsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoSettlement($input: UndoSettlementInput!) { undoSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoSettlementBatch($input: UndoSettlementBatchInput!) { undoSettlementBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoSettlementBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoSettlementDisplay($input: UndoSettlementDisplayInput!) { undoSettlementDisplay(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoSettlementDisplayDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoSettlementPayment($input: UndoSettlementPaymentInput!) { undoSettlementPayment(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoSettlementPaymentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSettlement($input: UpdateSettlementInput!) { updateSettlement(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateSettlementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query AdvancedSignature { advancedSignature { offered provider } }"): typeof import('./graphql').AdvancedSignatureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation BeginAdvancedSignature($input: BeginAdvancedSignatureInput!) { beginAdvancedSignature(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').BeginAdvancedSignatureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelSignatureRequest($input: CancelSignatureRequestInput!) { cancelSignatureRequest(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CancelSignatureRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSignatureRequests($input: CreateSignatureRequestsInput!) { createSignatureRequests(input: $input) { status message error { kind message field traceId } data { sent problems { id name problem } } } }"): typeof import('./graphql').CreateSignatureRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExternalSigning($input: ExternalSigningInput!) { externalSigning(input: $input) { capacity company consent consentSha256 documentName expiresAt mail name opened sha256 typeLabel } }"): typeof import('./graphql').ExternalSigningDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation GiveElectronicConsent($input: GiveElectronicConsentInput!) { giveElectronicConsent(input: $input) { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }"): typeof import('./graphql').GiveElectronicConsentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenExternalSigning($input: OpenExternalSigningInput!) { openExternalSigning(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenExternalSigningDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenSigning($input: ByIdSignatureRequest!) { openSigning(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenSigningDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnSignature { ownSignature { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } }"): typeof import('./graphql').OwnSignatureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectExternally($input: RejectExternallyInput!) { rejectExternally(input: $input) { status message error { kind message field traceId } data { act document } } }"): typeof import('./graphql').RejectExternallyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RejectSignature($input: RejectSignatureInput!) { rejectSignature(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').RejectSignatureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemindSignature($input: ByIdSignatureRequest!) { remindSignature(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RemindSignatureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReplaceSignatureRequest($input: ReplaceSignatureRequestInput!) { replaceSignatureRequest(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').ReplaceSignatureRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestExternalCode($input: RequestExternalCodeInput!) { requestExternalCode(input: $input) { status message error { kind message field traceId } data { mail until } } }"): typeof import('./graphql').RequestExternalCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RequestSignatureCode { requestSignatureCode { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }"): typeof import('./graphql').RequestSignatureCodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetSignatureKey($input: SetSignatureKeyInput!) { setSignatureKey(input: $input) { status message error { kind message field traceId } data { accepts consent consentAt hasKey keySince lockedUntil mail text textSha256 whyNot } } }"): typeof import('./graphql').SetSignatureKeyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignDocument($input: SignDocumentInput!) { signDocument(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').SignDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignDocuments($input: SignDocumentsInput!) { signDocuments(input: $input) { status message error { kind message field traceId } data { signed rows { id problem } } } }"): typeof import('./graphql').SignDocumentsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SignExternally($input: SignExternallyInput!) { signExternally(input: $input) { status message error { kind message field traceId } data { act document } } }"): typeof import('./graphql').SignExternallyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignatureRequest($input: ByIdSignatureRequest!) { signatureRequest(input: $input) { advanced { createdAt problem state url } code createdAt documentId documentName events { at author hash kind seq } expiresAt folderId fullname id level opened ownRole ownState reason replacedById replacesId requester sha256 signed signers signing { actedAt capacity id level name ord reason role state userId } state turn typeLabel version } }"): typeof import('./graphql').SignatureRequestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SignatureRequests($filter: SignatureRequestFilter, $page: Page, $sort: SignatureRequestsSort, $counted: Boolean = true) { signatureRequests(filter: $filter, page: $page, sort: $sort) { rows { code createdAt documentId documentName expiresAt folderId fullname id level opened ownRole ownState reason replacedById replacesId requester sha256 signed signers state turn typeLabel version } total @include(if: $counted) } }"): typeof import('./graphql').SignatureRequestsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VerifyDocument($input: VerifyDocumentInput!) { verifyDocument(input: $input) { company completedOn isInForce levels sealKind sealSerial sha256 signedBytes signedSha256 signers stampedAt type } }"): typeof import('./graphql').VerifyDocumentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateHierarchyNode($input: CreateHierarchyNodeInput!) { createHierarchyNode(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateHierarchyNodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteHierarchyNode($input: DeleteHierarchyNodeInput!) { deleteHierarchyNode(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteHierarchyNodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HierarchyNodeHistory($input: ByIdHierarchyNode!) { hierarchyNodeHistory(input: $input) { changes { after attribute author before from key label reason recordedAt } periods { author changes from key recordedAt supersededAt until } } }"): typeof import('./graphql').HierarchyNodeHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query HierarchyNodes($input: HierarchyNodesInput) { hierarchyNodes(input: $input) { areas code endedOn headName headUserId id kindId kindName level name parentId people totalPeople version } }"): typeof import('./graphql').HierarchyNodesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MergeAreas($input: MergeAreasInput!) { mergeAreas(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').MergeAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MergeBranchOffices($input: MergeBranchOfficesInput!) { mergeBranchOffices(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').MergeBranchOfficesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateHierarchyNode($input: UpdateHierarchyNodeInput!) { updateHierarchyNode(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateHierarchyNodeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query CaseFacts($input: CaseFactsInput!) { caseFacts(input: $input) { facts { code label options unit value } result } }"): typeof import('./graphql').CaseFactsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConceptCases($input: ConceptCasesInput!) { conceptCases(input: $input) { cases { businessId error expected got id passes title userId version yearMonth } mutants red survivors { after before from to } } }"): typeof import('./graphql').ConceptCasesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ConceptImpact($input: ConceptImpactInput!) { conceptImpact(input: $input) { broken { contractId message name } changed concept cost done failures mended net next top { after before contractId name netAfter netBefore userId } total watched } }"): typeof import('./graphql').ConceptImpactDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateConceptCase($input: CreateConceptCaseInput!) { createConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').CreateConceptCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteConceptCase($input: ByIdConceptCase!) { deleteConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').DeleteConceptCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ExplainDraft($input: ExplainDraftInput!) { explainDraft(input: $input) { bracket code comment decisions details enteredAt enteredBy exact index kind label law note numbers parent rounding shown since source sourceUrl text unit words } }"): typeof import('./graphql').ExplainDraftDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FormulaLibrary($input: FormulaLibraryInput) { formulaLibrary(input: $input) { classes { code label } concepts { category classes code decimals formula label max min own source unit } facts { code decimals label max min options source unit value } tables { code columns { code decimals label unit } decimals label source unit } variables { code decimals label max min options source unit value } yearMonth } }"): typeof import('./graphql').FormulaLibraryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewConcept($input: PreviewConceptInput!) { previewConcept(input: $input) { breaks decimals problem rows { before contractId draft error errorNow jobTitle name netDraft netNow now userId why } unit watched } }"): typeof import('./graphql').PreviewConceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveConcept($input: SaveConceptInput!) { saveConcept(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').SaveConceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StudioConcept($input: StudioConceptInput!) { studioConcept(input: $input) { borrowed code gratification inputName inputUnit kind law months { businessName contracts id yearMonth } proportional since sourceCode taxable title tributable type users { code title } version } }"): typeof import('./graphql').StudioConceptDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query StudioMonths { studioMonths { businessName contracts id yearMonth } }"): typeof import('./graphql').StudioMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateConceptCase($input: UpdateConceptCaseInput!) { updateConceptCase(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').UpdateConceptCaseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ConfirmSupplierAccount($input: ConfirmSupplierAccountInput!) { confirmSupplierAccount(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ConfirmSupplierAccountDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupplierAccounts($input: ByIdSupplier!) { supplierAccounts(input: $input) { accountNumber at author bankId paymentAccountType state } }"): typeof import('./graphql').SupplierAccountsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateClimateFeedback($input: CreateClimateFeedbackInput!) { createClimateFeedback(input: $input) { status message error { kind message field traceId } data { area comment surveyId } } }"): typeof import('./graphql').CreateClimateFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateFeedback($input: CreateFeedbackInput!) { createFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateFeedbackSurveyAreas($input: CreateFeedbackSurveyAreasInput!) { createFeedbackSurveyAreas(input: $input) { status message error { kind message field traceId } data { said { area comment surveyId } } } }"): typeof import('./graphql').CreateFeedbackSurveyAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSurveyLink($input: CreateSurveyLinkInput!) { createSurveyLink(input: $input) { status message error { kind message field traceId } data { id url } } }"): typeof import('./graphql').CreateSurveyLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteFeedback($input: DeleteFeedbackInput!) { deleteFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DeleteFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Feedback($input: FeedbackFilter) { feedback(input: $input) { area areaName author comment createdAt id isAboutMe isOwn respondedAt response surveyId userSurveyId version } }"): typeof import('./graphql').FeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query FeedbackAreas($input: FeedbackAreasFilter!) { feedbackAreas(input: $input) { area areaName comment createdAt } }"): typeof import('./graphql').FeedbackAreasDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PublicSurvey($input: PublicSurveyInput!) { publicSurvey(input: $input) { answers { at choice comment competenceId na omit questionId rev texts { choice number text } type } company { logoUrl name } evaluatee { area fullname jobTitle } isShared now progress status survey { canSkip closed competences { description id questions { alternatives { isOther label value } competenceId conditions { is questionId values } demographic id metadata { answers choices { label value } config { number other } options { label value } } multiple order required reversed scale { code max min naAllowed values { description label value } version } subtitle title type } title weight } disallowNeutral endAt forceComments hasComments id instructions minGroup offlineGraceH privacy startAt status title type } } }"): typeof import('./graphql').PublicSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ReopenSurvey($input: ReopenSurveyInput!) { reopenSurvey(input: $input) { status message error { kind message field traceId } data { progress status userSurveyId } } }"): typeof import('./graphql').ReopenSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RespondFeedback($input: RespondFeedbackInput!) { respondFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RespondFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RespondPublicSurvey($input: RespondPublicSurveyInput!) { respondPublicSurvey(input: $input) { status message error { kind message field traceId } data { status progress stored { questionId choice omit na texts { text choice number } comment rev at } mentions { questionId mentions } } } }"): typeof import('./graphql').RespondPublicSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RespondSurvey($input: RespondSurveyInput!) { respondSurvey(input: $input) { status message error { kind message field traceId } data { status progress stored { questionId choice omit na texts { text choice number } comment rev at } mentions { questionId mentions } } } }"): typeof import('./graphql').RespondSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RevokeSurveyLink($input: ByIdSurveyLink!) { revokeSurveyLink(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').RevokeSurveyLinkDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendSurveyLinks($input: SendSurveyLinksInput!) { sendSurveyLinks(input: $input) { status message error { kind message field traceId } data { sent withoutMail } } }"): typeof import('./graphql').SendSurveyLinksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyLinks($filter: SurveyLinkFilter, $page: Page, $sort: SurveyLinksSort, $counted: Boolean = true) { surveyLinks(filter: $filter, page: $page, sort: $sort) { rows { createdAt evaluatee expiresAt fullname id kind mailed state usesLeft } total @include(if: $counted) } }"): typeof import('./graphql').SurveyLinksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateFeedback($input: UpdateFeedbackInput!) { updateFeedback(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateFeedbackDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserSurvey($input: ByIdUserSurvey!) { userSurvey(input: $input) { alternative answers { at choice comment competenceId na omit questionId rev texts { choice number text } type } completedAt evaluatee { area avatarUrl fullname id jobTitle } id isOwn now progress relation respondent { area avatarUrl fullname id jobTitle } status survey { canSkip closed competences { description id questions { alternatives { isOther label value } competenceId conditions { is questionId values } demographic id metadata { answers choices { label value } config { number other } options { label value } } multiple order required reversed scale { code max min naAllowed values { description label value } version } subtitle title type } title weight } disallowNeutral endAt forceComments hasComments id instructions minGroup offlineGraceH privacy startAt status title type } surveyId } }"): typeof import('./graphql').UserSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ApplySurveyCorrection($input: ApplySurveyCorrectionInput!) { applySurveyCorrection(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ApplySurveyCorrectionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AssignSurvey($input: AssignmentInput!) { assignSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AssignSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CorrectSurvey($input: ByIdSurvey!) { correctSurvey(input: $input) { status message error { kind message field traceId } data { version } } }"): typeof import('./graphql').CorrectSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateSurvey($input: CreateSurveyInput!) { createSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteSurvey($input: DeleteSurveyInput!) { deleteSurvey(input: $input) { status message error { kind message field traceId } data { id } } }"): typeof import('./graphql').DeleteSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ExtendSurvey($input: ExtendSurveyInput!) { extendSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ExtendSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation KeepSurveyScale($input: SurveyScaleInput!) { keepSurveyScale(input: $input) { status message error { kind message field traceId } data { code version } } }"): typeof import('./graphql').KeepSurveyScaleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MergeTrainingNeeds($input: MergeTrainingNeedsInput!) { mergeTrainingNeeds(input: $input) { status message error { kind message field traceId } data { canKeep id status title } } }"): typeof import('./graphql').MergeTrainingNeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation MoveSurvey($input: MoveSurveyInput!) { moveSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').MoveSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewAssignment($input: AssignmentInput!) { previewAssignment(input: $input) { created existing problems { line message who } words } }"): typeof import('./graphql').PreviewAssignmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemindSurvey($input: ByIdSurvey!) { remindSurvey(input: $input) { status message error { kind message field traceId } data { id reminded } } }"): typeof import('./graphql').RemindSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveSurveyParticipant($input: ByIdUserSurvey!) { removeSurveyParticipant(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').RemoveSurveyParticipantDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveSurveyDefinition($input: SaveSurveyDefinitionInput!) { saveSurveyDefinition(input: $input) { status message error { kind message field traceId } data { version } } }"): typeof import('./graphql').SaveSurveyDefinitionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SplitTrainingNeeds($input: SplitTrainingNeedsInput!) { splitTrainingNeeds(input: $input) { status message error { kind message field traceId } data { canKeep id status title } } }"): typeof import('./graphql').SplitTrainingNeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SupervisorSurveys($filter: UserSurveyFilter, $page: Page, $sort: SupervisorSurveysSort, $counted: Boolean = true) { supervisorSurveys(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }"): typeof import('./graphql').SupervisorSurveysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Survey($input: ByIdSurvey!) { survey(input: $input) { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } }"): typeof import('./graphql').SurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyBank($input: SurveyBankInput) { surveyBank(input: $input) { competence demographic engagement id metadata multiple required reversed scaleCode subtitle surveyTitle title type } }"): typeof import('./graphql').SurveyBankDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyChecks($input: ByIdSurvey!) { surveyChecks(input: $input) { code level message } }"): typeof import('./graphql').SurveyChecksDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyDefinition($input: SurveyDefinitionInput!) { surveyDefinition(input: $input) { competences { description id key questions { alternatives { isOther label value } demographic engagement id key metadata multiple order required reversed scaleCode scaleVersion shownIf subtitle title type } shownIf surveyId title weight } edition instructions state surveyId version } }"): typeof import('./graphql').SurveyDefinitionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyOverview($input: ByIdSurvey!) { surveyOverview(input: $input) { answered areas { answered area invited } invited survey { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } } }"): typeof import('./graphql').SurveyOverviewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyParticipants($filter: SurveyParticipantsFilter, $page: Page, $sort: SurveyParticipantsSort, $counted: Boolean = true) { surveyParticipants(filter: $filter, page: $page, sort: $sort) { rows { evaluatee { area fullname id jobTitle } id progress relation respondent { area fullname id jobTitle } status } total @include(if: $counted) } }"): typeof import('./graphql').SurveyParticipantsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyPeopleChoices($input: ByIdSurvey!) { surveyPeopleChoices(input: $input) { areas { id name people } branchOffices { id name people } jobTitles units { id name people } } }"): typeof import('./graphql').SurveyPeopleChoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyReopenings($input: ByIdSurvey!) { surveyReopenings(input: $input) { at author evaluatee id reason relation respondent } }"): typeof import('./graphql').SurveyReopeningsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveyScales($input: SurveyScalesInput) { surveyScales(input: $input) { code from max min naAllowed name own until values { description label value } version } }"): typeof import('./graphql').SurveyScalesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Surveys($filter: SurveyFilter, $page: Page, $sort: SurveysSort, $counted: Boolean = true) { surveys(filter: $filter, page: $page, sort: $sort) { rows { answered canKeep canSkip closed closedAt disallowNeutral draftEdition edition endAt forceComments hasComments id instructions minComments minGroup offlineGraceH participants previousSurveyId privacy publicAccess questions reason startAt status title type version } total @include(if: $counted) } }"): typeof import('./graphql').SurveysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query SurveysForRespondent($filter: UserSurveyFilter, $page: Page, $sort: SurveysForRespondentSort, $counted: Boolean = true) { surveysForRespondent(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }"): typeof import('./graphql').SurveysForRespondentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TrainingNeeds($input: ByIdSurvey!) { trainingNeeds(input: $input) { canKeep id needs { answers isMerged keys lines { answers area level people } name people place written } status title } }"): typeof import('./graphql').TrainingNeedsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateSurvey($input: UpdateSurveyInput!) { updateSurvey(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateSurveyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserSurveys($filter: UserSurveyFilter, $page: Page, $sort: UserSurveysSort, $counted: Boolean = true) { userSurveys(filter: $filter, page: $page, sort: $sort) { rows { alternative closed completedAt endAt evaluatee { area fullname id jobTitle } id isOwn isSelf progress relation respondent { area fullname id jobTitle } startAt status surveyId surveyStatus surveyTitle surveyType } total @include(if: $counted) } }"): typeof import('./graphql').UserSurveysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ArchiveDocumentTemplate($input: DocumentTemplateSeen!) { archiveDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ArchiveDocumentTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelDocumentBatch($input: ByIdDocumentBatch!) { cancelDocumentBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CancelDocumentBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCollaboratorFile($input: CreateCollaboratorFileInput!) { createCollaboratorFile(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateCollaboratorFileDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateCollaboratorFileOne($input: CreateCollaboratorFileOneInput!) { createCollaboratorFileOne(input: $input) { status message error { kind message field traceId } data { id name } } }"): typeof import('./graphql').CreateCollaboratorFileOneDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateDocumentTemplate($input: CreateDocumentTemplateInput!) { createDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateDocumentTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteDocumentTemplate($input: DocumentTemplateSeen!) { deleteDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DeleteDocumentTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentBatch($input: ByIdDocumentBatch!) { documentBatch(input: $input) { author businessId businessName createdAt done errors failed folderId id made people problem reveal state templateName total version } }"): typeof import('./graphql').DocumentBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentBatchPeople($filter: DocumentBatchPeopleFilter, $page: Page, $sort: DocumentBatchPeopleSort, $counted: Boolean = true) { documentBatchPeople(filter: $filter, page: $page, sort: $sort) { rows { contractCode documentId fullname problem userContractId userId } total @include(if: $counted) } }"): typeof import('./graphql').DocumentBatchPeopleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentBatches($page: Page, $sort: DocumentBatchesSort, $counted: Boolean = true) { documentBatches(page: $page, sort: $sort) { rows { author businessId businessName createdAt done errors failed folderId id made people problem reveal state templateName total version } total @include(if: $counted) } }"): typeof import('./graphql').DocumentBatchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentTemplate($input: ByIdDocumentTemplate!) { documentTemplate(input: $input) { body currentNo id name publishedBody publishedNo state typeId typeLabel updatedAt version } }"): typeof import('./graphql').DocumentTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DocumentTemplateWord($input: DocumentTemplateWordInput!) { documentTemplateWord(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').DocumentTemplateWordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query DocumentTemplates($filter: DocumentTemplateFilter, $page: Page, $sort: DocumentTemplatesSort, $counted: Boolean = true) { documentTemplates(filter: $filter, page: $page, sort: $sort) { rows { currentNo id name publishedNo state typeId typeLabel updatedAt version } total @include(if: $counted) } }"): typeof import('./graphql').DocumentTemplatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewDocumentBatch($input: PreviewDocumentBatchInput!) { previewDocumentBatch(input: $input) { areas jobs lackers { fullname missing userId } lacks { label people } people ready reserved } }"): typeof import('./graphql').PreviewDocumentBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviewTemplate($input: PreviewTemplateInput!) { previewTemplate(input: $input) { blocks covered missing } }"): typeof import('./graphql').PreviewTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation PublishDocumentTemplate($input: DocumentTemplateSeen!) { publishDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').PublishDocumentTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeDocumentBatch($input: ByIdDocumentBatch!) { resumeDocumentBatch(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ResumeDocumentBatchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TemplateFromWord($input: TemplateFromWordInput!) { templateFromWord(input: $input) { body dropped } }"): typeof import('./graphql').TemplateFromWordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TemplateSubjects($input: TemplateSubjectsInput) { templateSubjects(input: $input) { businessId hint id label } }"): typeof import('./graphql').TemplateSubjectsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query TemplateTags { templateTags { code group kind label list reserved sample } }"): typeof import('./graphql').TemplateTagsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateDocumentTemplate($input: UpdateDocumentTemplateInput!) { updateDocumentTemplate(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateDocumentTemplateDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateThirdPartyList($input: CreateThirdPartyListInput!) { createThirdPartyList(input: $input) { status message error { kind message field traceId } data { id people state total } } }"): typeof import('./graphql').CreateThirdPartyListDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwedParties($filter: OwedPartiesFilter, $page: Page, $sort: OwedPartiesSort, $counted: Boolean = true) { owedParties(filter: $filter, page: $page, sort: $sort) { rows { channel code key kind label people state supplierId supplierName syndicateId total userId version } total @include(if: $counted) } }"): typeof import('./graphql').OwedPartiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SetThirdParty($input: SetThirdPartyInput!) { setThirdParty(input: $input) { status message error { kind message field traceId } data { code id version } } }"): typeof import('./graphql').SetThirdPartyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ThirdParties($input: ThirdPartiesInput!) { thirdParties(input: $input) { businessName making { done error total } parties payrollMonthId ready readyTotal squares { kept label owed payslips } yearMonth } }"): typeof import('./graphql').ThirdPartiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ThirdPartyLines($filter: ThirdPartyLinesFilter, $page: Page, $sort: ThirdPartyLinesSort, $counted: Boolean = true) { thirdPartyLines(filter: $filter, page: $page, sort: $sort) { rows { amount contractId label name rut } total @include(if: $counted) } }"): typeof import('./graphql').ThirdPartyLinesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ThirdPartyMonths($filter: ThirdPartyMonthsFilter, $page: Page, $sort: ThirdPartyMonthsSort, $counted: Boolean = true) { thirdPartyMonths(filter: $filter, page: $page, sort: $sort) { rows { businessName payrollMonthId yearMonth } total @include(if: $counted) } }"): typeof import('./graphql').ThirdPartyMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateIntegrationToken($input: CreateIntegrationTokenInput!) { createIntegrationToken(input: $input) { status message error { kind message field traceId } data { description token } } }"): typeof import('./graphql').CreateIntegrationTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteIntegrationToken($input: ByIdIntegrationToken!) { deleteIntegrationToken(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').DeleteIntegrationTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query IntegrationTokens($page: Page, $sort: IntegrationTokensSort, $counted: Boolean = true) { integrationTokens(page: $page, sort: $sort) { rows { author businesses createdAt description expiresOn id isWhole lastUsedAt prefix revokedAt scopes state version } total @include(if: $counted) } }"): typeof import('./graphql').IntegrationTokensDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CommentUserItem($input: CommentUserItemInput!) { commentUserItem(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').CommentUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateUserItem($input: CreateUserItemInput!) { createUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query EnteredItems($input: EnteredItemsInput!) { enteredItems(input: $input) { code } }"): typeof import('./graphql').EnteredItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query InputItems { inputItems { code group label unit } }"): typeof import('./graphql').InputItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query LastingItems($filter: LastingItemsFilter, $page: Page, $sort: LastingItemsSort, $counted: Boolean = true) { lastingItems(filter: $filter, page: $page, sort: $sort) { rows { carried comment contractCode contractId currentQuota endMonth id itemCode itemLabel kind origin person startMonth status taken totalAmount totalQuotas unit userId value version } total @include(if: $counted) } }"): typeof import('./graphql').LastingItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query PreviousUserItems($filter: PreviousUserItemsFilter, $page: Page, $sort: PreviousUserItemsSort, $counted: Boolean = true) { previousUserItems(filter: $filter, page: $page, sort: $sort) { rows { contractId itemCode value } total @include(if: $counted) } }"): typeof import('./graphql').PreviousUserItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RemoveUserItem($input: RemoveUserItemInput!) { removeUserItem(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').RemoveUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeUserItem($input: UserItemInMonth!) { resumeUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ResumeUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveUserItems($input: SaveUserItemsInput!) { saveUserItems(input: $input) { status message error { kind message field traceId } data { saved } } }"): typeof import('./graphql').SaveUserItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SuspendUserItem($input: UserItemInMonth!) { suspendUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SuspendUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateUserItem($input: UpdateUserItemInput!) { updateUserItem(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateUserItemDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query UserItems($input: UserItemsInput) { userItems(input: $input) { carried comment contractCode contractId currentQuota endMonth id itemCode itemLabel kind origin person startMonth status taken totalAmount totalQuotas unit userId value version } }"): typeof import('./graphql').UserItemsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AnswerVacationCompensation($input: AnswerVacationCompensationInput!) { answerVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AnswerVacationCompensationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation AttachVacationCompensationPaper($input: AttachVacationCompensationPaperInput!) { attachVacationCompensationPaper(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').AttachVacationCompensationPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateVacationCompensation($input: CreateVacationCompensationInput!) { createVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CreateVacationCompensationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenVacationCompensationPaper($input: ByIdVacationCompensation!) { openVacationCompensationPaper(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenVacationCompensationPaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UndoVacationCompensation($input: UndoVacationCompensationInput!) { undoVacationCompensation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UndoVacationCompensationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationCompensationProposal($input: VacationCompensationProposalInput!) { vacationCompensationProposal(input: $input) { agreedOn available countFrom law { countedDays counting least salary variable } } }"): typeof import('./graphql').VacationCompensationProposalDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationCompensations($input: VacationCompensationsInput!) { vacationCompensations(input: $input) { agreedOn amount answerer author basis countFrom countedDays counting days hasPaper id isAuthor least payMonth reason salary state undoneWhy userContractId userId variable version } }"): typeof import('./graphql').VacationCompensationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CancelVacationSignature($input: CancelVacationSignatureInput!) { cancelVacationSignature(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').CancelVacationSignatureDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateVacation($input: CreateVacationInput!) { createVacation(input: $input) { status message error { kind message field traceId } data { id responseStatus } } }"): typeof import('./graphql').CreateVacationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateVacationAdjustment($input: CreateVacationAdjustmentInput!) { createVacationAdjustment(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }"): typeof import('./graphql').CreateVacationAdjustmentDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateVacationLot($input: CreateVacationLotInput!) { createVacationLot(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }"): typeof import('./graphql').CreateVacationLotDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DecideVacationDoubts($input: DecideVacationDoubtsInput!) { decideVacationDoubts(input: $input) { status message error { kind message field traceId } data { decided } } }"): typeof import('./graphql').DecideVacationDoubtsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DecideVacationZones($input: DecideVacationZonesInput!) { decideVacationZones(input: $input) { status message error { kind message field traceId } data { decided } } }"): typeof import('./graphql').DecideVacationZonesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteVacation($input: DeleteVacationInput!) { deleteVacation(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteVacationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation OpenVacationCarePaper($input: OpenVacationCarePaperInput!) { openVacationCarePaper(input: $input) { status message error { kind message field traceId } data { name url } } }"): typeof import('./graphql').OpenVacationCarePaperDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query ProportionalSettlementDays($input: ProportionalSettlementDaysInput!) { proportionalSettlementDays(input: $input) { calendarDays countFrom disengagementDate lastDay lines { days kind text } nonWorking userContractId workingDays } }"): typeof import('./graphql').ProportionalSettlementDaysDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SaveVacationRule($input: SaveVacationRuleInput!) { saveVacationRule(input: $input) { status message error { kind message field traceId } data { saved } } }"): typeof import('./graphql').SaveVacationRuleDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation SendVacationToRubrika($input: SendVacationToRubrikaInput!) { sendVacationToRubrika(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').SendVacationToRubrikaDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateVacation($input: UpdateVacationInput!) { updateVacation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').UpdateVacationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation UpdateVacationConfig($input: UpdateVacationConfigInput!) { updateVacationConfig(input: $input) { status message error { kind message field traceId } data { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear fullname legalBalance progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } } }"): typeof import('./graphql').UpdateVacationConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationBalanceReport($filter: VacationBalanceFilter, $page: Page, $sort: VacationBalanceReportSort, $counted: Boolean = true) { vacationBalanceReport(filter: $filter, page: $page, sort: $sort) { rows { additionalBalance businessName claimable contractCode fullname id initialDate legalBalance progressiveBalance reserved rut totalBalance userId } total @include(if: $counted) } }"): typeof import('./graphql').VacationBalanceReportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationConfig($input: VacationConfigInput!) { vacationConfig(input: $input) { accrual additionalBalance art67 asOf balanceAdjustmentDate claimable daysAYear expiring { days on } fullname legalBalance periods { from legalDays number pendingDays progressiveDays takenDays to } progressiveBalance progressiveMonths recognizedOn reserved start totalBalance userContractId } }"): typeof import('./graphql').VacationConfigDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationContracts($input: VacationContractsInput) { vacationContracts(input: $input) { canAnswer canAsk canConfigure canSeeBalance ended fullname id label } }"): typeof import('./graphql').VacationContractsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationDoubts($filter: VacationDoubtFilter, $page: Page, $sort: VacationDoubtsSort, $counted: Boolean = true) { vacationDoubts(filter: $filter, page: $page, sort: $sort) { rows { businessName canDecide day days decidedAt decidedBy endDate fullname id reason rut startDate state userId version } total @include(if: $counted) } }"): typeof import('./graphql').VacationDoubtsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationLedger($input: VacationLedgerInput!) { vacationLedger(input: $input) { balance days kind on pool reason vacationId } }"): typeof import('./graphql').VacationLedgerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationOverlapDates($input: VacationOverlapDatesInput!) { vacationOverlapDates(input: $input) { additionalDays advance available away { from fullname ofTeam to } businessDays calendarDays holidays left legalDays overlaps { from isVacation to } progressiveDays purses refusals returnsOn shortage team { away on people } warnings } }"): typeof import('./graphql').VacationOverlapDatesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationRules($input: OfVacationRules!) { vacationRules(input: $input) { additionalOnExit advanceMax block businessId fromDay halfDay maxAwayPct noticeDays poolOrder progressiveOnExit version } }"): typeof import('./graphql').VacationRulesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationStatement($input: VacationLedgerInput!) { vacationStatement(input: $input) { name url } }"): typeof import('./graphql').VacationStatementDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationVoucher($input: VacationVoucherInput!) { vacationVoucher(input: $input) { name url } }"): typeof import('./graphql').VacationVoucherDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query VacationZoneProposals($input: VacationZoneProposalsInput) { vacationZoneProposals(input: $input) { businessId businessName canAnswer commune from fullname rut userContractId userId } }"): typeof import('./graphql').VacationZoneProposalsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Vacations($filter: VacationFilter, $page: Page, $sort: VacationsSort, $counted: Boolean = true) { vacations(filter: $filter, page: $page, sort: $sort) { rows { additionalDays advanceDays authorizedBy businessDays businessName canAnswer canCancel canEdit canMove canOpenCarePaper care comment endDate enjoyedUntil fullname half hasCarePaper id isHistoric lateUntil legalDays mayAnswer oldEnd oldStart poolOrder progressiveDays requestDate response responseDate responseStatus rut signature { id isStale signedOn state } startDate steps { at comment people place state words } userContractId userId version voucherNo } total @include(if: $counted) } }"): typeof import('./graphql').VacationsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation WithdrawVacation($input: WithdrawVacationInput!) { withdrawVacation(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').WithdrawVacationDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation CreateWebhook($input: CreateWebhookInput!) { createWebhook(input: $input) { status message error { kind message field traceId } data { description secret } } }"): typeof import('./graphql').CreateWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation DeleteWebhook($input: ByIdWebhook!) { deleteWebhook(input: $input) { status message error { kind message field traceId } data } }"): typeof import('./graphql').DeleteWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation RepeatWebhookDelivery($input: RepeatWebhookDeliveryInput!) { repeatWebhookDelivery(input: $input) { status message error { kind message field traceId } data { at attempts description event id problem state status triedAt } } }"): typeof import('./graphql').RepeatWebhookDeliveryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "mutation ResumeWebhook($input: ByIdWebhook!) { resumeWebhook(input: $input) { status message error { kind message field traceId } data { id version } } }"): typeof import('./graphql').ResumeWebhookDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WebhookDeliveries($filter: WebhookDeliveryFilter, $page: Page, $sort: WebhookDeliveriesSort, $counted: Boolean = true) { webhookDeliveries(filter: $filter, page: $page, sort: $sort) { rows { at attempts description event id problem state status triedAt } total @include(if: $counted) } }"): typeof import('./graphql').WebhookDeliveriesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Webhooks($page: Page, $sort: WebhooksSort, $counted: Boolean = true) { webhooks(page: $page, sort: $sort) { rows { author createdAt description disabledAt disabledWhy events id url version } total @include(if: $counted) } }"): typeof import('./graphql').WebhooksDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
