export { RoomNotice } from './RoomNotice.tsx';
