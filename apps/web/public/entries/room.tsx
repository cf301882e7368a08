import { RoomPage } from '#features/meetings/web/room/RoomPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<RoomPage />);
