export { AUDIT_CHECKS, type AuditCheck, CHECK_MEANINGS } from './audit-check.ts';
export type { AuditFault } from './audit-fault.ts';
export { auditLedger, type LedgerSource } from './audit-ledger.ts';
export type { AuditOptions, Published } from './audit-options.ts';
export type { AuditReport, CheckReport } from './audit-report.ts';
export { Auditor } from './auditor.ts';
export { type ReceiptReport, receiptOf } from './receipts.ts';
export { Survey } from './survey.ts';
export { tableDifference } from './table-difference.ts';
