export { ChatReports } from './admin/ChatReports.tsx';
