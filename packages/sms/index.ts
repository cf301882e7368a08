export { serveSmsOutbox } from './outbox.ts';
export { developmentSms } from './sms.tables.ts';
export {
  developmentTexter,
  httpTexter,
  SmsNotTaken,
  type Texter,
  type TextMessage,
} from './texter.ts';
