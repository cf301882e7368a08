/** What people do instead of saying what they feel: a place, how long, what they could not do. */
export const behaviour = `
(sat|sitting|stayed|hid|hiding|lay|lying|stood) .. (in|on) the (car|bathroom floor|toilet|stairwell|loo|
  bathroom|garage|parking lot|car park) .. (minutes|
  hour|hours|ages)
(sat|sitting) in the (car|van|garage) .. .. (before i could|couldn't|could not|unable to|crying)
(stared|staring|stare) at (the|my|a) (screen|wall|ceiling|laptop|monitor|spreadsheet) [for] .. (minutes|hour|
  hours|ages|and|without)
(read|reread|re read) the same (line|paragraph|page|email|sentence) .. (times|over and over|again and again|twice)
(nodded off|dozed off|fell asleep|nearly fell asleep|almost fell asleep) (at|on|behind|driving|in) [a|the|
  my] (wheel|red light|lights|bus|meeting|desk|train|road)
(can't|cannot|couldn't) (cook|answer|reply|open|read|decide|choose) [any|even] .. (anymore|any more)
(couldn't|could not|can't|cannot) get out of (the car|bed|the van), forehead on the (wheel|desk)
letters (dancing|swimming)
(double|doubles|double shifts|shifts) in a row, (back to back|another) (doubles|double shift)
not ok tbh, (not|n't) (ok|okay|alright) (tbh|at all|anymore)
`;

/** Joy said plainly. */
export const plainJoy = `
best (day|shift|week|night|thing) (in|of|ever|i|i've) [the] [ever|months|years|year|weeks|did|done]
(proper|really|such a) good day, laughed (all|the whole) (day|night|shift|way), (beaming|buzzing) [all] [day]
feel human again, slept like a (log|baby|rock)
`;
