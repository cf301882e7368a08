/** Games by name, where one jumps from bridges and dies: the same in every language. */
export const games =
  'gta|fortnite|minecraft|roblox|valorant|rpg|playstation|xbox|nintendo|free fire|dark souls|elden ring|zelda';
