export { Agreements } from './Agreements.tsx';
export { HealthConsentSetting } from './HealthConsentSetting.tsx';
export { RoomNotice } from './RoomNotice.tsx';
