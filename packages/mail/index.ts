export { escapeHtml, renderLetter } from './letter.ts';
export { developmentMail } from './mail.tables.ts';
export { serveMailbox } from './mailbox.ts';
export { developmentMailer, type Mail, type Mailer, smtpMailer } from './mailer.ts';
